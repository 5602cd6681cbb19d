"""The kinds of scenes: each says who is there, and lays out what they do.

A file of a kind's own registers it with `kind`; tests/simulation/scene.py imports these files.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

Settle = Callable[["Scene"], None]
KINDS: dict[str, Settle] = {}
"""What gives a scene of this kind its servers, channels, people, processes, and what they do."""


def kind(*names: str) -> Callable[[Settle], Settle]:
    """Let a function settle in the scenes called so."""

    def keep(settle: Settle) -> Settle:
        for name in names:
            KINDS[name] = settle
        return settle

    return keep
