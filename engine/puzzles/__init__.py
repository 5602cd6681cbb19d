"""Puzzles: positions from simulated play in which one way to go on is clearly the best."""
