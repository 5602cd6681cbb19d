// The chance to win the game: as engine/players/gin/winning.py solves it.
#pragma once

#include <array>

constexpr int KNOTS = 19, MIDDLE = 9, STEP = 5, MOST = 250, SIZE = MOST / STEP + 1;
constexpr int POSTS[KNOTS] = {-70, -50, -40, -30, -25, -20, -15, -10, -5, 0,
                              5,   10,  15,  20,  25,  30,  40,  50,  70};

using Chances = std::array<float, KNOTS>;
using Prices = std::array<float, KNOTS>;

// Points shared out between the two neighbours among the knots.
inline Chances spread(int points) {
    Chances into{};
    if (!points) {
        into[MIDDLE] = 1;
        return into;
    }
    const int sign = points > 0 ? 1 : -1, size = std::min(std::max(sign * points, 5), 70);
    int at = MIDDLE + 1;
    while (POSTS[at] < size) ++at;
    const int low = POSTS[at - 1];
    const float share = float(size - low) / (POSTS[at] - low);
    into[MIDDLE + sign * (at - MIDDLE)] = share;
    if (share < 1) into[MIDDLE + sign * (at - 1 - MIDDLE)] = 1 - share;
    return into;
}

// The chance of who begins a round, by what it and the other miss.
class Grid {
public:
    Grid(const Chances& results, bool by_turns) : by_turns_(by_turns) {
        const double dead = results[MIDDLE];
        for (int missing = 1; missing < SIZE; ++missing)
            for (int others = 1; others <= missing; ++others) {
                double first = scored(results, missing * STEP, others * STEP);
                double second = scored(results, others * STEP, missing * STEP);
                if (by_turns) {
                    const double whole = 1 - dead * dead, one = first;
                    first = (first + dead * (1 - second - dead)) / whole;
                    second = (second + dead * (1 - one - dead)) / whole;
                } else {
                    first /= 1 - dead, second /= 1 - dead;
                }
                grid_[missing][others] = first, grid_[others][missing] = second;
            }
    }

    // The chance after each result, points counting *times*.
    Prices prices(int missing, int others, bool begins, int times) const {
        Prices prices;
        for (int at = 0; at < KNOTS; ++at) {
            const int points = times * POSTS[at];
            const int own = missing - std::max(points, 0), theirs = others + std::min(points, 0);
            const bool first = by_turns_ ? !begins : points > 0 || (!points && begins);
            prices[at] = static_cast<float>(first ? won(own, theirs) : 1 - won(theirs, own));
        }
        return prices;
    }

private:
    double grid_[SIZE][SIZE] = {};
    bool by_turns_;

    double won(int missing, int others) const {
        if (missing <= 0 || others <= 0) return missing <= 0;
        return grid_[(missing + STEP - 1) / STEP][(others + STEP - 1) / STEP];
    }

    double scored(const Chances& results, int missing, int others) const {
        double total = 0;
        for (int at = 0; at < KNOTS; ++at) {
            const int points = POSTS[at], left = missing - points;
            if (points > 0)
                total += results[at] * (by_turns_ ? 1 - won(others, left) : won(left, others));
            else if (points < 0)
                total += results[at] * (1 - won(others + points, missing));
        }
        return total;
    }
};
