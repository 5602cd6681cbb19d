storage-unreachable = I can’t reach my database. Nothing has changed; try again in a moment.
storage-unknown = I lost the connection to my database while saving that. Check whether it counted before you continue.
