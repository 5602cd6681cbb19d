// What a position after a turn comes to in numbers: engine/players/five_hundred/aspects.py.
#pragma once

#include "field.hpp"

constexpr int ASPECTS = 62, TIMES = 6;
using Aspects = std::array<double, ASPECTS>;
using Times = std::array<double, TIMES>;

// What lies in the pile at and above the deepest of the cards *wanted*, the *top* with it.
inline FaceSet covered(const Piled& pile, FaceSet top, FaceSet wanted) {
    FaceSet found = 0;
    for (FaceSet card : pile)
        if (found || (card & wanted)) found |= card;
    return found || (top & wanted) ? found | top : 0;
}

// Fills in the aspects one after the other.
class AspectsOf {
public:
    AspectsOf(const Field& here, FaceSet hand, FaceSet top)
        : here_(here), hand_(hand), top_(top), deep_(here.piled & ~top), piles_(here.piled | top),
          held_(near(hand)), piled_(near(piles_)), melded_(completed(held_, held_)),
          dig_(completed(held_, piled_)) {
        of_hand();
        of_rest();
        const double wanted = top ? here.wanted(lowest(top)) : 0;
        add({points_of(top) * wanted, 10 * wanted, here.dug_alone, here.dug_with_all});
    }

    Aspects found{};

private:
    const Field& here_;
    FaceSet hand_, top_, deep_, piles_, waits_ = 0;
    Near held_, piled_;
    FaceSet melded_, dig_;
    int filled_ = 0;

    void add(std::initializer_list<double> numbers) {
        for (double number : numbers) found[filled_++] = number;
    }

    void add_points(std::initializer_list<FaceSet> sets) {
        for (FaceSet faces : sets) found[filled_++] = points_of(faces);
    }

    void of_hand() {
        const FaceSet ends = here_.ends & ~melded_, rest = hand_ & ~melded_ & ~ends;
        const Counted waits = counted(held_, here_.near_unseen);
        waits_ = waits.once;
        add_points({hand_, hand_ & melded_, hand_ & ends, rest & dig_, rest & waits.once,
                    rest & waits.twice, rest & waits.thrice,
                    rest & completed(held_, here_.near_known), rest & here_.open.once,
                    rest & here_.open.thrice, rest & here_.beyond});
        double points, number;
        here_.stuck(rest, hand_, points, number);
        const int left = count(rest);
        add({double(left), points, 10 * number, 20.0 * (left <= 0), 20.0 * (left <= 1),
             20.0 * (left <= 2)});
    }

    void of_rest() {
        const FaceSet useful = melded_ | here_.ends;
        const FaceSet dug = completed(piled_, here_.near_unseen), both = completed(piled_, piled_);
        const FaceSet lent = completed(here_.near_known, piled_);
        of_piles(useful, useful | dig_ | both, here_.theirs | here_.ends | lent | both, dug);
        of_unseen(useful, lent);
        of_other_hand();
    }

    void of_piles(FaceSet useful, FaceSet mine, FaceSet yours, FaceSet dug) {
        const Counted& open = here_.open;
        add_points({piles_, piles_ & here_.ends, piles_ & useful & ~here_.ends,
                    covered(here_.pile, top_, mine), deep_ & here_.theirs,
                    covered(here_.pile, top_, yours), top_ & here_.ends, top_ & here_.theirs,
                    top_ & here_.shared, top_ & open.once, top_ & open.twice, top_ & open.thrice,
                    top_ & dug, deep_ & here_.shared, deep_ & open.once, deep_ & open.thrice,
                    deep_ & waits_});
    }

    void of_unseen(FaceSet useful, FaceSet lent) {
        const FaceSet unseen = here_.unseen, known = here_.known, ends = here_.ends;
        add_points({unseen, unseen & ends, unseen & useful & ~ends, known, known & ends,
                    known & here_.theirs & ~ends, known & here_.shared & ~here_.theirs,
                    known & lent});
    }

    void of_other_hand() {
        const FaceSet unseen = here_.unseen;
        const double has = std::max(0, here_.other - count(here_.known)) /
                           double(std::max(1, count(unseen)));
        for (FaceSet faces : {unseen, unseen & here_.ends, unseen & here_.beyond,
                              unseen & here_.theirs, unseen & here_.shared})
            add({has * points_of(faces)});
        for (FaceSet faces : {top_ & here_.open.once, top_ & here_.open.twice,
                              deep_ & here_.open.once})
            add({has * has * points_of(faces)});
        const FaceSet reach = covered(here_.pile, top_, here_.open.once);
        add_points({top_ & here_.spurned, deep_ & here_.spurned, unseen & here_.spurned, reach,
                    covered(here_.pile, top_, waits_)});
        add({10.0 * (here_.pile.size() + 1), 10.0 * count(here_.known),
             has * has * points_of(reach)});
    }
};

// How near the end of the round is: by the cards in both hands and in the stock.
inline Times times(int other, int own, int stock) {
    return {1.0, std::min(other, 14) / 14.0 - 0.6, std::min(own, 14) / 14.0 - 0.6,
            stock / 25.0 - 0.6, 2.0 / (stock + 1) - 0.2, 2.0 / (other + 1) - 0.2};
}
