"""Running Jolly: the process, its health, what is kept, and what a host does beside it."""

SANDBOX_NEEDS = ("sandbox", "jsonschema_rs")
"""What the sandbox imports and is not installed everywhere: not in the Docker image."""
