"""A feature of the club that is added as a host would add one: its folder, and nothing else."""
