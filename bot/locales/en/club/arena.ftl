### Arenas: tournaments in which everyone who is free gets a game right away, until time is up.

choice-tournament-arena = Arena: a new opponent as soon as you’re free
tournament-form-arena-30 = Arena, 30 minutes
tournament-form-arena-60 = Arena, 1 hour
tournament-form-arena-90 = Arena, 1½ hours
tournament-form-arena-120 = Arena, 2 hours

## The message that is always current
arena-kind = { $count ->
    [one] 1-minute arena
   *[other] { $count }-minute arena
}
arena-open = **Starts { $time }** ({ $when }). Press **{ button-tournament-join }** to play, now or later. You get a new opponent whenever you’re free, and I’ll mention you when it’s your turn.
arena-rules = A win is 2 points, a draw 1. If you win two in a row, you’re on fire 🔥: each win is then 4 points, until you draw or lose.
arena-running = **Open until { $when }** ({ $time })
arena-playing = { $playing } playing, { $waiting } waiting
arena-waiting = { $count ->
    [one] { $names } is waiting for an opponent.
   *[other] { $names } are waiting for opponents.
}
arena-limits = No new games start after { $closes }. A game counts if it ends by { $latest }.
arena-places = Games are in { $places }.
arena-cut = This arena was ended early.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (on a break)
arena-out = (out)
arena-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
arena-ties = 🔥 means two or more wins in a row. Ties are broken by fewer games, then by more wins. Players still tied share the place.

button-arena-pause = Pause

## Answers to one person alone
arena-come = You’re in **{ $name }**. You get an opponent when it starts, and a new one whenever you’re free.
arena-come-late = You’re in **{ $name }**. You get an opponent as soon as one is free, and I’ll mention you when it’s your turn.
arena-break = You’re on a break. If you’re still playing a game, finish it: it counts. You won’t get another one until you press **{ button-tournament-join }**.
arena-wait = You’re next. Your game starts as soon as another player is free.
arena-resting = You’re on a break. Press **{ button-tournament-join }** to get a game.
arena-no-more = No new games start in this arena any more.
arena-end-sure = End this arena now? Games still in progress only count if they end within a minute.
arena-end-sure-own = End this arena now? Games still in progress only count if they end within a minute. You’re playing in this arena, so you’ll come last, and its message will say why.

## Why something could not be done
arena-length = An arena lasts 30, 60, 90 or 120 minutes. Choose one of these lengths.
arena-game = This game can’t be played as a single round, so it has no arena. Choose another game.
