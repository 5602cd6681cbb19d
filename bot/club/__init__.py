"""What makes a server a club: something for today, somebody to play with, a season to win."""
