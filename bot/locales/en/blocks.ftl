### People who want to have nothing to do with each other. The other one is never told.

command-club-block = block
    .description = Block somebody: no challenges, no invitations, no table together; they aren’t told
button-club-block = Block somebody

# Also what is said where somebody has too many challenges to answer: it gives no block away
not-challenged-now = { $user } can’t be challenged right now.
# Also what is said where a table is not ready yet
challenge-not-now = You can’t do that at this table right now.
blocked-by-yourself = You’ve blocked { $user }. /{ command-club } { command-club-block } takes it back.
blocked-at-table = Somebody you’ve blocked has a seat at this table.

blocks-title = ### Blocked by you
blocks-about = No challenges, no invitations and no open table together, in any server. They aren’t told. Games that you already play together go on.
