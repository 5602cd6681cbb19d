"""How the computer plays Rummy 51."""

from engine.players.mind import Level
from engine.players.opening.levels import mind_with

MIND = mind_with(__package__, levels={Level.EASY: 1240, Level.NORMAL: 1500, Level.STRONG: 1630})
