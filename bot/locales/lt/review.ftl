### Analizė: ko galima pasimokyti iš partijos; ją mato tik jos žaidėjas, kol ja nepasidalija.

button-review = Analizė
button-review-course = Apžvalga

review-others = Partijoje **#{ $game }** nežaidei, todėl nėra ko analizuoti.
review-aborted = Partija **#{ $game }** nutraukta, todėl nėra ko analizuoti.
review-nothing = Partijoje **#{ $game }** neteko nieko spręsti, todėl nėra ko analizuoti.
review-two-waiting = Tau jau ruošiu dvi analizes. Paprašyk dar kartą, kai viena iš jų bus baigta.
review-gone = Partijos **#{ $game }** analizės nebėra. Jei nori naujos, spausk po partija esantį mygtuką **{ button-review }**.
review-failed = Šios analizės užbaigti nepavyko. Dar kartą paspausk **{ button-review }**.
review-queue =
    { $count ->
        [one] Eilėje prieš tavąją dar { $count } analizė…
        [few] Eilėje prieš tavąją dar { $count } analizės…
       *[other] Eilėje prieš tavąją dar { $count } analizių…
    }
review-progress = Peržiūriu kiekvieną tavo sprendimą… { $percent } %

review-title = Analizė · { $game }
review-shared = Žaidėjo { $name } analizė · { $game }
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
}, { $side ->
    [ahead] **pranašumas prieš kitų vidurkį – { $points }**
    [behind] **atsilikimas nuo kitų vidurkio – { $points }**
   *[level] taškų tiek, kiek vidutiniškai turi kiti
}:
review-average-shared = { $side ->
    [ahead] **Pranašumas prieš kitų vidurkį – { $points }**
    [behind] **Atsilikimas nuo kitų vidurkio – { $points }**
   *[level] Taškų tiek, kiek vidutiniškai turi kiti
}:
# Taškai su ženklu, kurie susideda į rezultatą. $rivals: varžovo vardas arba review-rivals;
# $player: review-you arba žaidėjo vardas; $error: „4“ arba „0,5“
review-parts = kortos **{ $cards }** · { $player } **{ $you }** (± { $error }) · { $rivals } **{ $others }**
review-you = tu
review-rivals = kiti
review-measured = Trys skaičiai kartu sudaro rezultatą. Tavo skaičius – kiek taškų davė ar kainavo tavo sprendimai, palyginti su stipriu kompiuteriu, kuris žinojo ne daugiau už tave. Varžovų – kiek taškų tau davė jų sprendimai. *Kortos* – visa kita. Skaičiai apytiksliai ir be premijų partijos pabaigoje.
# Kas sakoma apie žaidimą, kai nieko atskirai minėti nereikia
review-verdict =
    { $verdict ->
        [few] Per mažai sprendimų, kad galėčiau vertinti ({ $decisions }).
        [well] Gerai sužaista: per { $decisions ->
            [one] { $decisions } sprendimą
            [few] { $decisions } sprendimus
           *[other] { $decisions } sprendimų
        } beveik neprarasta taškų.
        [lost] Atskirai nė vienas sprendimas aiškiai nekainavo taškų, bet visi kartu kainavo.
       *[open] Aiškių klaidų nėra. Mažų galbūt yra, bet taip tiksliai įvertinti negaliu (± { $error }).
    }
review-sure = { $count ->
    [one] Viena aiški klaida
    [few] Brangiausios aiškios klaidos
   *[other] Brangiausios aiškios klaidos
} (iš { $decisions ->
    [one] { $decisions } sprendimo
    [few] { $decisions } sprendimų
   *[other] { $decisions } sprendimų
}):
review-none-clear = Iš { $decisions ->
    [one] { $decisions } sprendimo
    [few] { $decisions } sprendimų
   *[other] { $decisions } sprendimų
} – nė vienos aiškios klaidos.
# Sprendimai, kurie taškų tikrai kainavo, bet nedaug
review-small =
    { $count ->
        [one] Nedidelė klaida:
        [few] Nedidelės klaidos:
       *[other] Nedidelės klaidos:
    }
review-likely =
    { $count ->
        [one] Šis sprendimas tikriausiai kainavo taškų, bet tvirtinti negaliu:
        [few] Šie sprendimai tikriausiai kainavo taškų, bet tvirtinti negaliu:
       *[other] Šie sprendimai tikriausiai kainavo taškų, bet tvirtinti negaliu:
    }
review-scattered = Neskaitant aiškių klaidų, maži nuostoliai iš viso – maždaug { $points } (± { $error }).
review-scattered-alone = Maži nuostoliai iš viso – maždaug { $points } (± { $error }).
# $loss: „maždaug 6 taškai (± 2)“. $told: „Anna numetė K♦.“ $advice: „Numesk 7♦: ji niekur netinka.“
review-row = **{ $number }** · { $round } raundas · { $loss }
    { $told } Geriau: { $advice }
# Po numetimo. $meld: „derinys 3 (3♦ 4♦ 5♦)“
review-fits = { $card } tinka prie { $meld }.
review-loss = maždaug { $points } (± { $error })
review-loss-likely = tikriausiai maždaug { $points }

## Raundų puslapis
button-review-rounds = Raundai
review-rounds = Raundas po raundo
review-round = **{ $round }** · **{ $result }** = kortos { $cards }, { $player } { $you }, { $rivals } { $others }

review-decision = { $number } sprendimas iš { $count } · { $round } raundas
review-played = **Sužaista:** { $told }
review-better = **Geriau:** { $advice }
review-cost = **Nuostolis:** vidutiniškai { $loss }

chances-title = Tikimybė laimėti
chances-rounds = Raundai
chances-percent = { $percent } %
chances-said = Tikimybė laimėti: pradžioje { $first }, pabaigoje { $last }.
chances-round = { $round } raundas: { $chances }
chances-mark = { $number } sprendimas

review-trend = **Sėkmė ir žaidimas** tavo analizuotose partijose (taškai per raundą)
review-lately = { $game }, { $count ->
    [one] paskutinė { $count } partija
    [few] paskutinės { $count } partijos
   *[other] paskutinių { $count } partijų
}: sėkmė { $luck }, žaidimas { $play }
review-before = { $game }, { $count ->
    [one] ankstesnė { $count } partija
    [few] ankstesnės { $count } partijos
   *[other] ankstesnių { $count } partijų
}: sėkmė { $luck }, žaidimas { $play }
