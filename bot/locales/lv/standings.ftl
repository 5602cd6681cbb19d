### /standings, /profile un /history.

standings-title = { $game } · { $period ->
    [month] šis mēnesis
    [week] šī nedēļa
   *[all] viss laiks
}
standings-order = { $order ->
    [points] pēc punktiem
    [wins] pēc uzvarām
    [games] pēc partiju skaita
   *[rating] pēc reitinga
}
standings-nobody = { $period ->
    [all] Šeit vēl neviens nav pabeidzis reitinga partiju. Sāc tu!
   *[other] Šajā laikā neviens nav pabeidzis reitinga partiju.
}
# Ja ir pabeigtas citas spēles vai šī citā laikā
standings-nobody-game = { $period ->
    [all] Šeit vēl neviens nav pabeidzis reitinga partiju spēlē { $game }.
   *[other] Šajā laikā neviens nav pabeidzis reitinga partiju spēlē { $game }.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = uzvaras: { $wins } no { $games }
standings-each = vidēji { $points } partijā
standings-total = kopā { $points }
standings-outlasted = apsteigtie pretinieki: { $beaten } no { $rivals }
standings-streak = uzvaras pēc kārtas: { $count }
standings-rating = { $rating }
standings-rating-provisional = { $rating } (pagaidu)
standings-rating-named = reitings { $rating }
standings-settling = pagaidu: partiju vēl par maz
standings-foot = { $players ->
    [zero] { $players } spēlētāji
    [one] { $players } spēlētājs
   *[other] { $players } spēlētāji
}{ $pages ->
    [1] { "" }
   *[other] { " " }· { $page }. lapa no { $pages }
}
standings-server-only = Tas darbojas tikai serverī. Lieto komandu servera kanālā.
period-all = Viss laiks
period-month = Mēnesis
period-week = Nedēļa

profile-title = { $name }
profile-empty = Šeit vēl nav reitinga partiju.
profile-game = **{ $game }** · reitings { $rating }
profile-streak = uzvaras pēc kārtas: tagad { $streak }, visvairāk { $best }
profile-last = pēdējā partija { $time }
profile-place = **{ $game }** · līmenis pret datoru: apmēram { $place } ({ $games })
profile-against = **Pretinieki**
profile-against-row = { $name } · uzvaras { $won }, zaudējumi { $lost }
profile-uncounted = Neskaitās: { $unrated ->
    [0] pret datoru { $computer }
   *[other] { $computer ->
        [0] bez reitinga { $unrated }
       *[other] bez reitinga { $unrated }, pret datoru { $computer }
    }
}
profile-bot = Botiem profila nav.

history-title = Pabeigtās partijas: { $name }
history-nothing = Tev šeit vēl nav pabeigtu partiju.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = uzvara, pretinieki: { $names }
history-lost = zaudējums, uzvarēja { $names }
history-placed = { $place }. vieta no { $count }, uzvarēja { $names }
history-none = spēlētāji: { $names }
history-foot = { $pages ->
    [1] Lai redzētu partijas raundus, pievieno tās numuru: /{ command-history }
   *[other] **{ $page }. lapa** no { $pages } · lai redzētu partijas raundus, pievieno tās numuru: /{ command-history }
}
history-round = **{ $round }. raunds:** { $scores }
history-running = Partija #{ $game } vēl turpinās. Lai to redzētu, lieto /{ command-table }.
