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
    [0] Dni z rzędu: jeszcze żadnego · najwięcej { $best }
    [one] Dni z rzędu: { $days } dzień · najwięcej { $best }
    [few] Dni z rzędu: { $days } dni · najwięcej { $best }
    [many] Dni z rzędu: { $days } dni · najwięcej { $best }
   *[other] Dni z rzędu: { $days } dnia · najwięcej { $best }
}
puzzle-over = Dzień tej zagadki już minął. Oto dzisiejsze.
puzzle-old-buttons = Ten przycisk był już nieaktualny. Oto zagadka w obecnej postaci: wybierz jeszcze raz.
puzzle-had = Swoją próbę przy tej zagadce masz już za sobą. Następna będzie o północy UTC.

puzzle-one = ### Zagadka { $day } · { $game } · { $grade }
puzzle-question = Co jest teraz najlepsze?
puzzle-question-tiles = W tym ruchu możesz wyłożyć wszystkie swoje kostki. Który z tych układów leży wtedy na stole?
puzzle-choose = Wybierz odpowiedź
puzzle-hint = Rada { $number } z { $most }: pozostałe odpowiedzi: { $count }.
button-puzzle-answer = Odpowiedz
button-puzzle-hint = Rada
button-puzzle-others = Wszystkie zagadki
button-puzzle-share = Udostępnij
puzzle-unanswered = Najpierw odpowiedz: wtedy będzie co udostępnić.

puzzle-right = ✅ **Dobrze!**
puzzle-wrong = ❌ **To nie jest najlepsze:** { $choice }
puzzle-best = **Najlepsze:** { $way }
puzzle-margin = Przewaga nad drugą najlepszą możliwością to średnio { $points }.
puzzle-others = **Pozostałe możliwości tracą:**
puzzle-proof-sampled = Sprawdził to mocny komputer: rundę dograno wiele razy, za każdym razem z na nowo rozdanymi zakrytymi kartami.
puzzle-proof-all = Sprawdził to mocny komputer: rundę dograno dla każdego możliwego ułożenia zakrytych kart.
puzzle-proof-exact = Sprawdzone dokładnie: ułożenie zakrytych kart nic nie zmienia.
puzzle-copy = Do udostępnienia (niczego nie zdradza):

puzzle-shared = Zagadka Jolly { $day } · { $game } · { $grade }: { $result }, dni z rzędu: { $streak }
puzzle-shared-solved = { $hints ->
    [0] rozwiązana
    [one] rozwiązana z { $hints } radą
    [few] rozwiązana z { $hints } radami
    [many] rozwiązana z { $hints } radami
   *[other] rozwiązana z { $hints } radami
}
puzzle-shared-missed = { $hints ->
    [0] nierozwiązana
    [one] nierozwiązana, { $hints } rada
    [few] nierozwiązana, { $hints } rady
    [many] nierozwiązana, { $hints } rad
   *[other] nierozwiązana, { $hints } rady
}

puzzle-solved = **Zagadki dnia:** rozwiązane { $count }
