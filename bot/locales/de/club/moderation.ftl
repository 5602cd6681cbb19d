### Was Moderatoren tun: Tische beenden, Leute vom Spielen sperren, nachlesen, was geschehen ist.

command-club-moderate = moderieren
    .description = Für Moderatoren: Tische beenden, Leute vom Spielen sperren, das Protokoll lesen
command-club-moderate-table = tisch
    .description = Der Tisch, der beendet werden soll
command-club-moderate-person = person
    .description = Wer nicht mehr spielen soll

button-club-moderate = Moderieren

moderate-title = ### Moderieren
moderate-page-tables = Tische
moderate-page-people = Leute
moderate-page-log = Protokoll

## Tische. $span ist „3 Tage“
moderate-all = **Laufende Tische: { $count }**, die längsten ohne Zug zuerst
moderate-idle = **{ $span } oder länger ohne Zug: { $count }**
menu-moderate-all = Zeigen: alle Tische
menu-moderate-idle = Zeigen: { $span } ohne Zug
menu-moderate-table = Tisch wählen …
moderate-more = … und { $count } mehr
# $title ist „#17 · 500 Rummy“, $time „vor 3 Tagen“
moderate-table = **{ $title }** · { $names } · letzter Zug { $time }
moderate-own-table = In #{ $game } spielst du selbst: Darüber muss jemand anders entscheiden.
moderate-own-tournament = #{ $game } gehört zu einem Turnier, an dem du teilnimmst: Darüber muss jemand anders aus der Moderation entscheiden.
moderate-ends = So oder so endet er sofort und zählt für keine Wertung und keine Rangliste.
moderate-ends-tournament = Das ist eine Partie eines Turniers: So oder so endet sie sofort, beide bekommen dafür einen halben Punkt (wer gar nicht kam, nichts), und in der Nachricht des Turniers steht, dass die Moderation sie beendet hat.
# Tasten; beide öffnen ein Fenster
button-moderate-end = Ohne Ergebnis …
button-moderate-stop = Punkte behalten …
button-moderate-clear = Beenden ({ $count }) …
button-moderate-look = Ansehen
moderate-ended = { $how ->
    [stop] #{ $game } ist zu Ende, mit den Punkten, wie sie standen.
   *[end] #{ $game } ist ohne Ergebnis zu Ende.
}
moderate-cleared = Beendete Tische: { $count }.

## Leute
moderate-people = **Dürfen hier nicht spielen: { $count }**
menu-moderate-person = Jemanden vom Spielen sperren …
menu-moderate-lift = Jemanden wieder spielen lassen …
menu-moderate-length = Für wie lange?
moderate-until-lifted = bis es aufgehoben wird
moderate-ban = **{ $name }** · { $until ->
    [none] bis es aufgehoben wird
   *[other] bis { $until }
}
# Hinter dem, was geschehen ist
moderate-because = { " " }· „{ $reason }“
moderate-how-long = Wie lange soll **{ $name }** hier nicht spielen? Offene Herausforderungen werden zurückgezogen; laufende Partien dürfen zu Ende gespielt werden.
# $tables: „#17, #18“
moderate-banned = **{ $name }** kann hier nicht spielen, { $until ->
    [none] bis jemand das aufhebt.
   *[other] bis { $until }.
} { $tables ->
    [none] { "" }
   *[other] Es laufen noch: { $tables }. Sie dürfen zu Ende gespielt werden, oder du beendest sie unter Tische.
}
moderate-lifted = **{ $name }** darf hier wieder spielen.

## Das Protokoll. $time ist Tag und Uhrzeit
moderate-log-empty = Noch ist nichts geschehen.
moderate-deed = { $time } · **{ $by }** { $kind ->
    [end] hat #{ $game } ohne Ergebnis beendet
    [stop] hat #{ $game } mit den Punkten beendet, wie sie standen
    [clear] hat #{ $game } beendet, wo lange niemand gezogen hatte
    [ban] hat **{ $name }** vom Spielen gesperrt, { $until ->
        [none] bis es aufgehoben wird
       *[other] bis { $until }
    }
   *[lift] lässt **{ $name }** wieder spielen
}

## Fenster
dialog-moderate = { $what ->
    [end] #{ $number } ohne Ergebnis beenden
    [stop] #{ $number } beenden, Punkte behalten
    [clear] Alle diese Tische beenden
    [ban] Jemanden vom Spielen sperren
   *[lift] Jemanden wieder spielen lassen
}
field-moderate-reason = Warum? (freiwillig)
field-moderate-reason-about = { $what ->
    [ban] Es steht im Protokoll, und die Person erfährt es.
   *[other] Es steht im Protokoll, für die Moderation.
}

## Was nicht geht
ban-over = Diese Person darf schon wieder spielen.
ban-lift-own = Ob du wieder spielen darfst, muss jemand anders aus der Moderation entscheiden.
