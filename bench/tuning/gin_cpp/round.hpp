// A round of gin, and who plays it.
#pragma once

#include "../cpp/chance.hpp"
#include "knocks.hpp"
#include "position.hpp"

constexpr int HAND = 10, DEAD_HAND = 2, LONGEST = 150;

// What all have seen of one seat.
struct Side {
    FaceSet hand = 0, known = 0, thrown = 0, left = 0, lately = 0;
    Face last = -1;
    int turns = 0, takes = 0;
};

struct Round {
    Side sides[2];
    FaceSet pile = 0, upcard = 0;
    Prices prices[2];
    int limit = 10, passes = 0;  // How often the first upcard was passed; -1 once it is behind.
    Face pack[FACES];
    int next = 21;

    Round(Chance chance, int beginner, int most) : limit(most) {
        for (Face face = 0; face < FACES; ++face) pack[face] = face;
        for (int at = FACES; at > 1; --at) std::swap(pack[at - 1], pack[chance.below(at)]);
        for (int at = 0; at < HAND; ++at) {
            sides[beginner].hand |= only(pack[at]);
            sides[1 - beginner].hand |= only(pack[HAND + at]);
        }
        pile = upcard = only(pack[20]);
    }

    int stock() const { return FACES - next; }

    Position seen_by(int seat, FaceSet taken = 0) const {
        const Side &own = sides[seat], &other = sides[1 - seat];
        Position now{{}, upcard, taken, passes, prices[seat], other.hand};
        Sight& sight = now.sight;
        sight.hand = own.hand, sight.pile = pile, sight.known = other.known;
        sight.thrown = other.thrown, sight.left = other.left, sight.lately = other.lately;
        sight.shown = own.known & ~taken, sight.turns = other.turns, sight.takes = other.takes;
        sight.last = other.last < 0 ? RANKS : other.last % RANKS + 1;
        sight.stock = stock(), sight.limit = limit;
        return now;
    }
};

struct Throw {
    Face card = -1;
    bool knocks = false;
};

class Player {
public:
    virtual ~Player() = default;
    virtual void begin() {}
    virtual bool wants(const Position& now, Chance& chance) = 0;
    virtual Throw ends(const Position& now, Chance& chance) = 0;
};

// Plays a round that is dealt; the points by which seat 0 is ahead.
inline int play_out(Round& now, int seat, Player* (&players)[2], Chance& chance) {
    for (Player* player : players) player->begin();
    for (int turn = 0; turn < LONGEST && (now.stock() > DEAD_HAND || now.passes >= 0); ++turn) {
        Side& own = now.sides[seat];
        FaceSet taken = 0;
        if (now.passes != 2) {
            if (players[seat]->wants(now.seen_by(seat), chance)) {
                taken = now.upcard;
            } else {
                own.left |= now.upcard;
                if (now.passes >= 0) {
                    ++now.passes;
                    seat = 1 - seat;
                    continue;
                }
            }
        }
        now.pile &= ~taken;
        own.known |= taken;
        own.takes += taken != 0;
        own.hand |= taken ? taken : only(now.pack[now.next++]);
        now.passes = -1;
        const Throw found = players[seat]->ends(now.seen_by(seat, taken), chance);
        const FaceSet card = only(found.card);
        own.hand ^= card;
        if (found.knocks) {
            const int ahead = knocked(own.hand, now.sides[1 - seat].hand, now.limit);
            return seat ? -ahead : ahead;
        }
        now.pile |= card;
        now.upcard = card;
        own.thrown |= card;
        own.known &= ~card;
        own.lately = card | (own.last < 0 ? 0 : only(own.last));
        own.last = found.card;
        ++own.turns;
        seat = 1 - seat;
    }
    return 0;
}
