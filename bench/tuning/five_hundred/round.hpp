// A round of 500 Rummy between two players: what lies where, and what has been seen.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "../cpp/chance.hpp"
#include "sight.hpp"

constexpr int DRAW = -1;   // Stands in place of a depth of the pile.
constexpr int NONE = -1;   // Stands in place of a face: the hand is empty by then.

// How a turn goes on: lays, then a discard.
struct Plan {
    double worth = 0;
    Lays lays;
    Face discard = NONE;

    // What is left of *hand*.
    FaceSet left_of(FaceSet hand) const {
        return hand & ~cards_of(lays) & ~(discard == NONE ? 0 : only(discard));
    }
};

class Player {
public:
    virtual ~Player() = default;
    // How deep to take from the pile, or DRAW.
    virtual int collect(const Position& now, Chance& chance) = 0;
    virtual Plan plan(const Position& now, Chance& chance) = 0;
};

// The totals before a round, and what the game goes to.
struct Standing {
    int totals[2] = {0, 0};
    int target = 100;
};

struct Round {
    FaceSet hands[2] = {0, 0};
    Few<Face, FACES> stock;
    Pile pile;
    Table table;
    int laid[2] = {0, 0};
    FaceSet known[2] = {0, 0};   // By seat: cards in its hand that it took from the pile.
    FaceSet thrown[2] = {0, 0};
    int turn = 0;

    Round(Chance chance, int first) : turn(first) {
        std::array<Face, FACES> cards{};
        for (Face face = 0; face < FACES; ++face) cards[face] = face;
        for (int at = FACES - 1; at > 0; --at) std::swap(cards[at], cards[chance.below(at + 1)]);
        for (int at = 0; at < 26; ++at) hands[at / 13] |= only(cards[at]);
        pile.add(cards[26]);
        for (int at = 27; at < FACES; ++at) stock.add(cards[at]);
    }

    Position seen_by(int seat, const Standing& standing) const {
        Position now;
        now.sight = {hands[seat], table, pile, stock.size(), count(hands[1 - seat]), 0, 0};
        now.known = known[1 - seat];
        now.thrown = thrown[1 - seat];
        now.own = standing.totals[seat] + laid[seat];
        now.others = standing.totals[1 - seat] + laid[1 - seat];
        now.target = standing.target;
        return now;
    }

    int score(int seat) const { return laid[seat] - points_of(hands[seat]); }
    int ahead(int seat) const { return score(seat) - score(1 - seat); }
    int lead(int seat) const { return laid[seat] - laid[1 - seat]; }

    // Plays a turn; whether the round is over.
    bool play_turn(Player& player, const Standing& standing, Chance& chance) {
        const int seat = turn;
        Position now = seen_by(seat, standing);
        const int depth = player.collect(now, chance);
        now.sight = depth == DRAW ? now.sight.after_draw(stock[stock.size() - 1])
                                  : now.sight.after_take(depth);
        collect(seat, depth);
        carry_out(seat, player.plan(now, chance));
        turn = 1 - seat;
        return is_over();
    }

    bool is_over() const { return !hands[1 - turn] || stock.empty(); }

    // The round after a turn in which the card *at* a place of the stock is drawn.
    Round with_draw(int at, Player& player, const Standing& standing, Chance& chance) const {
        Round after = *this;
        std::swap(after.stock[at], after.stock[after.stock.size() - 1]);
        Position now = after.seen_by(turn, standing);
        now.sight = now.sight.after_draw(stock[at]);
        after.collect(turn, DRAW);
        after.carry_out(turn, player.plan(now, chance));
        after.turn = 1 - turn;
        return after;
    }

private:
    void collect(int seat, int depth) {
        if (depth == DRAW) {
            hands[seat] |= only(stock[stock.size() - 1]);
            stock.cut(stock.size() - 1);
            return;
        }
        for (int at = depth; at < pile.size(); ++at) {
            hands[seat] |= only(pile[at]);
            known[seat] |= only(pile[at]);
        }
        pile.cut(depth);
    }

    void carry_out(int seat, const Plan& plan) {
        table = table.with(plan.lays);
        laid[seat] += points_of(plan.lays);
        if (plan.discard != NONE) {
            pile.add(plan.discard);
            thrown[seat] |= only(plan.discard);
        }
        hands[seat] = plan.left_of(hands[seat]);
        known[seat] &= hands[seat];
    }
};

// Turns that no round comes near: takes must be laid from, so the hands run out.
constexpr int LONG = 400;

// Plays a round to its end.
inline void play_out(Round& round, Player* const (&players)[2], const Standing& standing,
                     Chance& chance) {
    for (int turns = 0; turns < LONG; ++turns)
        if (round.play_turn(*players[round.turn], standing, chance)) return;
    std::fputs("a round without end\n", stderr);
    std::abort();
}
