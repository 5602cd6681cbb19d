### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = zagadka
    .description = Zagadka dnia: znajdź jedyny ruch, który jest wyraźnie najlepszy
command-club-puzzle-game = gra
    .description = Która gra; jeśli pominiesz, zobaczysz wszystkie dzisiejsze zagadki
command-club-puzzle-level = poziom
    .description = Łatwa, średnia czy trudna

puzzle-grade-easy = łatwa
puzzle-grade-medium = średnia
puzzle-grade-hard = trudna

puzzle-title = ### Zagadki · { $day }
puzzle-about = Jeden wybór jest wyraźnie najlepszy. Liczy się tylko twoja pierwsza odpowiedź. Nowe zagadki pojawiają się o północy UTC.
puzzle-none = W tej grze nie ma zagadek.
puzzle-pick = Wybierz zagadkę
puzzle-streak = { $days ->
    [0] { $best ->
        [0] Na razie bez serii
       *[other] Teraz bez serii · najdłuższa: { $best }
    }
    [one] Seria: 1 dzień · najdłuższa: { $best }
    [few] Seria: { $days } dni · najdłuższa: { $best }
    [many] Seria: { $days } dni · najdłuższa: { $best }
   *[other] Seria: { $days } dnia · najdłuższa: { $best }
}
puzzle-more-of = Jeszcze jedna: wybierz grę …
button-puzzle-more = Jeszcze jedna
puzzle-all-had = Masz już za sobą wszystkie zagadki z gry { $game } oprócz dzisiejszych i tych na najbliższe dwa tygodnie.
puzzle-extra-over = Ta zagadka jest już zamknięta. Naciśnij **{ button-puzzle-more }**, żeby dostać następną.
button-puzzle-own = Moje błędy
puzzle-over = Dzień tej zagadki już minął. Oto dzisiejsze zagadki.
puzzle-old-buttons = Ten przycisk był już nieaktualny. Oto aktualna zagadka: wybierz jeszcze raz.
puzzle-had = Masz już tę zagadkę za sobą. Następna będzie o północy UTC.

puzzle-one = ### Zagadka · { $day } · { $game } · { $grade }
puzzle-extra = ### Zagadka · { $game } · { $grade }
puzzle-question = Co tu jest najlepsze?
puzzle-question-tiles = W tym ruchu możesz wyłożyć wszystkie swoje kostki. Który z tych układów leży potem na stole?
# Wyłożyć da się $count z $rack kostek
puzzle-question-part = W tym ruchu możesz wyłożyć najwyżej { $count } z { $rack ->
        [one] { $rack } kostki
        [few] { $rack } kostek
        [many] { $rack } kostek
       *[other] { $rack } kostki
    } ze stojaka. Który z tych układów leży potem na stole?
puzzle-choose = Wybierz odpowiedź
puzzle-hint = Podpowiedź { $number } z { $most }: { $count ->
    [one] w menu została już tylko { $count } odpowiedź.
    [few] w menu zostały już tylko { $count } odpowiedzi.
    [many] w menu zostało już tylko { $count } odpowiedzi.
   *[other] w menu zostało już tylko { $count } odpowiedzi.
}
button-puzzle-answer = Odpowiedz
button-puzzle-hint = Podpowiedź
button-puzzle-others = Wszystkie zagadki
button-puzzle-share = Udostępnij
puzzle-unanswered = Najpierw odpowiedz na zagadkę. Potem możesz udostępnić wynik.

# Decyzje z własnych partii, które kosztowały punkty, jako zagadki
puzzle-own = ### Z twojej partii #{ $number } · { $game }
puzzle-own-waiting = ⏳ Sprawdzam, co jeszcze można było zrobić …
puzzle-own-played = **Twój wybór:** { $choice }. Średnia strata: { $points }.
button-puzzle-own-next = Następny błąd
puzzle-own-none = Nic tu jeszcze nie ma. Poproś o analizę ukończonej partii, a każdy wyraźny błąd stanie się tu zagadką (tylko w grach karcianych).
puzzle-own-solved = Wszystkie twoje błędy są rozwiązane. Poproś o analizę innej partii, żeby znaleźć następne.
puzzle-own-gone = Tego błędu nie ma już w twoich analizach. Naciśnij **{ button-puzzle-own }**, żeby dostać inny.
button-puzzle-review = Analiza #{ $game }

