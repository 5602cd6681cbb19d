// From version 3 to a stronger player: games with the nets there are, lessons from them, and so on.
#pragma once

#include "adam.hpp"
#include "game.hpp"
#include "plain.hpp"

struct Course {
    int games = 80'000;
    std::uint64_t first = 0;  // Number of the first game.
    double rate = 5e-4;       // Of learning, at the beginning; it falls to a fifth.
    double tries = 0.05;      // Other choices.
    float fresh = 0.04f;      // What the nets of a block count in the average that is played.
    float share = 0.85f;      // How much what came later counts, beside what was thought before.
};

constexpr int FORMER_FIRST = 64;

// New bends begin small by chance, beside those of version 3.
inline void begin(Net& net, Chance chance) {
    Weights& weights = net.weights;
    const auto draw = [&](float* row, float size) {
        for (int unit = FORMER_FIRST; unit < FIRST; ++unit) row[unit] = size * chance.normal();
    };
    for (auto& row : weights.sets) draw(row, 0.08f);
    for (auto& row : weights.dense) draw(row, 0.1f);
    for (auto& row : weights.second)
        for (float& weight : row) weight = 0.12f * chance.normal();
}

inline std::unique_ptr<Brain> beginner() {
    auto brain = Brain::former();
    for (int way = 0; way < WAYS; ++way) begin(brain->nets[way], Chance(Use::BEGINNING, way));
    return brain;
}

class Training {
public:
    // What is played, and kept, is the average of the nets that learn.
    Training(Brain& brain, const Brain& former, const Grids& grids)
        : brain_(brain), learner_(brain, lessons_), twin_(brain, lessons_), former_(former),
          grids_(grids), adams_(brain.nets, brain.nets + WAYS) {}

    // Takes the course; *saved* is called some *times* with the share of it that is done.
    template <class Saved>
    void take(const Course& course, int times, Saved saved) {
        const int blocks = std::max(1, course.games / BLOCK), every = std::max(1, blocks / times);
        for (int block = 0; block < blocks; ++block) {
            take_block(course, block, double(block) / blocks);
            if ((block + 1) % every == 0 || block + 1 == blocks)
                saved(double(block + 1) / blocks);
        }
    }

private:
    static constexpr int BLOCK = 400;
    static constexpr double TWIN = 0.6, FORMER = 0.1, BASELINE = 0.22;  // Shares of the games.

    Brain& brain_;
    Lessons lessons_[WAYS];
    Learner learner_, twin_;
    Networked former_;
    Plain baseline_{false}, greedy_{true};
    const Grids& grids_;
    std::vector<Adam> adams_;

    void take_block(const Course& course, int block, double done) {
        const std::uint64_t first = course.first + std::uint64_t(block) * BLOCK;
        learner_.tries = twin_.tries = course.tries;
        for (auto& some : lessons_) some.clear();
        for (int game = 0; game < BLOCK; ++game) play(first + game, course.share);
        const auto rate = static_cast<float>(course.rate * (1 - 0.8 * done));
        for (int way = 0; way < WAYS; ++way) {
            adams_[way].teach(lessons_[way], rate, Chance(Use::TRAINING, first, way));
            mix(adams_[way].net(), brain_.nets[way], course.fresh);
        }
    }

    void play(std::uint64_t number, float share) {
        Chance chance(Use::TRAINING, number);
        Player& guest = drawn_guest(chance.share());
        Player* players[2] = {&learner_, &guest};
        Plan plan;
        plan.use = Use::TRAINING, plan.varied = true;
        const int targets[] = {100, 100, 100, 150, 250};
        plan.target = targets[chance.below(5)];
        plan.by_turns = chance.below(2), plan.beginner = chance.below(2);
        play_game(players, plan, number, grids_, [&](int, int ahead) {
            learner_.file(ahead, share);
            if (&guest == &twin_) twin_.file(-ahead, share);
        });
    }

    Player& drawn_guest(double kind) {
        if (kind < TWIN) return twin_;
        if (kind < TWIN + FORMER) return former_;
        return kind < TWIN + FORMER + BASELINE ? baseline_ : greedy_;
    }
};
