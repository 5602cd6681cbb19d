### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = saison
    .description = Die Punkte dieser Saison sehen, und wann sie endet
command-club-season-game = spiel
    .description = Welches Spiel; ohne Angabe das hier am meisten gespielte
command-club-champions = champions
    .description = Die bisherigen Champions dieses Servers sehen, Saison für Saison
choice-season = Saison
period-season = Saison

season-title = { $game } · Saison { $number }
season-running = { $days }
    Endet am { $ends }, { $left }
season-over = { $days } · Endstand
season-rule = Lass in einer gewerteten Partie einen Gegner hinter dir: 10 Punkte beim ersten Mal, 9 beim nächsten Mal gegen dieselbe Person und so weiter, mindestens 1.
season-needs = Champion wird, wer mit mindestens { $games } Partien gegen mindestens { $people } verschiedene Gegner ganz vorn steht.
season-unplayed = { $running ->
    [yes] In dieser Saison hat noch niemand eine gewertete Partie beendet. Mach den Anfang!
   *[no] In dieser Saison hat niemand eine gewertete Partie beendet.
}
season-won = { $wins } von { $games } gewonnen
season-opponents = { $count } Gegner
season-champion = Champion
season-unknown = Eine Saison { $number } gab es auf diesem Server nicht.
button-season-before = Saison davor
button-season-after = Saison danach

champions-title = Champions
champions-season = Saison { $number } · { $days }
champions-none = kein Champion
champions-empty = Hier ist noch keine Saison zu Ende. Die laufende endet am { $ends }.

season-posted = Saison { $number } ist zu Ende · { $days }
season-begun = Eine neue Saison hat begonnen, und alle stehen wieder bei 0.

profile-titles = **Champion**
profile-title-row = { $game } · Saison { $seasons }

## The host's page

command-server-season = saison
    .description = Saisons, Champions und die Rangliste der Woche
command-server-season-zone = zeitzone
    .description = Die Zeitzone des Servers für die Saisons: Gib eine große Stadt in der Nähe ein
command-server-season-season = saison
    .description = Wie lange eine Saison dauert
command-server-season-season_ends = saison-ende
    .description = Der letzte Tag der laufenden Saison, etwa 2026-12-31
command-server-season-season_post = saison-post
    .description = Die Champions mit der Rangliste der Woche posten
command-server-season-champion_role = champion-rolle
    .description = Die Rolle, die ein Champion in der nächsten Saison trägt
command-server-season-champion_game = champion-spiel
    .description = Für welches Spiel der Champion die Rolle bekommt; ohne Angabe das Standardspiel
choice-quarter = Vierteljahr
choice-weeks-4 = 4 Wochen
choice-weeks-2 = 2 Wochen
server-about-season = Die Zeitzone des Servers, wie lange eine Saison dauert, und was Champions bekommen.
server-page-season = Saisons
server-zone = **Zeitzone:** { $zone }
server-season = **Dauer einer Saison:** { $value ->
    [quarter] ein Vierteljahr
    [weeks-4] 4 Wochen
    [weeks-2] 2 Wochen
   *[month] ein Monat
}
server-season-runs = **Saison { $number }:** { $days } · endet am { $ends }, { $left }
server-season-none = Gerade läuft keine Saison. Mit der nächsten gewerteten Partie beginnt eine.
server-champions-posted = **Champions:** werden in { $channel } gepostet
server-champions-silent = **Champions:** werden nicht gepostet
server-champions-nowhere = **Champions:** werden erst gepostet, wenn du einen Kanal für die Rangliste der Woche wählst
server-champion-role = **Rolle des Champions in { $game }:** { $role }
server-champion-forbidden = ⚠ Ich kann { $role } weder geben noch nehmen. Gib meiner Rolle die Berechtigung „Rollen verwalten“, und zieh sie in der Rollenliste des Servers über { $role }.
server-champion-gone = ⚠ Die Rolle eines Champions wurde gelöscht. Wähl eine andere.
server-champion-left = Ein Champion hat den Server verlassen, also hat niemand die Rolle bekommen.
menu-season-length = Dauer einer Saison: { $value ->
    [quarter] ein Vierteljahr
    [weeks-4] 4 Wochen
    [weeks-2] 2 Wochen
   *[month] ein Monat
}
menu-season-post = Champions posten: { $value ->
    [on] ja
   *[off] nein
}
menu-champion-game = Champion von: { $game }
menu-champion-none = Rolle des Champions: keine
button-season-zone = Zeitzone ändern
button-season-last = Letzten Tag ändern
button-season-end = Saison beenden
field-last = Letzter Tag dieser Saison
field-last-about = Jahr, Monat und Tag, etwa 2026-12-31
season-end-sure = Diese Saison jetzt beenden? Ihre Champions stehen dann fest, und die nächste Saison beginnt sofort.
season-ended-now = Die Saison ist zu Ende. Ich ermittle ihre Champions.
season-last-wrong = „{ $typed }“ verstehe ich nicht als Tag. Schreib einen Tag wie { $today }: heute oder später, höchstens ein Jahr voraus.
champion-role-unknown = Diese Rolle gibt es nicht mehr. Wähl eine andere.
champion-role-unfit = „{ $role }“ kann niemand bekommen: Die Rolle gehört einem Bot oder ist `@everyone`. Wähl eine andere.
champion-role-not-yours = Du kannst „{ $role }“ nicht vergeben. Frag jemanden mit der Berechtigung „Rollen verwalten“ und einer höheren Rolle.

## Auf der ersten Seite des Clubs
season-front = Saison · { $game }
season-front-place = Platz { $place }
season-front-leads = du liegst vorn
season-front-behind = { $count ->
    [0] gleichauf mit { $name }
    [one] { $count } Punkt hinter { $name }
   *[other] { $count } Punkte hinter { $name }
}
