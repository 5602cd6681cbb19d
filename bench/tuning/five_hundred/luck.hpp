// How much of a round's result was the cards: the draws are told by a net that sees both hands, as
// engine/review/luck.py and engine/players/five_hundred/promise.py do it.
#pragma once

#include "careful.hpp"
#include "fitted.hpp"
#include "networked.hpp"

// What the net says of a seat that waits for its next turn.
class Shown {
public:
    Shown(const Net& net, const Worth& worth) : net_(net), worth_(worth) {}

    Inputs inputs(const Round& round, int seat, const Standing& standing) const {
        Position now = round.seen_by(seat, standing);
        now.known = round.hands[1 - seat];
        return inputs(now);
    }

    Inputs inputs(const Position& now) const {
        return inputs_between_turns(now, odds_of(now, {}), worth_);
    }

    // Points that it gains on the other from here on.
    double points(const Inputs& inputs) const {
        return Net::estimate(net_.passed(inputs), inputs).points;
    }

private:
    const Net& net_;
    const Worth& worth_;
};

// Those by whose play the rounds and the ends of turns go.
struct Company {
    Networked strong;
    Fitted normal;
    Greedy greedy;
    Careful careful;

    Company(const Brain& brain, const Worths& worths) : strong(brain, worths), normal(worths) {}

    Player* drawn(Chance& chance) {
        const double share = chance.share();
        if (share < 0.45) return &strong;
        if (share < 0.85) return &normal;
        return share < 0.95 ? static_cast<Player*>(&greedy) : &careful;
    }
};

// A round that was played, of seat 0.
struct Told {
    double result = 0, luck = 0;
};

class Telling {
public:
    Telling(const Shown& shown, Company& company) : shown_(shown), company_(company) {}

    // Plays round *number* and tells its luck; *visit* is called with the inputs whose value the
    // luck goes by, and with how many times it counts.
    template <class Visit>
    Told told(Player* const (&players)[2], Use use, std::uint64_t number,
              const Standing& standing, Visit visit) {
        Chance chance(use, number);
        Round round(Chance(use, number, 1), chance.below(2));
        Told told;
        tell_deal(round, use, number, standing, told, visit);
        for (bool over = false; !over;) {
            const Round before = round;
            over = round.play_turn(*players[round.turn], standing, chance);
            if (round.stock.size() < before.stock.size()) tell_draw(before, standing, told, visit);
        }
        told.result = round.ahead(0);
        return told;
    }

private:
    static constexpr int DEALS = 24;

    const Shown& shown_;
    Company& company_;
    Chance none_{Use::MEASURING, 0};  // The players' plans go by no chance.

    template <class Visit>
    void tell_deal(const Round& round, Use use, std::uint64_t number, const Standing& standing,
                   Told& told, Visit visit) {
        count(round, standing, 1, told, visit);
        for (int deal = 0; deal < DEALS; ++deal)
            count({Chance(use, number, 2 + deal), round.turn}, standing, -1.0 / DEALS, told, visit);
    }

    // The last of the stock was drawn, and any other card could have been.
    template <class Visit>
    void tell_draw(const Round& before, const Standing& standing, Told& told, Visit visit) {
        Player* likely[] = {&company_.normal, &company_.strong};
        const int cards = before.stock.size();
        for (int at = 0; at < cards; ++at)
            for (Player* player : likely) {
                const Round after = before.with_draw(at, *player, standing, none_);
                const double times = (at == cards - 1) - 1.0 / cards;
                count(after, standing, times / 2, told, visit);
            }
    }

    template <class Visit>
    void count(const Round& round, const Standing& standing, double times, Told& told,
               Visit visit) {
        const int seat = 1 - round.turn, sign = seat ? -1 : 1;
        if (round.is_over()) {
            told.luck += times * round.ahead(0);
            return;
        }
        const Inputs inputs = shown_.inputs(round, seat, standing);
        told.luck += times * sign * (round.lead(seat) + shown_.points(inputs));
        visit(inputs, times * sign);
    }
};
