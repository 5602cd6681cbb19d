"""Records are replayed to the letter: headers, deals, results, problems with their lines."""

from typing import Any

import pytest

from engine.cards import pack, parse_cards, write_cards
from engine.game import due, play, start
from engine.moves import DEALER
from engine.options import rules_from
from engine.record.games import BadRecord, replay, verify, write_record
from engine.record.lines import write_move
from engine.shuffle import commitment, game_key
from tests.engine.situations import FIVE_HUNDRED

HEADER = "rummy 1 five-hundred\nseat 1 alice\nseat 2 bob\ndealer 1\n"
DECK = f"deck {write_cards(pack())}\n"
"""Hands from a pack in order; the upcard is the ace of diamonds."""

SEED = bytes(range(32))
PROOF = f"commitment {commitment(SEED).hex()}\nseed {SEED.hex()}\n"
OUT = "2 resign\n"


def played(text: str) -> list[dict[str, Any]]:
    return list(replay(text))


def problem(text: str) -> tuple[str, int]:
    """The code and line with which a record ends."""
    with pytest.raises(BadRecord) as caught:
        played(text)
    return caught.value.code, caught.value.line


def not_verified(text: str) -> int:
    """The line at which a record turns out not to be proved."""
    with pytest.raises(BadRecord) as caught:
        list(verify(text))
    assert caught.value.code == "not_verified"
    return caught.value.line


# What is printed


def test_position_is_printed() -> None:
    """The end of a record shows the game as it stands."""
    lines = "2 draw @1.5\n"
    assert played(HEADER.replace("dealer 1", "dealer 1\noption clock 60") + DECK + lines) == [
        {
            "state": "playing",
            "winner": None,
            "totals": {"1": 0, "2": 0},
            "turn": 2,
            "phase": "play",
            "hands": {
                "1": [
                    "2s",
                    "4s",
                    "6s",
                    "8s",
                    "10s",
                    "Qs",
                    "Ah",
                    "3h",
                    "5h",
                    "7h",
                    "9h",
                    "Jh",
                    "Kh",
                ],
                "2": [
                    *("As", "3s", "5s", "7s", "9s", "Js", "Ks"),
                    *("2h", "4h", "6h", "8h", "10h", "Qh", "2d"),
                ],
            },
            "melds": [],
            "pile": ["Ad"],
            "stock": 24,
            "clocks": {"1": 60, "2": 58.5},
        }
    ]


def test_melds_are_printed() -> None:
    """Melds show their number, their cards in order, and what they count for whom."""
    first = parse_cards("9h 7d 7h 9s 8h 9d 6h 6d")
    deck = write_cards(first + tuple(one for one in pack() if one not in first))
    moves = "2 draw\n2 meld 9h 7h 8h\n2 discard 6h\n1 take\n1 add 6h 1\n"
    found = played(f"{HEADER}deck {deck}\n{moves}")[-1]
    assert found["melds"] == [
        {"id": 1, "cards": ["6h", "7h", "8h", "9h"], "points": {"1": 6, "2": 24}}
    ]


def test_finished_round_is_printed() -> None:
    """A round has its line, one that ends the game too."""
    found = played(HEADER + DECK + OUT)
    assert found[0] == {
        "round": 1,
        "scores": {"1": 0, "2": 0},
        "totals": {"1": 0, "2": 0},
        "ended_by": 2,
        "reason": "resign",
    }
    assert (found[1]["state"], found[1]["winner"], found[1]["turn"]) == ("finished", 1, None)
    assert (found[1]["phase"], found[1]["clocks"]) == ("finished", {})
    assert len(found[1]["hands"]["1"]) == 13


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        pytest.param("rummy 1 five-hundred", {}, id="a title"),
        pytest.param(HEADER, {"1": [], "2": []}, id="a header"),
    ],
)
def test_record_may_stop_before_the_deal(text: str, hands: dict[str, list[str]]) -> None:
    """A record may stop anywhere, also before anything has been dealt."""
    (found,) = played(text)
    assert (found["phase"], found["turn"], found["hands"]) == ("deal", None, hands)


