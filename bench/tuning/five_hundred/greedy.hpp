// The normal level of 0.3.0: takes what brings points now, lays all it can, keeps what may fit.
#pragma once

#include "round.hpp"

// How much better it is to keep *face* than to discard it, roughly in points.
inline double usefulness(Face face, FaceSet hand, FaceSet live) {
    constexpr double pair = 8, single = 4;
    double points = HELD[face];
    for (FaceSet partners : PARTNERS[face])
        if (!(partners & ~live)) points += partners & hand ? pair : single;
    return points;
}

// The *most* least useful cards of *free*, the least useful first.
inline Few<Face, FACES> least_useful(FaceSet free, FaceSet hand, const Sight& sight, int most) {
    const FaceSet live = hand | sight.unseen() | sight.piled();
    std::array<double, FACES> useful{};
    Few<Face, FACES> faces;
    for (Face face : each(free)) {
        useful[face] = usefulness(face, hand, live);
        faces.add(face);
    }
    std::stable_sort(faces.begin(), faces.end(),
                     [&](Face one, Face other) { return useful[one] < useful[other]; });
    faces.cut(std::min(faces.size(), most));
    return faces;
}

class Greedy : public Player {
public:
    int collect(const Position& now, Chance&) override {
        constexpr double burden = 0.25;
        Layout layout;
        layout_of(now.sight, layout);
        double best = layout.points;
        int chosen = DRAW;
        each_take(now.sight, [&](const Take& take) {
            const double gain = take.layout.points - burden * points_of(take.layout.rest);
            if (gain > best) best = gain, chosen = take.depth;
        });
        return chosen;
    }

    Plan plan(const Position& now, Chance& chance) override {
        Layout layout;
        layout_of(now.sight, layout);
        const FaceSet free = layout.rest & ~now.sight.kept;
        return {0, layout.lays, free ? thrown(free, layout.rest, now.sight, chance) : NONE};
    }

private:
    // One of the least useful cards, by chance.
    static Face thrown(FaceSet free, FaceSet hand, const Sight& sight, Chance& chance) {
        const FaceSet live = hand | sight.unseen() | sight.piled();
        const auto faces = least_useful(free, hand, sight, FACES);
        const double least = usefulness(faces[0], hand, live);
        int equal = 1;
        while (equal < faces.size() && usefulness(faces[equal], hand, live) == least) ++equal;
        return faces[chance.below(equal)];
    }
};
