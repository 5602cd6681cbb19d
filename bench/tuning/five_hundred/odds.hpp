// How likely the other player is to hold each card, by what it threw, left and took.
#pragma once

#include <cmath>

#include "round.hpp"

inline double sigmoid(double logit) { return 1 / (1 + std::exp(-logit)); }

constexpr int SIGNS = 18;
using Signs = std::array<double, SIGNS>;

// What tells whether the other player holds an unseen card.
class SignsOf {
public:
    explicit SignsOf(const Position& now)
        : now_(now), live_(now.hidden() | now.known), ends_(now.sight.table.ends()),
          left_(now.sight.piled() & ~now.thrown), age_((25 - now.sight.stock) / 25.0),
          size_(now.sight.other / 13.0 - 0.8) {
        const double share = now.unknown() / double(std::max(1, count(now.hidden())));
        const double chance = std::min(0.98, std::max(0.02, share));
        base = std::log(chance / (1 - chance));
    }

    double base;  // The logit were all cards alike.

    // Of *card*: those of its rank, beside it and one further that the other threw, that the other
    // left in the pile, and that it holds; then whether it fits the table, its points, the open
    // pairs; and some of these with the age of the round and with the size of the hand.
    Signs of(Face card) const {
        const Near close = near(only(card));
        const double fits = ends_ >> card & 1, points = HELD[card] / 10.0 - 0.7;
        const double open = open_pairs(card) / 3.0;
        Signs signs{1};
        int at = 1;
        for (FaceSet shown : {now_.thrown, left_, now_.known})
            for (FaceSet place : {close.same_rank(), close.beside(), close.one_between()})
                signs[at++] = count(shown & place);
        for (double sign : {fits, points, open, points * age_, age_, open * age_, size_,
                            fits * size_})
            signs[at++] = sign;
        return signs;
    }

private:
    const Position& now_;
    FaceSet live_, ends_, left_;
    double age_, size_;

    int open_pairs(Face card) const {
        int open = 0;
        for (FaceSet pair : PARTNERS[card]) open += !(pair & ~live_);
        return open;
    }
};

inline double logit(const Signs& signs, const Signs& weights, double base) {
    for (int at = 0; at < SIGNS; ++at) base += weights[at] * signs[at];
    return base;
}

// By face: the chance that the other player holds it.
using Odds = std::array<float, FACES>;

inline Odds odds_of(const Position& now, const Signs& weights) {
    const SignsOf signs(now);
    std::array<double, FACES> chances{};
    double total = 0;
    for (Face card : each(now.hidden()))
        total += chances[card] = sigmoid(logit(signs.of(card), weights, signs.base));
    const double scale = total > 0 ? now.unknown() / total : 0;
    Odds odds{};
    for (Face card : each(now.hidden()))
        odds[card] = static_cast<float>(std::min(0.98, chances[card] * scale));
    for (Face card : each(now.known)) odds[card] = 1;
    return odds;
}
