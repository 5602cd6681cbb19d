### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = zagadka
    .description = Zagadka dnia: znajdź jedyny ruch, który jest wyraźnie najlepszy
command-club-puzzle-game = gra
    .description = Z której gry; bez tego widać wszystkie dzisiejsze
command-club-puzzle-level = poziom
    .description = Jak trudna ma być

puzzle-grade-easy = łatwa
puzzle-grade-medium = średnia
puzzle-grade-hard = trudna

puzzle-title = ### Zagadki dnia { $day }
puzzle-about = Jedna możliwość jest wyraźnie najlepsza. Liczy się twoja pierwsza odpowiedź. Nowe zagadki są o północy UTC.
puzzle-none = Do tej gry nie ma zagadek.
puzzle-pick = Wybierz zagadkę
puzzle-streak = { $days ->
    [0] Na razie bez serii · najdłuższa: { $best }
    [one] Seria: { $days } dzień · najdłuższa: { $best }
    [few] Seria: { $days } dni · najdłuższa: { $best }
    [many] Seria: { $days } dni · najdłuższa: { $best }
   *[other] Seria: { $days } dnia · najdłuższa: { $best }
}
puzzle-more-of = Jeszcze jedna zagadka z gry …
button-puzzle-more = Jeszcze jedna
puzzle-all-had = Masz już za sobą wszystkie zagadki z gry { $game } oprócz dzisiejszych i tych na najbliższe dwa tygodnie.
puzzle-extra-over = Ta zagadka jest już zamknięta. Następną dostaniesz przyciskiem „{ button-puzzle-more }”.
button-puzzle-own = Moje błędy
puzzle-over = Dzień tej zagadki już minął. Oto dzisiejsze.
puzzle-old-buttons = Ten przycisk był już nieaktualny. Oto zagadka w obecnej postaci: wybierz jeszcze raz.
puzzle-had = Swoją próbę przy tej zagadce masz już za sobą. Następna będzie o północy UTC.

puzzle-one = ### Zagadka { $day } · { $game } · { $grade }
puzzle-extra = ### Zagadka · { $game } · { $grade }
puzzle-question = Co jest teraz najlepsze?
puzzle-question-tiles = W tym ruchu możesz wyłożyć wszystkie swoje kostki. Który z tych układów leży wtedy na stole?
# Wyłożyć da się $count z $rack kostek
puzzle-question-part = W tym ruchu możesz wyłożyć najwyżej { $count } z { $rack } kostek na stojaku. Który z tych układów leży wtedy na stole?
puzzle-choose = Wybierz odpowiedź
puzzle-hint = Podpowiedź { $number } z { $most }: pozostałe odpowiedzi: { $count }.
button-puzzle-answer = Odpowiedz
button-puzzle-hint = Podpowiedź
button-puzzle-others = Wszystkie zagadki
button-puzzle-share = Udostępnij
puzzle-unanswered = Najpierw odpowiedz: wtedy będzie co udostępnić.

# Decyzje z własnych partii, które kosztowały punkty, jako zagadki
puzzle-own = ### Z twojej partii #{ $number } · { $game }
puzzle-own-waiting = ⏳ Sprawdzam, co jeszcze można było zagrać …
puzzle-own-played = **Zagrano:** { $choice }. Średnia strata: { $points }.
button-puzzle-own-next = Następny błąd
puzzle-own-none = Nic tu jeszcze nie ma. Poproś o analizę ukończonej partii: co na pewno kosztowało cię punkty, trafi tu jako zagadka. (Nie dotyczy to partii z kostkami.)
puzzle-own-solved = Wszystkie zagadki z twoich błędów są rozwiązane. Po nowe poproś o analizę kolejnej partii.
puzzle-own-gone = Tej decyzji nie ma już w twoich analizach.
button-puzzle-review = Analiza #{ $game }

