"""The slash commands, one file a subject."""
