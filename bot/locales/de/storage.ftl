storage-unreachable = Ich erreiche meine Datenbank nicht. Nichts hat sich geändert; versuch es gleich noch einmal.
storage-unknown = Meine Datenbank war weg, gerade als ich das speichern wollte. Schau nach, ob es gezählt hat, dann mach weiter.
