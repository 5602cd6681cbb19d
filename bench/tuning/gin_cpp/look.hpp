// What a player sees, and the numbers that follow: those of beliefs.py and outlook.py, and sets.
#pragma once

#include <cmath>

#include "position.hpp"

constexpr int OTHERS = 63, OWN = 55, SIGNS = 16, LATE = 6;

using Signs = std::array<double, SIGNS>;

// What follows from a sight for every hand that may come of it.
class Look {
public:
    Sight sight;
    FaceSet unseen = 0;
    float held[FACES] = {}, danger[FACES] = {}, others[OTHERS] = {};

    Look() = default;
    Look(const Sight& seen, const Signs& signs) : sight(seen), unseen(seen.unseen()) {
        believe(signs);
        for (Face face = 0; face < FACES; ++face) danger[face] = danger_of(face);
        for (Face face : each(unseen)) total_ += 1 - held[face];
        if (total_ == 0) total_ = 1;
        fill_others();
    }

    // The numbers for the ten cards *kept* when the face *thrown*, or none (-1), lies on the pile.
    void fill_own(FaceSet kept, Face thrown, float* x) const {
        const int points = left_of(kept), fewer = left_of(kept, true), limit = sight.limit;
        const float early = sight.stock / 31.0f, turns = std::min(sight.turns, 12) / 10.0f;
        const FaceSet together = melded(kept), loose = kept & ~together;
        const float exposed = thrown < 0 ? 0 : danger[thrown];
        fill_after_draw(kept, points, fewer, x + 1);
        x[0] = points / 30.0f, x[4] = fewer / 30.0f, x[5] = count(loose) / 5.0f;
        x[8] = exposed;
        x[9] = thrown < 0 ? 0 : VALUES[thrown] / 10.0f;
        x[10] = thrown < 0 ? 0 : count(NEARNESS.near[thrown] & sight.thrown) / 2.0f;
        x[11] = points <= limit, x[12] = points == 0;
        x[13] = x[2] * early, x[14] = std::min(points, 20) / 20.0f, x[15] = exposed * turns;
        fill_loose(loose, x);
        fill_laid_off(together, x + 22);
        x[24] = early * points / 30, x[25] = std::max(points - 20, 0) / 20.0f;
        x[26] = x[3] * early;
        x[27] = count(outs(kept) & unseen) / 10.0f, x[28] = points / 30.0f * turns;
        for (int rank = 0; rank < RANKS; ++rank) {
            x[29 + rank] = count(loose & of_rank(rank));
            x[42 + rank] = count(together & of_rank(rank)) / 3.0f;
        }
    }

private:
    float total_ = 0;

    void believe(const Signs& signs) {
        const FaceSet known = sight.known;
        const double unknown = 10 - count(known);
        const double begin =
            std::log(std::max(unknown, 0.5) / std::max(count(unseen) - unknown, 0.5));
        const double turns = std::min(sight.turns, 10) / 10.0;
        for (Face face : each(known)) held[face] = 1;
        for (Face face : each(unseen)) {
            const double value = VALUES[face] / 10.0;
            double odds = begin + signs[0];
            int at = 1;
            for (FaceSet shown : {known, sight.thrown, sight.left})
                for (FaceSet of : {NEARNESS.same[face], NEARNESS.next[face], NEARNESS.apart[face]})
                    odds += signs[at++] * count(shown & of);
            const FaceSet near = NEARNESS.near[face];
            const bool over = face % RANKS >= sight.last;
            odds += signs[10] * count((unseen | known) & near) / 10.0 + signs[11] * value;
            odds += signs[12] * value * turns + signs[13] * turns + signs[14] * over;
            odds += signs[15] * over * count(known & near);
            held[face] = static_cast<float>(1 / (1 + std::exp(-odds)));
        }
    }

    float danger_of(Face face) const {
        float safe = 1;
        for (const Pair& pair : PAIRS[face]) safe *= 1 - held[pair.first] * held[pair.other];
        return 1 - safe;
    }

    void fill_others() {
        const FaceSet known = sight.known;
        float weight = 0, likely = 0, loose = 0, *x = others;
        for (Face face : each(unseen | known)) {
            weight += VALUES[face] * held[face];
            likely += held[face] * danger[face];
            loose += VALUES[face] * held[face] * (1 - danger[face]);
        }
        x[0] = count(known) / 4.0f, x[1] = std::min(sight.takes, 5) / 4.0f;
        x[2] = sight.stock / 31.0f, x[3] = std::min(sight.turns, 12) / 10.0f;
        x[4] = weight / 60, x[5] = std::min(sight.last, 10) / 10.0f;
        x[6] = sight.limit / 10.0f, x[7] = count(melded(known)) / 4.0f;
        x[8] = likely / 10, x[9] = loose / 60, x[10] = sight.stock <= LATE;
        for (int rank = 0; rank < RANKS; ++rank) {
            const FaceSet row = of_rank(rank);
            x[11 + rank] = count(known & row) / 2.0f;
            x[24 + rank] = count(sight.thrown & row) / 2.0f;
            x[37 + rank] = count(sight.left & row) / 2.0f;
            x[50 + rank] = count(unseen & row) / 2.0f;
        }
    }

    // After the next of the stock: the mean deadwood, the chances of a knock and of gin.
    void fill_after_draw(FaceSet kept, int points, int fewer, float* x) const {
        const FaceSet helpful = outs(kept);
        float mean = 0, ready = 0, gin = 0;
        for (Face face : each(unseen)) {
            int left = std::min(points, fewer + VALUES[face]);
            if (helpful >> face & 1) left = left_of(kept | only(face), true);
            const float part = 1 - held[face];
            mean += part * left;
            if (left <= sight.limit) ready += part;
            if (!left) gin += part;
        }
        x[0] = mean / total_ / 30, x[1] = ready / total_, x[2] = gin / total_;
    }

    void fill_loose(FaceSet loose, float* x) const {
        const FaceSet fits = outs(loose) & unseen;
        float spare = 0, offered = 0, far = 0, least = 2;
        int live = 0, partners = 0, dearest = 0, second = 0;
        for (Face face : each(fits)) {
            spare += 1 - held[face];
            offered += held[face] * (1 - danger[face]);
        }
        for (Face face : each(loose)) {
            live += count(NEARNESS.near[face] & unseen);
            partners += (NEARNESS.near[face] & loose) != 0;
            least = std::min(least, danger[face]);
            second = std::max(second, std::min(dearest, VALUES[face]));
            dearest = std::max(dearest, VALUES[face]);
            for (const Pair& pair : PAIRS[face])
                if (unseen >> pair.first & unseen >> pair.other & 1)
                    far += (1 - held[pair.first]) * (1 - held[pair.other]);
        }
        x[6] = spare / total_, x[7] = live / 20.0f;
        x[16] = loose ? least : 0, x[17] = dearest / 10.0f, x[18] = partners / 5.0f;
        x[19] = second / 10.0f, x[20] = far / total_ / 10, x[21] = offered;
    }

    void fill_laid_off(FaceSet together, float* x) const {
        float cards = 0, points = 0;
        for (Face face : each(longer(together) & (unseen | sight.known))) {
            cards += held[face];
            points += held[face] * VALUES[face];
        }
        x[0] = cards, x[1] = points / 10;
    }
};
