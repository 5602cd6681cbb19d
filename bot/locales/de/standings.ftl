### /standings, /profile und /history.

standings-title = { $game } · { $period ->
    [month] dieser Monat
    [week] diese Woche
   *[all] insgesamt
}
standings-order = { $order ->
    [points] nach Punkten
    [wins] nach Siegen
    [games] nach gespielten Partien
   *[rating] nach Wertung
}
standings-nobody = { $period ->
    [all] Hier hat noch niemand eine gewertete Partie beendet. Mach den Anfang!
   *[other] In diesem Zeitraum hat hier niemand eine gewertete Partie beendet.
}
# Wo andere Spiele gespielt wurden, oder dieses zu anderer Zeit
standings-nobody-game = { $period ->
    [all] Hier hat noch niemand eine gewertete Partie { $game } beendet.
   *[other] In diesem Zeitraum hat hier niemand eine gewertete Partie { $game } beendet.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = { $wins } von { $games } gewonnen
standings-each = { $points } pro Partie
standings-total = insgesamt { $points }
standings-outlasted = hinter sich gelassen: { $beaten } von { $rivals }
standings-streak = Siege in Folge: { $count }
standings-rating = { $rating }
standings-rating-provisional = { $rating } (vorläufig)
standings-rating-named = Wertung { $rating }
standings-settling = vorläufig (erst wenige Partien)
standings-foot = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}{ $pages ->
    [1] { "" }
   *[other] { " " }· Seite { $page } von { $pages }
}
standings-server-only = Das geht nur auf einem Server. Gib den Befehl in einem Kanal eines Servers ein.
period-all = Insgesamt
period-month = Monat
period-week = Woche

profile-title = { $name }
profile-empty = Hier noch keine gewertete Partie.
profile-game = **{ $game }** · Wertung { $rating }
profile-streak = Siege in Folge: jetzt { $streak }, längste Serie { $best }
profile-last = zuletzt gespielt { $time }
profile-place = **{ $game }** · Spielstärke gegen den Computer: etwa { $place } ({ $games })
profile-against = **Gegen**
profile-against-row = { $name } · { $won } gewonnen, { $lost } verloren
profile-uncounted = Nicht gezählt: { $unrated ->
    [0] { $computer } gegen den Computer
   *[other] { $computer ->
        [0] { $unrated } nicht gewertet
       *[other] { $unrated } nicht gewertet, { $computer } gegen den Computer
      }
  }
profile-bot = Bots haben kein Profil.

history-title = Beendete Partien: { $name }
history-nothing = Du hast hier noch keine Partie beendet.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = gewonnen gegen { $names }
history-lost = verloren gegen { $names }
history-placed = Platz { $place } von { $count }, Sieg: { $names }
history-none = mit { $names }
history-foot = { $pages ->
    [1] Runden einer Partie: /{ command-history } mit ihrer Nummer
   *[other] Seite { $page } von { $pages } · Runden einer Partie: /{ command-history } mit ihrer Nummer
}
history-round = Runde { $round }: { $scores }
history-running = #{ $game } läuft noch. Mit /{ command-table } siehst du den Tisch.
