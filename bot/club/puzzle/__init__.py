"""Puzzles: one for each day, others at will."""
