// A plain player who lays all it can, as bench/yardsticks/sound_straight.py, but for a meld in
// several ways.
#pragma once

#include "turns.hpp"

// The cards that can lie in a meld of three with *card*, which is not counted.
static inline Set touching(Set card) {
    Set near = up(card) | down(card);
    return (near | up(near) | down(near) | alike(card)) & ~card;
}

// Whether the top of the pile is laid at once and leaves no more points in the hand.
static bool sound_takes(const Board& b) {
    if (!b.top) return false;
    if (popcount(touching(b.top) & b.hand) < 2 && !(ends(b.lying) & b.top)) return false;
    Lying before = b.lying, after = b.lying;
    Set without = loose(b.hand, before), with = loose(b.hand | b.top, after);
    return !(with & b.top) && points(with) <= points(without);
}

// All that can be laid; then what fits nowhere on the table, touches fewest and is dearest.
static Turn sound_turn(const Board& b) {
    std::vector<Lays> lays;
    all_lays(b, lays);
    Lays most = lays[0];
    for (auto& l : lays)
        if (points(l.held) < points(most.held)) most = l;
    if (!most.held) return {most, 0, 0};
    Set fitting = ends(most.lying), thrown = 0;
    int least = 1 << 30;
    for (Set rest = most.held & ~b.kept; rest; rest &= rest - 1) {
        Set card = rest & -rest;
        int use = ((card & fitting ? 1 : 0) << 16) + (popcount(touching(card) & most.held) << 8) -
                  points(card);
        if (use < least) least = use, thrown = card;
    }
    return {most, thrown, most.held ^ thrown};
}
