// A game: rounds until somebody has reached the target.
#pragma once

#include "round.hpp"

struct Grids {
    Grid loser, turns;
    explicit Grids(const Chances& results) : loser(results, false), turns(results, true) {}
    const Grid& of(bool by_turns) const { return by_turns ? turns : loser; }
};

// How a game is played.
struct Plan {
    int target = 100, beginner = 0;
    bool by_turns = true, varied = false;
    Use use = Use::MEASURING;
};

struct Played {
    bool won = false;
    int rounds = 0, ahead = 0;
};

// Plays a game; *ended* is called after each round with who began and how far seat 0 is ahead.
template <class Ended>
Played play_game(Player* (&players)[2], const Plan& plan, std::uint64_t number, const Grids& grids,
                 Ended ended) {
    int missing[2] = {plan.target, plan.target}, beginner = plan.beginner;
    Played played;
    while (missing[0] > 0 && missing[1] > 0) {
        Chance chance(plan.use, number, 2 * ++played.rounds);
        const int limit = plan.varied && chance.share() < 0.25 ? chance.below(10) : 10;
        const int times = plan.varied && chance.share() < 0.08 ? 2 : 1;
        Round round(Chance(plan.use, number, 2 * played.rounds + 1), beginner, limit);
        for (int seat = 0; seat < 2; ++seat)
            round.prices[seat] = grids.of(plan.by_turns)
                                     .prices(missing[seat], missing[1 - seat], seat == beginner, times);
        const int ahead = play_out(round, beginner, players, chance);
        ended(beginner, ahead);
        played.ahead += ahead;
        if (ahead) missing[ahead > 0 ? 0 : 1] -= std::abs(ahead) * times;
        if (plan.by_turns)
            beginner = 1 - beginner;
        else if (ahead)
            beginner = ahead > 0 ? 0 : 1;
    }
    played.won = missing[0] <= 0;
    return played;
}
