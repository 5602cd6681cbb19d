// What a knock brings: as engine/arrange/knocking.py finds it.
#pragma once

#include "cards.hpp"

constexpr int GIN_BONUS = 25, UNDERCUT_BONUS = 25, NEVER = -1000;

using Melds = std::vector<FaceSet>;

inline Melds melds_of(FaceSet hand) {
    Melds melds;
    for (int rank = 0; rank < RANKS; ++rank) {
        const FaceSet same = hand & of_rank(rank);
        if (count(same) >= 3) melds.push_back(same);
        if (count(same) == 4)
            for (Face face : each(same)) melds.push_back(same ^ only(face));
    }
    for (Face first : each(hand)) {
        FaceSet row = 0;
        for (Face face = first; hand >> face & 1 && face / RANKS == first / RANKS; ++face) {
            row |= only(face);
            if (face - first >= 2) melds.push_back(row);
        }
    }
    return melds;
}

// The least deadwood of *faces* when some may be laid off on the *melds* from number *at* on.
inline int reply(const Melds& melds, std::size_t at, FaceSet faces) {
    if (at == melds.size()) return left_of(faces);
    const FaceSet meld = melds[at];
    const Face low = lowest(meld);
    if (!(meld & FaceSet{2} << low)) {
        const FaceSet fourth = of_rank(low % RANKS) & faces;
        const int least = reply(melds, at + 1, faces);
        return fourth ? std::min(least, reply(melds, at + 1, faces ^ fourth)) : least;
    }
    const Face high = 63 - __builtin_clzll(meld);
    const FaceSet suit = SUIT << low / RANKS * RANKS & faces;
    int least = 1000;
    FaceSet down = 0;
    for (Face under = low;;) {
        FaceSet up = 0;
        for (Face top = high;;) {
            least = std::min(least, reply(melds, at + 1, faces & ~(down | up)));
            if (!(suit >> ++top & 1)) break;
            up |= only(top);
        }
        if (--under < 0 || !(suit >> under & 1)) return least;
        down |= only(under);
    }
}

// The best difference of the layouts with *chosen* and more melds, from number *at* on.
inline int layouts(const Melds& melds, std::size_t at, FaceSet free, Melds& chosen, FaceSet other,
                   int limit) {
    const int points = points_of(free);
    int best = points <= limit ? reply(chosen, 0, other) - points : NEVER;
    for (; at < melds.size(); ++at) {
        if (melds[at] & ~free) continue;
        chosen.push_back(melds[at]);
        best = std::max(best, layouts(melds, at + 1, free & ~melds[at], chosen, other, limit));
        chosen.pop_back();
    }
    return best;
}

// The points by which a knocker is ahead, whose deadwood is within the limit.
inline int knocked(FaceSet hand, FaceSet other, int limit) {
    if (!left_of(hand)) return GIN_BONUS + left_of(other);
    Melds chosen;
    const int ahead = layouts(melds_of(hand), 0, hand, chosen, other, limit);
    return ahead > 0 ? ahead : ahead - UNDERCUT_BONUS;
}
