"""What a page is told of a table, from positions of random games in memory."""

from random import Random

from bot.messages.frames import frame_of
from bot.messages.hand_contents import legal_now
from bot.render.hand_page import HandPage
from bot.web.granting import read_line
from bot.web.view import table_view
from engine.players import choose
from engine.view import seen_by
from tests.bot.table.bare_tables import bare_table, make


def test_a_take_together_with_its_meld() -> None:
    """Where a taken card can be laid in one way alone, both are one press that the game allows."""
    table, dice, found = bare_table("five-hundred"), Random(3), 0
    while not table.over and table.step < 300:
        seat = table.state.acting
        frame = frame_of(table, seat, "en")
        told = table_view(frame, HandPage(legal=legal_now(frame)), None, ())
        for offer in told["together"]:
            moves = [read_line(line, tiles=False) for line in offer["lines"]]
            assert table.can(seat, *moves), offer
            assert offer["text"].startswith("Take ")
            found += 1
        assert all(table.can(seat, read_line(line, tiles=False)) for line in told["may"])
        make(table, seat, choose(seen_by(table.state, seat), dice))
    assert found
