storage-unreachable = Ich erreiche meine Datenbank nicht. Nichts hat sich geändert; versuch es gleich noch einmal.
storage-unknown = Beim Speichern deines letzten Schritts ist die Verbindung zu meiner Datenbank abgerissen. Schau nach, ob er gezählt hat, bevor du weitermachst.
