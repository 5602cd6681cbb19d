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
const char* const SHOWN = "after a turn, all seen";
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

// Tells how much of the variance of a round's result is gone when its luck is taken off.
void tell_luck(const std::string& what, const Told* told, int rounds) {
    Mean results, plays;
    for (int at = 0; at < rounds; ++at) {
        results.add(told[at].result);
        plays.add(told[at].result - told[at].luck);
    }
    std::printf("  %s: %.1f %% gone of %d rounds\n", what.c_str(),
                100 * (1 - std::pow(plays.spread() / results.spread(), 2)), rounds);
    std::fflush(stdout);
}

// Tells the luck of rounds between normal, unlike and strong players.
void tell_luck(const Asked& asked, const Net& net, const Brain& brain, const Worths& worths,
               const Worth& worth, std::uint64_t first_round) {
    const int rounds = asked.number("watched", 500);
    const char* const kinds[] = {"normal, normal", "normal, strong", "strong, strong"};
    for (int strong = 0; strong < 3; ++strong) {
        std::vector<Told> told(rounds);
        std::vector<std::thread> threads;
        for (int part = 0; part < THREADS; ++part)
            threads.emplace_back([&, part] {
                Company company(brain, worths);
                const Shown shown(net, worth);
                Player* first = strong > 1 ? static_cast<Player*>(&company.strong) : &company.normal;
                Player* second = strong ? static_cast<Player*>(&company.strong) : &company.normal;
                for (int at = part; at < rounds; at += THREADS)
                    told[at] = Telling(shown, company)
                                   .told({first, second}, Use::MEASURING, first_round + at, {},
                                         [](const Inputs&, double) {});
            });
        for (std::thread& thread : threads) thread.join();
        tell_luck(kinds[strong], told.data(), rounds);
    }
}

std::unique_ptr<Net> seeing(const std::string& file) {
    auto net = std::make_unique<Net>();
    Brain::take(numbers_of(file), Brain::AFTER_TURN, net->weights);
    return net;
}

void tell_luck(const Asked& asked, const Worths& worths) {
    const auto net = seeing(asked.names.at(0));
    const auto brain = Brain::read(NET);
    tell_luck(asked, *net, *brain, worths, Worth(numbers_of(WEIGHTS), SHOWN),
              asked.number("first", 0));
}

bool check(const Asked& asked, const Worths& worths) {
    const auto net = seeing(SEEING);
    const Worth worth(numbers_of(WEIGHTS), SHOWN);
    return check_decisions(asked.names.at(0), worths, asked.text("net", NET), {*net, worth});
}

void train_luck(const Asked& asked, const Worths& worths) {
    const std::string file = asked.names.at(0);
    const auto brain = Brain::read(asked.text("net", NET));
    const Worth worth(numbers_of(WEIGHTS), SHOWN);
    const auto net = std::make_unique<Net>();
    begin(*net, Chance(Use::BEGINNING, 3));
    LuckTraining training(*net, *brain, worths, worth);
    const int foretold = asked.number("foretold", 100'000);
    training.foretell(foretold, 1e-3f);
    const auto saved = [&] {
        Writer writer(file, asked.remark("bench/tuning/five_hundred: trainer"));
        Brain::put(writer, Brain::AFTER_TURN, net->weights);
        tell_luck(asked, *net, *brain, worths, worth, WATCHED);
    };
    training.narrow(foretold, asked.number("rounds", 60'000), asked.number("rate", 5e-4), saved);
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
