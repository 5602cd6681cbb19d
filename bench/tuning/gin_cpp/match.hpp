// Two players meet by duplicate deals, by the rules of the challenge.
#pragma once

#include <ctime>
#include <string>

#include "game.hpp"

// Every deal is played twice, the seats changed; the interval is of 95 % by deal.
inline void tell_match(const std::string& what, Player& one, Player& other, int games,
                       std::uint64_t first, const Grids& grids) {
    const std::time_t begun = std::time(nullptr);
    const int deals = games / 2;
    double sum = 0, squares = 0, ahead = 0, rounds = 0;
    for (int deal = 0; deal < deals; ++deal) {
        double won = 0;
        for (int seat = 0; seat < 2; ++seat) {
            Player* players[2] = {&one, &other};
            Plan plan;
            plan.beginner = (deal + seat) % 2;
            const Played played = play_game(players, plan, first + deal, grids, [](int, int) {});
            won += played.won / 2.0;
            ahead += played.ahead, rounds += played.rounds;
        }
        sum += won, squares += won * won;
    }
    const double mean = sum / deals, spread = (squares - sum * mean) / (deals - 1);
    std::printf("  %s: won %.1f ± %.1f %% of %d, %+.2f points a round (%ld s)\n", what.c_str(),
                100 * mean, 196 * std::sqrt(spread / deals), games, ahead / rounds,
                static_cast<long>(std::time(nullptr) - begun));
    std::fflush(stdout);
}
