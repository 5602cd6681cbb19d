"""How each promise is seen to be kept or broken: what is left of a scene, looked at."""
