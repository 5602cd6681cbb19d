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
    [all] Nie ma tu jeszcze żadnej ukończonej partii rankingowej w grze { $game }.
   *[other] W tym czasie nie ma żadnej ukończonej partii rankingowej w grze { $game }.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = wygrane { $wins } z { $games }
standings-each = { $points } na partię
standings-total = łącznie { $points }
standings-outlasted = przetrwano { $beaten } z { $rivals } rywali
standings-streak = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
    [many] { $count } wygranych z rzędu
   *[other] { $count } wygranej z rzędu
}
standings-rating = { $rating }
standings-rating-provisional = { $rating } (tymczasowy)
standings-rating-named = ranking { $rating }
standings-settling = tymczasowy: na razie mało partii
standings-foot = { $players ->
    [one] 1 osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
} · strona { $page } z { $pages }
standings-server-only = Tabele i profile należą do serwera: zapytaj mnie na jednym z jego kanałów.
period-all = Ogółem
period-month = Miesiąc
period-week = Tydzień

profile-title = { $name }
profile-empty = Nie ma tu jeszcze żadnej partii rankingowej.
profile-game = **{ $game }** · ranking { $rating }
profile-streak = wygrane z rzędu: teraz { $streak }, najwięcej { $best }
profile-last = ostatnio { $time }
profile-place = **{ $game }** · około { $place } przeciw komputerowi ({ $games })
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
history-won = wygrana, przeciwnicy: { $names }
history-lost = przegrana, wygrywa: { $names }
history-placed = miejsce { $place } z { $count }, wygrywa: { $names }
history-none = przy stole: { $names }
history-foot = strona { $page } z { $pages } · /{ command-history } z numerem stołu pokazuje rundy partii
history-round = Runda { $round }: { $scores }
history-running = #{ $game } jeszcze trwa: pokaże ją /{ command-table }.
