"""Small faults, put into the program one at a time, and whether a storm finds each of them.

`python -m tests.simulation.planted` looks for all of them, with names for these alone.
"""
