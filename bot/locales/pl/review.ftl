### Analiza: czego można się nauczyć z partii; widzi ją tylko jej gracz, chyba że ją udostępni.

button-review = Analiza
button-review-course = Przegląd

review-others = W partii **#{ $game }** grali inni, więc nie ma w niej czego dla ciebie analizować.
review-aborted = Partia **#{ $game }** została przerwana, więc nie ma czego analizować.
review-nothing = W partii **#{ $game }** nie ma żadnej twojej decyzji, więc nie ma czego analizować.
review-two-waiting = Dwie analizy już dla ciebie przygotowuję. O tę poproś, gdy jedna z nich będzie gotowa.
review-gone = Analizy partii **#{ $game }** już nie ma. Nową dostaniesz przyciskiem Analiza pod partią.
review-failed = Tej analizy nie udało się dokończyć. Naciśnij Analiza jeszcze raz.
review-queue = { $count ->
    [one] W kolejce: przed twoją 1 analiza …
    [few] W kolejce: przed twoją { $count } analizy …
    [many] W kolejce: przed twoją { $count } analiz …
   *[other] W kolejce: przed twoją { $count } analizy …
}
review-progress = Przeglądam każdą twoją decyzję … { $percent }%

review-title = Analiza · { $game }
review-shared = { $name } udostępnia swoją analizę · { $game }
review-loss = mniej więcej { $points } (± { $error })

review-decision = Decyzja { $number } z { $count } · runda { $round }
review-played = **Zagrano:** { $told }
review-better = **Lepiej:** { $advice }
review-cost = **Koszt:** średnio { $loss }

chances-title = Szanse na wygraną
chances-rounds = Rundy
chances-percent = { $percent }%
chances-said = Szanse na wygraną: na początku { $first }, na końcu { $last }.
chances-round = Runda { $round }: { $chances }
chances-mark = decyzja { $number }

review-trend = **Karty i decyzje** w twoich przeanalizowanych partiach, punkty na rundę
review-lately = { $game }, { $count ->
    [one] 1 partia
    [few] ostatnie { $count } partie
    [many] ostatnie { $count } partii
   *[other] ostatnie { $count } partii
}: karty { $luck }, decyzje { $play }
review-before = { $game }, wcześniej { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}: karty { $luck }, decyzje { $play }
