storage-unreachable = I can’t reach my database. Nothing has changed. Try again in a moment.
storage-unknown = I lost the connection to my database while saving your last step. Check whether it counted before you continue.
