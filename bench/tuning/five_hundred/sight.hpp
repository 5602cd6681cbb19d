// A position as the seat to act sees it, what it remembers, and what it may do.
#pragma once

#include "layout.hpp"

using Pile = Few<Face, FACES>;

struct Sight {
    FaceSet hand = 0;
    Table table;
    Pile pile;  // From bottom to top.
    int stock = 0;
    int other = 0;          // Cards of the other hand.
    FaceSet must = 0;       // A card that has to be laid in this turn.
    FaceSet kept = 0;       // A card that may not be discarded in this turn.

    FaceSet piled() const {
        FaceSet found = 0;
        for (Face face : pile) found |= only(face);
        return found;
    }

    FaceSet unseen() const { return ALL & ~hand & ~piled() & ~table.cards(); }

    // The sight after taking all of the pile from *depth* on.
    Sight after_take(int depth) const {
        Sight after = *this;
        for (int at = depth; at < pile.size(); ++at) after.hand |= only(pile[at]);
        const bool several = pile.size() - depth > 1;
        after.must = several ? only(pile[depth]) : 0;
        after.kept = several ? 0 : only(pile[depth]);
        after.pile.cut(depth);
        return after;
    }

    Sight after_draw(Face face) const {
        Sight after = *this;
        after.hand |= only(face);
        --after.stock;
        after.must = after.kept = 0;
        return after;
    }
};

// A sight, with what is remembered and how the game stands.
struct Position {
    Sight sight;
    FaceSet known = 0;   // Cards that the other player surely holds.
    FaceSet thrown = 0;  // Cards that the other player has thrown.
    int own = 0, others = 0;  // Points, with what has been laid in this round.
    int target = 0;

    FaceSet hidden() const { return sight.unseen() & ~known; }

    // Cards of the other hand that are not known.
    int unknown() const { return std::max(0, sight.other - count(known)); }

    // Points that the other player holds, as far as can be told.
    double caught() const {
        const FaceSet those = hidden();
        return points_of(known) + unknown() * points_of(those) / double(std::max(1, count(those)));
    }

    Position with(const Sight& after) const {
        Position now = *this;
        now.sight = after;
        return now;
    }
};

// The best that can be laid now; a card that must not be discarded is laid if it can be. False
// where a card that has to be laid cannot be.
inline bool layout_of(const Sight& sight, Layout& found) {
    Search search(sight.hand, sight.table);
    if (search.best(sight.must ? sight.must : sight.kept, found)) return true;
    return !sight.must && search.best(0, found);
}

// Whether the layout empties the hand, with a discard if need be.
inline bool goes_out(const Sight& sight, const Layout& layout) {
    return !layout.rest || (count(layout.rest) == 1 && layout.rest != sight.kept);
}

struct Take {
    int depth;
    Sight after;
    Layout layout;
};

// Where in the pile the deepest card of a take may lie, the shallowest first.
inline Few<int, FACES> usable_depths(const Sight& sight) {
    Few<int, FACES> usable;
    FaceSet hand = sight.hand;
    const FaceSet ends = sight.table.ends();
    for (int depth = sight.pile.size() - 1; depth >= 0; --depth) {
        const FaceSet card = only(sight.pile[depth]);
        hand |= card;
        const Near reach = near(hand);
        if (card & (ends | completed(reach, reach) | sight.table.beyond(hand))) usable.add(depth);
    }
    return usable;
}

// Calls *visit* with each take whose deepest card can be laid. A take for any other reason could be
// answered in kind, and the round would never end.
template <class Visit>
void each_take(const Sight& sight, Visit visit) {
    for (int depth : usable_depths(sight)) {
        Take take{depth, sight.after_take(depth), {}};
        if (layout_of(take.after, take.layout) && !(take.layout.rest & take.after.kept))
            visit(take);
    }
}
