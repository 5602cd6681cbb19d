"""The word with which a new server is greeted."""
