// Holds the players to the Python: reads decisions that bench/tuning/gin_decisions.py wrote, and
// tells how many differ.
#pragma once

#include "learned.hpp"
#include "networked.hpp"
#include "plain.hpp"

// A line of the file: who chose what, in which position.
struct Decision {
    std::string player;
    bool ends = false, knocks = false;  // Whether it ended a turn, and that with a knock;
    Face card = -1;                     // the card thrown, or whether the upcard was taken,
    double worth = 0;                   // and what that was worth to it; 0: it does not tell.
    Position now;
};

inline Decision read_decision(const std::string& line) {
    std::istringstream words(line);
    Decision decision;
    std::string task;
    Position& now = decision.now;
    Sight& sight = now.sight;
    words >> decision.player >> task >> decision.card >> decision.knocks >> decision.worth >>
        sight.hand >> sight.pile >> sight.known >> sight.thrown >> sight.left >> sight.lately >>
        sight.shown >> sight.turns >> sight.takes >> sight.last >> sight.stock >> sight.limit >>
        now.upcard >> now.taken >> now.passes;
    for (float& price : now.prices) words >> price;
    if (!words) give_up("not a decision: " + line);
    decision.ends = task == "ends";
    return decision;
}

class Checker {
public:
    explicit Checker(const std::string& net)
        : brain_(Brain::read(net)), before_(Brain::former()), strong_(*brain_), former_(*before_) {}

    enum Outcome { SAME, EQUAL, OTHER };

    // Whether the same is chosen here, or something of equal worth.
    Outcome check(const Decision& decision) {
        const bool same = decides_alike(decision);
        if (!decision.worth) return same ? SAME : OTHER;
        Networked& player = decision.player == "strong" ? strong_ : former_;
        const double worth = player.worth_of(decision.now, decision.ends);
        if (std::abs(worth - decision.worth) > EQUAL_WORTH) return OTHER;
        return same ? SAME : EQUAL;
    }

private:
    // The engine's nets reckon in other units: what they say of the same position differs less.
    static constexpr double EQUAL_WORTH = 0.001;

    std::unique_ptr<Brain> brain_, before_;
    Networked strong_, former_;
    Plain normal_{true};
    LearnedDiscards learned_;

    bool decides_alike(const Decision& decision) {
        Player& player = named(decision.player);
        Chance chance(Use::MEASURING, 0);
        if (!decision.ends) return player.wants(decision.now, chance) == (decision.card == 1);
        const Throw found = player.ends(decision.now, chance);
        return found.card == decision.card && found.knocks == decision.knocks;
    }

    Player& named(const std::string& name) {
        if (name == "strong") return strong_;
        if (name == "strong@3") return former_;
        if (name == "normal") return normal_;
        if (name == "learned_discards") return learned_;
        give_up("no player called " + name);
    }
};

// Tells how each player's decisions compare; whether none differs but by what is of equal worth.
inline bool check_decisions(const std::string& file, const std::string& net) {
    std::ifstream text(file);
    if (!text) give_up("cannot read " + file);
    Checker checker(net);
    std::map<std::string, std::array<int, 3>> counts;
    for (std::string line; std::getline(text, line);) {
        const Decision decision = read_decision(line);
        const auto outcome = checker.check(decision);
        ++counts[decision.player + (decision.ends ? " ends" : " wants")][outcome];
        if (outcome == Checker::OTHER) std::printf("differs: %s\n", line.c_str());
    }
    int others = 0;
    for (const auto& [task, count] : counts) {
        std::printf("%s: %d the same, %d of equal worth, %d differ\n", task.c_str(), count[0],
                    count[1], count[2]);
        others += count[2];
    }
    return !counts.empty() && !others;
}
