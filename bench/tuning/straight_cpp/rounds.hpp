// Rounds between such players.
#pragma once

#include <array>
#include <random>

#include "player.hpp"
#include "racing.hpp"
#include "sound.hpp"

const int SAMPLES = 5;

struct Seat {
    Set hand = 0, known = 0, refused = 0;
    bool closed = true, own_meld = false;
};
struct Round {
    int n;
    std::vector<Seat> seats;
    std::vector<Set> stock, pile;
    Lying lying;
    int acting = 0;
    bool shuffled = false, over = false;
    int out = -1, gained = 0;
    Set offered = 0;
    std::mt19937_64& random;
    const int* needs;
    Round(int n, std::mt19937_64& r, const int* needs, int first)
        : n(n), seats(n), random(r), needs(needs) {
        std::vector<Set> c(52);
        for (int i = 0; i < 52; i++) c[i] = 1ull << i;
        std::shuffle(c.begin(), c.end(), random);
        int size = n == 2 ? 10 : n < 5 ? 7 : 6, at = 0;
        for (auto& s : seats)
            for (int i = 0; i < size; i++) s.hand |= c[at++];
        pile.push_back(c[at++]);
        stock.assign(c.begin() + at, c.end());
        acting = first;
    }
    Board board(Set kept = 0) const {
        Board b;
        const Seat& me = seats[acting];
        b.hand = me.hand;
        b.lying = lying;
        b.n = n - 1;
        Set gone = me.hand | lying.cards();
        for (Set p : pile) gone |= p;
        for (int k = 1; k < n; k++) {
            const Seat& o = seats[(acting + k) % n];
            b.others[k - 1] = {popcount(o.hand), o.closed, o.known, o.refused};
            gone |= o.known;
        }
        b.unseen = ALL & ~gone;
        b.stock = stock.size();
        b.top = pile.empty() ? 0 : pile.back();
        b.kept = kept;
        b.closed = me.closed;
        b.begun = false;
        b.own_meld = me.own_meld;
        b.needs[0] = needs[acting];
        b.needs[1] = 9999;
        for (int i = 0; i < n; i++)
            if (i != acting) b.needs[1] = std::min(b.needs[1], needs[i]);
        return b;
    }
    // By class of result, what it is worth to the seat to act.
    void worth(const Player& p, double* v) const {
        if (p.by_points()) return;
        for (int c = 0; c < RESULTS; c++) {
            int now[6] = {};
            double sum = 0;
            int by = c < RESULTS / 2 ? 1 : n - 1;
            for (int k = 0; k < by; k++) {
                for (int i = 0; i < n; i++) now[i] = needs[i];
                int who = c < RESULTS / 2 ? acting : (acting + 1 + k) % n;
                now[who] -= std::lround(p.gains[c]);
                sum += value(now, n, acting);
            }
            v[c] = sum / by;
        }
    }
    struct Chosen {
        double worth;
        Turn turn;
        Features f;
    };
    Chosen best(const Player& p, const Board& b, const double* v) const {
        if (p.sound) return {0, sound_turn(b), {}};
        Turn out;
        if (ways_out(b, out)) {
            double g = Outlook(b).gain * (b.closed ? 2 : 1);
            if (p.by_points()) return {g, out, {}};
            int now[6] = {};
            for (int i = 0; i < n; i++) now[i] = needs[i];
            now[acting] -= std::lround(g);
            return {value(now, n, acting), out, {}};
        }
        Outlook o(b);
        std::vector<Lays> lays;
        all_lays(b, lays);
        Chosen c{-1e18, {}, {}};
        for (auto& l : lays)
            each_turn(b, l, [&](Turn t) {
                Features f = o.features(t);
                double w = p.judged(f, v);
                if (w > c.worth) c = {w, t, f};
            });
        return c;
    }
    bool takes(const Player& p, const Board& b, const double* v) const {
        if (p.sound) return sound_takes(b);
        if (!b.top) return false;
        if (!((wanted(b.hand) | ends(b.lying)) & b.top)) return false;
        Board t = b;
        t.hand |= b.top;
        t.kept = b.top;
        t.top = 0;
        Turn out;
        if (ways_out(t, out)) return true;
        double with = best(p, t, v).worth;
        std::vector<Set> cards;
        Set u = b.unseen;
        while (u) {
            Set c = u & -u;
            u ^= c;
            cards.push_back(c);
        }
        if (cards.empty()) return true;
        int step = std::max((int)cards.size() / SAMPLES, 1);
        double sum = 0;
        int count = 0;
        for (size_t i = step / 2; i < cards.size(); i += step) {
            Board d = b;
            d.hand |= cards[i];
            d.unseen &= ~cards[i];
            sum += best(p, d, v).worth;
            count++;
        }
        return with >= sum / count;
    }
    bool refill() {
        if (shuffled || pile.size() < 2) return false;
        shuffled = true;
        stock = pile;
        std::shuffle(stock.begin(), stock.end(), random);
        pile = {stock.back()};
        stock.pop_back();
        offered = 0;
        return true;
    }
    template <class Note>
    void step(const Player& p, double wanders, Note note) {
        if (stock.empty() && !refill()) {
            over = true;
            return;
        }
        Seat& me = seats[acting];
        Set kept = 0;
        double v[RESULTS];
        worth(p, v);
        if (takes(p, board(), v)) {
            kept = pile.back();
            pile.pop_back();
            me.known |= kept;
            me.hand |= kept;
        } else {
            me.refused |= offered;
            me.hand |= stock.back();
            stock.pop_back();
        }
        Board b = board(kept);
        Chosen c = best(p, b, v);
        if (c.turn.held && wanders > 0 && !p.sound &&
            std::uniform_real_distribution<>(0, 1)(random) < wanders) {
            std::vector<Lays> lays;
            all_lays(b, lays);
            const Lays& l = lays[random() % lays.size()];
            Outlook o(b);
            std::vector<Chosen> some;
            each_turn(b, l, [&](Turn t) {
                Features f = o.features(t);
                some.push_back({p.judged(f, v), t, f});
            });
            std::sort(some.begin(), some.end(), [](auto& a, auto& b) { return a.worth > b.worth; });
            c = some[random() % std::min<size_t>(3, some.size())];
        }
        if (c.turn.held && !p.sound) note(acting, c.f);
        bool closed = me.closed;
        me.hand = c.turn.held;
        me.known &= me.hand;
        me.closed = closed && c.turn.quiet();
        me.own_meld |= c.turn.lays.melds > 0;
        lying = c.turn.lays.lying;
        offered = c.turn.thrown;
        if (c.turn.thrown) {
            pile.push_back(c.turn.thrown);
            me.refused |= c.turn.thrown;
        }
        if (!me.hand) {
            int held = 0;
            for (auto& s : seats) held += points(s.hand);
            over = true;
            out = acting;
            gained = held * (closed ? 2 : 1);
        }
        acting = (acting + 1) % n;
    }
};
