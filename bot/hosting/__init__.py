"""Running Jolly: the process, its health, what is kept, and what a host does beside it."""
