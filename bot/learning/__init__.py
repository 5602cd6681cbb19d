"""Lessons: a round with known cards against scripted moves, played with the real controls."""
