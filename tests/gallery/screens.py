"""What the gallery shows, and what leads to it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen, and the *steps* that lead to it.

    A step is a command (`/hand ; table:500`; of the choices `?` takes the first that is proposed),
    a button by a part of its id (`:cards`; `:cards?` unless it can't be pressed any more),
    `@rematch`: turn to the newest message that has it, or `as Bob`: become somebody else, until the
    next one; `invite` Jolly anew; `wait`: until what is shown anew is there.
    """

    name: str
    title: str
    steps: tuple[str, ...]
    once: bool = False
    """Whether it can be brought up once only, as it ends a round: dark alone."""


def with_cards(mode: str, name: str, title: str, *steps: str) -> Screen:
    """A screen with cards as text, emoji or image, in normal print."""
    look = f"/preferences ; cards:{mode} ; large:False"
    return Screen(f"{name}-{mode}", f"{title}: {mode}", (look, *steps))


OPEN_TABLE = "/challenge ; game:five-hundred"

SCREENS = (
    Screen("help", "Help", ("/help",)),
    Screen("learn", "A lesson", ("/learn ; game:five-hundred", ":skip", ":skip", ":skip")),
    Screen("learn-tile", "A lesson with tiles", ("/learn ; game:tile", ":skip", ":skip", ":skip")),
    Screen("preferences", "Preferences", ("/preferences",)),
    Screen("looks", "How cards look", ("/hand ; table:500", ":more", ":cards")),
    Screen(
        "challenge",
        "A challenge",
        ("/challenge ; opponent:@Carol ; game:gin", "@challenge:"),
        once=True,
    ),
    *(
        with_cards(mode, "hand", "A hand of 500 Rummy", "/hand ; table:500")
        for mode in ("text", "emoji", "image")
    ),
    with_cards("text", "table", "The table", "/table ; table:500"),
    with_cards("image", "table", "The table", "/table ; table:500"),
    with_cards("image", "gin", "Gin Rummy", "/hand ; table:gin"),
    with_cards("image", "rummy-51", "Rummy 51", "/hand ; table:rummy-51"),
    with_cards("image", "zolik", "Žolíky", "/hand ; table:zolik"),
    with_cards("image", "six", "Six at a table", "/hand ; table:six"),
    Screen(
        "large", "Large print", ("/preferences ; cards:image ; large:True", "/hand ; table:500")
    ),
    with_cards("image", "tile", "Tile Rummy", "/hand ; table:tile"),
    Screen("why-not", "Why not?", ("/hand ; table:500", "/meld ; cards:4h 9s Kc ; table:500")),
    Screen("hint", "A hint", ("/hint ; table:500",)),
    with_cards("text", "puzzles", "The puzzles of a day", "/club puzzle"),
    with_cards(
        "image", "puzzle", "A puzzle", "/club puzzle ; game:straight ; level:easy", ":hint?"
    ),
    with_cards("image", "puzzle-tile", "A puzzle of tiles", "/club puzzle ; game:tile"),
    with_cards("image", "standings", "Standings", "/standings"),
    with_cards("text", "standings", "Standings", "/standings"),
    Screen(
        "end",
        "The end of a game",
        (
            "/preferences ; cards:image ; large:False",
            "/discard ; table:500-end ; card:?",
            "@:rematch",
        ),
        once=True,
    ),
    with_cards(
        "image", "replay", "A replay", "/replay ; table:500-end", "@replay:", ":last", ":turnback"
    ),
    Screen("rules", "Rules", ("/rules ; game:gin",)),
    Screen("club", "The club", ("/club home",)),
    Screen("today", "Deals of the day", ("/club today",)),
    Screen("today-start", "A deal of the day", ("/club today ; game:rummy-51",)),
    with_cards("image", "today-result", "Its result", "/club today ; game:gin"),
    Screen("today-proof", "Its fairness", ("/club today ; game:gin", ":proof")),
    Screen("today-ladder", "Best of the month", ("/club today", "today:ladder")),
    Screen("scorecard", "A scorecard", ("/club card",)),
    Screen("scorecard-words", "A scorecard in words", ("/club card", ":words")),
    Screen("scorecard-shared", "A shared scorecard", ("/club card", ":share", "@scorecard:own")),
    Screen("around", "Who is around", ("/club around",)),
    Screen(
        "waiting",
        "A challenge that waits",
        ("/challenge ; opponent:@Dan ; game:gin ; open:3d", "@challenge:"),
        once=True,
    ),
    Screen("tables", "Open tables", ("as Bob", OPEN_TABLE, "as Alice", "/club tables")),
    Screen("blocks", "Blocked people", ("/club block ; person:@Eve",)),
    Screen(
        "sheets",
        "House rules",
        ("/club sheets ; name:Friday 51 ; game:rummy-51 ; options:initial-meld=40",),
    ),
    Screen("courtesies", "At the table", ("/hand ; table:rummy-51", ":more", ":table")),
    Screen("season", "A season", ("/club season ; game:five-hundred",)),
    with_cards("image", "season", "A season", "/standings ; period:season ; game:five-hundred"),
    with_cards("image", "champions", "Champions", "/club champions"),
    Screen("server-games", "Set-up: games", ("/server setup",)),
    *(
        Screen(f"server-{page}", f"Set-up: {page}", ("/server setup", f"page:{page}"))
        for page in ("looks", "season", "roles", "ready")
    ),
    Screen("moderate", "What moderators see", ("/club moderate",)),
    Screen(
        "moderate-log", "What moderators did", ("/club moderate", "moderate:page:log"), once=False
    ),
    Screen(
        "hide",
        "A table to be hidden",
        ("/game watchers ; who:hidden ; table:tile", "@:agree"),
        once=True,
    ),
    Screen(
        "hidden",
        "A hidden table",
        (
            "/challenge ; opponent:@Fay ; game:straight ; watchers:hidden",
            "@challenge:",
            "as Fay",
            ":accept",
            "wait",
            "@:pause",
            "as Alice",
        ),
        once=True,
    ),
    Screen("tournament-none", "No tournament yet", ("/club tournament",), once=True),
    Screen(
        "tournament",
        "A tournament: signing up",
        (
            "/club tournament ; name:Friday evening ; game:gin ; signup:2h",
            *(
                step
                for name in ("Alice", "Bob", "Carol", "Dan", "Fay")
                for step in (f"as {name}", "@:join", ":join")
            ),
            "as Alice",
            "wait",
            "@:join",
        ),
        once=True,
    ),
    Screen("tournament-host", "A tournament: its host", ("@:host", ":host"), once=True),
    Screen("tournament-runs", "A tournament: a round", (":start", "@:results"), once=True),
    Screen("tournament-round", "A tournament: a page of a round", (":round:0",), once=True),
    Screen(
        "tournament-over",
        "A tournament: its end",
        ("@:host", ":host", ":cancel", ":stop", "wait", "@:results"),
        once=True,
    ),
    Screen("welcome", "The welcome", ("as Alice", "invite", "@server:open:setup"), once=True),
)
