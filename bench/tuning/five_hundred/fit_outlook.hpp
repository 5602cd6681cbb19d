// Solves the chance to win a game of several rounds from the scores of single ones.
#pragma once

#include "fitted.hpp"
#include "outlook.hpp"

// What two equal players scored in each of some rounds.
inline std::vector<std::pair<int, int>> scores_of(const Worths& worths, int rounds) {
    Fitted one(worths), other(worths);
    Player* const players[2] = {&one, &other};
    std::vector<std::pair<int, int>> scores;
    for (int number = 0; number < rounds; ++number) {
        Chance chance(Use::CHANCES, number);
        Round round(Chance(Use::CHANCES, number, 1), number % 2);
        play_out(round, players, Standing{}, chance);
        scores.emplace_back(round.score(0), round.score(1));
        scores.emplace_back(round.score(1), round.score(0));
    }
    return scores;
}

// By the points that both still need: the chance to win, between equal players.
class Chances {
public:
    explicit Chances(const std::vector<std::pair<int, int>>& scores) : scores_(scores) {
        chances_.assign(SIDE * SIDE, 0.5);
        // The fewer points are needed the sooner a game is over: a few passes will do.
        for (int pass = 0; pass < 12; ++pass)
            for (int own = 0; own < SIDE; ++own)
                for (int others = 0; others < SIDE; ++others)
                    chances_[own * SIDE + others] = after_round(needed(own), needed(others));
    }

    static constexpr int STEP = 20, SIDE = 40;
    static int needed(int at) { return (at + 1) * STEP - STEP / 2; }
    double at(int own, int others) const { return chances_[own * SIDE + others]; }

private:
    const std::vector<std::pair<int, int>>& scores_;
    std::vector<double> chances_;

    double after_round(int own, int others) const {
        double sum = 0;
        for (const auto& [mine, theirs] : scores_) sum += after(own - mine, others - theirs);
        return sum / scores_.size();
    }

    double after(int own, int others) const {
        if (std::min(own, others) <= 0 && own != others) return own < others;
        return chances_[place(own) * SIDE + place(others)];
    }

    static int place(int needed) { return std::min(SIDE - 1, std::max(0, needed) / STEP); }
};

// How far a formula is from the chances, in squares; leads of more than 300 points are rare.
inline double distance(const Outlook& outlook, const Chances& chances) {
    double sum = 0;
    int cells = 0;
    for (int own = 0; own < Chances::SIDE * 3 / 4; ++own)
        for (int others = 0; others < Chances::SIDE * 3 / 4; ++others) {
            const int mine = -Chances::needed(own), theirs = -Chances::needed(others);
            if (std::abs(mine - theirs) > 300) continue;
            const double wrong = outlook.chance(mine, theirs, 0) - chances.at(own, others);
            sum += wrong * wrong;
            ++cells;
        }
    return sum / cells;
}

// The formula that comes nearest: each number is moved by ever smaller steps while that helps.
inline Outlook fitted_outlook(const Worths& worths, int rounds) {
    const auto scores = scores_of(worths, rounds);
    const Chances chances(scores);
    Outlook best;
    double least = distance(best, chances);
    const auto try_move = [&](double& number, double move) {
        number += move;
        const double now = distance(best, chances);
        const bool better = now < least;
        better ? least = now : number -= move;
        return better;
    };
    for (double step = 1; step > 1e-3; step /= 2)
        while (try_move(best.base, 20 * step) || try_move(best.base, -20 * step) ||
               try_move(best.by_needed, 0.1 * step) || try_move(best.by_needed, -0.1 * step)) {
        }
    std::printf("outlook: %.4g and %.4g for each point needed, within %.1f %% of the chances\n",
                best.base, best.by_needed, 100 * std::sqrt(least));
    return best;
}
