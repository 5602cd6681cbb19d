### Was Moderatoren tun: Tische beenden, Leute vom Spielen sperren, nachlesen, was geschehen ist.

command-club-moderate = moderieren
    .description = Für die Moderation: Partien beenden, Leute vom Spielen sperren, das Protokoll lesen
command-club-moderate-table = tisch
    .description = Die Partie, die beendet werden soll
command-club-moderate-person = person
    .description = Wer vom Spielen gesperrt werden soll

button-club-moderate = Moderation

moderate-title = ### Moderation
moderate-page-tables = Partien
moderate-page-people = Leute
moderate-page-log = Protokoll

## Tische. $span ist „3 Tage“
moderate-all = **Laufende Partien: { $count }** (am längsten ohne Zug zuerst)
moderate-idle = **{ $span } oder länger ohne Zug: { $count }**
menu-moderate-all = Zeigen: alle Partien
menu-moderate-idle = Zeigen: { $span } ohne Zug
menu-moderate-table = Partie wählen …
moderate-more = … und noch { $count }
# $title ist „#17 · 500 Rummy“, $time „vor 3 Tagen“
moderate-table = **{ $title }** · { $names } · letzter Zug { $time }
moderate-own-table = In #{ $game } spielst du selbst, also muss jemand anders aus der Moderation entscheiden.
moderate-own-tournament = #{ $game } gehört zu einem Turnier, in dem du mitspielst, also muss jemand anders aus der Moderation entscheiden.
moderate-ends = So oder so endet die Partie jetzt: Sie ist nicht gewertet und zählt für keine Rangliste.
moderate-ends-tournament = Das ist eine Turnierpartie. So oder so endet sie jetzt: Alle, die gekommen sind, bekommen einen halben Punkt, und in der Nachricht des Turniers steht, dass die Moderation die Partie beendet hat.
# Tasten; beide öffnen ein Fenster
button-moderate-end = Ende ohne Ergebnis …
button-moderate-stop = Ende mit Punkten …
button-moderate-clear = Beenden ({ $count }) …
button-moderate-look = Zusehen
moderate-ended = { $how ->
    [stop] #{ $game } ist zu Ende; die Punkte bleiben, wie sie sind.
   *[end] #{ $game } ist ohne Ergebnis zu Ende.
}
moderate-cleared = Beendete Partien: { $count }.

## Leute
moderate-people = **Hier vom Spielen gesperrt: { $count }**
menu-moderate-person = Jemanden vom Spielen sperren …
menu-moderate-lift = Eine Sperre aufheben …
menu-moderate-length = Für wie lange?
moderate-until-lifted = bis auf Weiteres
moderate-ban = **{ $name }** · { $until ->
    [none] bis auf Weiteres
   *[other] bis zum { $until }
}
# Hinter dem, was geschehen ist
moderate-because = { "\u00A0" }· „{ $reason }“
moderate-how-long = Wie lange soll **{ $name }** hier vom Spielen gesperrt sein? Offene Herausforderungen werden zurückgezogen. Laufende Partien dürfen zu Ende gespielt werden.
# $tables: „#17, #18“
moderate-banned = **{ $name }** ist hier { $until ->
    [none] bis auf Weiteres
   *[other] bis zum { $until }
} vom Spielen gesperrt. { $tables ->
    [none] { "" }
   *[other] Es laufen noch: { $tables }. Lass diese Partien zu Ende laufen, oder beende sie unter „{ moderate-page-tables }“.
}
moderate-lifted = **{ $name }** darf hier wieder spielen.

## Das Protokoll. $time ist Tag und Uhrzeit
moderate-log-empty = Das Protokoll ist leer.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] hat #{ $game } ohne Ergebnis beendet
    [stop] hat #{ $game } beendet, die Punkte bleiben
    [clear] hat #{ $game } beendet, weil sich lange nichts getan hatte
    [ban] hat **{ $name }** { $until ->
        [none] bis auf Weiteres
       *[other] bis zum { $until }
    } vom Spielen gesperrt
   *[lift] hat die Sperre von **{ $name }** aufgehoben
}

## Fenster
dialog-moderate = { $what ->
    [end] #{ $number } ohne Ergebnis beenden
    [stop] #{ $number } beenden, Punkte behalten
    [clear] Alle diese Partien beenden
    [ban] Vom Spielen sperren
   *[lift] Sperre aufheben
}
field-moderate-reason = Grund (freiwillig)
field-moderate-reason-about = { $what ->
    [ban] Steht im Protokoll, und die Person erfährt ihn.
   *[other] Steht im Protokoll, nur für die Moderation.
}

## Was nicht geht
ban-over = Diese Sperre ist schon vorbei.
ban-lift-own = Deine eigene Sperre kannst du nicht aufheben. Frag jemand anderen aus der Moderation.
