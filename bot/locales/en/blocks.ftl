### People who want to have nothing to do with each other. The other one is never told.

command-club-block = block
    .description = Block someone: no challenges, invitations or tables together. They aren’t told.
button-club-block = Block someone

# Also what is said where somebody has too many challenges to answer: it gives no block away
not-challenged-now = { $user } can’t be challenged right now.
# Also what is said where a table is not ready yet
challenge-not-now = You can’t do that at this table right now.
blocked-by-yourself = You’ve blocked { $user }. Unblock them with /{ command-club } { command-club-block }.
blocked-at-table = You can’t join: someone you’ve blocked is at this table.

blocks-title = ### People you’ve blocked
blocks-about = No challenges, invitations or open tables together, in any server. They aren’t told. Games you’re already playing together continue.
