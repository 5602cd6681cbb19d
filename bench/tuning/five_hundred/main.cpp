// The trainer of the computer's strong level at 500 Rummy: README.md beside this file.
#include <ctime>

#include "../cpp/asked.hpp"
#include "check.hpp"
#include "fit_odds.hpp"
#include "fit_outlook.hpp"
#include "gatherer.hpp"
#include "luck_training.hpp"
#include "match.hpp"
#include "training.hpp"

namespace {

// The first deal on which progress is watched: those below are for measuring.
constexpr std::uint64_t WATCHED = 1'000'000;

const char* const WEIGHTS = "engine/players/five_hundred/weights.txt";
const char* const SEEING = "engine/players/five_hundred/seeing.txt";
const char* const NET = "engine/players/five_hundred/net.txt";

// Makes players by their names: a level of 0.3.0, a yardstick, or a file of a trained one.
Maker maker(const std::string& name, const Worths& worths) {
    if (name == "careful") return [] { return std::make_unique<Careful>(); };
    if (name == "gatherer") return [] { return std::make_unique<Gatherer>(); };
    if (name == "normal@3") return [] { return std::make_unique<Greedy>(); };
    if (name == "easy@3") return [] { return std::make_unique<Casual>(); };
    if (name == "strong@3") return [&] { return std::make_unique<Fitted>(worths); };
    const std::shared_ptr<Brain> brain = Brain::read(name);
    return [brain, &worths] { return std::make_unique<Networked>(*brain, worths); };
}

void tell(const std::string& what, const Match& match) {
    const std::time_t begun = std::time(nullptr);
    const Score score = match.play();
    std::printf("%s to %d: won %.1f ± %.1f %% of %d, %+.1f ± %.1f points a round (%ld s)\n",
                what.c_str(), match.target, 100 * score.won.mean(), 100 * score.won.interval(),
                2 * match.deals, score.ahead.mean(), score.ahead.interval(),
                static_cast<long>(std::time(nullptr) - begun));
    std::fflush(stdout);
}

void play_match(const Asked& asked, const Worths& worths) {
    Match match{maker(asked.names.at(0), worths), maker(asked.names.at(1), worths)};
    match.target = asked.number("target", 100);
    match.first = asked.number("first", 0);
    match.deals = asked.number("games", 2000) / 2;
    tell(asked.names[0] + " - " + asked.names[1], match);
}

// What a player knows before it has played: chances of the other hand, and of games that go on.
std::unique_ptr<Brain> beginner(const Worths& worths) {
    auto brain = std::make_unique<Brain>();
    begin(brain->after_turn, Chance(Use::BEGINNING, 1));
    begin(brain->before_draw, Chance(Use::BEGINNING, 2));
    brain->odds = fitted_odds(worths, 6000);
    brain->outlook = fitted_outlook(worths, 4000);
    return brain;
}

// Tells what a training would begin with.
void fit(const Worths& worths) {
    const auto brain = beginner(worths);
    for (double weight : brain->odds) std::printf("%.3g ", weight);
    std::printf("\n");
}

void train(const Asked& asked, const Worths& worths) {
    const std::string file = asked.names.at(0), from = asked.text("from", "");
    const auto brain = from.empty() ? beginner(worths) : Brain::read(from);
    Course course;
    course.rounds = asked.number("rounds", course.rounds);
    course.first = asked.number("first", course.first);
    course.rate = asked.number("rate", course.rate);
    course.tries = asked.number("tries", course.tries);
    const std::string remark = (from.empty() ? "" : remarks_of(from)) + asked.remark("bench/tuning/five_hundred: trainer");
    Training(*brain, worths).take(course, [&](double done) {
        brain->write(file, remark);
        Match match{maker(file, worths), maker("careful", worths)};
        match.first = WATCHED;
        match.deals = asked.number("watched", 1000) / 2;
        tell(std::to_string(int(100 * done)) + " % done, " + file + " - careful", match);
    });
}

// Tells how much of the variance of results is gone when the luck is taken off.
void tell_share(const char* players, const std::vector<Told>& rounds) {
    Mean results, plays;
    for (const Told& told : rounds) {
        results.add(told.result);
        plays.add(told.result - told.luck);
    }
    std::printf("  %s: %.1f %% gone of %zu rounds\n", players,
                100 * (1 - std::pow(plays.spread() / results.spread(), 2)), rounds.size());
    std::fflush(stdout);
}

// A net that sees both hands, and all that it takes to tell luck by it.
struct Seeing {
    const Worths& worths;
    Worth worth{numbers_of(WEIGHTS), "after a turn, all seen"};
    std::unique_ptr<Brain> brain = Brain::read(NET);
    std::unique_ptr<Net> net = std::make_unique<Net>();

    void read(const std::string& file) {
        Brain::take(numbers_of(file), Brain::AFTER_TURN, net->weights);
    }

    // Tells the luck of rounds between normal, unlike and strong players.
    void tell(std::uint64_t first, int rounds) const {
        const char* const kinds[] = {"normal, normal", "normal, strong", "strong, strong"};
        for (int strong = 0; strong < 3; ++strong) {
            std::vector<Told> told(rounds);
            in_threads([&](int part) {
                Company company(*brain, worths);
                Player* const levels[] = {&company.normal, &company.strong};
                Player* const players[] = {levels[strong > 1], levels[strong > 0]};
                const Shown shown(*net, worth);
                for (int at = part; at < rounds; at += THREADS)
                    told[at] = Telling(shown, company)
                                   .told(players, Use::MEASURING, first + at, {},
                                         [](const Inputs&, double) {});
            });
            tell_share(kinds[strong], told);
        }
    }
};

void tell_luck(const Asked& asked, const Worths& worths) {
    Seeing seeing{worths};
    seeing.read(asked.names.at(0));
    seeing.tell(asked.number("first", 0), asked.number("watched", 500));
}

void train_luck(const Asked& asked, const Worths& worths) {
    const std::string file = asked.names.at(0);
    Seeing seeing{worths};
    begin(*seeing.net, Chance(Use::BEGINNING, 3));
    LuckTraining training(*seeing.net, *seeing.brain, worths, seeing.worth);
    const int foretold = asked.number("foretold", 100'000);
    training.foretell(foretold, 1e-3f);
    const auto saved = [&] {
        Writer writer(file, asked.remark("bench/tuning/five_hundred: trainer"));
        Brain::put(writer, Brain::AFTER_TURN, seeing.net->weights);
        seeing.tell(WATCHED, asked.number("watched", 500));
    };
    training.narrow(foretold, asked.number("rounds", 60'000), asked.number("rate", 5e-4), saved);
}

bool check(const Asked& asked, const Worths& worths) {
    Seeing seeing{worths};
    seeing.read(SEEING);
    return check_decisions(asked.names.at(0), worths, asked.text("net", NET),
                           {*seeing.net, seeing.worth});
}

}  // namespace

int main(int number, char** words) {
    const std::string command = number > 1 ? words[1] : "";
    const Asked asked(number, words);
    const Worths worths(asked.text("weights", WEIGHTS));
    if (command == "match")
        play_match(asked, worths);
    else if (command == "train")
        train(asked, worths);
    else if (command == "luck")
        train_luck(asked, worths);
    else if (command == "told")
        tell_luck(asked, worths);
    else if (command == "fit")
        fit(worths);
    else if (command == "check")
        return check(asked, worths) ? 0 : 1;
    else
        give_up("trainer check|fit|luck|match|told|train …: see README.md");
    return 0;
}
