### Was man im Menü einer Person oder einer Nachricht wählt (Rechtsklick oder lange drücken, dann Apps),
### und wie es zwischen zweien steht.

## Die Namen in diesen Menüs: höchstens 32 Zeichen, Leerzeichen und Großbuchstaben sind erlaubt.
pointed-challenge = Herausfordern
pointed-versus = Direkter Vergleich
pointed-replay = Ab hier nachspielen

# „Ab hier nachspielen“ bei einer Nachricht, die keine Partie zeigt
replay-no-table = In dieser Nachricht ist keine Partie. Wähl eine Nachricht von mir mit einem Tisch, dem Ergebnis einer Runde oder dem Ende einer Partie.

## Direkter Vergleich: ein Titel, wer führt, dann was jedes Spiel gebracht hat.
versus-title = Du und { $name }
versus-ahead = **Du führst { $won } : { $lost }**
versus-behind = **{ $name } führt { $lost } : { $won }**
versus-even = **Gleichstand, { $won } : { $lost }**
versus-level = { $count ->
    [one] 1 Partie unentschieden
   *[other] { $count } Partien unentschieden
}
versus-streak-own = Die letzten { $count } hast du gewonnen
versus-streak-other = Die letzten { $count } hat { $name } gewonnen
versus-longest = Längste Serie: du { $own }, { $name } { $other }
versus-game = **{ $game }** · { $won } gewonnen, { $lost } verloren
# { $own } und { $other } sind etwa „1240 Punkte“ oder „35 Strafpunkte“
versus-points = { $own } : { $other }
versus-last = **Letzte Partien**
versus-about = Es zählen alle Partien, die ihr beide auf diesem Server zu Ende gespielt habt, gewertet oder nicht. Zu mehreren gewinnst du, wenn du vor der anderen Person liegst.
versus-none = Ihr beide habt hier noch keine gemeinsame Partie zu Ende gespielt.
versus-self = Das bist du selbst. Wähl jemand anderen, um zu sehen, wie es zwischen euch steht.
versus-bot = Bots haben hier keine Ergebnisse. Wähl eine Person, um zu sehen, wie es zwischen euch steht.
person-gone = Diese Person ist nicht mehr auf diesem Server.
button-versus = Direkter Vergleich
button-challenge = Herausfordern
button-profile = Profil
