// The player that is trained: every way on is worth what its results are.
#pragma once

#include "brain.hpp"
#include "round.hpp"

constexpr int SPAN = 12;

class Networked : public Player {
public:
    explicit Networked(const Brain& brain) : brain_(brain) {}

    bool wants(const Position& now, Chance&) override {
        see(now);
        return taking(now) > leaving(now);
    }

    Throw ends(const Position& now, Chance&) override {
        see(now);
        return best_throw(now.sight.hand, now.taken).second;
    }

    // What the best throw is worth, or the better of taking and leaving.
    float worth_of(const Position& now, bool ends) {
        see(now);
        return ends ? best_throw(now.sight.hand, now.taken).first
                    : std::max(taking(now), leaving(now));
    }

protected:
    static constexpr float NO_VALUE = -1e9f;

    const Brain& brain_;
    Look look_;
    Inputs inputs_;
    Priced priced_[WAYS];
    bool begun_[WAYS];
    Prices prices_;
    Net::Passed passed_;  // Of the way that was looked at last.
    struct Best {
        Way way;
        Net::Passed passed;
    } best_{};
    float values_[2 * FACES];  // By throw, without and with a knock.

    void see(const Position& now) {
        look_ = Look(now.sight, brain_.held);
        prices_ = now.prices;
        inputs_.fill_common(look_, prices_);
        std::fill(begun_, begun_ + WAYS, false);
    }

    float worth(Way way) {
        if (!begun_[way]) priced_[way] = Priced(brain_.nets[way], prices_, inputs_);
        begun_[way] = true;
        return priced_[way].of(inputs_, passed_);
    }

    float leaving(const Position& now) {
        inputs_.fill_own(look_, now.sight.hand, now.passes == 0 ? lowest(now.upcard) : -1);
        return worth(now.passes < 0 ? DRAWING : GOING_ON);
    }

    float taking(const Position& now) {
        const FaceSet hand = now.sight.hand, whole = hand | now.upcard;
        const bool fits = melded(whole) & now.upcard;
        if (!fits && left_of(whole, true) >= left_of(hand)) return NO_VALUE;
        return best_throw(whole, now.upcard).first;
    }

    std::pair<float, Throw> best_throw(FaceSet whole, FaceSet barred) {
        int left[FACES], least = 1000;
        for (Face face : each(whole & ~barred))
            least = std::min(least, left[face] = left_of(whole ^ only(face)));
        std::pair<float, Throw> best{NO_VALUE, {}};
        std::fill(values_, values_ + 2 * FACES, NO_VALUE);
        for (Face face : each(whole & ~barred)) {
            if (left[face] > least + SPAN) continue;
            inputs_.fill_own(look_, whole ^ only(face), face);
            for (int knocks = 0; knocks < 2; ++knocks) {
                if (knocks ? left[face] > std::min(least, look_.sight.limit) : !least) continue;
                const Way way = knocks ? KNOCKING : GOING_ON;
                const float value = values_[2 * face + knocks] = worth(way);
                if (value <= best.first) continue;
                best = {value, {face, knocks == 1}};
                best_ = {way, passed_};
            }
        }
        return best;
    }
};
