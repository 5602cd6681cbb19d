// The trainer of the computer's strong level at gin: README.md beside this file.
#include <functional>

#include "../cpp/asked.hpp"
#include "check.hpp"
#include "learned.hpp"
#include "match.hpp"
#include "training.hpp"

namespace {

// The first deal on which progress is watched: those below are for measuring.
constexpr std::uint64_t WATCHED = 1'000'000;

const char* const NET = "engine/players/gin/net.txt";

// A player, with what it was taught.
struct Guest {
    std::unique_ptr<Brain> brain;
    std::unique_ptr<Player> player;
};

Guest guest_called(const std::string& name) {
    if (name == "baseline") return {nullptr, std::make_unique<Plain>(false)};
    if (name == "normal") return {nullptr, std::make_unique<Plain>(true)};
    if (name == "learned_discards") return {nullptr, std::make_unique<LearnedDiscards>()};
    auto brain = name == "strong@3" ? Brain::former() : Brain::read(name);
    auto player = std::make_unique<Networked>(*brain);
    return {std::move(brain), std::move(player)};
}

void play_match(const Asked& asked) {
    const Guest one = guest_called(asked.names.at(0)), other = guest_called(asked.names.at(1));
    const Grids grids(Brain::former()->results);
    tell_match(asked.names[0] + " - " + asked.names[1], *one.player, *other.player,
               asked.number("games", 2000), asked.number("first", 0), grids);
}

void train(const Asked& asked) {
    const std::string file = asked.names.at(0), from = asked.text("from", "");
    const auto former = Brain::former(), brain = from.empty() ? beginner() : Brain::read(from);
    const Grids grids(former->results);
    Course course;
    course.games = asked.number("games", course.games);
    course.first = asked.number("first", course.first);
    course.rate = asked.number("rate", course.rate);
    course.tries = asked.number("tries", course.tries);
    course.share = asked.number("share", course.share);
    course.fresh = asked.number("fresh", course.fresh);
    const std::string remark =
        (from.empty() ? "" : remarks_of(from)) + asked.remark("bench/tuning/gin_cpp: gin_trainer");
    Networked player(*brain), before(*former);
    Plain baseline(false);
    Training training(*brain, *former, grids);
    training.take(course, asked.number("times", 10), [&](double done) {
        brain->write(file, remark);
        std::printf("%.0f %% done\n", 100 * done);
        const int watched = asked.number("watched", 2000);
        tell_match("against strong@3", player, before, watched, WATCHED, grids);
        tell_match("against baseline", player, baseline, watched, WATCHED, grids);
    });
}

// The mean of players that were taught one after the other is better than each of them.
void average(const Asked& asked) {
    const std::string last = asked.names.back();
    const auto sum = Brain::read(last);
    for (std::size_t at = 1; at + 1 < asked.names.size(); ++at) {
        const auto more = Brain::read(asked.names[at]);
        for (int way = 0; way < WAYS; ++way)
            mix(more->nets[way], sum->nets[way], 1.0f / (at + 1));
    }
    sum->write(asked.names[0], remarks_of(last) + asked.remark("bench/tuning/gin_cpp: gin_trainer"));
}

}  // namespace

int main(int number, char** words) {
    const std::string command = number > 1 ? words[1] : "";
    const Asked asked(number, words);
    if (command == "match")
        play_match(asked);
    else if (command == "train")
        train(asked);
    else if (command == "average")
        average(asked);
    else if (command == "check")
        return check_decisions(asked.names.at(0), asked.text("net", NET)) ? 0 : 1;
    else
        give_up("gin_trainer average|check|match|train …: see README.md");
    return 0;
}
