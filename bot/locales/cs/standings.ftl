### /standings, /profile a /history.

standings-title = { $game } · { $period ->
    [month] tento měsíc
    [week] tento týden
   *[all] celkově
}
standings-order = { $order ->
    [points] podle bodů
    [wins] podle výher
    [games] podle počtu partií
   *[rating] podle ratingu
}
standings-nobody = { $period ->
    [all] Zatím tu nikdo nedohrál hodnocenou partii. Můžeš být první!
   *[other] V tomto období tu nikdo nedohrál hodnocenou partii.
}
standings-nobody-game = { $period ->
    [all] { $game }: zatím tu není dohraná žádná hodnocená partie.
   *[other] { $game }: v tomto období tu není dohraná žádná hodnocená partie.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = výhry { $wins } z { $games }
standings-each = { $points } na partii
standings-total = celkem { $points }
standings-outlasted = poražení soupeři: { $beaten } z { $rivals }
standings-streak = { $count ->
    [one] { $count } výhra v řadě
    [few] { $count } výhry v řadě
   *[other] { $count } výher v řadě
}
standings-rating = { $rating }
standings-rating-provisional = { $rating } (předběžný)
standings-rating-named = rating { $rating }
standings-settling = předběžný (zatím málo partií)
standings-foot = { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}{ $pages ->
    [1] { "" }
   *[other] { " " }· strana { $page } z { $pages }
}
standings-server-only = To jde jen na serveru. Použij to v některém jeho kanálu.
period-all = Celkově
period-month = Měsíc
period-week = Týden

profile-title = { $name }
profile-empty = Zatím tu nejsou žádné hodnocené partie.
profile-game = **{ $game }** · rating { $rating }
profile-streak = výhry v řadě: teď { $streak }, nejvíc { $best }
profile-last = naposledy { $time }
profile-place = **{ $game }** · úroveň proti počítači: asi { $place } ({ $games })
profile-against = **Soupeři**
profile-against-row = { $name } · výhry { $won }, prohry { $lost }
profile-uncounted = Nepočítá se: { $unrated ->
    [0] s počítačem { $computer }
   *[other] { $computer ->
        [0] nehodnocené { $unrated }
       *[other] nehodnocené { $unrated }, s počítačem { $computer }
      }
  }
profile-bot = Boti profil nemají.

history-title = Dohrané partie: { $name }
history-nothing = Zatím tu nemáš žádnou dohranou partii.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = výhra, proti: { $names }
history-lost = prohra, vítěz: { $names }
history-placed = { $place }. místo z { $count }, vítěz: { $names }
history-none = společně: { $names }
history-foot = { $pages ->
    [1] Kola partie uvidíš, když k /{ command-history } připíšeš její číslo
   *[other] strana { $page } z { $pages } · kola partie uvidíš, když k /{ command-history } připíšeš její číslo
}
history-round = Kolo { $round }: { $scores }
history-running = Partie #{ $game } se ještě hraje. Podíváš se na ni přes /{ command-table }.
