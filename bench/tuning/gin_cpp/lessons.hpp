// Games from which the nets learn: positions, and what became of them.
#pragma once

#include "networked.hpp"

struct Lesson {
    Inputs inputs;
    Chances goal;
};

using Lessons = std::vector<Lesson>;

// The player that is trained, which now and then tries another choice and notes its positions.
class Learner : public Networked {
public:
    Learner(const Brain& brain, Lessons* lessons) : Networked(brain), lessons_(lessons) {}

    double tries = 0;  // Chance of another throw, and half of it of another take.

    void begin() override {
        moments_.clear();
        tried_ = false;
    }

    bool wants(const Position& now, Chance& chance) override {
        see(now);
        const Way way = now.passes < 0 ? DRAWING : GOING_ON;
        const float takes = taking(now);
        const Best best = best_;
        const bool better = takes > leaving(now);
        tried_ = takes > NO_VALUE && chance.share() < tries / 2;
        instead_ = better ? brain_.nets[best.way].chances(best.passed) : told(way);
        const bool wanted = better != tried_;
        if (!wanted) note(way);
        return wanted;
    }

    Throw ends(const Position& now, Chance& chance) override {
        const FaceSet whole = now.sight.hand;
        see(now);
        Throw chosen = best_throw(whole, now.taken).second;
        if (!tried_) {
            instead_ = brain_.nets[best_.way].chances(best_.passed);
            const Throw other = chance.share() < tries ? one_of_best(chance) : chosen;
            tried_ = other.card != chosen.card || other.knocks != chosen.knocks;
            chosen = other;
        }
        const FaceSet kept = whole ^ only(chosen.card);
        inputs_.fill_own(look_, kept, chosen.card);
        if (left_of(kept) <= look_.sight.limit)
            lessons_[KNOCKING].push_back(
                {inputs_, spread(knocked(kept, now.hidden, look_.sight.limit))});
        const Way way = chosen.knocks ? KNOCKING : GOING_ON;
        worth(way);
        note(way);
        return chosen;
    }

    // Notes what became of all moments, from the end backwards: partly what was thought later (TD),
    // *share* being that of all that came after. After a try what would have been best counts.
    void file(int ahead, float share) {
        Chances flow = spread(ahead);
        for (std::size_t at = moments_.size(); at-- > 0;) {
            const Moment& moment = moments_[at];
            if (moment.way != KNOCKING) lessons_[moment.way][moment.number].goal = flow;
            for (int knot = 0; knot < KNOTS; ++knot)
                flow[knot] = moment.tried ? moment.thought[knot]
                                          : share * flow[knot] + (1 - share) * moment.thought[knot];
        }
    }

private:
    struct Moment {
        Way way;
        std::size_t number;  // Of its lesson; knocks have theirs already.
        bool tried;
        Chances thought;  // What was thought of it, or of the best where another was tried.
    };

    Lessons* lessons_;  // By way.
    std::vector<Moment> moments_;
    bool tried_ = false;
    Chances instead_{};

    // What is thought of the way that was looked at last.
    Chances told(Way way) const { return brain_.nets[way].chances(passed_); }

    // Notes the way that was looked at last; with it a try is over.
    void note(Way way) {
        moments_.push_back({way, lessons_[way].size(), tried_, tried_ ? instead_ : told(way)});
        if (way != KNOCKING) lessons_[way].push_back({inputs_, {}});
        tried_ = false;
    }

    // One of the three best.
    Throw one_of_best(Chance& chance) const {
        std::vector<std::pair<float, int>> order;
        for (int at = 0; at < 2 * FACES; ++at)
            if (values_[at] > NO_VALUE) order.push_back({-values_[at], at});
        const std::size_t some = std::min<std::size_t>(3, order.size());
        std::partial_sort(order.begin(), order.begin() + some, order.end());
        const int at = order[chance.below(static_cast<int>(some))].second;
        return {at / 2, at % 2 == 1};
    }
};