def test_free_form() -> None:
    """Blank lines, comments, runs of blanks, CR LF and the order of header lines are free."""
    text = f"# a game\n\n{HEADER}{DECK}{OUT}"
    assert played(text.replace("\n", "  # why\r\n").replace(" ", "  ")) == played(text)
    moved = "rummy 1 five-hundred\ndealer 1\noption target 100\nseat 1 a\nseat 2 b\n"
    assert played(moved + DECK + OUT) == played(text)


def test_without_dealer_seat_1_deals() -> None:
    """The default is seat 1."""
    assert played(HEADER.replace("dealer 1\n", "") + DECK) == played(HEADER + DECK)


# Problems


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param("", 1, id="nothing at all"),
        pytest.param("# only\n# comments\n", 2, id="comments only"),
        pytest.param("# hello\nhello", 2, id="no record"),
        pytest.param("rummy 1", 1, id="no game"),
        pytest.param("rummy 2 five-hundred", 1, id="an unknown version"),
        pytest.param("rummy 1 whist", 1, id="an unknown game"),
        pytest.param("seat 1 alice\n" + HEADER, 1, id="not beginning with rummy"),
        pytest.param(HEADER + HEADER, 5, id="beginning twice"),
        pytest.param(HEADER + "colour red", 5, id="an unknown header line"),
        pytest.param(HEADER + "starter 1", 5, id="a header line of another game"),
        pytest.param(HEADER + "seat 2 carol", 5, id="a seat twice"),
        pytest.param("rummy 1 five-hundred\nseat 2 bob", 2, id="seats out of order"),
        pytest.param("rummy 1 five-hundred\nseat 1", 2, id="a seat without a name"),
        pytest.param("rummy 1 five-hundred\nseat one alice", 2, id="a seat that is no number"),
        pytest.param(HEADER + "option target", 5, id="an option without a value"),
        pytest.param(HEADER + "dealer 3", 5, id="a dealer who is not there"),
        pytest.param(HEADER + "dealer 0", 5, id="dealer 0"),
        pytest.param(HEADER + f"entropy 3 {'00' * 16}", 5, id="a contribution of nobody"),
        pytest.param(HEADER + "seed 00", 5, id="a short seed"),
        pytest.param(HEADER + f"seed {'xy' * 32}", 5, id="a seed that is not hexadecimal"),
        pytest.param(HEADER + f"commitment {'0' * 63}", 5, id="half a byte"),
        pytest.param(HEADER + "deck 7h 8h", 5, id="a deck that is too small"),
        pytest.param(HEADER + DECK.replace("As", "Ks"), 5, id="a deck with a card twice"),
        pytest.param(HEADER + DECK.replace("As", "*"), 5, id="a deck with a joker"),
        pytest.param(HEADER + DECK.replace("As", "1s"), 5, id="a deck with no card"),
        pytest.param(HEADER + DECK + DECK, 6, id="a deck in mid-round"),
        pytest.param(HEADER + DECK + OUT + DECK, 7, id="a deck after the end"),
        pytest.param(HEADER + DECK + "reshuffle 7h 8h", 6, id="a shuffle the game does not have"),
        pytest.param(HEADER + "reshuffle 7h 8h", 5, id="a shuffle before the deal"),
        pytest.param(HEADER + DECK + "option target 200", 6, id="an option after the deal"),
        pytest.param(HEADER + DECK + "seat 3 carol", 6, id="a seat after the deal"),
        pytest.param(HEADER + DECK + PROOF, 6, id="a proof after the deal"),
        pytest.param(HEADER + DECK + "rummy 1 five-hundred", 6, id="a title after the deal"),
        pytest.param(HEADER + DECK + "3 draw", 6, id="a seat that does not exist"),
        pytest.param(HEADER + DECK + OUT + "3 draw", 7, id="even after the end"),
        pytest.param(HEADER + DECK + "1 discard", 6, id="read before it is judged"),
        pytest.param(HEADER + DECK + "\n# x\n2 fly", 8, id="comments and blank lines count"),
    ],
)
def test_no_record(text: str, line: int) -> None:
    """Text that is no record is `syntax`, at its line."""
    assert problem(text) == ("syntax", line)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        pytest.param(HEADER + "option knock 10", "unknown_option", 5, id="another game's option"),
        pytest.param(HEADER + "option target 150", "bad_option_value", 5, id="a bad value"),
        pytest.param(
            "rummy 1 five-hundred\nseat 1 a\n" + DECK, "wrong_player_count", 3, id="too few players"
        ),
        pytest.param(HEADER + "seat 3 c\n" + DECK, "wrong_player_count", 6, id="too many players"),
        pytest.param(
            "rummy 1 five-hundred\n" + PROOF + "\n# x", "wrong_player_count", 5, id="for the seed"
        ),
        pytest.param(
            "rummy 1 five-hundred\nseat 1 a\n" + PROOF + "1 draw", "wrong_player_count", 5, id="too"
        ),
        pytest.param(HEADER + "2 draw", "wrong_phase", 5, id="a move before the deal"),
        pytest.param(HEADER + "2 resign", "wrong_phase", 5, id="resigning before the deal"),
        pytest.param(HEADER + DECK + "1 draw", "not_your_turn", 6, id="the other seat"),
        pytest.param(HEADER + DECK + OUT + "1 draw", "game_over", 7, id="after the end"),
    ],
)
def test_refusal(text: str, code: str, line: int) -> None:
    """What is refused ends the replay with its code and line."""
    assert problem(text) == (code, line)


