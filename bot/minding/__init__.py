"""What happens by itself: time that is over, the computer's turns, absences, other processes."""
