### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = saison
    .description = Die Punkte dieser Saison: wer führt, und wie lange sie noch dauert
command-club-season-game = spiel
    .description = Welches Rommé; ohne Angabe das hier am meisten gespielte
command-club-champions = champions
    .description = Frühere Champions dieses Servers, Saison für Saison
choice-season = Saison
period-season = Saison

season-title = { $game } · Saison { $number }
season-running = { $days } · endet am { $ends }, { $left }
season-over = { $days } · Endstand
season-rule = Für jeden Gegner, den du in einer gewerteten Partie hinter dir lässt: 10 Punkte beim ersten Mal, 9 beim zweiten und so weiter, mindestens 1.
season-needs = Champion wird, wer vorn steht und mindestens { $games } Partien mit mindestens { $people } Leuten gespielt hat.
season-unplayed = { $running ->
    [yes] In dieser Saison hat noch niemand eine gewertete Partie beendet. Mach den Anfang!
   *[no] In dieser Saison hat niemand eine gewertete Partie in diesem Spiel beendet.
}
season-won = { $wins } von { $games } gewonnen
season-opponents = { $count } Gegner
season-champion = Champion
season-unknown = Eine Saison { $number } gibt es hier nicht.
button-season-before = Saison davor
button-season-after = Saison danach

champions-title = Champions
champions-season = Saison { $number } · { $days }
champions-none = kein Champion
champions-empty = Hier ist noch keine Saison zu Ende. Diese endet am { $ends }.

season-posted = Saison { $number } ist zu Ende · { $days }
season-begun = Eine neue Saison hat begonnen, und alle stehen wieder bei 0.

profile-titles = **Champion**
profile-title-row = { $game } · Saison { $seasons }

## The host's page

command-server-season = saison
    .description = Saisons, ihre Champions und die Wochenrangliste
command-server-season-zone = zeitzone
    .description = Die Zeitzone des Servers für die Saisons: tipp eine große Stadt in der Nähe
command-server-season-season = saison
    .description = Wie lange eine Saison dauert
command-server-season-season_ends = saison-ende
    .description = Der letzte Tag der jetzigen Saison, etwa 2026-12-31
command-server-season-season_post = saison-post
    .description = Ob Champions dort gepostet werden, wo die Wochenrangliste steht
command-server-season-champion_role = champion-rolle
    .description = Die Rolle, die ein Champion die nächste Saison lang hat
command-server-season-champion_game = champion-spiel
    .description = Für den Champion welches Spiels; ohne Angabe des üblichen
choice-quarter = Vierteljahr
choice-weeks-4 = 4 Wochen
choice-weeks-2 = 2 Wochen
server-about-season = Wann hier Mitternacht ist, wie lange eine Saison dauert, und was ihre Champions bekommen.
server-page-season = Saisons
server-zone = **Zeitzone** { $zone }
server-season = **eine Saison** dauert { $value ->
    [quarter] ein Vierteljahr
    [weeks-4] 4 Wochen
    [weeks-2] 2 Wochen
   *[month] einen Monat
}
server-season-runs = **Saison { $number }** { $days } · endet am { $ends }, { $left }
server-season-none = Es läuft keine Saison: Mit der nächsten gewerteten Partie beginnt eine.
server-champions-posted = **Champions** werden in { $channel } gepostet
server-champions-silent = **Champions** werden nicht gepostet
server-champions-nowhere = **Champions** werden gepostet, wo die Wochenrangliste steht; dafür ist kein Kanal gewählt
server-champion-role = **Rolle des Champions** { $game }: { $role }
server-champion-forbidden = ⚠ Ich kann { $role } weder geben noch nehmen. Gib meiner Rolle das Recht „Rollen verwalten“ und zieh sie in der Liste der Rollen darüber.
server-champion-gone = ⚠ Die Rolle eines Champions gibt es nicht mehr. Wähl eine andere.
server-champion-left = Ein Champion hat den Server verlassen und bekommt keine Rolle.
menu-season-length = Eine Saison: { $value ->
    [quarter] ein Vierteljahr
    [weeks-4] 4 Wochen
    [weeks-2] 2 Wochen
   *[month] ein Monat
}
menu-season-post = Champions posten: { $value ->
    [on] ja
   *[off] nein
}
menu-champion-game = Rolle des Champions: { $game }
menu-champion-none = Keine Rolle: wähl eine
button-season-zone = Andere Zeitzone
button-season-last = Letzter Tag
button-season-end = Jetzt beenden
field-last = Letzter Tag dieser Saison
field-last-about = Jahr, Monat und Tag, etwa 2026-12-31
season-end-sure = Die jetzige Saison sofort beenden? Ihre Champions stehen dann fest, und die nächste beginnt gleich.
season-ended-now = Die Saison endet jetzt; ihre Champions folgen gleich.
season-last-wrong = „{ $typed }“ verstehe ich nicht. Tipp einen Tag wie { $today }: heute oder später, höchstens ein Jahr voraus.
champion-role-unknown = Diese Rolle gibt es nicht mehr. Wähl eine andere.
champion-role-unfit = „{ $role }“ gehört einem Bot oder allen, also kann sie niemand bekommen. Wähl eine andere Rolle.
champion-role-not-yours = „{ $role }“ darfst du selbst nicht vergeben. Frag jemanden mit „Rollen verwalten“ und einer höheren Rolle.

## Auf der ersten Seite des Clubs
season-front = Saison · { $game }
season-front-place = Platz { $place }
season-front-leads = du liegst vorn
season-front-behind = { $count ->
    [0] gleichauf mit { $name }
    [one] { $count } Punkt hinter { $name }
   *[other] { $count } Punkte hinter { $name }
}
