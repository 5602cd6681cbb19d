// What lies on the table, and every way to add to it, as in engine/players/additions.py.
#pragma once

#include <algorithm>

#include "cards.hpp"
#include "few.hpp"

constexpr int GROUP = -1;  // Stands in place of a suit.
constexpr int NEW = -1;    // Stands in place of a row that is added to.

// A meld: a run of a suit from the place *low* to *high*, or a group of the rank *low*.
struct Row {
    int suit, low, high;
    FaceSet cards;

    // The faces that can be added at once.
    FaceSet ends() const {
        if (suit == GROUP) return RANK[low] & ~cards;
        return (AT[suit][low - 1] | AT[suit][high + 1]) & ~cards;
    }

    // The faces that could be added after one of the faces *between*.
    FaceSet beyond(FaceSet between) const {
        if (suit == GROUP) return 0;
        FaceSet found = 0;
        if (low > ACE + 1 && (AT[suit][low - 1] & between)) found |= AT[suit][low - 2];
        if (high < KING && (AT[suit][high + 1] & between)) found |= AT[suit][high + 2];
        return found & ~cards;
    }
};

// One way to bring cards to the table: a new meld, or added to one that lies there.
struct Lay {
    FaceSet cards;
    int points;
    Row row;  // The meld as it lies afterwards, were this all.
    int onto;  // The row it is added to, or NEW.

    int gain() const { return points + points_of(cards); }
    bool operator==(const Lay& other) const { return cards == other.cards && onto == other.onto; }
};

using Lays = Few<Lay, 18>;

inline int points_of(const Lays& lays) {
    int points = 0;
    for (const Lay& lay : lays) points += lay.points;
    return points;
}

inline FaceSet cards_of(const Lays& lays) {
    FaceSet cards = 0;
    for (const Lay& lay : lays) cards |= lay.cards;
    return cards;
}

// The melds that lie on the table, in order.
class Table : public Few<Row, 18> {
public:
    FaceSet cards() const {
        FaceSet found = 0;
        for (const Row& row : *this) found |= row.cards;
        return found;
    }

    FaceSet ends() const {
        FaceSet found = 0;
        for (const Row& row : *this) found |= row.ends();
        return found;
    }

    FaceSet beyond(FaceSet between) const {
        FaceSet found = 0;
        for (const Row& row : *this) found |= row.beyond(between);
        return found;
    }

    // The table after *lays*; a run may be added to at both ends.
    Table with(const Lays& lays) const {
        Table after = *this;
        for (const Lay& lay : lays) {
            if (lay.onto == NEW) {
                after.add(lay.row);
                continue;
            }
            Row& row = after[lay.onto];
            row.low = std::min(row.low, lay.row.low);
            row.high = std::max(row.high, lay.row.high);
            row.cards |= lay.row.cards;
        }
        return after;
    }
};
