// What a turn leaves behind, whichever card is discarded then: the Field of
// engine/players/five_hundred/prospects.py, whose constants these are.
#pragma once

#include <cmath>

#include "round.hpp"

using Piled = Few<FaceSet, FACES>;  // The cards of a pile, each as a set, from the bottom.

inline Piled sets_of(const Pile& pile) {
    Piled sets;
    for (Face face : pile) sets.add(only(face));
    return sets;
}

class Field {
public:
    FaceSet unseen, known, live, piled, ends, beyond, spurned, theirs, shared;
    int other, stock;
    Piled pile;
    Near near_unseen, near_known;
    Counted open;
    double dug_alone = 0, dug_with_all = 0;

    // What the other player finds after *lays*, on a *pile* with one more card.
    Field(const Position& now, const Lays& lays, const Piled& below)
        : unseen(now.hidden()), known(now.known), live(unseen | known), piled(0),
          spurned(around(now.thrown)), other(now.sight.other), stock(now.sight.stock), pile(below),
          near_unseen(near(unseen)), near_known(near(known)),
          open(counted(near_unseen, near_unseen)) {
        for (FaceSet card : pile) piled |= card;
        const Table table = now.sight.table.with(lays);
        ends = table.ends();
        beyond = table.beyond(live);
        theirs = completed(near_known, near_known);
        shared = completed(near_known, near_unseen);
        reckon_other_hand(now.unknown());
        reckon_digging();
    }

    // Points of *cards*, and how many of them, that are never laid, as far as can be told.
    void stuck(FaceSet cards, FaceSet hand, double& points, double& number) const {
        const FaceSet gone = ~(live | piled | hand);
        const double to_come = comes(count(hand));
        points = number = 0;
        for (Face face : each(cards)) {
            const double chance = stays(face, hand, gone, to_come);
            points += HELD[face] * chance;
            number += chance;
        }
    }

    // Chance that the other player can lay this card next turn if it lies on the pile.
    double wanted(Face face) const {
        if (ends >> face & 1) return LAID_AT_ONCE;
        double useless = 1;
        for (FaceSet pair : PARTNERS[face]) useless *= 1 - has(pair);
        return 1 - useless;
    }

private:
    static constexpr double CARDS_A_TURN = 2.2, FROM_PILE = 0.8, TURNS_PER_CARD = 0.8;
    static constexpr double LAID_AT_ONCE = 0.95, DIGS = 0.5, GIVEN_UP = 0.6;
    static constexpr double TOGETHER = 2, TOGETHER_WITH_KNOWN = 1.5;

    double has_one_ = 0, has_two_ = 0;

    void reckon_other_hand(int others) {
        const int hidden = count(unseen);
        has_one_ = std::min(others / double(std::max(hidden, 1)), 1.0);
        const double both = TOGETHER * has_one_ * std::max(others - 1, 0);
        has_two_ = std::min(1.0, both / std::max(hidden - 1, 1));
    }

    void reckon_digging() {
        int above = 0;
        for (int at = pile.size() - 1; at >= 0; --at) {
            const int points = points_of(pile[at]);
            above += points;
            const double chance = wanted(lowest(pile[at]));
            dug_alone = std::max(dug_alone, chance * points);
            dug_with_all = std::max(dug_with_all, chance * above);
        }
    }

    // Chance that a certain unseen card comes within reach of who has *left* cards.
    double comes(int left) const {
        const double missed = 1 - std::min(1.0, CARDS_A_TURN / std::max(count(live), 2));
        const int soonest = std::min(other + 1, left + 2);
        return 1 - std::pow(missed, std::max(0.5, std::min(stock / 2.0, TURNS_PER_CARD * soonest)));
    }

    double stays(Face face, FaceSet hand, FaceSet gone, double to_come) const {
        double chance = beyond >> face & 1 ? 1 - to_come : 1;
        for (FaceSet pair : PARTNERS[face])
            if (!(pair & gone)) chance *= 1 - gathered(pair & ~hand, to_come);
        return chance;
    }

    double gathered(FaceSet needed, double to_come) const {
        double chance = 1;
        for (Face face : each(needed)) {
            chance *= piled >> face & 1 ? FROM_PILE : to_come;
            if (known >> face & 1) chance *= GIVEN_UP;
        }
        return chance;
    }

    double has(FaceSet pair) const {
        if ((pair & ~(live | piled)) || !(pair & live)) return 0;
        const int sure = count(pair & known);
        if (pair & piled) return sure ? DIGS : DIGS * has_one_;
        if (sure) return sure > 1 ? LAID_AT_ONCE : std::min(1.0, TOGETHER_WITH_KNOWN * has_one_);
        return has_two_;
    }
};
