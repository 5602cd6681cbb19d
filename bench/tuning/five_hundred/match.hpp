// Two players meet by duplicate deals: each game is played twice, the seats changed.
#pragma once

#include <functional>

#include "lessons.hpp"

using Maker = std::function<std::unique_ptr<Player>()>;

// The mean of values and its interval of 95 %.
class Mean {
public:
    void add(double value) {
        ++number_;
        sum_ += value;
        squares_ += value * value;
    }
    void add(const Mean& other) {
        number_ += other.number_;
        sum_ += other.sum_;
        squares_ += other.squares_;
    }
    double mean() const { return sum_ / number_; }
    double spread() const {
        return std::sqrt(std::max(0.0, squares_ - sum_ * sum_ / number_) / (number_ - 1));
    }
    double interval() const { return 1.96 * spread() / std::sqrt(number_); }

private:
    double number_ = 0, sum_ = 0, squares_ = 0;
};

// By deal: the games that the one won, and the points a round that it was ahead.
struct Score {
    Mean won, ahead;
};

struct Match {
    Maker one, other;
    int target = 100;
    std::uint64_t first = 0;
    int deals = 1000;

    Score play() const {
        Score parts[THREADS];
        in_threads([&](int part) {
            const auto players = std::make_pair(one(), other());
            for (int at = part; at < deals; at += THREADS)
                play_deal(*players.first, *players.second, first + at, parts[part]);
        });
        for (int part = 1; part < THREADS; ++part) {
            parts[0].won.add(parts[part].won);
            parts[0].ahead.add(parts[part].ahead);
        }
        return parts[0];
    }

private:
    void play_deal(Player& player, Player& opponent, std::uint64_t number, Score& score) const {
        double won = 0, ahead = 0;
        for (int seat = 0; seat < 2; ++seat) play_game(player, opponent, seat, number, won, ahead);
        score.won.add(won / 2);
        score.ahead.add(ahead / 2);
    }

    // *one* has *seat*; the cards depend on the number alone.
    void play_game(Player& player, Player& opponent, int seat, std::uint64_t number, double& won,
                   double& ahead) const {
        Standing standing;
        standing.target = target;
        Player* players[2] = {&opponent, &opponent};
        players[seat] = &player;
        Chance chance(Use::MEASURING, number);
        int rounds = 0;
        double lead = 0;
        do {
            Round round(Chance(Use::MEASURING, number, 1 + rounds), (number + rounds + 1) % 2);
            play_out(round, players, standing, chance);
            for (int each = 0; each < 2; ++each) standing.totals[each] += round.score(each);
            lead += round.ahead(seat);
            ++rounds;
        } while (!decided(standing));
        won += standing.totals[seat] > standing.totals[1 - seat];
        ahead += lead / rounds;
    }

    static bool decided(const Standing& standing) {
        const int one = standing.totals[0], other = standing.totals[1];
        return std::max(one, other) >= standing.target && one != other;
    }
};
