### Arenas: tournaments in which whoever is free gets a game at once, until time is up.

choice-tournament-arena = Arena: a new opponent as soon as you’re free
tournament-form-arena-30 = Arena, 30 minutes
tournament-form-arena-60 = Arena, 1 hour
tournament-form-arena-90 = Arena, 1½ hours
tournament-form-arena-120 = Arena, 2 hours

## The message that is always current
arena-kind = arena of { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
arena-open = **Starts { $time }** ({ $when }). Press **{ button-tournament-join }** to play, now or later. Whenever you’re free you get a new opponent, and you’ll be mentioned when it’s your turn.
arena-rules = A win is 2 points, a draw 1. After two wins in a row you’re on fire 🔥: each further win is 4, until you don’t win.
arena-running = **Open until { $when }** ({ $time })
arena-playing = { $playing ->
    [one] 1 plays
   *[other] { $playing } play
}, { $waiting ->
    [one] 1 waits
   *[other] { $waiting } wait
}
arena-waiting = { $count ->
    [one] { $names } waits for an opponent.
   *[other] { $names } wait for opponents.
}
arena-limits = New games begin until { $closes }. A game counts if it ends by { $latest }.
arena-places = Games are in { $places }.
arena-cut = It was ended early.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (on a break)
arena-out = (out)
arena-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
arena-ties = 🔥 is two wins in a row or more. On equal points fewer games come first, then more wins. Players still equal share the place.

button-arena-pause = Pause

## Answers to one person alone
arena-come = You’re in **{ $name }**. When it begins you get an opponent, and a new one whenever you’re free.
arena-come-late = You’re in **{ $name }**. You get an opponent as soon as one is free, and you’ll be mentioned when it’s your turn.
arena-break = You’re on a break. A game that you’re playing goes on, and counts; after it you get no new one until you press **{ button-tournament-join }**.
arena-wait = You’re next: you get a game as soon as another player is free.
arena-resting = You’re on a break. Press **{ button-tournament-join }** to get a game.
arena-no-more = No new games begin here any more.
arena-end-sure = End this arena now? Only games that end within a minute still count.
arena-end-sure-own = End this arena now? Only games that end within a minute still count. You’re playing in it, so you come last, and its message says so.

## Why something could not be done
arena-length = An arena lasts 30, 60, 90 or 120 minutes.
arena-game = This game can’t be played for a single round, so there’s no arena for it.
