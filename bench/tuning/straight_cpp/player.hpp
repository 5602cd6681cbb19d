// The strong level, present and former, by the weights of the engine.
#pragma once

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "outlook.hpp"

// Results of a round: who goes out, the own seat first, and about how much it brings.
const int RESULTS = 8, KINDS = 7, MOST_BENDS = 32;
using Rows = std::vector<std::vector<double>>;

// The rows of a name in a file of weights; none where it is not there.
static inline Rows rows_of(const std::string& file, const std::string& name) {
    std::ifstream in(file);
    std::string line;
    Rows found;
    bool is_in = false;
    while (std::getline(in, line)) {
        if (is_in && line.empty()) break;
        if (is_in) {
            std::istringstream numbers(line);
            found.emplace_back();
            for (double number; numbers >> number;) found.back().push_back(number);
        }
        is_in |= line == name;
    }
    return found;
}

// FILE plays by its net where it has one for so many seats, `former:FILE` as version 2 did, `sound`
// as bench/yardsticks/sound_straight.py does, or nearly so.
struct Player {
    Rows linear, bends, results;
    std::vector<double> gains;
    bool sound = false;

    Player(const std::string& name, int seats) {
        if (name == "sound") {
            sound = true;
            return;
        }
        bool former = name.rfind("former:", 0) == 0;
        std::string file = former ? name.substr(7) : name,
                    many = std::to_string(std::min(seats, 4));
        Rows net = former ? Rows{} : rows_of(file, many + " foretell");
        if (net.empty()) {
            linear = rows_of(file, many + " play");
            if (!linear.empty()) return;
            std::cerr << "no weights in " << file << "\n";
            std::exit(1);
        }
        gains = net[0];
        bends.assign(net.begin() + 1, net.end() - RESULTS);
        results.assign(net.end() - RESULTS, net.end());
    }

    bool by_points() const { return bends.empty(); }

    // What a turn is worth, with what the results are worth; former players ask for no results.
    double judged(const Features& f, const double* worth) const {
        double value = 0;
        if (by_points()) {
            for (int i = 0; i < FORMER; i++) value += linear[f.kind][i] * f.x[i];
            return value;
        }
        double known[MOST_BENDS + FEATURES + KINDS], *inputs = known + bends.size();
        int n = 0;
        for (int i = 1; i < FEATURES; i++) inputs[n++] = f.x[i];
        for (int k = 2; k < KINDS; k++) inputs[n++] = f.kind == k;
        for (size_t j = 0; j < bends.size(); j++)
            known[j] = std::max(sum(bends[j], inputs, n), 0.0);
        double sizes[RESULTS], most = -1e9, whole = 0;
        for (int r = 0; r < RESULTS; r++) {
            sizes[r] = sum(results[r], known, bends.size() + n);
            most = std::max(most, sizes[r]);
        }
        for (int r = 0; r < RESULTS; r++) {
            double odds = std::exp(sizes[r] - most);
            whole += odds;
            value += odds * worth[r];
        }
        return value / whole;
    }

    static double sum(const std::vector<double>& row, const double* inputs, int n) {
        double value = row[0];
        for (int i = 0; i < n; i++) value += row[i + 1] * inputs[i];
        return value;
    }
};
