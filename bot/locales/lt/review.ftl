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
review-result = { $outcome ->
    [won] Tu laimėjai
    [lost] Tu pralaimėjai
   *[nobody] Niekas nelaimėjo
}, { $side ->
    [ahead] **persvara: { $points }**
    [behind] **atsilikimas: { $points }**
   *[level] taškų po lygiai
}. Kortos davė **{ $luck }**, tavo sprendimai **{ $play }**.
review-result-shared = { $side ->
    [ahead] **Persvara: { $points }**
    [behind] **Atsilikimas: { $points }**
   *[level] Taškų po lygiai
}. Kortos davė **{ $luck }**, sprendimai **{ $play }**.
review-measured = Kortos: kiek geresnės jos atėjo už kitas galėjusias ateiti, kompiuterio vertinimu; sprendimai: visa kita. Skaičiuojama raundas po raundo, palyginti su kitų vidurkiu, be premijos partijos pabaigoje.
review-judged = { $count ->
    [0] Gerai sužaista: aiškių klaidų nerasta.
    [one] Iš { $decisions ->
        [one] { $decisions } sprendimo
        [few] { $decisions } sprendimų
       *[other] { $decisions } sprendimų
    } šis tikrai kainavo taškų:
    [few] Iš { $decisions ->
        [one] { $decisions } sprendimo
        [few] { $decisions } sprendimų
       *[other] { $decisions } sprendimų
    } šie tikrai kainavo daugiausia:
   *[other] Iš { $decisions ->
        [one] { $decisions } sprendimo
        [few] { $decisions } sprendimų
       *[other] { $decisions } sprendimų
    } šie tikrai kainavo daugiausia:
}
review-judged-row = **{ $number }** · { $round } raundas · { $loss }
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
