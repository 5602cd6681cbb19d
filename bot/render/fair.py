"""Proposals, and the choice what to do without somebody who is gone."""

from collections.abc import Sequence

from bot.render.buttons import GREEN, Row, button, buttons
from bot.render.frame import Frame
from bot.render.layout import ButtonsBelow, MessageLayout, layout
from data.proposals import Proposal
from engine.cards import Seat

OWN_WORDS = ("takeback", "watch-yes", "watch-no", "watch-hidden")
"""What is proposed in a text of its own."""
CHOICES = ("claim", "computer", "adjourn")


def proposal_text(frame: Frame, proposal: Proposal, waiting: Sequence[Seat]) -> str:
    """What is proposed, who is asked, and how it ended."""
    kind, _, _ = proposal.kind.partition("@")
    verb, _, about = kind.partition(":")
    other = mention(frame, int(about)) if about else ""
    name = frame.named(proposal.seat)
    key = f"proposal-{verb}" if verb in OWN_WORDS else "proposal"
    lines = [frame.say(key, verb=verb, name=name, other=other, game=frame.game)]
    if proposal.outcome is not None:
        return "\n".join([*lines, frame.say("proposal-outcome", outcome=proposal.outcome)])
    if others := [frame.named(seat) for seat in proposal.agreed if seat != proposal.seat]:
        lines.append(frame.say("proposal-agreed", names=", ".join(others)))
    asked = " ".join(mention(frame, seat) for seat in waiting)
    return "\n".join([*lines, frame.say("proposal-waiting", mentions=asked)])


def mention(frame: Frame, seat: Seat) -> str:
    """A mention of who sits there."""
    return f"<@{frame.player(seat).user_id}>"


def proposal_view(frame: Frame, proposal: Proposal) -> ButtonsBelow:
    """The buttons Agree and Decline below a proposal."""
    own = f"proposal:{frame.game}:{proposal.created_ms}"
    agree, decline = (frame.say(f"button-{verb}") for verb in ("agree", "decline"))
    ways = [button(agree, f"{own}:agree", GREEN), button(decline, f"{own}:decline")]
    return ButtonsBelow(buttons(ways))


def gone_view(frame: Frame, gone: Sequence[Seat], others: int) -> MessageLayout:
    """What can be done about each seat that is *gone*, and how many *others* have to agree."""
    blocks: list[str | Row] = []
    for seat in gone:
        key = "gone-two" if len(frame.seen.playing) == 2 else "gone-several"
        name = frame.named(seat)
        blocks.append(frame.say(key, name=name, game=frame.game, others=others))
        blocks += buttons(
            button(frame.say(f"button-{verb}"), f"gone:{frame.game}:{seat}:{verb}")
            for verb in CHOICES
        )
    return layout(*blocks)