puzzle-right = ✅ **Dobrze!**
puzzle-wrong = ❌ **To nie jest najlepsze:** { $choice }
puzzle-best = **Najlepsze:** { $way }
puzzle-margin = Przewaga nad drugą najlepszą możliwością to średnio { $points }.
puzzle-margin-games = { $games ->
    [one] Przewaga nad drugą najlepszą możliwością: { $games } wygrana więcej na 100 partii.
    [few] Przewaga nad drugą najlepszą możliwością: { $games } wygrane więcej na 100 partii.
    [many] Przewaga nad drugą najlepszą możliwością: { $games } wygranych więcej na 100 partii.
   *[other] Przewaga nad drugą najlepszą możliwością: { $games } wygranej więcej na 100 partii.
}
puzzle-margin-left = { $count ->
    [one] Przy każdym z pozostałych układów na stojaku zostaje co najmniej { $count } kostka więcej.
    [few] Przy każdym z pozostałych układów na stojaku zostają co najmniej { $count } kostki więcej.
    [many] Przy każdym z pozostałych układów na stojaku zostaje co najmniej { $count } kostek więcej.
   *[other] Przy każdym z pozostałych układów na stojaku zostaje co najmniej { $count } kostki więcej.
}
# Jak to się robi z kostkami
puzzle-tiles-joker = Na tym polega trudność: trzeba przestawić układ z jokerem.
puzzle-tiles-split = Na tym polega trudność: jeden układ trzeba podzielić na dwa.
puzzle-tiles-apart = Na tym polega trudność: jeden z układów musi oddać część kostek.
puzzle-tiles-added = Żadnego układu nie trzeba rozbierać: twoje kostki muszą tylko znaleźć swoje miejsca.
puzzle-tempting = { $games ->
    [one] **Kusi:** { $choice }. To { $games } wygrana mniej na 100 partii:
    [few] **Kusi:** { $choice }. To { $games } wygrane mniej na 100 partii:
    [many] **Kusi:** { $choice }. To { $games } wygranych mniej na 100 partii:
   *[other] **Kusi:** { $choice }. To { $games } wygranej mniej na 100 partii:
}
# Co dzieje się po kuszącej możliwości, a co po najlepszej, w tylu na 100 rund
puzzle-fate-first = Na 100 rund ty kończysz { $tempting }, a nie { $best }.
puzzle-fate-laid = W { $tempting } na 100 rund, a nie w { $best }, udaje ci się wyłożyć { $card }.
puzzle-fate-left = W { $tempting } na 100 rund, a nie w { $best }, zostaje ci na koniec { $card }.
puzzle-fate-theirs = W { $tempting } na 100 rund, a nie w { $best }, { $card } trafia do drugiej strony.
puzzle-others = **Pozostałe możliwości tracą:**
puzzle-others-games = **Pozostałe możliwości, w wygranych na 100 partii:**
puzzle-proof-sampled = Sprawdził to silny komputer: rundę dograno wiele razy, za każdym razem rozdając zakryte karty od nowa.
puzzle-proof-all = Sprawdził to silny komputer: rundę dograno dla każdego możliwego ułożenia zakrytych kart.
puzzle-proof-exact = Sprawdzone dokładnie: ułożenie zakrytych kart nic nie zmienia.
puzzle-rating = Twój ranking w zagadkach: **{ $rating }** ({ $change })
puzzle-rating-hints = Rozwiązana z podpowiedzią: ranking w zagadkach się nie zmienia.
button-puzzle-see = Zobacz, co dalej
button-puzzle-best = Najlepsze
button-puzzle-tempting = Kuszące
button-puzzle-back = Wróć do zagadki
puzzle-line-waiting = ⏳ Rozgrywam rundę do końca …
puzzle-line-best = **Najlepsze** · krok { $step } z { $steps }
puzzle-line-tempting = **Kuszące** · krok { $step } z { $steps }
puzzle-line-over = **Koniec rundy.** { $why }
puzzle-line-about = Zakryte karty są wymyślone: mogłyby leżeć na przykład tak. Za wszystkich gra dalej silny komputer.
puzzle-copy = Do udostępnienia (niczego nie zdradza):

puzzle-shared = Zagadka Jolly { $day } · { $game } · { $grade }: { $result }, seria: { $streak }
puzzle-shared-solved = { $hints ->
    [0] rozwiązana
    [one] rozwiązana z { $hints } podpowiedzią
    [few] rozwiązana z { $hints } podpowiedziami
    [many] rozwiązana z { $hints } podpowiedziami
   *[other] rozwiązana z { $hints } podpowiedziami
}
puzzle-shared-missed = { $hints ->
    [0] nierozwiązana
    [one] nierozwiązana, { $hints } podpowiedź
    [few] nierozwiązana, { $hints } podpowiedzi
    [many] nierozwiązana, { $hints } podpowiedzi
   *[other] nierozwiązana, { $hints } podpowiedzi
}

# W /profile; $ratings to „Gin remik 1432 · Remik z kostkami 1510 (tymczasowy)”
puzzle-ratings = **Ranking w zagadkach:** { $ratings }
puzzle-solved = **Zagadki dnia:** rozwiązane { $count }

## Na pierwszej stronie klubu
puzzle-front = Zagadki
puzzle-front-done = { $done } z { $all }
puzzle-front-streak = { $days ->
    [one] seria: { $days } dzień
    [few] seria: { $days } dni
    [many] seria: { $days } dni
   *[other] seria: { $days } dnia
}
puzzle-front-next = **Zagadka dnia** czeka: { $game }, { $grade }.
button-puzzle-front = Rozwiąż
