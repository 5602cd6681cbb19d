"""From a challenge to the first deal, and once more."""
