// The player that is trained: by the nets, what each way to end a turn promises.
#pragma once

#include "brain.hpp"
#include "greedy.hpp"

// What a net is told of a seat in whose turn nothing is laid or thrown.
inline Inputs inputs_between_turns(const Position& now, const Odds& odds, const Worth& worth) {
    Piled deep = sets_of(now.sight.pile);
    FaceSet top = 0;
    if (!deep.empty()) {
        top = deep[deep.size() - 1];
        deep.cut(deep.size() - 1);
    }
    const FaceSet hand = now.sight.hand;
    return Surroundings(now, {}, deep, odds, worth, count(hand)).of(hand, top);
}

class Networked : public Player {
public:
    Networked(const Brain& brain, const Worths& worths) : brain_(brain), worths_(worths) {}

    int collect(const Position& now, Chance&) override {
        bool compared = false;
        double best = 0;
        int chosen = DRAW;
        Odds odds;
        each_take(now.sight, [&](const Take& take) {
            if (!compared) {
                odds = odds_of(now, brain_.odds);
                best = worth_of_drawing(now, odds);
                compared = true;
            }
            const auto compare = [&](const Plan& plan) {
                if (plan.worth > best) best = plan.worth, chosen = take.depth;
            };
            each_plan(now.with(take.after), take.layout, odds, DISCARDS_OF_TAKE, compare);
        });
        return chosen;
    }

    Plan plan(const Position& now, Chance&) override {
        Layout layout;
        layout_of(now.sight, layout);
        Plan best{-1e9, {}, NONE};
        each_plan(now, layout, odds_of(now, brain_.odds), DISCARDS, [&](const Plan& plan) {
            if (plan.worth > best.worth) best = plan;
        });
        return best;
    }

    // What the net is told of a position before a draw.
    Inputs inputs_of_drawing(const Position& now, const Odds& odds) const {
        return inputs_between_turns(now, odds, worths_.before_draw);
    }

    // What the net is told of a position after a turn.
    Inputs inputs_after(const Position& now, const Plan& plan, const Odds& odds) const {
        const FaceSet left = plan.left_of(now.sight.hand);
        const Surroundings here(now, plan.lays, sets_of(now.sight.pile), odds, worths_.after_turn,
                                count(left));
        return here.of(left, only(plan.discard));
    }

protected:
    const Brain& brain_;
    const Worths& worths_;

    // Calls *visit* with the ways to end the turn that are worth weighing: all that can be laid, or
    // if another turn is to come only what is added and what has to be, or that alone; and the
    // *most* least useful discards.
    template <class Visit>
    void each_plan(const Position& now, const Layout& layout, const Odds& odds, int most,
                   Visit visit) const {
        if (goes_out(now.sight, layout)) {
            visit({worth_of_end(now, layout.points, 0), layout.lays,
                   layout.rest ? lowest(layout.rest) : NONE});
            if (now.sight.stock <= OTHERS_LAST) return;
        }
        for (const Lays& lays : ways(now.sight, layout)) {
            const FaceSet hand = now.sight.hand & ~cards_of(lays);
            const FaceSet loose = layout.rest & ~now.sight.kept;
            const FaceSet free = loose ? loose : hand & ~now.sight.kept;
            if (count(hand) < 2 || !free) continue;
            const auto discards = least_useful(free, layout.rest, now.sight, most);
            if (now.sight.stock)
                going_on(now, lays, hand, discards, odds, visit);
            else
                for (Face face : discards)
                    visit({worth_of_end(now, points_of(lays), hand & ~only(face)), lays, face});
        }
    }

private:
    static constexpr int DISCARDS = 6, DISCARDS_OF_TAKE = 2;
    static constexpr int OTHERS_LAST = 1;  // Cards in the stock: the other's next draw is the last.
    static constexpr double OF_POINTS = 0.2, OF_WIN = 200;

    static double worth(double points, double win) {
        return OF_POINTS * points + OF_WIN * (win - 0.5);
    }

    double worth_of_drawing(const Position& now, const Odds& odds) const {
        const Inputs inputs = inputs_of_drawing(now, odds);
        const Estimate found = Net::estimate(brain_.before_draw.passed(inputs), inputs);
        return worth(found.points, found.win);
    }

    double worth_of_end(const Position& now, int laid, FaceSet left) const {
        const double caught = now.caught(), lost = points_of(left);
        const double own = now.own + laid - lost, others = now.others - caught;
        const double spread = 6.0 + 2.5 * now.unknown();
        const double win = std::max(own, others) >= now.target
                               ? sigmoid(1.7 * (own - others) / spread)
                               : brain_.outlook.chance(own, others, now.target);
        return worth(laid - lost + caught, win);
    }

    static Few<Lays, 3> ways(const Sight& sight, const Layout& layout) {
        Lays added, needed;
        for (const Lay& lay : layout.lays) {
            const bool must = lay.cards & sight.must;
            if (must || lay.onto != NEW) added.add(lay);
            if (must) needed.add(lay);
        }
        Few<Lays, 3> found;
        found.add(layout.lays);
        if (sight.stock <= OTHERS_LAST) return found;
        if (!(added == layout.lays)) found.add(added);
        if (!(needed == layout.lays) && !(needed == added)) found.add(needed);
        return found;
    }

    template <class Visit>
    void going_on(const Position& now, const Lays& lays, FaceSet hand,
                  const Few<Face, FACES>& discards, const Odds& odds, Visit visit) const {
        const Net& net = brain_.after_turn;
        const Surroundings here(now, lays, sets_of(now.sight.pile), odds, worths_.after_turn,
                                count(hand) - 1);
        const Net::Begun begun = net.begun(here.common());
        const int laid = points_of(lays);
        for (Face face : discards) {
            const Inputs inputs = here.of(hand & ~only(face), only(face));
            const Estimate found = Net::estimate(net.passed(begun, inputs), inputs);
            visit({worth(laid + found.points, found.win), lays, face});
        }
    }
};
