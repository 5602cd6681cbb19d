"""Backups: copies of everything, and the way back."""
