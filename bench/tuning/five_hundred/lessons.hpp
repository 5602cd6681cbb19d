// Rounds from which the nets learn: positions, and what became of them.
#pragma once

#include "careful.hpp"
#include "fitted.hpp"
#include "networked.hpp"
#include "threads.hpp"

// A position and what its net is to answer.
struct Lesson {
    Inputs inputs;
    float points, win;
};

struct Lessons {
    std::vector<Lesson> after_turn, before_draw;

    void add(const Lessons& more) {
        after_turn.insert(after_turn.end(), more.after_turn.begin(), more.after_turn.end());
        before_draw.insert(before_draw.end(), more.before_draw.begin(), more.before_draw.end());
    }
};

// The player that is trained, which now and then tries another choice and notes its positions.
class Learner : public Networked {
public:
    using Networked::Networked;

    double tries = 0;  // Chance of another choice, for the take and for the end of a turn.

    struct Moment {
        bool drawing;
        Inputs inputs;
        int lead;
        Estimate estimate;
    };
    std::vector<Moment> moments;

    int collect(const Position& now, Chance& chance) override {
        const int depth = chance.share() < tries ? any_take(now, chance)
                                                 : Networked::collect(now, chance);
        if (depth == DRAW)
            note(true, inputs_of_drawing(now, odds_of(now, brain_.odds)), now.own - now.others);
        return depth;
    }

    Plan plan(const Position& now, Chance& chance) override {
        const Plan plan = chance.share() < tries ? any_plan(now, chance)
                                                 : Networked::plan(now, chance);
        if (now.sight.stock && plan.left_of(now.sight.hand))
            note(false, inputs_after(now, plan, odds_of(now, brain_.odds)),
                 now.own + points_of(plan.lays) - now.others);
        return plan;
    }

private:
    static int any_take(const Position& now, Chance& chance) {
        std::vector<int> depths{DRAW, DRAW};
        each_take(now.sight, [&](const Take& take) { depths.push_back(take.depth); });
        return depths[chance.below(static_cast<int>(depths.size()))];
    }

    Plan any_plan(const Position& now, Chance& chance) const {
        Layout layout;
        layout_of(now.sight, layout);
        std::vector<Plan> plans;
        each_plan(now, layout, odds_of(now, brain_.odds), FACES,
                  [&](const Plan& plan) { plans.push_back(plan); });
        return plans[chance.below(static_cast<int>(plans.size()))];
    }

    void note(bool drawing, const Inputs& inputs, int lead) {
        const Net& net = drawing ? brain_.before_draw : brain_.after_turn;
        moments.push_back({drawing, inputs, lead, Net::estimate(net.passed(inputs), inputs)});
    }
};

// How a round ended for a seat: its lead with the totals before, and its chance to win the game.
struct Result {
    double lead, win;

    Result(const Round& round, int seat, const Standing& standing, const Outlook& outlook) {
        const int own = standing.totals[seat] + round.score(seat);
        const int others = standing.totals[1 - seat] + round.score(1 - seat);
        lead = own - others;
        const bool decided = std::max(own, others) >= standing.target && own != others;
        win = decided ? own > others : outlook.chance(own, others, standing.target);
    }
};

// Files what a seat's moments are to be answered with: what followed, partly as the next position
// after a turn of the same seat is estimated (TD(lambda)).
inline void file_lessons(const std::vector<Learner::Moment>& moments, const Result& result,
                         Lessons& lessons) {
    constexpr double trace = 0.75;
    double to_lead = result.lead, win = result.win;  // What is aimed at, as a lead in the end.
    for (std::size_t at = moments.size(); at-- > 0;) {
        const Learner::Moment& moment = moments[at];
        const Lesson lesson{moment.inputs, static_cast<float>(to_lead - moment.lead),
                            static_cast<float>(win)};
        (moment.drawing ? lessons.before_draw : lessons.after_turn).push_back(lesson);
        if (moment.drawing) continue;
        to_lead = trace * to_lead + (1 - trace) * (moment.lead + moment.estimate.points);
        win = trace * win + (1 - trace) * moment.estimate.win;
    }
}

// The totals of a game at any of its stages; half of the rounds begin a game to 100.
inline Standing drawn_standing(Chance& chance) {
    Standing standing;
    const double kind = chance.share();
    if (kind < 0.5) return standing;
    standing.target = kind < 0.7 ? 100 : kind < 0.85 ? 200 : 500;
    const int least = standing.target == 500 ? 0 : -100;
    for (int& total : standing.totals) total = least + chance.below(standing.target - least);
    return standing;
}

// Plays rounds for lessons: against itself, and against players of another kind.
class School {
public:
    School(const Brain& brain, const Worths& worths, double tries)
        : brain_(brain), learners_{Learner(brain, worths), Learner(brain, worths)},
          strong_(worths) {
        for (Learner& learner : learners_) learner.tries = tries;
    }

    void play(std::uint64_t number, Lessons& lessons) {
        Chance chance(Use::TRAINING, number);
        const Standing standing = drawn_standing(chance);
        const int guest_seat = chance.below(2), first = chance.below(2);
        Player* players[2] = {&learners_[0], &learners_[1]};
        if (Player* guest = drawn_guest(chance)) players[guest_seat] = guest;
        for (Learner& learner : learners_) learner.moments.clear();
        Round round(Chance(Use::TRAINING, number, 1), first);
        play_out(round, players, standing, chance);
        for (int seat = 0; seat < 2; ++seat)
            file_lessons(learners_[seat].moments, {round, seat, standing, brain_.outlook},
                         lessons);
    }

private:
    static constexpr double CAREFUL = 0.3, STRONG = 0.1;  // Shares of rounds against these.

    const Brain& brain_;
    Learner learners_[2];
    Careful careful_;
    Fitted strong_;

    Player* drawn_guest(Chance& chance) {
        const double share = chance.share();
        if (share < CAREFUL) return &careful_;
        return share < CAREFUL + STRONG ? &strong_ : nullptr;
    }
};

// The lessons of the rounds from *first* on: the same ones however the threads run.
inline Lessons lessons_of(const Brain& brain, const Worths& worths, double tries,
                          std::uint64_t first, int rounds) {
    Lessons parts[THREADS];
    in_threads([&](int part) {
        School school(brain, worths, tries);
        for (int at = part; at < rounds; at += THREADS) school.play(first + at, parts[part]);
    });
    for (int part = 1; part < THREADS; ++part) parts[0].add(parts[part]);
    return std::move(parts[0]);
}