SEEDED = f"seed {'00' * 32}\n"


@pytest.mark.parametrize(
    ("game", "line", "code"),
    [
        pytest.param("tile", "1 meld 4h 5h 6h", "wrong_phase", id="cards, no such action"),
        pytest.param("tile", "1 take 7h", "wrong_phase", id="a card, no such action"),
        pytest.param("tile", "1 table 4h 5h 6h", "syntax", id="cards for tiles"),
        pytest.param("tile", "1 meld 4h 5x", "syntax", id="neither card nor tile"),
        pytest.param("gin", "2 meld r4 r5 r6", "wrong_phase", id="tiles, no such action"),
        pytest.param("gin", "2 discard r4", "syntax", id="a tile for a card"),
    ],
)
def test_cards_for_tiles(game: str, line: str, code: str) -> None:
    """Only where the game has no such action the one may be named for the other."""
    text = f"rummy 1 {game}\nseat 1 a\nseat 2 b\n{SEEDED}{line}\n"
    assert problem(text) == (code, 5)


def test_rounds_before_a_problem_are_printed() -> None:
    """What was finished has been said before the problem comes."""
    found = replay(HEADER + DECK + OUT + "1 draw")
    assert next(found)["reason"] == "resign"
    with pytest.raises(BadRecord):
        next(found)


# Deals from a seed


def from_seed(*entropies: bytes) -> str:
    """The deck line of the first round."""
    fresh = start(FIVE_HUNDRED, rules_from(FIVE_HUNDRED, {}), 2, 1)
    deal = due(fresh, game_key(SEED, entropies))
    assert deal is not None
    return write_move(DEALER, deal) + "\n"


@pytest.mark.parametrize(
    ("lines", "entropies"),
    [
        pytest.param("", (), id="the seed alone"),
        pytest.param(
            "entropy 1 0a0B\nentropy 2 ff\n", (b"\x0a\x0b", b"\xff"), id="with both seats"
        ),
        pytest.param("entropy 2 ff\nentropy 1 0a0b\n", (b"\x0a\x0b", b"\xff"), id="in seat order"),
        pytest.param("entropy 2 ff\n", (b"\xff",), id="with one seat"),
    ],
)
@pytest.mark.parametrize("moves", ["", "2 draw\n", OUT])
def test_seed_deals(lines: str, entropies: tuple[bytes, ...], moves: str) -> None:
    """A record with a seed is the record with the decks that follow from it."""
    by_seed = HEADER + PROOF + lines + moves
    assert played(by_seed) == played(HEADER + from_seed(*entropies) + moves)


