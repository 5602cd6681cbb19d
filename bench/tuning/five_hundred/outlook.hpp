// The chance to win a game that goes on, by the totals when a round has ended.
#pragma once

#include "odds.hpp"

// A logistic function of the lead, steeper the fewer points who is ahead still needs.
struct Outlook {
    double base = 40, by_needed = 0.1;

    double chance(double own, double others, double target) const {
        const double needed = target - std::max(own, others);
        return sigmoid((own - others) / (base + by_needed * needed));
    }
};
