"""The database: its tables, its two kinds, transactions, and commits that many games share."""
