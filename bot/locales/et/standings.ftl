### /standings, /profile ja /history.

standings-title = { $game } · { $period ->
    [month] see kuu
    [week] see nädal
   *[all] kogu aeg
}
standings-order = { $order ->
    [points] punktide järgi
    [wins] võitude järgi
    [games] partiide arvu järgi
   *[rating] reitingu järgi
}
standings-nobody = { $period ->
    [all] Siin pole veel keegi reitinguga partiid lõpetanud. Ole esimene!
   *[other] Sel ajal pole siin keegi reitinguga partiid lõpetanud.
}
# Kui lõpetatud on teisi mänge või sama mängu muul ajal
standings-nobody-game = { $period ->
    [all] { $game }: reitinguga partiisid pole siin veel lõpetatud.
   *[other] { $game }: sel ajal siin reitinguga partiisid ei lõpetatud.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = võite { $wins }/{ $games }
standings-each = { $points } partii kohta
standings-total = kokku { $points }
standings-outlasted = kauem kui { $beaten }/{ $rivals } vastast
standings-streak = võite järjest: { $count }
standings-rating = { $rating }
standings-rating-provisional = { $rating } (esialgne)
standings-rating-named = reiting { $rating }
standings-settling = esialgne: partiisid on veel vähe
standings-foot = { $players ->
    [one] 1 mängija
   *[other] { $players } mängijat
} · leht { $page }/{ $pages }
standings-server-only = Edetabel ja profiilid kuuluvad serverile: küsi mõnes selle kanalis.
period-all = Kogu aeg
period-month = Kuu
period-week = Nädal

profile-title = { $name }
profile-empty = Reitinguga partiisid siin veel pole.
profile-game = **{ $game }** · reiting { $rating }
profile-streak = võite järjest: praegu { $streak }, parim { $best }
profile-last = viimane partii { $time }
profile-place = **{ $game }** · umbes { $place } arvuti vastu ({ $games })
profile-against = **Vastased**
profile-against-row = { $name } · võite { $won }, kaotusi { $lost }
profile-uncounted = Ei lähe arvesse: { $unrated ->
    [0] arvutiga { $computer }
   *[other] { $computer ->
        [0] reitinguta { $unrated }
       *[other] reitinguta { $unrated }, arvutiga { $computer }
      }
  }
profile-bot = Botidel profiili pole.

history-title = Lõpetatud partiid: { $name }
history-nothing = Sul pole siin veel lõpetatud partiisid.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = võit, vastased: { $names }
history-lost = kaotus, võitis { $names }
history-placed = { $place }. koht { $count } seas, võitis { $names }
history-none = mängijad: { $names }
history-foot = leht { $page }/{ $pages } · /{ command-history } laua numbriga näitab voore
history-round = **{ $round }. voor:** { $scores }
history-running = Partii #{ $game } veel käib: seda näitab /{ command-table }.
