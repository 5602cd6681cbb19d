// What a net is told of a position, as engine/players/five_hundred has it.
#pragma once

#include "odds.hpp"
#include "worth.hpp"

constexpr int SETS = 7, SUMS = 10;
constexpr int AT_TIMES = ASPECTS, AT_LEAD = AT_TIMES + TIMES, AT_OWN = AT_LEAD + 1;
constexpr int AT_OTHERS = AT_OWN + 1, AT_WORTH = AT_OTHERS + 1, AT_ODDS = AT_WORTH + 1;
constexpr int AT_SUMS = AT_ODDS + FACES, DENSE = AT_SUMS + SUMS;

// The first sets and the numbers that differ between the discards of one turn.
constexpr int SETS_OF_DISCARD = 2;
constexpr int SUMS_OF_DISCARD[] = {AT_SUMS + 2, AT_SUMS + 3, AT_SUMS + 4, AT_SUMS + 5};

// The sets: own hand, top of the pile, what is below, unseen, known, fits the table, thrown.
struct Inputs {
    std::array<FaceSet, SETS> sets;
    std::array<float, DENSE> dense;

    // The points that the rest of the round brings, as 0.3.0 has it.
    double worth() const { return dense[AT_WORTH] * 50.0; }
};

// A position after some lays, of which the inputs of each discard are made.
class Surroundings {
public:
    // *own*: how many cards the hand has when the turn has ended.
    Surroundings(const Position& now, const Lays& lays, const Piled& pile, const Odds& odds,
                 const Worth& worth, int own)
        : here_(now, lays, pile), odds_(odds), times_(times(here_.other, own, here_.stock)),
          worth_(worth.at(times_)) {
        common_.sets = {0, 0, here_.piled, here_.unseen, here_.known, here_.ends, now.thrown};
        common_.dense = {};
        std::copy(times_.begin(), times_.end(), common_.dense.begin() + AT_TIMES);
        std::copy(odds.begin(), odds.end(), common_.dense.begin() + AT_ODDS);
        tell_totals(now, points_of(lays));
        tell_sums();
        for (FaceSet card : here_.pile) uses_.add(use(lowest(card), here_.piled & ~card));
    }

    const Inputs& common() const { return common_; }

    // The inputs where *hand* is left and *top* lies on the pile.
    Inputs of(FaceSet hand, FaceSet top) const {
        Inputs inputs = common_;
        inputs.sets[0] = hand;
        inputs.sets[1] = top;
        const Aspects aspects = AspectsOf(here_, hand, top).found;
        for (int at = 0; at < ASPECTS; ++at) inputs.dense[at] = aspects[at] / 50;
        inputs.dense[AT_WORTH] = worth_.of(aspects) / 50;
        tell_pile(inputs, top);
        return inputs;
    }

private:
    Field here_;
    const Odds& odds_;
    Times times_;
    Worth::At worth_;
    Inputs common_;
    Few<double, FACES> uses_;

    void tell_totals(const Position& now, int laid) {
        const auto distance = [&](double points) {
            return std::min(250.0, std::max(-50.0, now.target - points)) / 100;
        };
        common_.dense[AT_LEAD] = (now.own + laid - now.others) / 100.0;
        common_.dense[AT_OWN] = distance(now.own + laid);
        common_.dense[AT_OTHERS] = distance(now.others);
    }

    // Sums over the odds: its points, those that fit, the melds it may hold, its cards.
    void tell_sums() {
        double points = 0, fitting = 0, cards = 0, melds = 0, melded = 0;
        for (Face face = 0; face < FACES; ++face) {
            points += odds_[face] * HELD[face];
            cards += odds_[face];
        }
        for (Face face : each(here_.ends & here_.live)) fitting += odds_[face] * HELD[face];
        for (FaceSet triple : TRIPLES) {
            double chance = 1;
            for (Face face : each(triple)) chance *= odds_[face];
            melds += chance;
            melded += chance * points_of(triple);
        }
        float* sums = &common_.dense[AT_SUMS];
        sums[0] = points / 50;
        sums[1] = fitting / 50;
        sums[6] = melded / 100;
        sums[7] = melds / 3;
        sums[9] = cards / 10;
    }

    // Chance that the other player can lay a card, the cards *deep* lying in the pile too.
    double use(Face card, FaceSet deep) const {
        if (here_.ends >> card & 1) return 0.95;
        double useless = 1;
        for (FaceSet pair : PARTNERS[card]) {
            if (!(pair & ~deep)) continue;
            double both = 1;
            for (Face face : each(pair)) both *= deep >> face & 1 ? 0.5 : odds_[face];
            useless *= 1 - both;
        }
        return 1 - useless;
    }

    // What the top and the best of the cards below may bring the other player.
    void tell_pile(Inputs& inputs, FaceSet top) const {
        double alone = 0, with_all = 0;
        int above = points_of(top);
        for (int at = here_.pile.size() - 1; at >= 0; --at) {
            const int points = points_of(here_.pile[at]);
            above += points;
            alone = std::max(alone, uses_[at] * points);
            with_all = std::max(with_all, uses_[at] * above);
        }
        const double of_top = top ? use(lowest(top), here_.piled) : 0;
        float* sums = &inputs.dense[AT_SUMS];
        sums[2] = of_top;
        sums[3] = of_top * points_of(top) / 10;
        sums[4] = alone / 10;
        sums[5] = with_all / 100;
    }
};
