### Słowa na obrazkach stołów, kart i tabel: miejsca jest bardzo mało.
### W opisie obrazka może być dłużej.

picture-turn = Gra { $name } · runda { $round }
picture-own-turn = Twoja kolej · runda { $round }
picture-round-over = Koniec rundy { $round }
picture-halted = { $reason ->
    [aborted] Partia jest przerwana
    [adjourned] Partia jest odroczona
    [vacation] Partia stoi: urlop
   *[other] Partia ma pauzę
}
picture-seat = Miejsce { $seat }
picture-points = { $points } pkt
picture-left = już nie gra
picture-out = odpada
picture-stock = Talia
picture-pile = { $count ->
    [0] Stos: pusty
   *[other] { $deeper ->
        [0] Stos
       *[other] Stos: wierzchnia, pod nią { $deeper }
    }
}
picture-no-melds = Na stole nic jeszcze nie leży
picture-more-melds = { $count ->
    [one] i jeszcze 1 układ
    [few] i jeszcze { $count } układy
    [many] i jeszcze { $count } układów
   *[other] i jeszcze { $count } układu
}
picture-takeable = Możesz wziąć: { $cards }
picture-hand-of = Karty, { $name }: { $cards }
