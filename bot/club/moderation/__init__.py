"""What moderators may do: end and void games, keep people out."""
