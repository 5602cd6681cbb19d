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
    [all] Siin pole veel keegi reitinguga partiid lõpuni mänginud. Ole esimene!
   *[other] Sel ajal pole siin keegi reitinguga partiid lõpuni mänginud.
}
# Kui lõpetatud on teisi mänge või sama mängu muul ajal
standings-nobody-game = { $period ->
    [all] { $game }: reitinguga partiid pole siin veel keegi lõpuni mänginud.
   *[other] { $game }: sel ajal pole siin keegi reitinguga partiid lõpuni mänginud.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = võite { $wins }/{ $games }
standings-each = partii kohta { $points }
standings-total = kokku { $points }
standings-outlasted = edestatud vastaseid { $beaten }/{ $rivals }
standings-streak = võiduseeria { $count }
standings-rating = { $rating }
standings-rating-provisional = { $rating } (esialgne)
standings-rating-named = reiting { $rating }
standings-settling = esialgne (seni vähe partiisid)
standings-foot = { $players ->
    [one] 1 mängija
   *[other] { $players } mängijat
}{ $pages ->
    [1] { "" }
   *[other] { " " }· leht { $page }/{ $pages }
}
standings-server-only = See töötab ainult serveris. Kasuta käsku mõnes serveri kanalis.
period-all = Kogu aeg
period-month = Kuu
period-week = Nädal

profile-title = { $name }
profile-empty = Reitinguga partiisid siin veel pole.
profile-game = **{ $game }** · reiting { $rating }
profile-streak = võiduseeria { $streak }, parim { $best }
profile-last = viimane partii { $time }
profile-place = **{ $game }** · tase arvuti vastu: umbes { $place } ({ $games })
profile-against = **Vastased**
profile-against-row = { $name } · võite { $won }, kaotusi { $lost }
profile-uncounted = Arvesse ei lähe: { $unrated ->
    [0] arvuti vastu { $computer }
   *[other] { $computer ->
        [0] reitinguta { $unrated }
       *[other] reitinguta { $unrated }, arvuti vastu { $computer }
    }
}
profile-bot = Botidel profiili pole.

history-title = Lõppenud partiid: { $name }
history-nothing = Sul pole siin veel ühtki lõppenud partiid.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = võit, vastas { $names }
history-lost = kaotus, võitis { $names }
history-placed = koht { $place }/{ $count }, võitis { $names }
history-none = vastas { $names }
history-foot = { $pages ->
    [1] Partii voorude nägemiseks lisa selle number käsule /{ command-history }
   *[other] leht { $page }/{ $pages } · partii voorude nägemiseks lisa selle number käsule /{ command-history }
}
history-round = **{ $round }. voor:** { $scores }
history-running = Partii #{ $game } on veel pooleli. Seda näed käsuga /{ command-table }.
