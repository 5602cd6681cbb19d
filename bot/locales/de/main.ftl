### Wörter, die überall stehen: Knöpfe, Namen der Spiele, Störungen.
### Wie die Dinge heißen, steht in docs/words/de.md.
### Namen werden nie gebeugt; was geschehen ist, steht im Perfekt („Bob hat gezogen“, „Bob hat aufgegeben“); niemand hat ein Geschlecht.

button-accept = Annehmen
button-decline = Ablehnen
button-cancel = Zurückziehen
button-join = Mitspielen
button-leave = Aussteigen
button-start = Starten
button-options = Optionen
button-previous = Zurück
button-next = Weiter

## Spiele

game-to-target = { $game } bis { $target }
game-for-rounds = { $game }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
table-title = #{ $number } · { $game }

## Der Computer am Tisch
computer-name = Jolly
level-easy = leicht
level-normal = normal
level-strong = stark
level-placed = { $level } · { $place }
games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}

## Zeiten
seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
none = keine
yes = ja
no = nein

## Verbinden
list-and = { $first } und { $last }
points = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
tenths = { $value }
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Wenn etwas nicht stimmt
not-understood = Die Karte „{ $text }“ kenne ich nicht. Schreib Karten wie `7h`, `10♠` oder `Herz Dame`, mehrere mit Leerzeichen: `4h 5h 6h`.
not-understood-layoff = „{ $text }“ verstehe ich nicht. Schreib die Karte und die Nummer der Kombination, etwa `7h 3`.
not-one-card = Hier brauche ich genau eine Karte, etwa `7h` oder `Herz Dame`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = „{ $text }“ kann verschiedene Karten bedeuten. Schreib genau, was du meinst: { $ways }.
