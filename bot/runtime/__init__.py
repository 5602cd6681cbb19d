"""What every part stands on: time, timers, shards and their heartbeat, settings, logs, numbers."""
