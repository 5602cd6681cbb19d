// How the net learns by which luck is told: single positions first, then the luck of whole rounds.
#pragma once

#include "adam.hpp"
#include "luck.hpp"

class LuckTraining {
public:
    LuckTraining(Net& net, const Brain& brain, const Worths& worths, const Worth& worth)
        : net_(net), brain_(brain), worths_(worths), worth_(worth), adam_(net) {}

    // What follows a turn, from *rounds* rounds: to begin with.
    void foretell(int rounds, float rate) {
        constexpr int block = 4000;
        for (int first = 0; first + block <= rounds; first += block) {
            std::vector<Lesson> lessons[THREADS];
            in_company([&](int part, Company& company, const Shown& shown) {
                for (int at = part; at < block; at += THREADS)
                    add_lessons(company, shown, first + at, lessons[part]);
            });
            for (int part = 1; part < THREADS; ++part)
                lessons[0].insert(lessons[0].end(), lessons[part].begin(), lessons[part].end());
            const float falling = rate * (1 - 0.98f * first / rounds);
            adam_.teach(lessons[0], falling, Chance(Use::TRAINING, first, 2));
        }
    }

    // Makes small what the luck leaves of the results of *rounds* rounds from *first* on; *saved*
    // is called now and then.
    template <class Saved>
    void narrow(int first, int rounds, float rate, Saved saved) {
        const int batches = rounds / BATCH;
        for (int batch = 0; batch < batches; ++batch) {
            for (Slopes& each : slopes_) each.clear();
            in_company([&](int part, Company& company, const Shown& shown) {
                for (int at = part; at < BATCH; at += THREADS)
                    add_slopes(company, shown, first + batch * BATCH + at, slopes_[part]);
            });
            for (int part = 1; part < THREADS; ++part) slopes_[0].add(slopes_[part]);
            const float begin = std::min(1.0f, (batch + 1) / 20.0f);
            adam_.step(slopes_[0], rate * begin * (1 - 0.98f * batch / batches), BATCH);
            if ((batch + 1) % EVERY == 0 || batch + 1 == batches) saved();
        }
    }

private:
    static constexpr int BATCH = 64, EVERY = 256;
    static constexpr double TRACE = 0.75;
    static constexpr double ALIKE = 0.5;     // Share of rounds between players of one kind.
    static constexpr double FURTHEST = 6;    // Units by which an error counts at most.

    // What a round counts by how many play as the strong level does, whose results spread more.
    static constexpr double COUNTS[] = {1, 0.4, 0.22};

    Net& net_;
    const Brain& brain_;
    const Worths& worths_;
    const Worth& worth_;
    Adam adam_;
    std::vector<Slopes> slopes_ = std::vector<Slopes>(THREADS);

    template <class Work>
    void in_company(Work work) {
        in_threads([&](int part) {
            Company company(brain_, worths_);
            work(part, company, Shown(net_, worth_));
        });
    }

    static void draw_players(Company& company, Chance& chance, Player* (&players)[2]) {
        for (Player*& player : players) player = company.drawn(chance);
        if (chance.share() < ALIKE) players[1] = players[0];
    }

    struct Moment {
        int seat, lead;
        Inputs inputs;
        double points;
    };

    // The positions after the turns of a round, and what followed them: TD(lambda).
    void add_lessons(Company& company, const Shown& shown, int number,
                     std::vector<Lesson>& lessons) const {
        Chance chance(Use::TRAINING, number, 3);
        const Standing standing = drawn_standing(chance);
        Player* players[2];
        draw_players(company, chance, players);
        Round round(Chance(Use::TRAINING, number, 1), chance.below(2));
        std::vector<Moment> moments;
        do {
            const int seat = 1 - round.turn;
            const Inputs inputs = shown.inputs(round, seat, standing);
            moments.push_back({seat, round.lead(seat), inputs, shown.points(inputs)});
        } while (!round.play_turn(*players[round.turn], standing, chance));
        double ahead = round.ahead(0);
        for (std::size_t at = moments.size(); at-- > 0;) {
            const auto& [seat, lead, inputs, points] = moments[at];
            const int sign = seat ? -1 : 1;
            const Result result(round, seat, standing, brain_.outlook);
            lessons.push_back({inputs, static_cast<float>(sign * ahead - lead),
                               static_cast<float>(result.win)});
            ahead = TRACE * ahead + (1 - TRACE) * sign * (lead + points);
        }
    }

    void add_slopes(Company& company, const Shown& shown, int number, Slopes& slopes) const {
        Chance chance(Use::TRAINING, number, 4);
        const Standing standing = drawn_standing(chance);
        Player* players[2];
        draw_players(company, chance, players);
        std::vector<std::pair<Inputs, double>> asked;
        const Told told = Telling(shown, company).told(
            players, Use::TRAINING, number, standing,
            [&](const Inputs& inputs, double times) { asked.emplace_back(inputs, times); });
        const int strong = (players[0] == &company.strong) + (players[1] == &company.strong);
        const double off = (told.luck - told.result) / 50;
        const double error = COUNTS[strong] * std::min(FURTHEST, std::max(-FURTHEST, off));
        for (const auto& [inputs, times] : asked)
            slopes.add(net_, inputs, static_cast<float>(error * times));
    }
};
