// A small net over what is known: two layers of bends, and chances of the knots.
#pragma once

#include "../cpp/numbers.hpp"
#include "look.hpp"

constexpr int COMMON_SETS = 6, OWN_SETS = 3, SETS = COMMON_SETS + OWN_SETS;
constexpr int STAKES = 7, COMMON = OTHERS + FACES + STAKES, DENSE = COMMON + OWN;
constexpr int FIRST = 128, SECOND = 32;

// The knots whose prices tell what is at stake.
constexpr int STAKED[STAKES] = {2, 5, 8, MIDDLE, 11, 14, 16};

// What a way on is judged by: what is known besides the own hand first.
struct Inputs {
    FaceSet sets[SETS];
    float dense[DENSE];

    void fill_common(const Look& look, const Prices& prices) {
        const Sight& sight = look.sight;
        const FaceSet common[] = {sight.known, sight.thrown, sight.left,
                                  look.unseen, sight.lately, sight.shown};
        std::copy(std::begin(common), std::end(common), sets);
        float* to = std::copy(look.others, look.others + OTHERS, dense);
        to = std::copy(look.held, look.held + FACES, to);
        for (int knot : STAKED) *to++ = prices[knot];
    }

    void fill_own(const Look& look, FaceSet kept, Face thrown) {
        const FaceSet together = melded(kept);
        sets[COMMON_SETS] = kept & ~together;
        sets[COMMON_SETS + 1] = together;
        sets[COMMON_SETS + 2] = thrown < 0 ? 0 : only(thrown);
        look.fill_own(kept, thrown, dense + COMMON);
    }
};

// The numbers of a net, or slopes of them.
struct Weights {
    alignas(64) float sets[SETS * FACES][FIRST];
    alignas(64) float dense[DENSE][FIRST];
    alignas(64) float first[FIRST];
    alignas(64) float second[FIRST][SECOND];
    float second_base[SECOND];
    float out[SECOND][KNOTS];
    float past[FIRST][KNOTS];
    float out_base[KNOTS];

    // Calls *visit* with the name, numbers, rows and columns of each block.
    template <class Self, class Visit>
    static void each_block(Self& self, Visit visit) {
        visit("sets", self.sets[0], SETS * FACES, FIRST);
        visit("dense", self.dense[0], DENSE, FIRST);
        visit("first", self.first, 1, FIRST);
        visit("second", self.second[0], FIRST, SECOND);
        visit("second base", self.second_base, 1, SECOND);
        visit("out", self.out[0], SECOND, KNOTS);
        visit("past", self.past[0], FIRST, KNOTS);
        visit("out base", self.out_base, 1, KNOTS);
    }
};

constexpr std::size_t NUMBERS = sizeof(Weights) / sizeof(float);

struct alignas(64) Layer {
    float at[FIRST];
};

struct Net {
    Weights weights{};

    // What training goes back through.
    struct Passed {
        Layer first;
        float second[SECOND];
    };

    void add_common(Layer& sums, const Inputs& inputs) const {
        std::copy(weights.first, weights.first + FIRST, sums.at);
        add(sums, inputs, 0, COMMON_SETS, 0, COMMON);
    }

    void add_own(Layer& sums, const Inputs& inputs) const {
        add(sums, inputs, COMMON_SETS, SETS, COMMON, DENSE);
    }

    void bend(const Layer& sums, Passed& passed) const {
        for (int unit = 0; unit < FIRST; ++unit)
            passed.first.at[unit] = std::max(0.0f, sums.at[unit]);
        float second[SECOND];
        std::copy(weights.second_base, weights.second_base + SECOND, second);
        for (int from = 0; from < FIRST; ++from)
            for (int unit = 0; unit < SECOND; ++unit)
                second[unit] += passed.first.at[from] * weights.second[from][unit];
        for (int unit = 0; unit < SECOND; ++unit)
            passed.second[unit] = std::max(0.0f, second[unit]);
    }

    Passed passed(const Inputs& inputs) const {
        Layer sums;
        add_common(sums, inputs);
        add_own(sums, inputs);
        Passed passed;
        bend(sums, passed);
        return passed;
    }

    Chances chances(const Passed& passed) const {
        Chances found;
        std::copy(weights.out_base, weights.out_base + KNOTS, found.begin());
        for (int unit = 0; unit < FIRST; ++unit)
            for (int knot = 0; knot < KNOTS; ++knot)
                found[knot] += passed.first.at[unit] * weights.past[unit][knot];
        for (int unit = 0; unit < SECOND; ++unit)
            for (int knot = 0; knot < KNOTS; ++knot)
                found[knot] += passed.second[unit] * weights.out[unit][knot];
        return found;
    }

private:
    void add(Layer& sums, const Inputs& inputs, int set, int sets, int from, int end) const {
        for (; set < sets; ++set)
            for (Face face : each(inputs.sets[set])) {
                const float* row = weights.sets[set * FACES + face];
                for (int unit = 0; unit < FIRST; ++unit) sums.at[unit] += row[unit];
            }
        for (int at = from; at < end; ++at) {
            const float number = inputs.dense[at];
            if (number == 0) continue;
            const float* row = weights.dense[at];
            for (int unit = 0; unit < FIRST; ++unit) sums.at[unit] += number * row[unit];
        }
    }
};

// Moves an average a part of the way to a net.
inline void mix(const Net& net, Net& average, float part) {
    auto* to = reinterpret_cast<float*>(&average.weights);
    const auto* from = reinterpret_cast<const float*>(&net.weights);
    for (std::size_t at = 0; at < NUMBERS; ++at) to[at] += part * (from[at] - to[at]);
}

// A net whose results are priced at one moment: what hands are worth.
class Priced {
public:
    Priced() = default;
    Priced(const Net& net, const Prices& prices, const Inputs& common) : net_(&net) {
        net.add_common(begun_, common);
        base_ = folded(net.weights.out_base, prices);
        for (int unit = 0; unit < FIRST; ++unit)
            past_[unit] = folded(net.weights.past[unit], prices);
        for (int unit = 0; unit < SECOND; ++unit)
            out_[unit] = folded(net.weights.out[unit], prices);
    }

    float of(const Inputs& inputs, Net::Passed& passed) const {
        Layer sums = begun_;
        net_->add_own(sums, inputs);
        net_->bend(sums, passed);
        float value = base_;
        for (int unit = 0; unit < FIRST; ++unit) value += passed.first.at[unit] * past_[unit];
        for (int unit = 0; unit < SECOND; ++unit) value += passed.second[unit] * out_[unit];
        return value;
    }

    Chances chances(const Net::Passed& passed) const { return net_->chances(passed); }

private:
    const Net* net_ = nullptr;
    Layer begun_;
    float base_ = 0, past_[FIRST], out_[SECOND];

    static float folded(const float* row, const Prices& prices) {
        float sum = 0;
        for (int knot = 0; knot < KNOTS; ++knot) sum += row[knot] * prices[knot];
        return sum;
    }
};
