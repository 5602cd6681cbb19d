// Which melds and lay-offs bring the most from a hand to the table, as engine/players/layout.py.
#pragma once

#include <vector>

#include "nearness.hpp"
#include "table.hpp"

struct Layout {
    Lays lays;
    FaceSet rest = 0;  // What stays in the hand.
    int points = 0;
};

// Looks through the choices of lays that use no card twice, in the order of the Python, whose first
// of equally good ones is found here as well.
class Search {
public:
    Search(FaceSet hand, const Table& table) : hand_(hand) {
        find_melds();
        const std::size_t melds = lays_.size();
        FaceSet added = 0;
        for (int at = 0; at < table.size(); ++at) added |= find_additions(table[at], at);
        leave_out_shortened(melds, added | RANK[ACE]);
        put_in_order();
    }

    // The best lays; where cards are *required*, with one of them, and false if none has it.
    bool best(FaceSet required, Layout& found) {
        if (required) {
            for (const Lay& lay : lays_)
                if (lay.cards & required) try_with(lay);
            if (best_gain_ < 0) return false;
        } else {
            look(hand_, 0, 0);
        }
        found = {best_, hand_ & ~cards_of(best_), points_of(best_)};
        return true;
    }

private:
    static constexpr int ENOUGH = 3000;  // Hands looked at in one search.

    FaceSet hand_;
    std::vector<Lay> lays_;
    std::vector<FaceSet> later_;  // The cards of each lay and all after it.
    Lays chosen_, best_;
    int best_gain_ = -1, looked_at_ = 0;

    void find_melds() {
        const Near held = near(hand_);
        if (!(hand_ & completed(held, held))) return;
        for (int suit = 0; suit < SUITS; ++suit)
            for (int low = ACE; low < KING; ++low) find_runs(suit, low);
        for (int rank = ACE; rank <= KING; ++rank) find_groups(rank);
    }

    void find_runs(int suit, int low) {
        FaceSet cards = 0;
        int points = 0;
        for (int high = low; high <= ACE_HIGH; ++high) {
            const FaceSet face = AT[suit][high] & hand_ & ~cards;
            if (!face) return;
            cards |= face;
            points += points_at(high);
            if (high >= low + 2) lays_.push_back({cards, points, {suit, low, high, cards}, NEW});
        }
    }

    void find_groups(int rank) {
        const FaceSet held = hand_ & RANK[rank];
        if (count(held) < 3) return;
        lays_.push_back({held, count(held) * held_at(rank), {GROUP, rank, rank, held}, NEW});
        if (held != RANK[rank]) return;
        for (int suit = 0; suit < SUITS; ++suit) {
            const FaceSet three = held & ~AT[suit][rank];
            lays_.push_back({three, 3 * held_at(rank), {GROUP, rank, rank, three}, NEW});
        }
    }

    // What can be added to a row, alone or one after the other at an end; all cards of it.
    FaceSet find_additions(const Row& row, int at) {
        const FaceSet fitting = row.ends() & hand_;
        if (!fitting) return 0;
        if (row.suit == GROUP) {
            const Row longer{GROUP, row.low, row.low, row.cards | fitting};
            lays_.push_back({fitting, held_at(row.low), longer, at});
            return fitting;
        }
        return find_chain(row, at, 1) | find_chain(row, at, -1);
    }

    FaceSet find_chain(const Row& row, int at, int step) {
        FaceSet cards = 0;
        int points = 0;
        int place = step > 0 ? row.high + 1 : row.low - 1;
        for (; ACE <= place && place <= ACE_HIGH; place += step) {
            const FaceSet face = AT[row.suit][place] & hand_ & ~row.cards & ~cards;
            if (!face) break;
            cards |= face;
            points += points_at(place);
            const Row longer{row.suit, std::min(row.low, place), std::max(row.high, place),
                             row.cards | cards};
            lays_.push_back({cards, points, longer, at});
        }
        return cards;
    }

    // A meld is left out where it leaves a card behind that would make it longer and that nothing
    // else wants; an ace is always wanted, as it counts differently at either end.
    void leave_out_shortened(std::size_t melds, FaceSet always) {
        FaceSet runs = 0, groups = 0;
        for (std::size_t at = 0; at < melds; ++at)
            (lays_[at].row.suit == GROUP ? groups : runs) |= lays_[at].cards;
        const FaceSet of_run = hand_ & ~(groups | always), of_group = hand_ & ~(runs | always);
        const auto shortened = [=](const Lay& lay) {
            const FaceSet unwanted = lay.row.suit == GROUP ? of_group : of_run;
            return lay.onto == NEW && (lay.row.ends() & unwanted);
        };
        lays_.erase(std::remove_if(lays_.begin(), lays_.end(), shortened), lays_.end());
    }

    // By the lowest card; of one such card the most valuable first.
    void put_in_order() {
        std::stable_sort(lays_.begin(), lays_.end(), [](const Lay& one, const Lay& other) {
            const FaceSet low = one.cards & -one.cards, other_low = other.cards & -other.cards;
            return low != other_low ? low < other_low : one.gain() > other.gain();
        });
        later_.assign(lays_.size() + 1, 0);
        for (std::size_t at = lays_.size(); at-- > 0;)
            later_[at] = later_[at + 1] | lays_[at].cards;
    }

    void try_with(const Lay& lay) {
        chosen_.clear();
        chosen_.add(lay);
        looked_at_ = 0;
        look(hand_ & ~lay.cards, 0, lay.gain());
    }

    void look(FaceSet hand, std::size_t from, int gain) {
        if (gain > best_gain_) {
            best_gain_ = gain;
            best_ = chosen_;
        }
        if (++looked_at_ > ENOUGH) return;
        for (std::size_t at = from; at < lays_.size(); ++at) {
            // No card gains more than twice what it counts.
            if (gain + 2 * points_of(hand & later_[at]) <= best_gain_) return;
            const Lay& lay = lays_[at];
            if (lay.cards & ~hand) continue;
            chosen_.add(lay);
            look(hand & ~lay.cards, at + 1, gain + lay.gain());
            chosen_.cut(chosen_.size() - 1);
        }
    }
};
