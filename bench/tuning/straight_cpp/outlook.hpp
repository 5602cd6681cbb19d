// The numbers that a turn is judged by: engine/players/straight/features.py.
#pragma once

#include <cmath>
#include <cstring>

#include "turns.hpp"

// The first so many are those that version 2 went by.
const int FORMER = 25, FEATURES = 34;
struct Features {
    int kind;
    double x[FEATURES];
};
static double expected(const Other& o, Set unseen) {
    int unknown = o.size - popcount(o.known);
    return points(o.known) + unknown * (double)points(unseen) / std::max(popcount(unseen), 1);
}
struct Outlook {
    const Board& b;
    int hidden;
    double gain = 0, shut = 0, early;
    int least = 99;
    Outlook(const Board& b) : b(b) {
        hidden = std::max(popcount(b.unseen), 1);
        for (int i = 0; i < b.n; i++) {
            gain += expected(b.others[i], b.unseen);
            least = std::min(least, b.others[i].size);
            shut += b.others[i].closed;
        }
        shut /= b.n;
        early = b.stock / 30.0;
    }
    void danger(Set thrown, double& all, double& live) const {
        const Other& o = b.others[0];
        double share =
            std::min((o.size - popcount(o.known)) / (double)std::max(popcount(b.unseen), 1), 1.0);
        double safe = 1, safer = 1;
        if (thrown)
            for (auto& p : PARTNERS[std::countr_zero(thrown)])
                if (!(p.pair & ~b.unseen & ~o.known)) {
                    double held = 1 - std::pow(share, 2 - popcount(p.pair & o.known));
                    safe *= held;
                    if (!(p.completing & o.refused)) safer *= held;
                }
        all = 1 - safe;
        live = 1 - safer;
    }
    Features features(const Turn& t) const {
        Features f;
        double* x = f.x;
        std::memset(x, 0, sizeof f.x);
        Lying lying = t.lays.lying;
        Set lo = loose(t.held, lying);
        Set near = nearby(lo);
        double want = popcount(wanted(lo) & b.unseen) / (double)hidden;
        double end = popcount(ends(lying) & b.unseen) / (double)hidden;
        int touching = popcount(near & lo), number = popcount(lo);
        double company = popcount(near & b.unseen) / (double)hidden;
        double finish = number < 2 ? end : number < 4 ? want : 0;
        f.kind = std::min(number, 6);
        double g = gain / 10, closed = b.closed && t.quiet() && !b.begun;
        double held = popcount(t.held), cost = points(t.held) / 10.0;
        int i = 0;
        x[i++] = 1;
        x[i++] = held;
        x[i++] = cost;
        x[i++] = points(lo) / 10.0;
        x[i++] = want;
        x[i++] = end;
        x[i++] = closed;
        x[i++] = closed * finish * g;
        x[i++] = finish * g;
        x[i++] = closed * g;
        x[i++] = g;
        double nr = 1.0 / std::max(least, 1);
        Set out = ends(t.lays.lying);
        x[i++] = nr;
        x[i++] = nr * cost;
        x[i++] = nr * g;
        x[i++] = shut;
        x[i++] = shut * cost;
        x[i++] = early;
        x[i++] = early * cost;
        x[i++] = early * g;
        x[i++] = popcount(out & b.unseen) / (double)hidden * least;
        double fits = (t.thrown & out) ? 1 : 0, all, live;
        danger(t.thrown, all, live);
        x[i++] = fits;
        x[i++] = fits / std::max(least, 1);
        x[i++] = all;
        x[i++] = touching;
        x[i++] = company;
        // since version 3
        x[i++] = live;
        const Other& before = b.others[b.n - 1];
        x[i++] = popcount((wanted(lo) | ends(lying)) & b.unseen & nearby(before.refused)) /
                 (double)hidden;
        x[i++] = popcount(b.others[0].known) / 10.0;
        x[i++] = finish;
        x[i++] = closed * finish;
        x[i++] = closed * nr;
        x[i++] = b.others[0].closed;
        x[i++] = b.needs[0] / 50.0;
        x[i++] = b.needs[1] / 50.0;
        return f;
    }
};
