// All that a player was taught, as it stands in engine/players/five_hundred/net.txt.
#pragma once

#include <memory>

#include "net.hpp"
#include "outlook.hpp"

struct Brain {
    Net after_turn, before_draw;
    Signs odds{};
    Outlook outlook;

    static constexpr const char* AFTER_TURN = "after a turn: ";
    static constexpr const char* BEFORE_DRAW = "before a draw: ";

    static std::unique_ptr<Brain> read(const std::string& file) {
        const Numbers numbers = numbers_of(file);
        auto brain = std::make_unique<Brain>();
        take(numbers, AFTER_TURN, brain->after_turn.weights);
        take(numbers, BEFORE_DRAW, brain->before_draw.weights);
        const auto& odds = rows_called(numbers, "odds").at(0);
        std::copy(odds.begin(), odds.end(), brain->odds.begin());
        const auto& outlook = rows_called(numbers, "outlook").at(0);
        brain->outlook = {outlook.at(0), outlook.at(1)};
        return brain;
    }

    void write(const std::string& file, const std::string& remark) const {
        Writer writer(file, remark);
        writer.block("odds", odds.data(), 1, SIGNS);
        const double numbers[] = {outlook.base, outlook.by_needed};
        writer.block("outlook", numbers, 1, 2);
        put(writer, AFTER_TURN, after_turn.weights);
        put(writer, BEFORE_DRAW, before_draw.weights);
    }

    static void put(Writer& writer, const std::string& prefix, const Weights& weights) {
        const auto write = [&](const char* name, const float* from, int rows, int columns) {
            writer.block(prefix + name, from, rows, columns);
        };
        Weights::each_block(weights, write);
    }

    static void take(const Numbers& numbers, const std::string& prefix, Weights& weights) {
        Weights::each_block(weights, [&](const char* name, float* to, int rows, int columns) {
            const Rows& found = rows_called(numbers, prefix + name);
            if (static_cast<int>(found.size()) != rows) give_up("rows of " + prefix + name);
            for (const auto& row : found) {
                if (static_cast<int>(row.size()) != columns) give_up("columns of " + prefix + name);
                to = std::copy(row.begin(), row.end(), to);
            }
        });
    }
};
