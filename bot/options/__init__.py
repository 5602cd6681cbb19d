"""How the rules of a challenge are chosen: typed with the command, or in a dialog."""
