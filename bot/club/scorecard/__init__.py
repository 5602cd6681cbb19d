"""Scorecards: what somebody has done with the deals and puzzles of a day, on one card."""
