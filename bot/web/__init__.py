"""The page on which a table can be touched; imported where a host has one, and nowhere else."""
