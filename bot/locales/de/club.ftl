### /club home: the ways into everything that a server does together.

command-club-home = übersicht
    .description = Der Club auf einer Seite: heute, Leute, Saisons, Turniere

club-title = ### Der Club
# Wie es um einen selbst steht, jeweils in ein paar Worten
home-turn = Du bist dran
home-turns = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
# Was als Nächstes zu tun ist. $others: „bob“ oder „bob, Jolly“
home-next-turn = **Du bist dran** in #{ $table }: { $game } mit { $others }.
button-home-turn = Weiter in #{ $table }
home-next-new = Gerade wartet nichts auf dich. Fordere jemanden heraus, oder eröffne einen Tisch für alle.
button-new-game = Neue Partie

# Die Seite, auf der man mit Knöpfen eine Partie beginnt
new-game-title = ### Neue Partie
new-game-about = Wähl ein Spiel und dann, wen du herausforderst. Oder eröffne einen Tisch, an den sich alle setzen dürfen.
new-game-about-dm = Wähl ein Spiel, und du spielst es gegen mich. Mit anderen spielst du auf einem Server.
new-game-person = Jemanden herausfordern
button-open-table = Tisch eröffnen
button-club = Der Club
button-club-today = Partie des Tages
button-club-puzzle = Rätsel
button-club-card = Meine Tagesbilanz
# Unter der Zahl der Tage, an denen jemand in Folge etwas getan hat
streak-rule = Für deine Serie zählt ein Tag, sobald du ein mittleres oder schweres Rätsel gelöst oder eine Partie des Tages zu Ende gespielt hast.
button-club-around = Wer hat Zeit?
button-club-tables = Offene Tische
button-club-season = Saison
button-club-champions = Champions
button-club-tournament = Turniere

menu-stands = Wartet auf Antwort: { $time }
waiting-needs-slow = Bleibt eine Herausforderung tagelang offen, braucht sie eine Zugzeit oder Bedenkzeit von mindestens einer Stunde: Vielleicht schläft gerade jemand, wenn sie angenommen wird. Versuch { command-challenge-turn }:1d.
waiting-too-short = Diese Zeit ist schon um. Wähl eine längere.
invitation-declined = Du hast die Herausforderung abgelehnt.
# Alle am Tisch lesen es
moderation-ended = { $how ->
    [stopped] Die Moderation hat die Partie beendet. Die Punkte bleiben, wie sie sind, aber gewertet wird die Partie nicht.
   *[moderated] Die Moderation hat die Partie beendet: kein Ergebnis, keine Wertung.
}
# An die Person, die zu spielen versucht
banned = { $until ->
    [none] Auf diesem Server bist du vom Spielen gesperrt, bis die Moderation die Sperre aufhebt.
   *[other] Auf diesem Server bist du bis zum { $until } vom Spielen gesperrt.
} { $why ->
    [none] { "" }
   *[other] Grund: „{ $why }“
}
banned-other = { $user } darf hier zurzeit nicht spielen.
not-a-member = Du bist nicht mehr auf diesem Server, also kannst du dort nicht spielen.
moderate-not-yours = Das kann nur die Moderation eines Servers: Mitglieder mit einer Moderationsrolle oder der Berechtigung „Server verwalten“.
ban-yourself = Dich selbst kannst du nicht sperren.
ban-owner = Die Person, der dieser Server gehört, kannst du nicht sperren.
ban-bot = Einen Bot kannst du nicht sperren.
ban-above = Jemanden aus der Moderation kann nur sperren, wer die Berechtigung „Server verwalten“ hat.
ban-nobody = Diese Person finde ich nicht.
button-today-result = Mein Ergebnis
today-one-try = Die Partie des Tages kannst du nur einmal spielen, also gibt es keine Revanche.
today-seed-later = #{ $game } ist eine Partie des Tages: Startzahl und Protokoll gibt es, sobald der Tag vorbei ist (UTC).
today-no-rest = Die Partie des Tages lässt sich weder anhalten noch abbrechen. Aufgeben kannst du.
today-no-advice = In dieser Partie gibt es keine Tipps.
today-suggest-picked = In dieser Partie helfe ich nur mit Steinen, die du auswählst: Markier oder leg erst welche.
tournament-often = Du hast in letzter Zeit viele Turniere eröffnet. Das nächste kannst du { $time } eröffnen.
tournament-no-stops = #{ $game } ist eine Partie eines Turniers: Die Runde endet zu fester Zeit, also lässt sich die Partie nicht anhalten, abbrechen oder weitergeben.
tournament-ended-round = Die Zeit ist um: Wer vorn lag, gewinnt. Diese Partie ist nicht gewertet.
tournament-ended-absent = Jemand ist nicht gekommen, also gewinnt die andere Seite. Diese Partie ist nicht gewertet.
tournament-ended-nobody = Niemand ist gekommen, also gibt es keine Punkte. Diese Partie ist nicht gewertet.

# Ein Abschnitt von /club home, den nur Moderatoren sehen
