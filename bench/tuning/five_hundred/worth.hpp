// What the rest of a round is worth, as 0.3.0 fitted it: engine/players/five_hundred/weights.txt.
#pragma once

#include "aspects.hpp"
#include "../cpp/numbers.hpp"

class Worth {
public:
    Worth(const Numbers& numbers, const std::string& name)
        : table_(rows_called(numbers, name)), bends_(rows_called(numbers, name + ": bends")) {}

    // The function at a time of the round.
    class At {
    public:
        At(const Worth& worth, const Times& now) : base_(0) {
            for (int time = 0; time < TIMES; ++time) {
                base_ += now[time] * worth.table_[time][0];
                for (int at = 0; at < ASPECTS; ++at)
                    line_[at] += now[time] * worth.table_[time][at + 1];
            }
            for (const auto& row : worth.bends_) {
                Bend bend{row[0], row[1], row.data() + 2 + TIMES};
                for (int time = 0; time < TIMES; ++time) bend.begin += row[2 + time] * now[time];
                bends_.push_back(bend);
            }
        }

        double of(const Aspects& aspects) const {
            double worth = base_;
            for (int at = 0; at < ASPECTS; ++at) worth += line_[at] * aspects[at];
            for (const Bend& bend : bends_) {
                double over = bend.begin;
                for (int at = 0; at < ASPECTS; ++at) over += bend.weights[at] * aspects[at];
                if (over > 0) worth += bend.slope * over;
            }
            return worth;
        }

    private:
        struct Bend {
            double begin, slope;
            const double* weights;
        };
        double base_;
        std::array<double, ASPECTS> line_{};
        std::vector<Bend> bends_;
    };

    At at(const Times& now) const { return At(*this, now); }

private:
    Rows table_, bends_;
};

// The functions that 0.3.0's strong level goes by.
struct Worths {
    Worth after_turn, before_draw;

    explicit Worths(const std::string& file) : Worths(numbers_of(file)) {}

private:
    explicit Worths(const Numbers& numbers)
        : after_turn(numbers, "after a turn"), before_draw(numbers, "before a draw") {}
};
