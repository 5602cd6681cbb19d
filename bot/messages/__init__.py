"""What stands in Discord and is kept current: tables, hands, calls to play, results."""
