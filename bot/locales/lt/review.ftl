### Analizė: ko galima pasimokyti iš partijos; ją mato tik jos žaidėjas, kol ja nepasidalija.

button-review = Analizė
button-review-course = Apžvalga

review-others = Partiją **#{ $game }** žaidė kiti, tad tau joje nėra ko analizuoti.
review-aborted = Partija **#{ $game }** nutraukta, tad nėra ko analizuoti.
review-nothing = Partijoje **#{ $game }** nėra nė vieno tavo sprendimo, tad nėra ko analizuoti.
review-two-waiting = Dvi analizės tau jau ruošiamos. Šios paprašyk, kai viena iš jų bus baigta.
review-gone = Partijos **#{ $game }** analizės nebėra. Naują gausi mygtuku „Analizė“ po partija.
review-failed = Šios analizės užbaigti nepavyko. Paspausk „Analizė“ dar kartą.
review-queue = { $count ->
    [one] Eilėje: prieš tavo – { $count } analizė …
    [few] Eilėje: prieš tavo – { $count } analizės …
   *[other] Eilėje: prieš tavo – { $count } analizių …
}
review-progress = Peržiūriu kiekvieną tavo sprendimą … { $percent } %

review-title = Analizė · { $game }
review-shared = { $name } dalijasi savo analize · { $game }
review-loss = maždaug { $points } (± { $error })

review-decision = Sprendimas { $number } iš { $count } · { $round } raundas
review-played = **Sužaista:** { $told }
review-better = **Geriau:** { $advice }
review-cost = **Kaina:** vidutiniškai { $loss }

chances-title = Tikimybė laimėti
chances-rounds = Raundai
chances-percent = { $percent } %
chances-said = Tikimybė laimėti: pradžioje { $first }, pabaigoje { $last }.
chances-round = Raundas { $round }: { $chances }
chances-mark = sprendimas { $number }

review-trend = **Kortos ir sprendimai** tavo analizuotose partijose, taškai per raundą
review-lately = { $game }, { $count ->
    [one] paskutinė { $count } partija
    [few] paskutinės { $count } partijos
   *[other] paskutinių { $count } partijų
}: kortos { $luck }, sprendimai { $play }
review-before = { $game }, prieš tai { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}: kortos { $luck }, sprendimai { $play }
