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
new-game-about = Wähl ein Spiel und dann, mit wem. Oder eröffne einen Tisch, an den sich alle setzen dürfen.
new-game-about-dm = Wähl ein Spiel, das du mit mir spielst. Mit anderen spielst du auf einem Server.
new-game-person = Jemanden herausfordern
button-open-table = Tisch eröffnen
button-club = Der Club
button-club-today = Partie des Tages
button-club-puzzle = Rätsel
button-club-card = Meine Tagesbilanz
# Unter der Zahl der Tage, an denen jemand in Folge etwas getan hat
streak-rule = Ein Tag zählt, sobald du ein mittleres oder schweres Rätsel gelöst oder eine Partie des Tages zu Ende gespielt hast.
button-club-around = Wer hat Zeit?
button-club-tables = Offene Tische
button-club-season = Saison
button-club-champions = Champions
button-club-tournament = Turniere

menu-stands = Wartet auf Antwort: { $time }
waiting-needs-slow = Wartet eine Herausforderung tagelang, braucht jeder Zug oder jede Bedenkzeit mindestens eine Stunde: Vielleicht schläft gerade jemand, wenn die Antwort kommt. Versuch { command-challenge-turn }:1d.
waiting-too-short = So viel Zeit ist schon vergangen. Wähl eine längere.
invitation-declined = Du hast abgelehnt.
# Alle am Tisch lesen es
moderation-ended = { $how ->
    [stopped] Die Moderation hat die Partie beendet: Das sind die Punkte, wie sie standen, ohne Wertung.
   *[moderated] Die Moderation hat die Partie beendet: kein Ergebnis, keine Wertung.
}
# An die Person, die zu spielen versucht
banned = { $until ->
    [none] Auf diesem Server kannst du nicht spielen, bis die Moderation dich wieder lässt.
   *[other] Auf diesem Server kannst du bis { $until } nicht spielen.
} { $why ->
    [none] { "" }
   *[other] Der Grund: „{ $why }“
}
banned-other = { $user } kann hier zurzeit nicht spielen.
not-a-member = Du bist nicht mehr auf diesem Server, also kannst du dort nicht spielen.
moderate-not-yours = Das ist für die Moderation eines Servers: wer eine Moderatorenrolle oder das Recht „Server verwalten“ hat.
ban-yourself = Dich selbst kannst du nicht sperren.
ban-owner = Wem der Server gehört, kann nicht gesperrt werden.
ban-bot = Das ist ein Bot.
ban-above = Eine Person aus der Moderation kann nur sperren, wer das Recht „Server verwalten“ hat.
ban-nobody = Diese Person finde ich nicht.
button-today-result = Mein Ergebnis
today-one-try = Für die Partie des Tages gibt es nur einen Versuch, also auch keine Revanche.
today-seed-later = Tisch #{ $game } ist ein Versuch an der Partie des Tages: Startzahl und Protokoll gibt es, wenn der Tag vorbei ist.
today-no-rest = Für die Partie des Tages gibt es nur einen Versuch: keine Pause, und sie wird nicht abgebrochen. Aufgeben kannst du.
today-no-advice = In dieser Partie gibt es keine Tipps.
today-suggest-picked = Dabei helfe ich in dieser Partie nicht: Markier oder leg erst Steine, dann suche ich einen Weg mit genau diesen.
tournament-often = Du hast in letzter Zeit viele Turniere eröffnet. Das nächste kannst du { $time } eröffnen.
tournament-no-stops = #{ $game } ist eine Partie eines Turniers: Die Runde endet zu fester Zeit, also lässt sich die Partie nicht anhalten, abbrechen oder weitergeben.
tournament-ended-round = Die Runde ist vorbei: Wer führte, hat den Tisch gewonnen. Für die Wertung zählt diese Partie nicht.
tournament-ended-absent = Jemand kam nicht, also ging der Tisch an die andere Seite. Für die Wertung zählt diese Partie nicht.
tournament-ended-nobody = Niemand kam, also gibt es für diesen Tisch keine Punkte. Für die Wertung zählt diese Partie nicht.

# Ein Abschnitt von /club home, den nur Moderatoren sehen
