"""How the computer plays Žolíky."""

from engine.players.mind import Level
from engine.players.opening.levels import mind_with

MIND = mind_with(__package__, levels={Level.EASY: 1350, Level.NORMAL: 1500, Level.STRONG: 1650})
