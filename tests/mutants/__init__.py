"""Do the tests notice a fault? `make mutants` puts in one at a time, and runs those next to it."""
