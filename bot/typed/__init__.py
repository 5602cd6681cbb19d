"""What people type: cards, lengths of time, options, and what is proposed while they type."""
