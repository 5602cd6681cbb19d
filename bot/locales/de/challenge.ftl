### Herausforderungen: die Frage im Kanal und wie sie endet.

challenge-asks = **{ $name }** fordert { $opponents } heraus: **{ $game }**.
challenge-accepted = Angenommen: { $names }
challenge-not-playing = Abgelehnt: { $names }
challenge-accept-again = Die Regeln haben sich geändert: { $names } { $count ->
    [one] muss
   *[other] müssen
} noch einmal annehmen.
challenge-can-start = **{ $name }** kann mit denen starten, die angenommen haben.
challenge-open = **{ $name }** eröffnet einen Tisch: **{ $game }**. Wer spielt mit?
challenge-asked = **{ $name }** mit { $opponents }: { $game }
challenge-opened = **{ $name }**: offener Tisch, { $game }
challenge-seated = { $taken } von { $seats } Plätzen: { $names }
challenge-rules-changed = Die Regeln haben sich geändert. Schon vorher dabei: { $names }.
challenge-with-computer = Ein Platz ist für den Computer ({ $level }).
computer-level-missing = Diese Stufe hat der Computer bei { $game } nicht. Wähl eine von diesen: { $levels }.
challenge-clock = Bedenkzeit: { $clock } pro Person
challenge-clock-increment = Bedenkzeit: { $clock } pro Person, dazu { $increment } pro Zug
challenge-turn = Zugzeit: { $turn }
challenge-no-limits = ohne Zeitlimit
challenge-rated = Gewertet: zählt für /{ command-standings }.
challenge-unrated = Nicht gewertet.
challenge-consent = { $open ->
    [yes] Spielst du mit, bekommst du deine Karten per DM.
   *[no] Nimmst du an, bekommst du deine Karten per DM.
}
challenge-expires = Läuft { $time } ab
challenge-commitment = Fingerabdruck der Mischung `{ $commitment }` · /{ command-game } { command-game-verify } erklärt ihn

challenge-started = Die Partie hat begonnen: #{ $game }
challenge-declined = Abgelehnt
challenge-declined-by = { $name } hat abgelehnt
challenge-cancelled = Zurückgezogen
challenge-expired = Niemand hat rechtzeitig geantwortet

challenge-told-accept-again = { $people }: **{ $name }** hat die Regeln der Herausforderung oben geändert. Bitte ansehen und noch einmal annehmen.
challenge-told-changed = { $people }: **{ $name }** hat die Regeln des Tisches oben geändert. Alle behalten ihren Platz; wer nicht mehr mitspielen will, drückt „{ button-leave }“.

command-challenge-open = wartet
    .description = Wie lange die Herausforderung offen bleibt; ohne Angabe 15 Minuten
choice-stands-15m = 15 Minuten
choice-stands-1d = 1 Tag
choice-stands-3d = 3 Tage
choice-stands-7d = 7 Tage
