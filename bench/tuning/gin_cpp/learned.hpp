// bench/yardsticks/learned_discards.py, against which nobody is trained.
#pragma once

#include "round.hpp"

class LearnedDiscards : public Player {
public:
    bool wants(const Position& now, Chance&) override {
        const FaceSet hand = now.sight.hand, whole = hand | now.upcard;
        const int left = left_of(whole, true);
        return left < left_of(hand) && (melded(whole) & now.upcard || left <= most(now.sight));
    }

    Throw ends(const Position& now, Chance&) override {
        const Sight& sight = now.sight;
        int left[FACES], least = 1000;
        Face best = -1;
        for (Face face : each(sight.hand & ~now.taken)) {
            left[face] = left_of(sight.hand ^ only(face));
            if (left[face] < least) least = left[face], best = face;
        }
        if (least <= most(sight)) return {best, true};
        double cheapest = 1000;
        for (Face face : each(sight.hand & ~now.taken)) {
            if (left[face] > least + 12) continue;
            const double cost = cost_of(sight, face, left[face]);
            if (cost < cheapest) cheapest = cost, best = face;
        }
        return {best, false};
    }

private:
    static int most(const Sight& sight) {
        const int wanted = sight.turns < 6 ? 10 : sight.turns < 10 ? 9 : 6;
        return std::min(wanted, sight.limit);
    }

    static double cost_of(const Sight& sight, Face thrown, int left) {
        const FaceSet kept = sight.hand ^ only(thrown), unseen = sight.unseen();
        double then = 0;
        for (Face face : each(unseen)) then += left_of(kept | only(face), true);
        then /= count(unseen);
        const double shed = count(NEARNESS.near[thrown] & sight.thrown) * 0.4;
        const double risk = 6 * danger(sight, thrown);
        return 0.85 * then + (1 - 0.85) * left + std::max(risk - shed, 0.0);
    }

    static double danger(const Sight& sight, Face thrown) {
        const FaceSet unseen = sight.unseen();
        const double share =
            unseen ? static_cast<double>(10 - count(sight.known)) / count(unseen) : 0;
        const auto held = [&](Face face) {
            return sight.known >> face & 1 ? 1 : share * (unseen >> face & 1);
        };
        double safe = 1;
        for (const Pair& pair : PAIRS[thrown]) safe *= 1 - held(pair.first) * held(pair.other);
        return (1 - safe) * (0.5 + VALUES[thrown] / 20.0);
    }
};
