// Teaches a net its lessons: slopes by going back through it, and steps by Adam.
#pragma once

#include "lessons.hpp"

// The sum over lessons of how the error changes with each weight.
class Slopes {
public:
    Weights sum{};

    void clear() { sum = Weights{}; }

    // Squares of points (to one unit of 50), and the logarithmic loss of the chance to win.
    void add(const Net& net, const Lesson& lesson) {
        const Net::Passed passed = net.passed(lesson.inputs);
        const double aim = (lesson.points - lesson.inputs.worth()) / 50;
        add(net, lesson.inputs, passed,
            {static_cast<float>(passed.out[POINTS] - aim),
             static_cast<float>(sigmoid(passed.out[WIN]) - lesson.win)});
    }

    // The same for the points alone, where the error changes with them so many times.
    void add(const Net& net, const Inputs& inputs, float times) {
        add(net, inputs, net.passed(inputs), {times, 0});
    }

    void add(const Slopes& more) {
        auto* to = reinterpret_cast<float*>(&sum);
        const auto* from = reinterpret_cast<const float*>(&more.sum);
        for (std::size_t at = 0; at < sizeof(Weights) / sizeof(float); ++at) to[at] += from[at];
    }

private:
    void add(const Net& net, const Inputs& inputs, const Net::Passed& passed,
             const float (&wrong)[ANSWERS]) {
        alignas(64) Layer back;
        through_second(net.weights, passed, wrong, back);
        add_inputs(inputs, wrong, back);
    }

    void through_second(const Weights& weights, const Net::Passed& passed,
                        const float (&wrong)[ANSWERS], Layer& back) {
        float second[SECOND] = {};
        for (int answer = 0; answer < ANSWERS; ++answer) sum.out_base[answer] += wrong[answer];
        for (int unit = 0; unit < SECOND; ++unit) {
            if (passed.second[unit] <= 0) continue;
            for (int answer = 0; answer < ANSWERS; ++answer) {
                second[unit] += wrong[answer] * weights.out[unit][answer];
                sum.out[unit][answer] += wrong[answer] * passed.second[unit];
            }
            sum.second_base[unit] += second[unit];
        }
        for (int from = 0; from < FIRST; ++from) {
            back[from] = 0;
            if (passed.first[from] <= 0) continue;
            for (int unit = 0; unit < SECOND; ++unit) {
                back[from] += second[unit] * weights.second[from][unit];
                sum.second[from][unit] += second[unit] * passed.first[from];
            }
        }
    }

    void add_inputs(const Inputs& inputs, const float (&wrong)[ANSWERS], const Layer& back) {
        for (int unit = 0; unit < FIRST; ++unit) sum.first[unit] += back[unit];
        for (int at = 0; at < DENSE; ++at) {
            const float number = inputs.dense[at];
            if (number == 0) continue;
            for (int unit = 0; unit < FIRST; ++unit) sum.dense[at][unit] += number * back[unit];
            for (int answer = 0; answer < ANSWERS; ++answer)
                sum.line[at][answer] += number * wrong[answer];
        }
        for (int set = 0; set < SETS; ++set)
            for (Face face : each(inputs.sets[set])) {
                float* row = sum.sets[set * FACES + face];
                for (int unit = 0; unit < FIRST; ++unit) row[unit] += back[unit];
            }
    }
};

class Adam {
public:
    explicit Adam(Net& net) : net_(net) {}

    // Goes through the lessons once, in any order, in batches.
    void teach(std::vector<Lesson>& lessons, float rate, Chance chance) {
        for (std::size_t at = lessons.size(); at > 1; --at)
            std::swap(lessons[at - 1], lessons[chance.below(static_cast<int>(at))]);
        for (std::size_t from = 0; from + BATCH <= lessons.size(); from += BATCH) {
            slopes_.clear();
            for (std::size_t at = from; at < from + BATCH; ++at) slopes_.add(net_, lessons[at]);
            step(slopes_, rate, BATCH);
        }
    }

    // One step against the slopes of so many lessons.
    void step(const Slopes& slopes, float rate, int lessons) {
        ++steps_;
        const float warm = rate / (1 - std::pow(0.9f, steps_));
        const float spread = 1 / (1 - std::pow(0.999f, steps_));
        auto* weights = reinterpret_cast<float*>(&net_.weights);
        const auto* sum = reinterpret_cast<const float*>(&slopes.sum);
        auto* mean = reinterpret_cast<float*>(&mean_);
        auto* square = reinterpret_cast<float*>(&square_);
        for (std::size_t at = 0; at < sizeof(Weights) / sizeof(float); ++at) {
            const float slope = sum[at] / lessons;
            mean[at] = 0.9f * mean[at] + 0.1f * slope;
            square[at] = 0.999f * square[at] + 0.001f * slope * slope;
            weights[at] -= warm * mean[at] / (std::sqrt(square[at] * spread) + 1e-8f);
        }
    }

private:
    static constexpr std::size_t BATCH = 256;

    Net& net_;
    Slopes slopes_;
    Weights mean_{}, square_{};
    int steps_ = 0;
};
