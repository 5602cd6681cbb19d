"""Seasons: their end, the posts about them, the champions and their roles."""
