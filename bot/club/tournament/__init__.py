"""Tournaments: signing up, rounds, messages, results."""
