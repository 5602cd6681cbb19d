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
# $points: „34 taškai“. Rezultatas – prieš varžovą arba prieš kelių vidurkį.
review-outcome = { $outcome ->
    [won] Laimėjai
    [lost] Pralaimėjai
   *[nobody] Niekas nelaimėjo
}, { $side ->
    [ahead] **pranašumas – { $points }**
    [behind] **atsilikimas – { $points }**
   *[level] taškų po lygiai
}:
review-outcome-shared = { $side ->
    [ahead] **Pranašumas – { $points }**
    [behind] **Atsilikimas – { $points }**
   *[level] Taškų po lygiai
}:
# Tas pats, kai varžovų keli
review-average = { $outcome ->
    [won] Laimėjai
    [lost] Pralaimėjai
   *[nobody] Niekas nelaimėjo
}; palyginti su kitų vidurkiu, { $side ->
    [ahead] **pranašumas – { $points }**
    [behind] **atsilikimas – { $points }**
   *[level] taškų po lygiai
}:
review-average-shared = Palyginti su kitų vidurkiu, { $side ->
    [ahead] **pranašumas – { $points }**
    [behind] **atsilikimas – { $points }**
   *[level] taškų po lygiai
}:
# Taškai su ženklu, kurie susideda į rezultatą. $rivals: varžovo vardas arba review-rivals;
# $player: review-you arba žaidėjo vardas; $error: „4“ arba „0,5“
review-parts = **{ $cards }** kortos · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = tu
review-rivals = kiti
review-measured = Trys skaičiai susideda į rezultatą. *Tavo* – kiek tavo sprendimai kainavo ar davė, palyginti su stipriu kompiuteriu, žinojusiu ne daugiau už tave; *kitų* – kiek tau davė jų sprendimai; *kortos* – visa kita. Tai apytiksliai skaičiai, be priedų partijos pabaigoje.
# Kas sakoma apie žaidimą, kai nieko atskirai minėti nereikia
review-verdict = { $verdict ->
    [few] Kaip gerai sužaista, pasakyti negaliu: per mažai sprendimų ({ $decisions }).
    [well] Gerai sužaista: { $decisions ->
        [one] { $decisions } sprendimas
        [few] { $decisions } sprendimai
       *[other] { $decisions } sprendimų
    } beveik nieko nekainavo.
    [lost] Nė vienas sprendimas atskirai taškų aiškiai nekainavo, bet visi kartu – kainavo.
   *[open] Aiškių klaidų nėra. Ar ką nors kainavo mažesnės, pasakyti negaliu: skaičiuoju tik ± { $error } tikslumu.
}
review-sure = Iš { $decisions ->
    [one] { $decisions } sprendimo
    [few] { $decisions } sprendimų
   *[other] { $decisions } sprendimų
} { $count ->
    [one] viena aiški klaida:
    [few] brangiausios aiškios klaidos:
   *[other] brangiausios aiškios klaidos:
}
review-none-clear = Iš { $decisions ->
    [one] { $decisions } sprendimo
    [few] { $decisions } sprendimų
   *[other] { $decisions } sprendimų
} – nė vienos aiškios klaidos.
# Sprendimai, kurie taškų tikrai kainavo, bet nedaug
review-small = { $count ->
    [one] Nedidelis nuostolis:
    [few] Nedideli nuostoliai:
   *[other] Nedideli nuostoliai:
}
review-likely = Tikriausiai kainavo taškų, nors tvirtai pasakyti negaliu:
review-scattered = Prie aiškių klaidų prisideda maži nuostoliai, iš viso maždaug { $points } (± { $error }).
review-scattered-alone = Maži nuostoliai, iš viso maždaug { $points } (± { $error }).
# $loss: „maždaug 6 taškai (± 2)“. $told: „Anna numetė K♦.“ $advice: „Numesk 7♦: ji niekur netinka.“
review-row = **{ $number }** · { $round } raundas · { $loss }
    { $told } Geriau: { $advice }
# Po numetimo. $meld: „derinys 3 (3♦ 4♦ 5♦)“
review-fits = { $card } tinka čia: { $meld }.
review-loss = maždaug { $points } (± { $error })
review-loss-likely = tikriausiai maždaug { $points }

## Raundų puslapis
button-review-rounds = Raundai
review-rounds = Raundas po raundo
review-round = **{ $round }** · **{ $result }** = { $cards } kortos, { $you } { $player }, { $others } { $rivals }

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
