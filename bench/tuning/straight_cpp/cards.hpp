// Melds as sets of faces, as in engine/players/straight/shapes.py; the ace is low.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

using Set = uint64_t;
using std::popcount;
static const Set ALL = (1ull << 52) - 1;
static Set RANKS[14], SUITS[4], ACES, KINGS, NO_ACES, NO_KINGS;
struct Pair {
    Set pair, completing;
};
static std::vector<Pair> PARTNERS[52];

static inline Set up(Set s) { return (s & NO_KINGS) << 1; }
static inline Set down(Set s) { return (s & NO_ACES) >> 1; }
static inline Set turn1(Set f) { return (f << 13 | f >> 39) & ALL; }
static inline Set turn2(Set f) { return (f << 26 | f >> 26) & ALL; }
static inline Set turn3(Set f) { return (f << 39 | f >> 13) & ALL; }
static inline Set alike(Set f) { return turn1(f) | turn2(f) | turn3(f); }
static inline Set twice(Set f) {
    Set a = turn1(f), b = turn2(f), c = turn3(f);
    return (a & b) | ((a | b) & c);
}
static int POINTS[8192];
static inline int points(Set f) {
    return POINTS[f & 8191] + POINTS[f >> 13 & 8191] + POINTS[f >> 26 & 8191] + POINTS[f >> 39];
}
static inline int weight(Set f) { return (popcount(f) << 8) + points(f); }

static void init() {
    for (int s = 0; s < 4; s++) SUITS[s] = 8191ull << 13 * s;
    for (int r = 1; r <= 13; r++) {
        RANKS[r] = 0;
        for (int s = 0; s < 4; s++) RANKS[r] |= 1ull << (13 * s + r - 1);
    }
    ACES = RANKS[1];
    KINGS = RANKS[13];
    NO_ACES = ALL & ~ACES;
    NO_KINGS = ALL & ~KINGS;
    for (int m = 0; m < 8192; m++) {
        POINTS[m] = 0;
        for (int r = 0; r < 13; r++)
            if (m >> r & 1) POINTS[m] += std::min(r + 1, 10);
    }
    std::vector<Set> triples;
    for (int s = 0; s < 4; s++)
        for (int low = 1; low < 13; low++) {
            Set t = 0;
            for (int k = 0; k < 3; k++) {
                int place = low + k;
                t |= 1ull << (13 * s + (place == 14 ? 0 : place - 1));
            }
            triples.push_back(t);
        }
    for (int r = 1; r <= 13; r++)
        for (int s = 0; s < 4; s++) triples.push_back(RANKS[r] & ~(1ull << (13 * s + r - 1)));
    for (int f = 0; f < 52; f++)
        for (Set t : triples)
            if (t >> f & 1) {
                Set pair = t & ~(1ull << f), comp = 0;
                for (Set o : triples)
                    if ((o & pair) == pair) comp |= o & ~pair;
                PARTNERS[f].push_back({pair, comp});
            }
}

struct Lying {
    Set runs = 0, groups = 0;
    Set cards() const { return runs | groups; }
};
static inline Set ends(const Lying& l) {
    return (((l.runs & NO_KINGS) << 1) | ((l.runs & NO_ACES) >> 1) | alike(l.groups)) & ~l.cards();
}
// the ace: up() without ace_high; (runs & NO_ACES) >> 1
static inline Set wanted(Set h) {
    Set u = up(h), d = down(h);
    return up(u & h) | down(d & h) | (u & d) | twice(h);
}
static inline Set nearby(Set h) {
    Set u = up(h), d = down(h);
    return u | d | up(u & ~ACES) | down(d & ~ACES) | alike(h);
}
static inline Lying added(Lying l, Set card) {
    if (alike(l.groups) & card) {
        l.groups |= card;
        return l;
    }
    if ((card & ACES) && !(l.runs & card << 1)) return l;  // not with a low ace
    l.runs |= card;
    return l;
}
static inline Lying laid(Lying l, Set m) {
    if ((m & m >> 13) || (m & m >> 26) || (m & m >> 39))
        l.groups |= m;
    else
        l.runs |= m;
    return l;
}
static inline Set laid_off(Set hand, Lying& l) {
    Set off = 0;
    while (Set fit = ends(l) & hand & ~off) {
        Set c = fit & -fit;
        off |= c;
        l = added(l, c);
    }
    return off;
}
struct Melds {
    int n = 0;
    Set m[8];
    Set all() const {
        Set s = 0;
        for (int i = 0; i < n; i++) s |= m[i];
        return s;
    }
};
static void rows(Set hand, Melds& out) {
    Set mid = hand & (hand & NO_KINGS) << 1 & (hand & NO_ACES) >> 1;
    Set row = mid | (mid & NO_KINGS) << 1 | (mid & NO_ACES) >> 1;
    for (int s = 0; s < 4; s++) {
        Set rest = row & SUITS[s];
        while (rest) {
            Set low = rest & -rest;
            Set run = rest & ~(rest + low);
            out.m[out.n++] = run & SUITS[s];
            rest &= ~run;
        }
    }
}
// The best of all ways to use the groups, each whole, short of one card, or not; of equal ones the
// first, the lowest rank changing fastest, as in the engine.
static inline Melds with_groups(Set hand, Set grouped) {
    std::vector<std::vector<Set>> ranks;
    while (grouped) {
        Set rank = RANKS[std::countr_zero(grouped) % 13 + 1], group = hand & rank;
        ranks.push_back({0, group});
        if (popcount(group) > 3)
            for (Set rest = group; rest; rest &= rest - 1)
                ranks.back().push_back(group & ~(rest & -rest));
        grouped &= ~rank;
    }
    Melds best;
    std::vector<size_t> at(ranks.size(), 0);
    for (size_t i = 0; i < at.size();) {
        Melds melds;
        for (i = 0; i < at.size(); i++)
            if (Set group = ranks[i][at[i]]) melds.m[melds.n++] = group;
        rows(hand & ~melds.all(), melds);
        if (weight(melds.all()) > weight(best.all())) best = melds;
        for (i = 0; i < at.size() && ++at[i] == ranks[i].size(); i++) at[i] = 0;
    }
    return best;
}
static Melds best_melds(Set hand) {
    Set grouped = hand & twice(hand);
    Melds m;
    if (!grouped) {
        rows(hand, m);
        return m;
    }
    return with_groups(hand, grouped);
}
static Set loose(Set hand, Lying& l) {
    Melds m = best_melds(hand);
    Set rest = hand & ~m.all();
    for (int i = 0; i < m.n; i++) l = laid(l, m.m[i]);
    Set off = laid_off(rest, l);
    return rest & ~off;
}
