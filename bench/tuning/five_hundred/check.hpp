// Holds the players to the Python: reads decisions that bench/tuning/five_hundred_decisions.py
// wrote, and tells how many differ.
#pragma once

#include "casual.hpp"
#include "gatherer.hpp"
#include "luck.hpp"

// A line of the file: who chose what, in which position.
struct Decision {
    std::string player;
    bool collects = false;
    bool gains = false;
    int depth = DRAW;         // Where it collects: what it chose there.
    FaceSet laid = 0;         // Where it plans: the cards laid,
    Face discard = NONE;      // the discard,
    double worth = 0;         // and what that was worth to it, or what it gains.
    Position now;
};

inline Position read_position(std::istream& words) {
    Position now;
    Sight& sight = now.sight;
    int piled = 0, rows = 0;
    words >> sight.hand >> sight.stock >> sight.other >> sight.must >> sight.kept >> now.known >>
        now.thrown >> now.own >> now.others >> now.target >> piled;
    for (Face face; piled-- > 0 && words >> face;) sight.pile.add(face);
    words >> rows;
    for (Row row; rows-- > 0 && words >> row.suit >> row.low >> row.high >> row.cards;)
        sight.table.add(row);
    return now;
}

inline Decision read_decision(const std::string& line) {
    std::istringstream words(line);
    Decision decision;
    std::string task;
    words >> decision.player >> task;
    decision.collects = task == "collect";
    decision.gains = task == "gain";
    if (decision.collects)
        words >> decision.depth;
    else if (decision.gains)
        words >> decision.worth;
    else
        words >> decision.laid >> decision.discard >> decision.worth;
    decision.now = read_position(words);
    if (!words) give_up("not a decision: " + line);
    return decision;
}

// What a player makes of a plan that it cannot tell from another: the worth to compare.
class Checker {
public:
    // The player that is trained is called `strong`; its nets are those of the file.
    Checker(const Worths& worths, const std::string& net, const Shown& shown)
        : shown_(shown), strong_(worths), brain_(Brain::read(net)), trained_(*brain_, worths) {
        casual_.sees_top = casual_.sees_deep = casual_.sees_lay = 1;
        casual_.slips = 0;
    }

    enum class Outcome { SAME, EQUAL, OTHER };

    // Whether the same is chosen here, or something of equal worth.
    Outcome check(const Decision& decision) {
        if (decision.gains) {
            const double gain = shown_.points(shown_.inputs(decision.now));
            return std::abs(gain - decision.worth) > EQUAL ? Outcome::OTHER : Outcome::SAME;
        }
        Player& player = named(decision.player);
        Chance chance(Use::MEASURING, 0);
        if (decision.collects) {
            const bool same = player.collect(decision.now, chance) == decision.depth;
            return same ? Outcome::SAME : Outcome::OTHER;
        }
        const Plan plan = player.plan(decision.now, chance);
        const bool same = cards_of(plan.lays) == decision.laid && plan.discard == decision.discard;
        const double worth = worth_of(decision.player, plan, decision.now);
        if (std::abs(worth - decision.worth) > EQUAL) return Outcome::OTHER;
        return same ? Outcome::SAME : Outcome::EQUAL;
    }

private:
    // The engine's nets reckon in other units: what they say of the same position differs less.
    static constexpr double EQUAL = 0.002;

    const Shown& shown_;
    Careful careful_;
    Greedy greedy_;
    Casual casual_;
    Fitted strong_;
    Gatherer gatherer_;
    std::unique_ptr<Brain> brain_;
    Networked trained_;

    Player& named(const std::string& name) {
        if (name == "careful") return careful_;
        if (name == "normal@3") return greedy_;
        if (name == "easy@3") return casual_;
        if (name == "strong@3") return strong_;
        if (name == "gatherer") return gatherer_;
        if (name == "strong") return trained_;
        give_up("no player called " + name);
    }

    static double worth_of(const std::string& name, const Plan& plan, const Position& now) {
        if (name == "gatherer") return 0;  // It never leaves a choice open.
        const bool weighs = name == "careful" || name == "strong@3" || name == "strong";
        if (plan.discard == NONE || weighs) return plan.worth;
        if (name == "easy@3") return Casual::company(plan.discard, now.sight.hand);
        const FaceSet rest = now.sight.hand & ~cards_of(plan.lays);
        return usefulness(plan.discard, rest, rest | now.sight.unseen() | now.sight.piled());
    }
};

// Tells how each player's decisions compare; whether none differs but by what is of equal worth.
inline bool check_decisions(const std::string& file, const Worths& worths, const std::string& net,
                            const Shown& shown) {
    std::ifstream text(file);
    if (!text) give_up("cannot read " + file);
    Checker checker(worths, net, shown);
    std::map<std::string, std::array<int, 3>> counts;
    for (std::string line; std::getline(text, line);) {
        const Decision decision = read_decision(line);
        const auto outcome = checker.check(decision);
        const char* const does = decision.collects ? "collects" : decision.gains ? "gains" : "plans";
        const std::string task = decision.player + " " + does;
        ++counts[task][static_cast<int>(outcome)];
        if (outcome == Checker::Outcome::OTHER) std::printf("differs: %s\n", line.c_str());
    }
    int others = 0;
    for (const auto& [task, count] : counts) {
        std::printf("%s: %d the same, %d of equal worth, %d differ\n", task.c_str(), count[0],
                    count[1], count[2]);
        others += count[2];
    }
    return !counts.empty() && !others;
}
