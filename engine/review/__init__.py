"""The review after a game: what one's own decisions cost, how the chances went, luck and play."""
