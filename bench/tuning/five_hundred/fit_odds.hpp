// Fits what tells of the other hand to hands of players that were played against.
#pragma once

#include "careful.hpp"
#include "fitted.hpp"
#include "odds.hpp"

// An unseen card in a position, and whether the other player held it.
struct Sighting {
    Signs signs;
    double base;
    bool held;
};

// Looks at the other hand before each turn of a round between two players.
class Watcher {
public:
    explicit Watcher(const Worths& worths) : strong_(worths) {}

    void watch(std::uint64_t number, std::vector<Sighting>& sightings) {
        Chance chance(Use::ODDS, number);
        Player* players[2];
        for (Player*& player : players)
            player = chance.below(2) ? static_cast<Player*>(&careful_) : &strong_;
        const Standing standing;
        Round round(Chance(Use::ODDS, number, 1), chance.below(2));
        do look(round, standing, sightings);
        while (!round.play_turn(*players[round.turn], standing, chance));
    }

private:
    Careful careful_;
    Fitted strong_;

    static void look(const Round& round, const Standing& standing,
                     std::vector<Sighting>& sightings) {
        const Position now = round.seen_by(round.turn, standing);
        const SignsOf signs(now);
        for (Face card : each(now.hidden()))
            sightings.push_back({signs.of(card), signs.base,
                                 (round.hands[1 - round.turn] >> card & 1) != 0});
    }
};

// The mean logarithmic loss of some weights.
inline double loss(const std::vector<Sighting>& sightings, const Signs& weights) {
    double sum = 0;
    for (const Sighting& sighting : sightings) {
        const double chance = sigmoid(logit(sighting.signs, weights, sighting.base));
        sum -= std::log(std::max(1e-9, sighting.held ? chance : 1 - chance));
    }
    return sum / sightings.size();
}

// Logistic regression by stochastic steps, smaller in each of a few passes.
inline Signs fitted_odds(const Worths& worths, int rounds) {
    Watcher watcher(worths);
    std::vector<Sighting> learnt, held_out;
    for (int number = 0; number < rounds; ++number)
        watcher.watch(number, number % 10 ? learnt : held_out);
    Signs weights{};
    Chance chance(Use::ODDS, rounds);
    for (int pass = 0; pass < 6; ++pass)
        for (std::size_t step = 0; step < learnt.size(); ++step) {
            const Sighting& sighting = learnt[chance.below(static_cast<int>(learnt.size()))];
            const double wrong =
                sigmoid(logit(sighting.signs, weights, sighting.base)) - sighting.held;
            for (int at = 0; at < SIGNS; ++at)
                weights[at] -= 0.002 / (1 + pass) * wrong * sighting.signs[at];
        }
    std::printf("odds: loss a card %.4f, were all alike %.4f\n", loss(held_out, weights),
                loss(held_out, Signs{}));
    return weights;
}
