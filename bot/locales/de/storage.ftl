storage-unreachable = Ich erreiche meine Datenbank nicht. Nichts hat sich geändert; versuch es gleich noch einmal.
storage-unknown = Beim Speichern ist die Verbindung zu meiner Datenbank abgerissen. Schau nach, ob es gezählt hat, bevor du weitermachst.
