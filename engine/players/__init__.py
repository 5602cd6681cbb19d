"""Computer players: they see what their seat may see."""
