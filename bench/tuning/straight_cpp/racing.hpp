// The chance to be first at the target: engine/players/racing.py.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

const int GRID = 64;
const double STEP = 0.25;
// By seats: what a round brings in the mean, and of how many even parts it is made.
const double GAINS[7] = {0, 0, 35, 112, 226, 226, 226};
const int PARTS[7] = {1, 1, 1, 3, 9, 9, 9};
const int TARGETS[7] = {0, 0, 100, 150, 200, 200, 200};
struct Curve {
    double f[GRID], s[GRID];
};
static const Curve& curve(int need, double mean, int parts) {
    static std::map<std::tuple<int, double, int>, Curve> kept;
    auto [it, fresh] = kept.try_emplace({need, mean, parts});
    if (!fresh) return it->second;
    Curve& c = it->second;
    double rho = parts * std::max(need, 0) / mean, q[40];
    double p = std::exp(-rho);
    int k = 0;
    for (int w = 0; w < 40; w++) {
        q[w] = 0;
        for (int j = 0; j < parts; j++) {
            q[w] += p;
            p *= rho / ++k;
        }
    }
    double left = 1;
    for (int g = 0; g < GRID; g++) {
        double t = (g + 0.5) * STEP, e = std::exp(-t), f = 0;
        for (int w = 0; w < 40; w++) {
            f += e * q[w];
            e *= t / (w + 1);
        }
        c.f[g] = f * STEP;
        c.s[g] = left - c.f[g] / 2;
        left -= c.f[g];
    }
    return c;
}
static double chance(const int* needs, int n, int me) {
    double mean = GAINS[n], sum = 0, all = 0;
    const Curve* c[6];
    for (int i = 0; i < n; i++) c[i] = &curve(needs[i], mean, PARTS[n]);
    for (int i = 0; i < n; i++) {
        double mine = 0;
        for (int g = 0; g < GRID; g++) {
            double v = c[i]->f[g];
            for (int j = 0; j < n; j++)
                if (j != i) v *= std::max(c[j]->s[g], 0.0);
            mine += v;
        }
        all += mine;
        if (i == me) sum = mine;
    }
    return sum / all;
}
static double value(const int* needs, int n, int me) {  // after a round
    int best = 0, who = -1;
    for (int i = 0; i < n; i++)
        if (needs[i] <= 0 && (who < 0 || needs[i] < best)) {
            best = needs[i];
            who = i;
        }
    if (who >= 0) return who == me;
    return chance(needs, n, me);
}
