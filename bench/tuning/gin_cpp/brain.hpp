// All that a player was taught.
#pragma once

#include <memory>

#include "net.hpp"

// What a net tells of: having thrown a card, being about to draw, knocking.
enum Way { GOING_ON, DRAWING, KNOCKING, WAYS };

// The player's numbers that are the same in all its versions, and the functions of version 3.
inline const char* const WEIGHTS = "engine/players/gin/weights.txt";

struct Brain {
    Net nets[WAYS];
    Signs held{};       // Of the odds of the other's hand.
    Chances results{};  // How rounds end for who begins them.

    static std::unique_ptr<Brain> read(const std::string& file) {
        auto brain = begun();
        const Numbers numbers = numbers_of(file);
        for (int way = 0; way < WAYS; ++way)
            Weights::each_block(brain->nets[way].weights,
                                [&](const char* name, float* to, int rows, int columns) {
                                    take(numbers, key(way, name), to, rows, columns);
                                });
        return brain;
    }

    void write(const std::string& file, const std::string& remark) const {
        Writer writer(file, remark);
        for (int way = 0; way < WAYS; ++way)
            Weights::each_block(nets[way].weights,
                                [&](const char* name, const float* from, int rows, int columns) {
                                    writer.block(key(way, name), from, rows, columns);
                                });
    }

    // Version 3: its bends are the first ones, and tell of the knots without a second layer.
    static std::unique_ptr<Brain> former() {
        auto brain = begun();
        const Numbers numbers = numbers_of(WEIGHTS);
        const char* const names[WAYS] = {"going_on", "drawing", "knocking"};
        for (int way = 0; way < WAYS; ++way)
            take_former(rows_called(numbers, names[way]), brain->nets[way].weights);
        return brain;
    }

private:
    static std::string key(int way, const char* name) {
        static const char* const names[WAYS] = {"going on: ", "drawing: ", "knocking: "};
        return std::string(names[way]) + name;
    }

    static std::unique_ptr<Brain> begun() {
        const Numbers numbers = numbers_of(WEIGHTS);
        auto brain = std::make_unique<Brain>();
        const auto& held = rows_called(numbers, "held").at(0);
        std::copy(held.begin(), held.end(), brain->held.begin());
        const auto& results = rows_called(numbers, "results").at(0);
        std::copy(results.begin(), results.end(), brain->results.begin());
        return brain;
    }

    static void take(const Numbers& numbers, const std::string& name, float* to, int rows,
                     int columns) {
        const Rows& found = rows_called(numbers, name);
        if (static_cast<int>(found.size()) != rows) give_up("rows of " + name);
        for (const auto& row : found) {
            if (static_cast<int>(row.size()) != columns) give_up("columns of " + name);
            to = std::copy(row.begin(), row.end(), to);
        }
    }

    static void take_former(const Rows& rows, Weights& weights) {
        std::copy(rows[0].begin(), rows[0].end(), weights.out_base);
        for (std::size_t unit = 0; unit + 1 < rows.size(); ++unit) {
            const auto& row = rows[unit + 1];
            weights.first[unit] = row[0];
            for (int at = 0; at < OTHERS; ++at) weights.dense[at][unit] = row[1 + at];
            for (int at = 0; at < OWN; ++at)
                weights.dense[COMMON + at][unit] = row[1 + OTHERS + at];
            for (int knot = 0; knot < KNOTS; ++knot)
                weights.past[unit][knot] = row[1 + OTHERS + OWN + knot];
        }
    }
};
