// Hands of gin as whole numbers, bit n for face n: their melds and their deadwood, as
// engine/players/gin/hands.py and engine/arrange/deadwood.py tell them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

using Face = int;
using FaceSet = std::uint64_t;

constexpr int FACES = 52, RANKS = 13;
constexpr FaceSet ALL = (FaceSet{1} << FACES) - 1, SUIT = (1 << RANKS) - 1;
constexpr FaceSet ACES = FaceSet{1} | FaceSet{1} << 13 | FaceSet{1} << 26 | FaceSet{1} << 39;
constexpr FaceSet KINGS = ACES << 12, TO_QUEEN = ALL ^ KINGS, TO_JACK = TO_QUEEN ^ ACES << 11;

constexpr FaceSet only(Face face) { return FaceSet{1} << face; }
inline int count(FaceSet faces) { return __builtin_popcountll(faces); }
inline Face lowest(FaceSet faces) { return __builtin_ctzll(faces); }
constexpr FaceSet of_rank(int rank) { return ACES << rank; }

// The faces of a set in the order of the pack: for (Face face : each(faces)).
class each {
public:
    explicit each(FaceSet faces) : faces_(faces) {}

    struct Iterator {
        FaceSet left;
        Face operator*() const { return lowest(left); }
        Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        bool operator!=(Iterator other) const { return left != other.left; }
    };

    Iterator begin() const { return {faces_}; }
    Iterator end() const { return {0}; }

private:
    FaceSet faces_;
};

constexpr int value_of(Face face) { return std::min(face % RANKS + 1, 10); }

// By face: what it counts.
inline const auto VALUES = [] {
    std::array<int, FACES> values{};
    for (Face face = 0; face < FACES; ++face) values[face] = value_of(face);
    return values;
}();

inline int points_of(FaceSet faces) {
    int points = 0;
    for (Face face : each(faces)) points += VALUES[face];
    return points;
}

// By the ranks held of a suit: the points in no run, and the dearest card outside runs.
struct Suits {
    std::array<std::uint8_t, SUIT + 1> outside{}, dearest{};

    Suits() {
        for (unsigned held = 1; held <= SUIT; ++held) {
            const unsigned above = held & (held + (held & -held)), row = held ^ above;
            const bool loose = __builtin_popcount(row) < 3;
            const int top = std::min(32 - __builtin_clz(row), 10);
            outside[held] = outside[above] + (loose ? points_of(row) : 0);
            dearest[held] = std::max<int>(dearest[above], loose ? top : 0);
        }
    }
};
inline const Suits SUITS;

inline int beside(FaceSet faces, bool discard) {
    const unsigned s = faces & SUIT, h = faces >> 13 & SUIT, d = faces >> 26 & SUIT,
                   c = faces >> 39;
    const int left = SUITS.outside[s] + SUITS.outside[h] + SUITS.outside[d] + SUITS.outside[c];
    if (!discard) return left;
    return left - std::max(std::max(SUITS.dearest[s], SUITS.dearest[h]),
                           std::max(SUITS.dearest[d], SUITS.dearest[c]));
}

// The least of what is beside groups; *ranks* has a bit for each that may lie in one.
inline int with_groups(FaceSet faces, unsigned ranks, bool discard) {
    if (!ranks) return beside(faces, discard);
    const unsigned others = ranks & (ranks - 1);
    FaceSet same = faces & of_rank(lowest(ranks));
    const FaceSet rest = faces ^ same;
    int least = with_groups(faces, others, discard);
    if (count(same) < 3) return least;
    least = std::min(least, with_groups(rest, others, discard));
    if (count(same) == 4)
        for (Face face : each(same))
            least = std::min(least, with_groups(rest | only(face), others, discard));
    return least;
}

// The least deadwood of a set of faces; after one of them is thrown, if *discard*.
inline int left_of(FaceSet faces, bool discard = false) {
    const FaceSet low = faces & ((FaceSet{1} << 26) - 1), high = faces >> 26;
    const FaceSet both = low & high, either = low | high;
    return with_groups(faces, ((both & either >> 13) | (both >> 13 & either)) & SUIT, discard);
}

struct FourSuits {
    FaceSet a, b, c, d;
    explicit FourSuits(FaceSet hand)
        : a(hand & SUIT), b(hand >> 13 & SUIT), c(hand >> 26 & SUIT), d(hand >> 39) {}
    FaceSet of_three() const { return (((a & b) | (a & c) | (b & c)) & d) | (a & b & c); }
    FaceSet of_two() const {
        return (a & b) | (a & c) | (a & d) | (b & c) | (b & d) | (c & d);
    }
};

// The cards that lie in any meld of three.
inline FaceSet melded(FaceSet hand) {
    const FaceSet low = hand & hand >> 1 & hand >> 2 & TO_JACK;
    return low | low << 1 | low << 2 | (FourSuits(hand).of_three() * ACES & hand);
}

// The faces beside *hand* that make a meld of three with two of it.
inline FaceSet outs(FaceSet hand) {
    const FaceSet low = hand & hand >> 1 & TO_QUEEN, apart = hand & hand >> 2 & TO_JACK;
    const FaceSet rows = (low & ~ACES) >> 1 | (low & TO_JACK) << 2 | apart << 1;
    return (rows | FourSuits(hand).of_two() * ACES) & ~hand;
}

// The faces that go onto a meld, of cards of which every one lies in a meld.
inline FaceSet longer(FaceSet melds) {
    const FaceSet low = melds & melds >> 1 & TO_QUEEN;
    const FaceSet rows = (low & ~ACES) >> 1 | (low & TO_JACK) << 2;
    return (rows | FourSuits(melds).of_three() * ACES) & ~melds;
}

struct Pair {
    Face first, other;
};

// By face: the pairs that make a meld of three with it, in the order of hands.py.
inline const auto PAIRS = [] {
    std::array<std::vector<Pair>, FACES> pairs;
    for (Face face = 0; face < FACES; ++face) {
        std::vector<Face> same;
        for (Face other = face % RANKS; other < FACES; other += RANKS)
            if (other != face) same.push_back(other);
        pairs[face] = {{same[0], same[1]}, {same[0], same[2]}, {same[1], same[2]}};
        const Face suit = face - face % RANKS;
        for (Face low = std::max(suit, face - 2); low <= std::min(face, suit + 10); ++low) {
            const Face first = low == face ? low + 1 : low;
            pairs[face].push_back({first, low + 2 == face ? low + 1 : low + 2});
        }
    }
    return pairs;
}();

// By face: all that can lie in a meld of three with it, its neighbours in a run, its rank.
struct Nearness {
    std::array<FaceSet, FACES> near{}, next{}, same{}, apart{};

    Nearness() {
        for (Face face = 0; face < FACES; ++face) {
            for (const Pair& pair : PAIRS[face]) near[face] |= only(pair.first) | only(pair.other);
            for (Face other : {face - 1, face + 1})
                if (near[face] >> std::max(other, 0) & 1) next[face] |= only(std::max(other, 0));
            same[face] = of_rank(face % RANKS) ^ only(face);
            apart[face] = near[face] & ~next[face] & ~same[face];
        }
    }
};
inline const Nearness NEARNESS;
