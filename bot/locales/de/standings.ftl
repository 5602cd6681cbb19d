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
   *[other] In dieser Zeit hat hier niemand eine gewertete Partie beendet.
}
# Wo andere Spiele gespielt wurden, oder dieses zu anderer Zeit
standings-nobody-game = { $period ->
    [all] { $game }: Hier hat noch niemand eine gewertete Partie beendet.
   *[other] { $game }: In dieser Zeit hat hier niemand eine gewertete Partie beendet.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = { $wins } von { $games } gewonnen
standings-each = { $points } pro Partie
standings-total = insgesamt { $points }
standings-outlasted = { $beaten } von { $rivals } überdauert
standings-streak = { $count } Siege in Folge
standings-rating = { $rating }
standings-rating-provisional = { $rating } (vorläufig)
standings-rating-named = Wertung { $rating }
standings-settling = vorläufig: bisher zu wenige Partien
standings-foot = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} · Seite { $page } von { $pages }
standings-server-only = Ranglisten und Profile gehören zu einem Server: Frag mich in einem seiner Kanäle.
period-all = Insgesamt
period-month = Monat
period-week = Woche

profile-title = { $name }
profile-empty = Hier noch keine gewertete Partie.
profile-game = **{ $game }** · Wertung { $rating }
profile-streak = Siege in Folge: jetzt { $streak }, längste Serie { $best }
profile-last = zuletzt gespielt { $time }
profile-place = **{ $game }** · etwa { $place } gegen den Computer ({ $games })
profile-against = **Gegen**
profile-against-row = { $name } · { $won } gewonnen, { $lost } verloren
profile-uncounted = Nicht gezählt: { $unrated ->
    [0] { $computer } mit dem Computer
   *[other] { $computer ->
        [0] { $unrated } ohne Wertung
       *[other] { $unrated } ohne Wertung, { $computer } mit dem Computer
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
history-foot = Seite { $page } von { $pages } · /{ command-history } mit der Nummer einer Partie zeigt ihre Runden
history-round = Runde { $round }: { $scores }
history-running = #{ $game } läuft noch: /{ command-table } zeigt den Tisch.
