// Random numbers that are the same on every machine.
#pragma once

#include <cmath>
#include <cstdint>

// What deals and choices are drawn for: numbers of one use never meet those of another.
enum class Use : std::uint64_t { MEASURING = 1, TRAINING, ODDS, CHANCES, BEGINNING };

// SplitMix64, begun anew for each number of a use.
class Chance {
public:
    Chance(Use use, std::uint64_t number, std::uint64_t part = 0) {
        for (std::uint64_t each : {static_cast<std::uint64_t>(use), number, part}) {
            state_ ^= each;
            state_ = next();
        }
    }

    std::uint64_t next() {
        std::uint64_t mixed = (state_ += 0x9E3779B97F4A7C15ull);
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
        return mixed ^ (mixed >> 31);
    }

    // A whole number from 0 to below *end*.
    int below(int end) {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(end) >> 32);
    }

    // A number from 0 to below 1.
    double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    // Of the normal distribution.
    double normal() {
        const double radius = std::sqrt(-2 * std::log(1 - share()));
        return radius * std::cos(2 * 3.14159265358979323846 * share());
    }

private:
    std::uint64_t state_ = 0;
};
