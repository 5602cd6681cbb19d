"""Scripts that find the numbers in `engine/players/`."""
