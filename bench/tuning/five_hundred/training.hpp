// From nothing to a strong player: rounds with the nets there are, lessons from them, and so on.
#pragma once


#include "adam.hpp"

struct Course {
    int rounds = 600'000;
    std::uint64_t first = 0;       // Number of the first round.
    double rate = 1e-3;            // Of learning, at the beginning; it falls to nothing.
    double tries = 0.05;           // Other choices at the beginning; a fifth of it in the end.
};

// Weights to begin with: small ones by chance, and answers that are those of 0.3.0's strong level,
// whose worth is one of the inputs: it need not be learnt anew, and the first rounds are sensible.
inline void begin(Net& net, Chance chance) {
    const auto draw = [&](float* to, int number, double size) {
        for (int at = 0; at < number; ++at) to[at] = static_cast<float>(size * chance.normal());
    };
    draw(net.weights.sets[0], SETS * FACES * FIRST, 0.08);
    draw(net.weights.dense[0], DENSE * FIRST, 0.1);
    draw(net.weights.second[0], FIRST * SECOND, 0.15);
    draw(net.weights.out[0], SECOND * ANSWERS, 0.002);
    net.weights.line[AT_LEAD][WIN] = 1.5f;    // A lead of 67 points: the logit 1.
    net.weights.line[AT_WORTH][WIN] = 0.75f;
}

class Training {
public:
    Training(Brain& brain, const Worths& worths) : brain_(brain), worths_(worths) {}

    // Takes the course; *saved* is called now and then with the share of it that is done.
    template <class Saved>
    void take(const Course& course, Saved saved) {
        const int blocks = std::max(1, course.rounds / BLOCK);
        for (int block = 0; block < blocks; ++block) {
            const double done = double(block) / blocks;
            take_block(course, block, done);
            if ((block + 1) % EVERY == 0 || block + 1 == blocks) saved(double(block + 1) / blocks);
        }
    }

private:
    static constexpr int BLOCK = 2000, EVERY = 10;

    Brain& brain_;
    const Worths& worths_;
    Adam after_turn_{brain_.after_turn}, before_draw_{brain_.before_draw};

    void take_block(const Course& course, int block, double done) {
        const std::uint64_t first = course.first + std::uint64_t(block) * BLOCK;
        const double tries = course.tries * (1 - 0.8 * done);
        const auto rate = static_cast<float>(course.rate * (1 - 0.98 * done));
        Lessons lessons = lessons_of(brain_, worths_, tries, first, BLOCK);
        std::thread other([&] {
            before_draw_.teach(lessons.before_draw, rate, Chance(Use::TRAINING, first, 2));
        });
        after_turn_.teach(lessons.after_turn, rate, Chance(Use::TRAINING, first, 3));
        other.join();
    }
};
