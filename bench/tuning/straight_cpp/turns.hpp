// What a seat knows, and the turns that are worth a thought: engine/players/straight/turns.py.
#pragma once

#include "cards.hpp"

struct Other {
    int size;
    bool closed;
    Set known, refused;
};
struct Board {
    Set hand;
    Lying lying;
    Set unseen;
    int n;
    Other others[5];
    int stock;
    Set top, kept;
    bool closed, begun, own_meld;
    int needs[2];
};
struct Lays {
    int melds;
    Set off, held;
    Lying lying;
};
struct Turn {
    Lays lays;
    Set thrown, held;
    bool quiet() const { return !lays.melds && !lays.off; }
};

static void all_lays(const Board& b, std::vector<Lays>& out) {
    out.clear();
    auto add = [&](Lays l) {
        if (!l.held || l.held != b.kept) out.push_back(l);
    };
    out.push_back({0, 0, b.hand, b.lying});
    Melds m = best_melds(b.hand);
    auto with = [&](const Set* some, int n) {
        Set s = 0;
        Lying l = b.lying;
        for (int i = 0; i < n; i++) {
            s |= some[i];
            l = laid(l, some[i]);
        }
        Set held = b.hand & ~s;
        add({n, 0, held, l});
        Lying after = l;
        Set off = laid_off(held, after);
        if (off) add({n, off, held & ~off, after});
    };
    if (m.n) {
        with(m.m, m.n);
        if (m.n > 1)
            for (int i = 0; i < m.n; i++) with(m.m + i, 1);
    }
    Lying l = b.lying;
    Set off = laid_off(b.hand, l);
    if (off) {
        Set held = b.hand & ~off;
        add({0, off, held, l});
        Melds r = best_melds(held);
        if (r.n) {
            Lying after = l;
            for (int i = 0; i < r.n; i++) after = laid(after, r.m[i]);
            add({r.n, off, held & ~r.all(), after});
        }
    }
}
template <class F>
static void each_turn(const Board& b, const Lays& l, F f) {
    if (!l.held) f(Turn{l, 0, 0});
    Set free = l.held & ~b.kept;
    Set rest = free & ~best_melds(l.held).all();
    if (!rest) rest = free;
    while (rest) {
        Set c = rest & -rest;
        rest ^= c;
        f(Turn{l, c, l.held ^ c});
    }
}
static bool ways_out(const Board& b, Turn& out) {
    std::vector<Lays> lays;
    all_lays(b, lays);
    const Lays* best = &lays[0];
    for (auto& l : lays)
        if (weight(l.held) < weight(best->held)) best = &l;
    if (popcount(best->held) >= 2) return false;
    bool found = false;
    each_turn(b, *best, [&](Turn t) {
        if (!found) {
            out = t;
            found = true;
        }
    });
    return found;
}
