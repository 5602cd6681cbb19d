"""What players agree on: a pause, an end, what to do about somebody who is gone."""
