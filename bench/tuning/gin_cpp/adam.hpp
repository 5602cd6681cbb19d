// Teaches a net its lessons: slopes by going back through it, and steps by Adam.
#pragma once

#include "lessons.hpp"

class Adam {
public:
    explicit Adam(const Net& net) : net_(net) {}

    // Goes through the lessons once, in any order, in batches.
    void teach(Lessons& lessons, float rate, Chance chance) {
        std::vector<int> order(lessons.size());
        for (std::size_t at = 0; at < order.size(); ++at) order[at] = static_cast<int>(at);
        for (std::size_t at = order.size(); at > 1; --at)
            std::swap(order[at - 1], order[chance.below(static_cast<int>(at))]);
        for (std::size_t from = 0; from + BATCH <= order.size(); from += BATCH) {
            slopes_ = Weights{};
            for (std::size_t at = from; at < from + BATCH; ++at) add(lessons[order[at]]);
            step(rate);
        }
    }

    const Net& net() const { return net_; }

private:
    static constexpr std::size_t BATCH = 256;

    Net net_;
    Weights slopes_{}, mean_{}, square_{};
    int steps_ = 0;

    // What it is worth matters more than each of the chances that it is the sum of.
    Chances errors(const Net::Passed& passed, const Chances& goal) const {
        const Chances found = net_.chances(passed);
        Chances error;
        float worth = 0, won = 0;
        for (int knot = 0; knot < KNOTS; ++knot) {
            error[knot] = found[knot] - goal[knot];
            worth += error[knot] * POSTS[knot] / 30;
            won += error[knot] * ((knot > MIDDLE) - (knot < MIDDLE));
        }
        for (int knot = 0; knot < KNOTS; ++knot)
            error[knot] = error[knot] / 2 + worth * POSTS[knot] / 30 +
                          won * ((knot > MIDDLE) - (knot < MIDDLE));
        return error;
    }

    void add(const Lesson& lesson) {
        const Net::Passed passed = net_.passed(lesson.inputs);
        const Chances error = errors(passed, lesson.goal);
        Layer back;
        through_second(passed, error, back);
        add_inputs(lesson.inputs, back);
    }

    void through_second(const Net::Passed& passed, const Chances& error, Layer& back) {
        const Weights& weights = net_.weights;
        float second[SECOND] = {};
        for (int knot = 0; knot < KNOTS; ++knot) slopes_.out_base[knot] += error[knot];
        for (int unit = 0; unit < SECOND; ++unit) {
            if (passed.second[unit] <= 0) continue;
            for (int knot = 0; knot < KNOTS; ++knot) {
                second[unit] += error[knot] * weights.out[unit][knot];
                slopes_.out[unit][knot] += error[knot] * passed.second[unit];
            }
            slopes_.second_base[unit] += second[unit];
        }
        for (int from = 0; from < FIRST; ++from) {
            const float bend = passed.first.at[from];
            float sum = 0;
            if (bend > 0) {
                for (int unit = 0; unit < SECOND; ++unit) {
                    sum += second[unit] * weights.second[from][unit];
                    slopes_.second[from][unit] += second[unit] * bend;
                }
                for (int knot = 0; knot < KNOTS; ++knot) {
                    sum += error[knot] * weights.past[from][knot];
                    slopes_.past[from][knot] += error[knot] * bend;
                }
            }
            back.at[from] = sum;
        }
    }

    void add_inputs(const Inputs& inputs, const Layer& back) {
        for (int unit = 0; unit < FIRST; ++unit) slopes_.first[unit] += back.at[unit];
        for (int at = 0; at < DENSE; ++at) {
            const float number = inputs.dense[at];
            if (number == 0) continue;
            float* row = slopes_.dense[at];
            for (int unit = 0; unit < FIRST; ++unit) row[unit] += number * back.at[unit];
        }
        for (int set = 0; set < SETS; ++set)
            for (Face face : each(inputs.sets[set])) {
                float* row = slopes_.sets[set * FACES + face];
                for (int unit = 0; unit < FIRST; ++unit) row[unit] += back.at[unit];
            }
    }

    void step(float rate) {
        ++steps_;
        const float warm = rate / (1 - std::pow(0.9f, steps_));
        const float wide = 1 / (1 - std::pow(0.999f, steps_));
        auto* weights = reinterpret_cast<float*>(&net_.weights);
        const auto* slopes = reinterpret_cast<const float*>(&slopes_);
        auto* mean = reinterpret_cast<float*>(&mean_);
        auto* square = reinterpret_cast<float*>(&square_);
        for (std::size_t at = 0; at < NUMBERS; ++at) {
            const float slope = 2 * slopes[at] / BATCH;
            mean[at] = 0.9f * mean[at] + 0.1f * slope;
            square[at] = 0.999f * square[at] + 0.001f * slope * slope;
            weights[at] -= warm * mean[at] / (std::sqrt(square[at] * wide) + 1e-8f);
        }
    }
};
