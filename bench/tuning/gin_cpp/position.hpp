// What a player sees when it is to act: as engine/players/gin/sight.py tells it.
#pragma once

#include "cards.hpp"
#include "winning.hpp"

struct Sight {
    FaceSet hand = 0, pile = 0, known = 0, thrown = 0, left = 0;
    FaceSet lately = 0;  // The last two throws of the other.
    FaceSet shown = 0;   // Own cards that the other knew of before this turn.
    int turns = 0, takes = 0, last = RANKS, stock = 31, limit = 10;

    FaceSet unseen() const { return ALL & ~(hand | pile | known); }
};

struct Position {
    Sight sight;
    FaceSet upcard = 0, taken = 0;  // The top of the pile; what was taken from it in this turn.
    int passes = 0;  // How often the first upcard was passed; -1 once it is behind.
    Prices prices{};
    FaceSet hidden = 0;  // The other's hand, which no player looks at but for what it learns by.
};
