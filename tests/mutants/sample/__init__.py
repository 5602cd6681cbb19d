"""A module and its tests, on which the search for mutants is tried."""
