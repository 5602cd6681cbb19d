// Rounds and games of Straight Rummy between the computer's players, a thousand a second.
//
//     g++ -O3 -march=native -std=c++20 -o straight bench/tuning/straight_cpp/main.cpp
//     ./straight rounds SEATS ROUNDS FIRST FILE PLAYER…     positions after turns, and what came of
//     them
//     ./straight match SEATS DEALS FIRST ONE OTHER          games to the usual target, duplicate
//     deals
//     ./straight judge SEATS PLAYER < POSITIONS             the best turns, to compare with the
//     engine's
//
// A PLAYER is a file of weights, `former:FILE` or `sound` (player.hpp). The usual rules alone.

#include <cstdio>
#include <cstdlib>

#include "rounds.hpp"

const int LONG = 400, ROUNDS = 200;
const double WANDERS = 0.12;

// One round, each seat played by any of the players; in every second round they wander now and
// then.
static void play_round(Round& round, const std::vector<Player>& players, double wanders,
                       auto note) {
    std::vector<const Player*> seats;
    for (int i = 0; i < round.n; i++) seats.push_back(&players[round.random() % players.size()]);
    for (int turns = 0; !round.over && turns < LONG; turns++)
        round.step(*seats[round.acting], wanders, note);
}

// Rows of floats: the round, what it brought (less than 0 if to another), the kind, the features.
static void rounds(int n, int count, uint64_t first, const char* file,
                   const std::vector<Player>& players) {
    FILE* out = fopen(file, "wb");
    double total = 0, squares = 0;
    int ended = 0;
    for (int k = 0; k < count; k++) {
        std::mt19937_64 random(first + k);
        int needs[6];
        bool fresh = random() % 4 == 0;
        for (int i = 0; i < n; i++) needs[i] = fresh ? TARGETS[n] : 1 + random() % TARGETS[n];
        Round round(n, random, needs, 0);
        std::vector<std::pair<int, Features>> seen;
        play_round(round, players, k % 2 * WANDERS,
                   [&](int seat, const Features& f) { seen.push_back({seat, f}); });
        if (round.out < 0) continue;
        ended++;
        total += round.gained;
        squares += double(round.gained) * round.gained;
        for (auto& [seat, f] : seen) {
            float row[FEATURES + 3] = {
                float(k), float(seat == round.out ? round.gained : -round.gained), float(f.kind)};
            std::copy(f.x, f.x + FEATURES, row + 3);
            fwrite(row, sizeof row, 1, out);
        }
    }
    fclose(out);
    double mean = total / ended;
    printf("%d of %d rounds, mean %.1f, spread %.1f\n", ended, count, mean,
           std::sqrt(squares / ended - mean * mean));
}

// Whether *one* wins a game in which it has *seat*.
static bool wins(int n, uint64_t deal, int seat, const Player& one, const Player& other) {
    std::mt19937_64 deals(deal);
    int needs[6], begins = deal % n;
    std::fill(needs, needs + 6, TARGETS[n]);
    for (int k = 0; k < ROUNDS; k++, begins = (begins + 1) % n) {
        std::mt19937_64 random(deals());
        Round round(n, random, needs, begins);
        for (int turns = 0; !round.over && turns < LONG; turns++)
            round.step(round.acting == seat ? one : other, 0, [](int, const Features&) {});
        if (round.out < 0) continue;
        needs[round.out] -= round.gained;
        if (needs[round.out] <= 0) return round.out == seat;
    }
    return false;
}

static void match(int n, int deals, uint64_t first, const Player& one, const Player& other) {
    double sum = 0, squares = 0;
    for (int d = 0; d < deals; d++) {
        double won = 0;
        for (int seat = 0; seat < n; seat++)
            won += wins(n, first + d, seat, one, other) / double(n);
        sum += won;
        squares += won * won;
    }
    double mean = sum / deals;
    printf("%d seats, %d games: %.4f ± %.4f\n", n, deals * n, mean,
           1.96 * std::sqrt((squares / deals - mean * mean) / deals));
}

static void judge(int n, const Player& player) {
    std::mt19937_64 random;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream in(line);
        int needs[6];
        Board b;
        b.n = n - 1;
        b.begun = false;
        in >> b.hand >> b.lying.runs >> b.lying.groups >> b.unseen >> b.stock >> b.top >> b.kept >>
            b.closed >> b.own_meld;
        for (int i = 0; i < n - 1; i++)
            in >> b.others[i].size >> b.others[i].closed >> b.others[i].known >>
                b.others[i].refused;
        for (int i = 0; i < n; i++) in >> needs[i];
        b.needs[0] = needs[0];
        b.needs[1] = *std::min_element(needs + 1, needs + n);
        Round round(n, random, needs, 0);
        double worth[RESULTS];
        round.worth(player, worth);
        auto best = round.best(player, b, worth);
        printf("%.9f %llu %llu %d\n", best.worth, (unsigned long long)best.turn.thrown,
               (unsigned long long)best.turn.held, round.takes(player, b, worth));
    }
}

int main(int count, char** given) {
    init();
    if (count < 4) return 1;
    std::string what = given[1];
    int seats = std::atoi(given[2]);
    std::vector<Player> players;
    for (int i = what == "judge" ? 3 : what == "match" ? 5 : 6; i < count; i++)
        players.emplace_back(given[i], seats);
    if (what == "rounds")
        rounds(seats, std::atoi(given[3]), std::atoll(given[4]), given[5], players);
    if (what == "match")
        match(seats, std::atoi(given[3]), std::atoll(given[4]), players[0], players[1]);
    if (what == "judge") judge(seats, players[0]);
}
