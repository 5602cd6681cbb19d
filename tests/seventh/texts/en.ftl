### Contract Rummy

game-contract = Three Contracts

option-name-missed = no contract
    .hint = Penalty points of who has not met the contract.
preset-mild = forgiving

points-contract-missed = - without the contract: { $points }

hand-your-play-contract = **Your turn.** Lay the contract of this round, then what you like, and discard one card.

refusal-contract-first = Not yet: this round is opened with { $contract }, all in one turn.

help-how-contract = **Draw** or **Take**, mark cards, then **Meld**, **Lay off** or **Discard**.

rules-contract-1 = You open with the contract of the round: two groups, a group and a run, two runs. Who has not met it when a round ends gets { $missed } points more.
    .title = The contracts
