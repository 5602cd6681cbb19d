// A small net over the inputs: two layers of bends beside a straight line, and two answers.
#pragma once

#include "inputs.hpp"

constexpr int FIRST = 64, SECOND = 16, ANSWERS = 2;
constexpr int POINTS = 0, WIN = 1;

// The numbers of a net, or slopes of them.
struct Weights {
    alignas(64) float sets[SETS * FACES][FIRST];
    float dense[DENSE][FIRST];
    float first[FIRST];
    float second[FIRST][SECOND];
    float second_base[SECOND];
    float out[SECOND][ANSWERS];
    float out_base[ANSWERS];
    float line[DENSE][ANSWERS];

    // Calls *visit* with the name, numbers, rows and columns of each block.
    template <class Self, class Visit>
    static void each_block(Self& self, Visit visit) {
        visit("sets", self.sets[0], SETS * FACES, FIRST);
        visit("dense", self.dense[0], DENSE, FIRST);
        visit("first", self.first, 1, FIRST);
        visit("second", self.second[0], FIRST, SECOND);
        visit("second base", self.second_base, 1, SECOND);
        visit("out", self.out[0], SECOND, ANSWERS);
        visit("out base", self.out_base, 1, ANSWERS);
        visit("line", self.line[0], DENSE, ANSWERS);
    }
};

// What a position promises: points by which the own seat gains on the other, and to win the game.
struct Estimate {
    double points = 0, win = 0;
};

using Layer = std::array<float, FIRST>;

class Net {
public:
    Weights weights{};

    // The parts of all sums that discards of one turn share.
    struct Begun {
        alignas(64) Layer first;
        float out[ANSWERS];
    };

    // What training goes back through.
    struct Passed {
        alignas(64) Layer first;
        float second[SECOND];
        float out[ANSWERS];
    };

    Begun begun(const Inputs& common) const {
        Begun begun;
        std::copy(std::begin(weights.first), std::end(weights.first), begun.first.begin());
        std::copy(std::begin(weights.out_base), std::end(weights.out_base), begun.out);
        for (int set = SETS_OF_DISCARD; set < SETS; ++set)
            add_set(begun.first, set, common.sets[set]);
        for (int at = AT_TIMES; at < DENSE; ++at)
            if (!of_discard(at)) add_number(begun, at, common.dense[at]);
        return begun;
    }

    Passed passed(const Begun& begun, const Inputs& inputs) const {
        Begun sums = begun;
        for (int set = 0; set < SETS_OF_DISCARD; ++set) add_set(sums.first, set, inputs.sets[set]);
        for (int at = 0; at < ASPECTS; ++at) add_number(sums, at, inputs.dense[at]);
        add_number(sums, AT_WORTH, inputs.dense[AT_WORTH]);
        for (int at : SUMS_OF_DISCARD) add_number(sums, at, inputs.dense[at]);
        return finished(sums);
    }

    Passed passed(const Inputs& inputs) const { return passed(begun(inputs), inputs); }

    static Estimate estimate(const Passed& passed, const Inputs& inputs) {
        return {inputs.worth() + 50.0 * passed.out[POINTS], sigmoid(passed.out[WIN])};
    }

private:
    static bool of_discard(int at) {
        return at == AT_WORTH || std::find(std::begin(SUMS_OF_DISCARD), std::end(SUMS_OF_DISCARD),
                                           at) != std::end(SUMS_OF_DISCARD);
    }

    void add_set(Layer& sums, int set, FaceSet faces) const {
        for (Face face : each(faces)) {
            const float* row = weights.sets[set * FACES + face];
            for (int unit = 0; unit < FIRST; ++unit) sums[unit] += row[unit];
        }
    }

    void add_number(Begun& sums, int at, float number) const {
        if (number == 0) return;
        const float* row = weights.dense[at];
        for (int unit = 0; unit < FIRST; ++unit) sums.first[unit] += number * row[unit];
        for (int answer = 0; answer < ANSWERS; ++answer)
            sums.out[answer] += number * weights.line[at][answer];
    }

    Passed finished(const Begun& sums) const {
        Passed passed;
        for (int unit = 0; unit < FIRST; ++unit)
            passed.first[unit] = std::max(0.0f, sums.first[unit]);
        std::copy(std::begin(weights.second_base), std::end(weights.second_base), passed.second);
        for (int from = 0; from < FIRST; ++from)
            for (int unit = 0; unit < SECOND; ++unit)
                passed.second[unit] += passed.first[from] * weights.second[from][unit];
        for (float& value : passed.second) value = std::max(0.0f, value);
        for (int answer = 0; answer < ANSWERS; ++answer) {
            passed.out[answer] = sums.out[answer];
            for (int from = 0; from < SECOND; ++from)
                passed.out[answer] += passed.second[from] * weights.out[from][answer];
        }
        return passed;
    }
};
