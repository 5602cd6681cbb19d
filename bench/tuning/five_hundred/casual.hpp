// The easy level of 0.3.0: plays on sight, and errs as people do.
#pragma once

#include "round.hpp"

class Casual : public Player {
public:
    double sees_top = 0.8, sees_deep = 0.5;  // Chance of noticing a card of the pile.
    double sees_lay = 0.98;                  // Chance of noticing that some cards can be laid.
    double slips = 0.12;                     // Chance of not looking at the hand before throwing.

    int collect(const Position& now, Chance& chance) override {
        const int top = now.sight.pile.size() - 1;
        int chosen = DRAW;
        each_take(now.sight, [&](const Take& take) {
            const bool noticed = chance.share() < (take.depth == top ? sees_top : sees_deep);
            if (noticed && chosen == DRAW) chosen = take.depth;
        });
        return chosen;
    }

    Plan plan(const Position& now, Chance& chance) override {
        const Sight& sight = now.sight;
        Layout layout;
        layout_of(sight, layout);
        const Plan noticed{0, lays_noticed(sight, layout, chance), NONE};
        if (noticed.lays.size() == layout.lays.size() && goes_out(sight, layout))
            return out(layout);
        const FaceSet loose = layout.rest ? layout.rest : sight.hand & ~sight.must;
        const FaceSet free = loose & ~sight.kept & ~cards_of(noticed.lays);
        return free ? Plan{0, noticed.lays, thrown(free, sight, chance)} : out(layout);
    }

    // How much a card seems to belong in the hand: by its pairs there, then by its points.
    static int company(Face face, FaceSet hand) {
        constexpr int pair = 20;
        int pairs = 0;
        for (FaceSet partners : PARTNERS[face]) pairs += (partners & hand) != 0;
        return pair * std::min(pairs, 2) + HELD[face];
    }

private:
    static Plan out(const Layout& layout) {
        return {0, layout.lays, layout.rest ? lowest(layout.rest) : NONE};
    }

    Lays lays_noticed(const Sight& sight, const Layout& layout, Chance& chance) const {
        const FaceSet owed = sight.must ? sight.must : sight.kept;
        Lays noticed;
        for (const Lay& lay : layout.lays)
            if ((lay.cards & owed) || chance.share() < sees_lay) noticed.add(lay);
        return noticed;
    }

    Face thrown(FaceSet free, const Sight& sight, Chance& chance) const {
        Few<Face, FACES> faces;
        for (Face face : each(free)) faces.add(face);
        for (int at = faces.size() - 1; at > 0; --at)
            std::swap(faces[at], faces[chance.below(at + 1)]);
        if (chance.share() < slips) return faces[0];
        return *std::min_element(faces.begin(), faces.end(), [&](Face one, Face other) {
            return company(one, sight.hand) < company(other, sight.hand);
        });
    }
};