puzzle-right = ✅ **Dobrze!**
puzzle-wrong = ❌ **Nie najlepsze:** { $choice }
puzzle-best = **Najlepsze:** { $way }
puzzle-margin = Przewaga nad drugim najlepszym wyborem: średnio { $points }.
puzzle-margin-games = { $games ->
    [one] Najlepszy wybór daje na 100 partii o { $games } wygraną więcej niż drugi najlepszy.
    [few] Najlepszy wybór daje na 100 partii o { $games } wygrane więcej niż drugi najlepszy.
    [many] Najlepszy wybór daje na 100 partii o { $games } wygranych więcej niż drugi najlepszy.
   *[other] Najlepszy wybór daje na 100 partii o { $games } wygranej więcej niż drugi najlepszy.
}
puzzle-margin-left = { $count ->
    [one] Przy każdym z pozostałych układów zostaje na stojaku co najmniej o { $count } kostkę więcej.
    [few] Przy każdym z pozostałych układów zostaje na stojaku co najmniej o { $count } kostki więcej.
    [many] Przy każdym z pozostałych układów zostaje na stojaku co najmniej o { $count } kostek więcej.
   *[other] Przy każdym z pozostałych układów zostaje na stojaku co najmniej o { $count } kostki więcej.
}
# Jak to się robi z kostkami
puzzle-tiles-joker = Trudność: trzeba przestawić układ z jokerem.
puzzle-tiles-split = Trudność: trzeba podzielić układ na dwa.
puzzle-tiles-apart = Trudność: trzeba zabrać z układu kilka kostek.
puzzle-tiles-added = Żadnego układu nie trzeba rozbierać. Wystarczy znaleźć miejsce dla twoich kostek.
puzzle-tempting = { $games ->
    [one] **Kusi:** { $choice }. Na 100 partii to o { $games } wygraną mniej:
    [few] **Kusi:** { $choice }. Na 100 partii to o { $games } wygrane mniej:
    [many] **Kusi:** { $choice }. Na 100 partii to o { $games } wygranych mniej:
   *[other] **Kusi:** { $choice }. Na 100 partii to o { $games } wygranej mniej:
}
# Co dzieje się po kuszącej możliwości, a co po najlepszej, w tylu na 100 rund
puzzle-fate-first = { $tempting ->
    [one] W { $tempting } rundzie
    [few] W { $tempting } rundach
    [many] W { $tempting } rundach
   *[other] W { $tempting } rundach
} na 100 (zamiast w { $best }) to ty kończysz.
puzzle-fate-laid = { $tempting ->
    [one] W { $tempting } rundzie
    [few] W { $tempting } rundach
    [many] W { $tempting } rundach
   *[other] W { $tempting } rundach
} na 100 (zamiast w { $best }) udaje ci się wyłożyć { $card }.
puzzle-fate-left = { $tempting ->
    [one] W { $tempting } rundzie
    [few] W { $tempting } rundach
    [many] W { $tempting } rundach
   *[other] W { $tempting } rundach
} na 100 (zamiast w { $best }) zostaje ci na koniec { $card }.
puzzle-fate-theirs = { $tempting ->
    [one] W { $tempting } rundzie
    [few] W { $tempting } rundach
    [many] W { $tempting } rundach
   *[other] W { $tempting } rundach
} na 100 (zamiast w { $best }) druga strona dostaje { $card }.
puzzle-others = **Strata przy innych wyborach:**
puzzle-others-games = **Inne wybory, wygrane na 100 partii:**
puzzle-proof-sampled = Sprawdził to silny komputer: dograł rundę wiele razy, za każdym razem z innymi nieznanymi kartami.
puzzle-proof-all = Sprawdził to silny komputer: dograł rundę dla każdego możliwego ułożenia nieznanych kart.
puzzle-proof-exact = Sprawdzone dokładnie: odpowiedź nie zależy od tego, czego nie widzisz.
puzzle-rating = Twój ranking w zagadkach: **{ $rating }** ({ $change })
puzzle-rating-hints = Rozwiązywane z podpowiedzią, więc ranking w zagadkach się nie zmienia.
button-puzzle-see = Zobacz, co dalej
button-puzzle-best = Najlepsze
button-puzzle-tempting = Kuszące
button-puzzle-back = Wróć do zagadki
puzzle-line-waiting = ⏳ Rozgrywam do końca …
puzzle-line-best = **Najlepsze** · krok { $step } z { $steps }
puzzle-line-tempting = **Kuszące** · krok { $step } z { $steps }
puzzle-line-over = **Koniec rundy.** { $why }
puzzle-line-about = Zakryte karty są wymyślone: mogłyby leżeć na przykład tak. Za wszystkich gra silny komputer.
puzzle-copy = Do udostępnienia (niczego nie zdradza):

puzzle-shared = Zagadka Jolly’ego { $day } · { $game } · { $grade }: { $result }, seria: { $streak }
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
puzzle-solved = **Rozwiązane zagadki dnia:** { $count }

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
button-puzzle-front = Rozwiąż zagadkę
