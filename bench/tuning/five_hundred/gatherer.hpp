// A sound player that nobody learnt from: bench/yardsticks/gatherer.py. It gathers cards and
// keeps its melds until it can lay all at once, or until the end is near.
#pragma once

#include "greedy.hpp"

class Gatherer : public Player {
public:
    int collect(const Position& now, Chance&) override {
        Layout layout;
        layout_of(now.sight, layout);
        double best = gathered(layout, now.sight);
        int chosen = DRAW;
        each_take(now.sight, [&](const Take& take) {
            const double gain = gathered(take.layout, now.sight);
            if (gain > best) best = gain, chosen = take.depth;
        });
        return chosen;
    }

    Plan plan(const Position& now, Chance&) override {
        const Sight& sight = now.sight;
        Layout layout;
        layout_of(sight, layout);
        if (goes_out(sight, layout))
            return {0, layout.lays, layout.rest ? lowest(layout.rest) : NONE};
        Lays lays;
        for (const Lay& lay : layout.lays)
            if (is_late(sight) || (lay.cards & sight.must)) lays.add(lay);
        return {0, lays, thrown(layout.rest & ~sight.kept, layout, sight)};
    }

    // What speaks for keeping a card: its company, its points while there is time, and what the
    // other player could do with it.
    static double kept_for(Face face, FaceSet rest, const Layout& layout, const Sight& sight) {
        const FaceSet live = rest | sight.unseen() | sight.piled();
        double points = is_late(sight) ? -LATE_POINTS * HELD[face] : HELD[face];
        for (FaceSet pair : PARTNERS[face])
            if (!(pair & ~live)) points += pair & rest ? PAIR : SINGLE;
        return sight.table.with(layout.lays).ends() >> face & 1 ? points + FITS : points;
    }

private:
    static constexpr double PAIR = 8, SINGLE = 2, FITS = 12, LATE_POINTS = 0.5;
    static constexpr double BURDEN = 0.2, LATE_BURDEN = 0.5;  // Of points that are not laid yet.
    static constexpr int LATE_HAND = 3, LATE_STOCK = 3;

    static bool is_late(const Sight& sight) {
        return sight.other <= LATE_HAND || sight.stock <= LATE_STOCK;
    }

    static double gathered(const Layout& layout, const Sight& sight) {
        return layout.points - (is_late(sight) ? LATE_BURDEN : BURDEN) * points_of(layout.rest);
    }

    static Face thrown(FaceSet free, const Layout& layout, const Sight& sight) {
        Face least = lowest(free);
        for (Face face : each(free))
            if (kept_for(face, layout.rest, layout, sight) <
                kept_for(least, layout.rest, layout, sight))
                least = face;
        return least;
    }
};
