// Sets of cards as whole numbers, bit n for face n, as in engine/players/faces.py.
#pragma once

#include <array>
#include <cstdint>

using Face = int;
using FaceSet = std::uint64_t;

constexpr int FACES = 52, SUITS = 4, RANKS = 13;
constexpr int ACE = 1, KING = 13, ACE_HIGH = 14;
constexpr FaceSet ALL = (FaceSet{1} << FACES) - 1;

constexpr FaceSet only(Face face) { return FaceSet{1} << face; }
inline int count(FaceSet faces) { return __builtin_popcountll(faces); }
inline Face lowest(FaceSet faces) { return __builtin_ctzll(faces); }

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

// By suit and place of a run (1 the low ace, 14 the high one, 0 and 15 beyond): the face there.
inline constexpr auto AT = [] {
    std::array<std::array<FaceSet, 16>, SUITS> at{};
    for (int suit = 0; suit < SUITS; ++suit)
        for (int place = ACE; place <= ACE_HIGH; ++place)
            at[suit][place] = only(suit * RANKS + (place - 1) % RANKS);
    return at;
}();

// By rank: its four faces.
inline constexpr auto RANK = [] {
    std::array<FaceSet, KING + 1> ranks{};
    for (int rank = ACE; rank <= KING; ++rank)
        for (int suit = 0; suit < SUITS; ++suit) ranks[rank] |= AT[suit][rank];
    return ranks;
}();

constexpr int TRIPLE_COUNT = SUITS * 12 + RANKS * SUITS;

// Every meld of three.
inline constexpr auto TRIPLES = [] {
    std::array<FaceSet, TRIPLE_COUNT> triples{};
    int made = 0;
    for (int suit = 0; suit < SUITS; ++suit)
        for (int low = ACE; low < KING; ++low)
            triples[made++] = AT[suit][low] | AT[suit][low + 1] | AT[suit][low + 2];
    for (int rank = ACE; rank <= KING; ++rank)
        for (int suit = 0; suit < SUITS; ++suit) triples[made++] = RANK[rank] & ~AT[suit][rank];
    return triples;
}();

struct Pairs {
    std::array<FaceSet, 6> of{};
    int number = 0;

    const FaceSet* begin() const { return of.data(); }
    const FaceSet* end() const { return of.data() + number; }
};

// By face: the pairs that make a meld of three with it.
inline constexpr auto PARTNERS = [] {
    std::array<Pairs, FACES> partners{};
    for (FaceSet triple : TRIPLES)
        for (Face face = 0; face < FACES; ++face)
            if (triple >> face & 1)
                partners[face].of[partners[face].number++] = triple & ~only(face);
    return partners;
}();

constexpr int held_at(int rank) { return rank == ACE ? 15 : rank >= 10 ? 10 : rank; }

// By face: what it counts in the hand.
inline constexpr auto HELD = [] {
    std::array<int, FACES> held{};
    for (Face face = 0; face < FACES; ++face) held[face] = held_at(face % RANKS + 1);
    return held;
}();

// What a card counts at a place of a run: a low ace only 1.
constexpr int points_at(int place) { return place == ACE ? 1 : held_at((place - 1) % RANKS + 1); }

inline constexpr auto POINTS_OF_SUIT = [] {
    std::array<int, 1 << RANKS> points{};
    for (int faces = 1; faces < 1 << RANKS; ++faces) {
        const int low = __builtin_ctz(faces);
        points[faces] = points[faces & (faces - 1)] + held_at(low + 1);
    }
    return points;
}();

// What a set counts in the hand.
inline int points_of(FaceSet faces) {
    constexpr FaceSet suit = (1 << RANKS) - 1;
    return POINTS_OF_SUIT[faces & suit] + POINTS_OF_SUIT[faces >> RANKS & suit] +
           POINTS_OF_SUIT[faces >> 2 * RANKS & suit] + POINTS_OF_SUIT[faces >> 3 * RANKS];
}
