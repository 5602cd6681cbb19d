// Which cards would make melds with cards of two sets, as engine/players/five_hundred/nearness.py.
#pragma once

#include "cards.hpp"

// The faces that have a card of a set beside them, by where it is; the last three: of their rank.
struct Near {
    FaceSet below, two_below, above, two_above, first, second, third;

    FaceSet same_rank() const { return first | second | third; }
    FaceSet beside() const { return below | above; }
    FaceSet one_between() const { return two_below | two_above; }
};

inline Near near(FaceSet faces) {
    constexpr FaceSet aces = RANK[1], kings = RANK[13];
    constexpr FaceSet no_ace = ALL & ~aces, no_king = ALL & ~kings;
    constexpr FaceSet one = (FaceSet{1} << 13) - 1, two = (FaceSet{1} << 26) - 1;
    constexpr FaceSet three = (FaceSet{1} << 39) - 1;
    const FaceSet held_aces = faces & aces;
    return {
        (faces << 1 & no_ace) | (faces >> 12 & aces),
        (faces << 2 & no_ace & ~RANK[2]) | (faces >> 11 & aces),
        (faces >> 1 & no_king) | held_aces << 12,
        (faces >> 2 & no_king & ~RANK[12]) | held_aces << 11,
        (faces & three) << 13 | faces >> 39,
        (faces & two) << 26 | faces >> 26,
        (faces & one) << 39 | faces >> 13,
    };
}

// The faces right beside one of *faces*, or of its rank.
inline FaceSet around(FaceSet faces) {
    const Near close = near(faces);
    return close.beside() | close.same_rank();
}

// By the way a card can lie with two others: the faces that one card of each set completes.
inline std::array<FaceSet, 6> completions(const Near& a, const Near& b) {
    return {
        ((a.below & b.above) | (a.above & b.below)) & ~RANK[1],
        (a.below & b.two_below) | (a.two_below & b.below),
        (a.above & b.two_above) | (a.two_above & b.above),
        (a.first & b.second) | (a.second & b.first),
        (a.first & b.third) | (a.third & b.first),
        (a.second & b.third) | (a.third & b.second),
    };
}

// The faces that make a meld with a card of one set and a card of the other.
inline FaceSet completed(const Near& a, const Near& b) {
    FaceSet found = 0;
    for (FaceSet faces : completions(a, b)) found |= faces;
    return found;
}

// The faces that at least one, two and three such pairs would make a meld with.
struct Counted {
    FaceSet once = 0, twice = 0, thrice = 0;
};

inline Counted counted(const Near& a, const Near& b) {
    Counted found;
    for (FaceSet faces : completions(a, b)) {
        found.thrice |= found.twice & faces;
        found.twice |= found.once & faces;
        found.once |= faces;
    }
    return found;
}
