### Słowa na obrazkach stołów, kart i tabel: miejsca jest bardzo mało.
### W opisie obrazka może być dłużej.

picture-turn = Gra { $name } · runda { $round }
picture-own-turn = Twoja kolej · runda { $round }
picture-round-over = Koniec rundy { $round }
picture-halted = { $reason ->
    [aborted] Partia została przerwana
    [adjourned] Partia jest odroczona
    [vacation] Pauza: urlop
   *[other] Partia ma pauzę
}
picture-over = Koniec partii
picture-won = Wygrywa { $name }
picture-seat = Gracz { $seat }
picture-to-play = na ruchu
picture-opened = wyłożone
picture-laid = leży { $points }
picture-stand-in = komputer
picture-left = już nie gra
picture-out = poza grą
picture-meld = { $kind ->
    [run] sekwens
    [group] komplet
   *[flush] jeden kolor
} · { $points }
picture-no-melds = Na stole nic jeszcze nie leży
picture-more-melds = { $count ->
    [one] i jeszcze 1 układ
    [few] i jeszcze { $count } układy
    [many] i jeszcze { $count } układów
   *[other] i jeszcze { $count } układu
}
picture-takeable = Możesz wziąć: { $cards }
picture-hand-of = Karty ({ $name }): { $cards }
picture-hand = Twoje karty, { $count }: { $cards }
picture-melds = Układy wśród nich: { $melds }
picture-fits = Pasują do układów na stole: { $cards }
picture-marked = Zaznaczone: { $cards }
picture-must-lay = W tym ruchu musisz wyłożyć: { $cards }
picture-keep = W tym ruchu nie możesz odrzucić: { $cards }
picture-drawn = Dopiero co dobrane: { $cards }