def test_own_decks_go_before_the_seed() -> None:
    """With both, the replay follows the decks."""
    assert played(HEADER + PROOF + DECK + OUT) == played(HEADER + DECK + OUT)
    assert list(verify(HEADER + PROOF + from_seed() + OUT)) == played(HEADER + from_seed() + OUT)


def test_seed_without_commitment_is_enough() -> None:
    """A record need not carry what was published."""
    assert list(verify(HEADER + f"seed {SEED.hex()}\n" + from_seed()))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param(HEADER + DECK, 5, id="no seed: the last line"),
        pytest.param(HEADER + DECK + "# end\n\n", 7, id="no seed: the very last line"),
        pytest.param(
            HEADER + f"commitment {'00' * 32}\n" + DECK, 5, id="no seed: the commitment's line"
        ),
        pytest.param(
            HEADER + f"seed {SEED.hex()}\ncommitment {'00' * 32}\n" + OUT, 6, id="another seed's"
        ),
        pytest.param(HEADER + PROOF + DECK, 7, id="another deck"),
        pytest.param(HEADER + PROOF + "entropy 1 aa\n" + from_seed(), 8, id="another contribution"),
    ],
)
def test_not_verified(text: str, line: int) -> None:
    """What does not follow from the seed is not verified, at its line."""
    assert not_verified(text) == line


def test_verifying_what_is_no_record() -> None:
    """What is no deck is `syntax` and not a forgery; what is refused stays refused."""
    with pytest.raises(BadRecord) as caught:
        list(verify(HEADER + PROOF + "deck 7h"))
    assert (caught.value.code, caught.value.line) == ("syntax", 7)
    with pytest.raises(BadRecord) as caught:
        list(verify(HEADER + PROOF + "deck x"))
    assert (caught.value.code, caught.value.line) == ("syntax", 7)
    with pytest.raises(BadRecord) as caught:
        list(verify(HEADER + PROOF + from_seed() + "1 draw"))
    assert (caught.value.code, caught.value.line) == ("not_your_turn", 8)


# Writing


def test_written_record_is_the_game() -> None:
    """Header and lines make a record that replays and verifies; every option is in it."""
    rules = rules_from(FIVE_HUNDRED, {"clock": "60", "increment": "5"})
    state = start(FIVE_HUNDRED, rules, 2, 2)
    deal = due(state, game_key(SEED, (b"a", b"b")))
    assert deal is not None
    state = play(state, DEALER, deal)
    lines = [write_move(DEALER, deal), "1 draw @1.5", "2 resign @2"]
    text = write_record(
        FIVE_HUNDRED,
        rules,
        ["Alice  #1", " "],
        2,
        lines,
        seed=SEED,
        published=commitment(SEED),
        entropies={2: b"b", 1: b"a"},
    )
    assert text.splitlines()[:9] == [
        "rummy 1 five-hundred",
        "option target 100",
        "option clock 60",
        "option increment 5",
        "option turn-limit 86400",
        "option one-round no",
        "seat 1 Alice-1",
        "seat 2 ?",
        "dealer 2",
    ]
    assert list(verify(text))[-1]["clocks"] == {"1": 58, "2": 60}


def test_record_of_chosen_cards_has_no_seed() -> None:
    """Without commitment and seed the lines say it all."""
    rules = rules_from(FIVE_HUNDRED, {})
    text = write_record(FIVE_HUNDRED, rules, ["a", "b"], 1, [DECK.strip(), "2 resign"])
    assert played(text) == played(HEADER + DECK + OUT)


def test_running_game_is_written_without_its_seed() -> None:
    """While a game runs only the commitment is out."""
    rules = rules_from(FIVE_HUNDRED, {})
    text = write_record(FIVE_HUNDRED, rules, ["a", "b"], 1, [], published=commitment(SEED))
    assert "seed" not in text
    assert text.endswith(f"commitment {commitment(SEED).hex()}\n")
