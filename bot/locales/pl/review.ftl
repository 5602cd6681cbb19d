### Analiza: czego można się nauczyć z partii; widzi ją tylko jej gracz, chyba że ją udostępni.

button-review = Analiza
button-review-course = Przegląd

review-others = W **#{ $game }** grali inni, więc nie mam czego dla ciebie analizować.
review-aborted = Partia **#{ $game }** została przerwana, więc nie ma czego analizować.
review-nothing = W **#{ $game }** nie ma żadnej twojej decyzji, więc nie ma czego analizować.
review-two-waiting = Pracuję już nad dwiema analizami dla ciebie. Poproś o następną, gdy jedna z nich będzie gotowa.
review-gone = Analizy **#{ $game }** już nie ma. Żeby dostać nową, naciśnij **{ button-review }** pod partią.
review-failed = Nie udało mi się dokończyć tej analizy. Naciśnij **{ button-review }** jeszcze raz.
review-queue = { $count ->
    [one] W kolejce: przed twoją jest jeszcze 1 analiza …
    [few] W kolejce: przed twoją są jeszcze { $count } analizy …
    [many] W kolejce: przed twoją jest jeszcze { $count } analiz …
   *[other] W kolejce: przed twoją jest jeszcze { $count } analizy …
}
review-progress = Przeglądam wszystkie twoje decyzje … { $percent }%

review-title = Analiza · { $game }
review-shared = Analiza · { $name } · { $game }
# $points: „34 punkty”. Wynik liczy się wobec przeciwnika albo średniej kilku.
review-outcome = { $outcome ->
    [won] Wygrana
    [lost] Przegrana
   *[nobody] Bez zwycięzcy
}, { $side ->
    [ahead] **{ $points } przewagi**
    [behind] **{ $points } straty**
   *[level] równa liczba punktów
}:
review-outcome-shared = { $side ->
    [ahead] **{ $points } przewagi**
    [behind] **{ $points } straty**
   *[level] Równa liczba punktów
}:
# To samo wobec kilku: „Przegrana, o 14 punktów więcej niż średnia pozostałych”
review-average = { $outcome ->
    [won] Wygrana
    [lost] Przegrana
   *[nobody] Bez zwycięzcy
}, { $side ->
    [ahead] **o { $points } więcej** niż średnia pozostałych
    [behind] **o { $points } mniej** niż średnia pozostałych
   *[level] równo ze średnią pozostałych
}:
review-average-shared = { $side ->
    [ahead] **O { $points } więcej** niż średnia pozostałych
    [behind] **O { $points } mniej** niż średnia pozostałych
   *[level] Równo ze średnią pozostałych
}:
# Punkty ze znakiem, które razem dają wynik
review-parts = **{ $cards }** karty · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = ty
review-rivals = pozostali
review-measured = Te trzy liczby dają razem wynik. *Ty*: tyle zyskujesz albo tracisz na swoich decyzjach w porównaniu z silnym komputerem, który wie tyle samo co ty. *Przeciwnicy*: tyle dają ci ich decyzje. *Karty*: cała reszta. To szacunki, bez premii na koniec partii.
# Co mówi się o grze, gdy nie ma nic szczególnego do powiedzenia
review-verdict = { $verdict ->
    [few] Za mało decyzji, żeby coś powiedzieć ({ $decisions }).
    [well] Dobrze zagrane: { $decisions ->
        [one] 1 decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }, prawie bez straty punktów.
    [lost] Nie można powiedzieć na pewno, która decyzja kosztowała punkty, ale wszystkie razem kosztowały.
   *[open] Bez wyraźnych błędów. Drobne mogą być, ale szacunek ich nie pokaże: jest dokładny tylko do ± { $error }.
}
review-sure = { $count ->
    [one] Jeden wyraźny błąd { $decisions ->
        [1] w 1 decyzji
       *[other] wśród { $decisions } decyzji
    }:
    [few] Najkosztowniejsze wyraźne błędy wśród { $decisions } decyzji:
    [many] Najkosztowniejsze wyraźne błędy wśród { $decisions } decyzji:
   *[other] Najkosztowniejsze wyraźne błędy wśród { $decisions } decyzji:
}
review-none-clear = { $decisions ->
    [1] W 1 decyzji
   *[other] Wśród { $decisions } decyzji
} nie ma wyraźnych błędów.
# Decyzje, które na pewno kosztowały punkty, ale niewiele
review-small = { $count ->
    [one] Drobny błąd:
    [few] Drobne błędy:
    [many] Drobne błędy:
   *[other] Drobne błędy:
}
review-likely = { $count ->
    [one] Ta decyzja prawdopodobnie kosztowała punkty, ale nie na pewno:
    [few] Te decyzje prawdopodobnie kosztowały punkty, ale nie na pewno:
    [many] Te decyzje prawdopodobnie kosztowały punkty, ale nie na pewno:
   *[other] Te decyzje prawdopodobnie kosztowały punkty, ale nie na pewno:
}
review-scattered = Oprócz wyraźnych błędów: drobne straty, razem mniej więcej { $points } (± { $error }).
review-scattered-alone = Drobne straty, razem mniej więcej { $points } (± { $error }).
# $loss: „mniej więcej 6 punktów (± 2)”; $told i $advice to całe zdania
review-row = **{ $number }** · Runda { $round } · { $loss }
    { $told } Lepiej: { $advice }
# Po odrzuceniu. $meld: „układ 3 (3♦ 4♦ 5♦)”
review-fits = { $card } pasuje tutaj: { $meld }.
review-loss = mniej więcej { $points } (± { $error })
review-loss-likely = prawdopodobnie mniej więcej { $points }

## Strona rund
button-review-rounds = Rundy
review-rounds = Runda po rundzie
review-round = **{ $round }** · **{ $result }** = { $cards } karty, { $you } { $player }, { $others } { $rivals }

review-decision = Decyzja { $number } z { $count } · runda { $round }
review-played = **Zagrano:** { $told }
review-better = **Lepiej:** { $advice }
review-cost = **Średni koszt:** { $loss }

chances-title = Szanse na wygraną
chances-rounds = Rundy
chances-percent = { $percent }%
chances-said = Szanse na wygraną: na początku { $first }, na końcu { $last }.
chances-round = Runda { $round }: { $chances }
chances-mark = decyzja { $number }

review-trend = **Szczęście i gra** w twoich przeanalizowanych partiach (punkty na rundę)
review-lately = { $game }, { $count ->
    [one] 1 partia
    [few] ostatnie { $count } partie
    [many] ostatnie { $count } partii
   *[other] ostatnie { $count } partii
}: szczęście { $luck }, gra { $play }
review-before = { $game }, wcześniej { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}: szczęście { $luck }, gra { $play }
