"""How the numbers of computer players were found."""
