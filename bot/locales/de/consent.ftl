### Am Tisch, im Einvernehmen: wer zusehen darf, mehr Zeit für andere, ein zurückgenommener Zug.

## Ein Tisch, den nur seine Spieler sehen
table-hidden-note = Die Karten an diesem Tisch sehen nur, die dort spielen.
