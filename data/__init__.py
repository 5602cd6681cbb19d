"""The only place that knows SQL."""
