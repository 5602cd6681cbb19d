storage-unreachable = I cannot reach my database. Nothing has changed; try again in a moment.
storage-unknown = I lost my database just as I was storing that. Look whether it counted, then go on.
