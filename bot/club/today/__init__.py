"""The deal of the day: the same cards for everybody in a server."""
