### /standings, /profile i /history.

standings-title = { $game } · { $period ->
    [month] ten miesiąc
    [week] ten tydzień
   *[all] ogółem
}
standings-order = { $order ->
    [points] według punktów
    [wins] według wygranych
    [games] według liczby partii
   *[rating] według rankingu
}
standings-nobody = { $period ->
    [all] Nikt nie ma tu jeszcze ukończonej partii rankingowej. Twoja może być pierwsza!
   *[other] W tym okresie nikt nie ma ukończonej partii rankingowej.
}
# Gdy ukończono partie innych gier albo tej kiedy indziej
standings-nobody-game = { $period ->
    [all] W grze { $game } nikt nie ma tu jeszcze ukończonej partii rankingowej.
   *[other] W grze { $game } nikt nie ma w tym okresie ukończonej partii rankingowej.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = wygrane { $wins } z { $games }
standings-each = { $points } na partię
standings-total = łącznie { $points }
standings-outlasted = pokonani: { $beaten } z { $rivals }
standings-streak = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
    [many] { $count } wygranych z rzędu
   *[other] { $count } wygranej z rzędu
}
standings-rating = { $rating }
standings-rating-provisional = { $rating } (tymczasowy)
standings-rating-named = ranking { $rating }
standings-settling = tymczasowy (na razie mało partii)
standings-foot = { $players ->
    [one] 1 osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
}{ $pages ->
    [1] { "" }
   *[other] { " " }· strona { $page } z { $pages }
}
standings-server-only = To działa tylko na serwerze. Użyj tego na kanale serwera.
period-all = Ogółem
period-month = Miesiąc
period-week = Tydzień

profile-title = { $name }
profile-empty = Nie ma tu jeszcze żadnych partii rankingowych.
profile-game = **{ $game }** · ranking { $rating }
profile-streak = wygrane z rzędu: teraz { $streak }, najwięcej { $best }
profile-last = ostatnia gra { $time }
profile-place = **{ $game }** · poziom w grze z komputerem: około { $place } ({ $games })
profile-against = **Przeciwnicy**
profile-against-row = { $name } · wygrane { $won }, przegrane { $lost }
profile-uncounted = Nie liczą się: { $unrated ->
    [0] z komputerem { $computer }
   *[other] { $computer ->
        [0] bez rankingu { $unrated }
       *[other] bez rankingu { $unrated }, z komputerem { $computer }
      }
  }
profile-bot = Boty nie mają profilu.

history-title = Ukończone partie: { $name }
history-nothing = Nie masz tu jeszcze żadnej ukończonej partii.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = wygrana, przy stole: { $names }
history-lost = przegrana, wygrywa: { $names }
history-placed = miejsce { $place } z { $count }, wygrywa: { $names }
history-none = przy stole: { $names }
history-foot = { $pages ->
    [1] Żeby zobaczyć rundy partii, dopisz jej numer do /{ command-history }
   *[other] strona { $page } z { $pages } · żeby zobaczyć rundy partii, dopisz jej numer do /{ command-history }
}
history-round = Runda { $round }: { $scores }
history-running = Partia #{ $game } jeszcze trwa. Zobaczysz ją przez /{ command-table }.
