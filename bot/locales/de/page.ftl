### Die Seite mit dem Tisch.

## Der Weg dorthin, von Discord aus.

button-page = Am Tisch spielen
open-page-link = Hier ist dein Platz an Tisch #{ $game }. Der Link ist nur für dich, gilt einmal und nur zehn Minuten lang.
open-page-list = Hier sind deine Tische. Der Link ist nur für dich, gilt einmal und nur zehn Minuten lang.
open-page-none = Im Browser lassen sich die Tische hier nicht mehr öffnen. Mit deiner Hand in Discord geht alles.

## Abmelden, in /preferences.

preferences-signed-in = **Tische im Browser:** Öffnest du einen Link, bleibt dein Browser 30 Tage lang angemeldet.
button-sign-out = Überall abmelden
signed-out = Du bist in allen Browsern abgemeldet. Mit einem neuen Link meldest du dich wieder an.

## Die Liste der eigenen Tische: wie es an jedem steht.

running-your-turn = Du bist dran
running-turn = { $name } ist dran
running-paused = Pause
running-won = Du hast gewonnen
running-over = Zu Ende
running-aborted = Abgebrochen

## Bevor jemand hineinkommt: Seiten mit einem Satz.

door-link-used = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Drück in Discord „{ button-page }“, dann bekommst du einen neuen.
door-closed = Du bist nicht angemeldet. Drück in Discord an einem deiner Tische „{ button-page }“, dann bekommst du einen Link.
activity-again = Noch einmal
activity-declined = Um dir deinen Tisch zu zeigen, brauche ich deinen Namen auf Discord. Bitte erlaube mir, ihn zu sehen.
activity-code = Diese Anmeldung ist abgelaufen. Bitte schließ den Tisch und öffne ihn noch einmal.
activity-instance = Discord sagt, dass dieser Tisch hier nicht für dich offen ist. Bitte schließ ihn und öffne ihn noch einmal.
activity-later = Discord hat nicht geantwortet. Versuch es gleich noch einmal.
activity-closed = In Discord selbst lassen sich Tische noch nicht öffnen. Bitte sag den Leuten, die mich betreiben, dass eine Einstellung nicht stimmt.
discord-unreached = Ich erreiche Discord gerade nicht, also verliert niemand Zeit. Versuch es gleich noch einmal.
door-later = Ich erreiche die Tische gerade nicht. Versuch es gleich noch einmal.

## Am Tisch: was abgelehnt wird, bevor das Spiel gefragt ist.

page-unreadable = Das hat der Tisch nicht verstanden. Bitte lade die Seite neu.
page-too-fast = Das war zu viel auf einmal. Der Tisch öffnet sich von selbst wieder.

## Karten und Steine, wo sie vorgelesen werden; „card“ ist so ein Name.

page-card = { $suit } { $rank }
page-tile = { $suit } { $rank }
page-joker = Joker
page-joker-as = Joker als { $card }
page-back = verdeckte Karte
page-rank-A = Ass
page-rank-J = Bube
page-rank-Q = Dame
page-rank-K = König
page-suit-s = Pik
page-suit-h = Herz
page-suit-d = Karo
page-suit-c = Kreuz
page-colour-b = blau
page-colour-g = grün
page-colour-r = rot
page-colour-y = gelb

## Der Tisch. Eine Zahl setzt die Seite selbst ein: Wörter daneben passen zu jeder.

page-hand = Deine Hand
page-you = Du
page-meld = Kombination { $number }: { $cards } ({ $player })
page-stock = Karten im Stapel: { $count }
page-pile = Karten auf der Ablage: { $count }, oben { $card }
page-pile-empty = Ablage: keine Karten
page-pile-spread = Von der Ablage nehmen
page-take-from = { $card } und alles darauf ({ $count }): { $cards }
page-close = Schließen
page-choose = Hier gibt es mehrere Möglichkeiten. Wähl unten eine.
page-discard-one = Du kannst nur eine Karte abwerfen, und damit endet dein Zug.
page-offline = Gerade gibt es keine Verbindung. Der Tisch kommt von selbst wieder.

## Am Tisch: wie heißt, was angehobene Karten sein können, worum man sonst bitten kann, und Zeiten.

offer-meld-run = Folge auslegen · { $points }
offer-meld-group = Satz auslegen · { $points }
way-about = { $what } · { $name }
way-watch-yes = Zuschauer: alle
way-watch-no = Zuschauer: nur die Nachricht
way-watch-hidden = Zuschauer: keine
rematch-wanted = { $name } möchte eine Revanche.
said-in-seconds = { $count ->
    [one] in 1 Sekunde
   *[other] in { $count } Sekunden
}
said-in-minutes = { $count ->
    [one] in 1 Minute
   *[other] in { $count } Minuten
}
said-in-hours = { $count ->
    [one] in 1 Stunde
   *[other] in { $count } Stunden
}
said-in-days = { $count ->
    [one] in 1 Tag
   *[other] in { $count } Tagen
}

## Der Probetisch für Steine.

page-tiles-turn = Du bist dran. Schieb Steine, wohin du magst, dann drück „{ page-done }“. Oder zieh einen.
page-tiles-turn-no-stock = Du bist dran. Schieb Steine, wohin du magst, dann drück „{ page-done }“. Oder passe: Der Vorrat ist leer.
page-row = Reihe { $number }: { $tiles }
page-put-here = Die markierten Steine in Reihe { $number } legen
page-new-row = Neue Reihe
page-to-rack = Zurück aufs Brett
page-done = Fertig
page-undo = Rückgängig
page-reset = Von vorn
page-opening-sum = { $counts } von { $needs } Punkten

## Die Leiste, das Menü und die Liste der Tische.

page-tables = Tische
page-tables-waiting = Tische; weitere Partien, in denen du dran bist: { $count }
page-tables-start = Für eine neue Partie gib in Discord /{ command-challenge } ein.
page-tables-none = Du sitzt gerade an keinem Tisch. Für eine Partie gib in Discord /{ command-challenge } ein.
page-more = Mehr
page-sounds-on = Töne einschalten
page-sounds-off = Töne ausschalten
page-in-discord = In Discord ansehen
page-sign-out = Hier abmelden
page-agree = Zustimmen
page-decline = Ablehnen
page-planned = Plan für deinen Zug: { $what }.
page-plan-draws = ziehen
page-plan-discards = ziehen, dann { $card } abwerfen
page-plan-nothing = Plan aufheben
page-plan-draw = Plan: ziehen
page-plan-discard = Plan: { $card } abwerfen

## Das Ende einer Runde und einer Partie, und das Nachspielen.

page-to-table = Zum Tisch
page-to-result = Zum Ergebnis
page-to-rematch = Zur Revanche
page-points-round = { $points } in dieser Runde, gesamt { $total }
page-moment = Schritt { $step }
page-replay = Nachspielen
page-replay-at = Schritt { $at } von { $steps }
page-replay-end = Nachspielen beenden
page-round-before = Eine Runde zurück
page-turn-before = Voriger Zug
page-move-before = Einen Schritt zurück
page-move-next = Einen Schritt weiter
page-turn-next = Nächster Zug
page-round-next = Eine Runde weiter
