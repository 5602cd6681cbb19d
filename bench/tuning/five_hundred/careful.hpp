// The strong level of 0.2, bench/yardsticks/careful_0_2: looks one card ahead.
#pragma once

#include <cmath>

#include "greedy.hpp"

// What a turn leaves behind, as it looks to the player who ends it.
class CarefulProspects {
public:
    CarefulProspects(const Sight& sight, const Table& table, int left)
        : unseen_(sight.unseen()), pile_(sight.piled()), ends_(table.ends()),
          beyond_(table.beyond(unseen_)) {
        const int hidden = std::max(count(unseen_), 1);
        const double missed = 1 - std::min(1.0, 2.2 / std::max(hidden, 2));
        comes_ = 1 - std::pow(missed, turns_left(sight, left));
        has_ = std::min(sight.other / double(hidden), 1.0);
        has_two_ =
            std::min(1.0, 2 * has_ * std::max(sight.other - 1, 0) / std::max(hidden - 1, 1));
    }

    // The mean of an unseen card.
    double average() const { return points_of(unseen_) / double(std::max(count(unseen_), 1)); }

    // Points that the other may gain from the table.
    double exposed() const { return points_of(ends_ & unseen_) * has_; }

    // Points expected from *hand*: the cards' own when laid in time, less them if not.
    double swing(FaceSet hand) const {
        const FaceSet live = unseen_ | pile_ | hand;
        double points = 0;
        for (Face face : each(hand)) points += HELD[face] * (1 - 2 * stays(face, hand, live));
        return points;
    }

    // Chance that the other player can lay this card next turn if it lies on the pile.
    double wanted(Face face) const {
        if (ends_ >> face & 1) return 0.95;
        double useless = 1;
        for (FaceSet pair : PARTNERS[face]) {
            if (!(pair & ~unseen_))
                useless *= 1 - has_two_;
            else if ((pair & unseen_) && !(pair & ~(unseen_ | pile_)))
                useless *= 1 - 0.5 * has_;
        }
        return 1 - useless;
    }

private:
    FaceSet unseen_, pile_, ends_, beyond_;
    double comes_, has_, has_two_;

    static double turns_left(const Sight& sight, int left) {
        const double soonest = std::min(sight.other + 1, left + 2);
        return std::max(0.5, std::min(sight.stock / 2.0, 0.8 * soonest));
    }

    double stays(Face face, FaceSet hand, FaceSet live) const {
        const double by_unseen[3] = {1, comes_, comes_ * comes_}, by_pile[3] = {1, 0.8, 0.8 * 0.8};
        double chance = beyond_ >> face & 1 ? 1 - comes_ : 1;
        for (FaceSet pair : PARTNERS[face]) {
            if (pair & ~live) continue;
            const FaceSet needed = pair & ~hand;
            chance *= 1 - by_unseen[count(needed & unseen_)] * by_pile[count(needed & pile_)];
        }
        return chance;
    }
};

class Careful : public Player {
public:
    int collect(const Position& now, Chance& chance) override {
        if (usable_depths(now.sight).empty()) return DRAW;
        double best = worth_of_drawing(now.sight, chance);
        int chosen = DRAW;
        each_take(now.sight, [&](const Take& take) {
            const Plan planned = plan_with(take.after, take.layout);
            if (planned.worth > best) best = planned.worth, chosen = take.depth;
        });
        return chosen;
    }

    Plan plan(const Position& now, Chance&) override { return planned(now.sight); }

    static Plan planned(const Sight& sight) {
        Layout layout;
        layout_of(sight, layout);
        return plan_with(sight, layout);
    }

private:
    // The mean worth of the turn over cards that the stock may give: over all, or over a few where
    // the hand is large.
    static double worth_of_drawing(const Sight& sight, Chance& chance) {
        Few<Face, FACES> unseen;
        for (Face face : each(sight.unseen())) unseen.add(face);
        if (count(sight.hand) > 18) draw_some(unseen, 10, chance);
        double sum = 0;
        for (Face face : unseen) sum += planned(sight.after_draw(face)).worth;
        return unseen.empty() ? 0 : sum / unseen.size();
    }

    static void draw_some(Few<Face, FACES>& faces, int some, Chance& chance) {
        if (faces.size() <= some) return;
        for (int at = 0; at < some; ++at)
            std::swap(faces[at], faces[at + chance.below(faces.size() - at)]);
        faces.cut(some);
    }

    static Plan plan_with(const Sight& sight, const Layout& layout) {
        if (goes_out(sight, layout)) {
            const FaceSet unseen = sight.unseen();
            const double average = points_of(unseen) / double(std::max(count(unseen), 1));
            const Face last = layout.rest ? lowest(layout.rest) : NONE;
            return {layout.points + average * sight.other, layout.lays, last};
        }
        return kept_on(sight, layout);
    }

    static Plan kept_on(const Sight& sight, const Layout& layout) {
        const CarefulProspects ahead(sight, sight.table.with(layout.lays), count(layout.rest) - 1);
        const auto discards = least_useful(layout.rest & ~sight.kept, layout.rest, sight, 5);
        Plan best{-1e9, held_back(sight, layout), NONE};
        for (Face face : discards) {
            const double risk = ahead.wanted(face) * (HELD[face] + 1.2 * ahead.average());
            const double worth = ahead.swing(layout.rest & ~only(face)) - risk;
            if (worth > best.worth) best.worth = worth, best.discard = face;
        }
        best.worth += layout.points - given(sight, ahead);
        return best;
    }

    static double given(const Sight& sight, const CarefulProspects& ahead) {
        double most = 0;
        for (Face face : sight.pile) most = std::max(most, ahead.wanted(face) * HELD[face]);
        return ahead.exposed() + 0.5 * most;
    }

    static Lays held_back(const Sight& sight, const Layout& layout) {
        if (sight.other <= 4 || sight.stock <= 5) return layout.lays;
        Lays needed;
        for (const Lay& lay : layout.lays)
            if (lay.cards & sight.must) needed.add(lay);
        return needed;
    }
};
