// The challenge's baseline, and the normal level.
#pragma once

#include "round.hpp"

class Plain : public Player {
public:
    explicit Plain(bool greedy) : greedy_(greedy) {}

    bool wants(const Position& now, Chance&) override {
        const FaceSet hand = now.sight.hand, whole = hand | now.upcard;
        const bool fits = melded(whole) & now.upcard;
        if (!greedy_) return fits;
        const int fewer = left_of(whole, true);
        return fewer < left_of(hand) && (fits || fewer <= now.sight.limit);
    }

    // The card without which least is left; of equal ones that which fits fewest, or by chance.
    Throw ends(const Position& now, Chance& chance) override {
        const FaceSet hand = now.sight.hand, live = hand | now.sight.unseen();
        int best = 1000, fitting = 0, ties = 0;
        Face found = -1;
        for (Face face : each(hand & ~now.taken)) {
            const int left = left_of(hand ^ only(face));
            const int fits = count(NEARNESS.near[face] & live);
            ties = left == best ? ties + 1 : 1;
            const bool chosen = greedy_ ? fits < fitting : chance.below(ties) == 0;
            if (left < best || (left == best && chosen)) best = left, found = face, fitting = fits;
        }
        return {found, best <= now.sight.limit};
    }

private:
    bool greedy_;
};
