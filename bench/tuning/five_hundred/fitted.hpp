// The strong level of 0.3.0: compares what the round is worth after each way to end its turn.
#pragma once

#include "greedy.hpp"
#include "worth.hpp"

// Points by which *seat* can expect to gain on the other from a position on.
inline double worth_of(const Worth& worth, const Field& here, FaceSet hand, FaceSet top) {
    const auto now = worth.at(times(here.other, count(hand), here.stock));
    return now.of(AspectsOf(here, hand, top).found);
}

class Fitted : public Player {
public:
    explicit Fitted(const Worths& worths) : worths_(worths) {}

    int collect(const Position& now, Chance&) override {
        Plan best;
        int chosen = DRAW;
        each_take(now.sight, [&](const Take& take) {
            Plan planned;
            if (!best_plan(now.with(take.after), take.layout, planned)) return;
            const bool better = chosen == DRAW || planned.worth > best.worth ||
                                (planned.worth == best.worth && take.depth > chosen);
            if (better) best = planned, chosen = take.depth;
        });
        return chosen != DRAW && best.worth > worth_of_drawing(now) ? chosen : DRAW;
    }

    Plan plan(const Position& now, Chance&) override {
        Layout layout;
        Plan best;
        if (!layout_of(now.sight, layout) || !best_plan(now, layout, best)) give_up("no plan");
        return best;
    }

    double worth_of_drawing(const Position& now) const {
        Piled deep = sets_of(now.sight.pile);
        const FaceSet top = deep[deep.size() - 1];
        deep.cut(deep.size() - 1);
        return worth_of(worths_.before_draw, Field(now, {}, deep), now.sight.hand, top);
    }

private:
    static constexpr int DISCARDS = 8, SAFE_HAND = 4, SAFE_STOCK = 5;
    static constexpr double DECIDED = 150;

    const Worths& worths_;

    bool best_plan(const Position& now, const Layout& layout, Plan& best) const {
        const Sight& sight = now.sight;
        bool found = false;
        const auto keep = [&](const Plan& plan) {
            if (!found || plan.worth > best.worth) best = plan;
            found = true;
        };
        if (goes_out(sight, layout))
            keep({worth_of_end(now, layout.points, 0), layout.lays,
                  layout.rest ? lowest(layout.rest) : NONE});
        const FaceSet free = layout.rest & ~sight.kept;
        if (free && sight.stock) {
            const auto discards = least_useful(free, layout.rest, sight, DISCARDS);
            for (const Lays& lays : ways(sight, layout)) going_on(now, lays, discards, keep);
        } else if (free && !found) {
            keep(at_the_end(now, layout, free));
        }
        return found;
    }

    static double worth_of_end(const Position& now, int laid, FaceSet left) {
        const double caught = now.caught(), lost = points_of(left);
        const double own = now.own + laid - lost, others = now.others - caught;
        const bool decided = std::max(own, others) >= now.target;
        return laid - lost + caught + (decided ? own > others ? DECIDED : -DECIDED : 0);
    }

    // Nobody plays after this turn: the dearest card goes.
    static Plan at_the_end(const Position& now, const Layout& layout, FaceSet free) {
        Face dearest = lowest(free);
        for (Face face : each(free))
            if (HELD[face] > HELD[dearest]) dearest = face;
        return {worth_of_end(now, layout.points, layout.rest & ~only(dearest)), layout.lays,
                dearest};
    }

    // All that can be laid; while that is safe, also without new melds, and what has to be.
    static Few<Lays, 3> ways(const Sight& sight, const Layout& layout) {
        Few<Lays, 3> found;
        found.add(layout.lays);
        if (sight.other <= SAFE_HAND || sight.stock <= SAFE_STOCK) return found;
        Lays added, least;
        for (const Lay& lay : layout.lays) {
            const bool needed = lay.cards & sight.must;
            if (needed || lay.onto != NEW) added.add(lay);
            if (needed) least.add(lay);
        }
        if (!(added == layout.lays)) found.add(added);
        if (!(least == layout.lays) && !(least == added)) found.add(least);
        return found;
    }

    template <class Keep>
    void going_on(const Position& now, const Lays& lays, const Few<Face, FACES>& discards,
                  Keep keep) const {
        const Field here(now, lays, sets_of(now.sight.pile));
        const FaceSet hand = now.sight.hand & ~cards_of(lays);
        const int laid = points_of(lays);
        for (Face face : discards) {
            const FaceSet left = hand & ~only(face);
            if (left)
                keep({laid + worth_of(worths_.after_turn, here, left, only(face)), lays, face});
        }
    }
};
