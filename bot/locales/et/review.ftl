### Analüüs: mida partiist õppida saab; seda näeb ainult selle mängija, kuni ta seda jagab.

button-review = Analüüs
button-review-course = Ülevaade

review-others = Sina partiis **#{ $game }** ei mänginud, nii et sinu jaoks pole seal midagi analüüsida.
review-aborted = Partii **#{ $game }** katkestati, nii et analüüsida pole midagi.
review-nothing = Partiis **#{ $game }** ei teinud sa ühtki otsust, nii et analüüsida pole midagi.
review-two-waiting = Mul on sinu jaoks juba kaks analüüsi töös. Küsi uuesti, kui üks neist on valmis.
review-gone = Partii **#{ $game }** analüüsi enam pole. Uue saamiseks vajuta partii all **{ button-review }**.
review-failed = Selle analüüsi lõpetamine ei õnnestunud. Palun vajuta uuesti **{ button-review }**.
review-queue = { $count ->
    [one] Järjekorras: enne sinu oma 1 analüüs …
   *[other] Järjekorras: enne sinu oma { $count } analüüsi …
}
review-progress = Vaatan läbi kõik sinu otsused … { $percent }%

review-title = Analüüs · { $game }
review-shared = { $name } jagab analüüsi · { $game }
# $points: „34 punkti“. Tulemus vastase või mitme keskmise suhtes.
review-outcome = { $outcome ->
    [won] Võitsid
    [lost] Kaotasid
   *[nobody] Võitjat pole
}, { $side ->
    [ahead] **{ $points } ees**
    [behind] **{ $points } maas**
   *[level] punktid võrdsed
}:
review-outcome-shared = { $side ->
    [ahead] **{ $points } ees**
    [behind] **{ $points } maas**
   *[level] Punktid võrdsed
}:
# Sama mitme vastu. „Kaotasid, 14 punkti üle teiste keskmise“
review-average = { $outcome ->
    [won] Võitsid
    [lost] Kaotasid
   *[nobody] Võitjat pole
}, { $side ->
    [ahead] **{ $points } üle** teiste keskmise
    [behind] **{ $points } alla** teiste keskmise
   *[level] täpselt teiste keskmine
}:
review-average-shared = { $side ->
    [ahead] **{ $points } üle** teiste keskmise
    [behind] **{ $points } alla** teiste keskmise
   *[level] Täpselt teiste keskmine
}:
# Punktid märgiga, kokku annavad tulemuse. $rivals: vastase nimi või review-rivals;
# $player: review-you või mängija nimi, kui loevad kõik; $error: „4“ või „0,5“
review-parts = **{ $cards }** kaardid · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = sina
review-rivals = vastased
review-measured = Kolm arvu annavad kokku tulemuse. *Sina*: kui palju sinu otsused juurde tõid või maksma läksid, võrreldes tugeva arvutiga, kes teadis sama palju kui sina. *Vastased*: kui palju andsid sulle nende otsused. *Kaardid*: kõik ülejäänu. Arvud on hinnangulised ja partii lõpu boonuseid neis pole.
# Mida mängu kohta öelda, kui midagi eraldi nimetada pole
review-verdict = { $verdict ->
    [few] Otsuseid on hindamiseks liiga vähe ({ $decisions }).
    [well] Hästi mängitud: { $decisions ->
        [one] 1 otsus
       *[other] { $decisions } otsust
    }, punkte peaaegu ei kadunud.
    [lost] Ükski otsus eraldi ei maksnud selgelt punkte, kõik kokku aga küll.
   *[open] Selgeid vigu pole. Väikesi võib olla, aga hinnang seda ei näita: selle täpsus on ainult ± { $error }.
}
review-sure = { $count ->
    [one] Üks selge viga (otsuseid kokku { $decisions }):
   *[other] Kõige kallimad selged vead (otsuseid kokku { $decisions }):
}
review-none-clear = Selgeid vigu pole (otsuseid kokku { $decisions }).
# Otsused, mis maksid kindlalt punkte, aga vähe
review-small = { $count ->
    [one] Väike viga:
   *[other] Väikesed vead:
}
review-likely = { $count ->
    [one] See maksis arvatavasti punkte, aga kindel see pole:
   *[other] Need maksid arvatavasti punkte, aga kindel see pole:
}
review-scattered = Peale selgete vigade on väikesi kaotusi kokku umbes { $points } (± { $error }).
review-scattered-alone = Väikesi kaotusi on kokku umbes { $points } (± { $error }).
# $loss: „umbes 6 punkti (± 2)“. $told: „Alice pani maha K♦.“ $advice: „Pane maha 7♦: …“
review-row = **{ $number }** · { $round }. voor · { $loss }
    { $told } Parem: { $advice }
# Mahapaneku järel. $meld: „kombinatsioon 3 (3♦ 4♦ 5♦)“
review-fits = { $card } sobib siia: { $meld }.
review-loss = umbes { $points } (± { $error })
review-loss-likely = arvatavasti umbes { $points }

## Voorude leht

button-review-rounds = Voorud
review-rounds = Voorude kaupa
review-round = **{ $round }** · **{ $result }** = kaardid { $cards }, { $player } { $you }, { $rivals } { $others }

review-decision = Otsus { $number }/{ $count } · { $round }. voor
review-played = **Mängitud:** { $told }
review-better = **Parem:** { $advice }
review-cost = **Hind:** keskmiselt { $loss }

chances-title = Võiduvõimalused
chances-rounds = Voorud
chances-percent = { $percent }%
chances-said = Võiduvõimalused: alguses { $first }, lõpus { $last }.
chances-round = Voor { $round }: { $chances }
chances-mark = otsus { $number }

review-trend = **Õnn ja mäng** sinu analüüsitud partiides (punkte vooru kohta)
review-lately = { $game }, { $count ->
    [one] 1 partii
   *[other] viimased { $count } partiid
}: õnn { $luck }, mäng { $play }
review-before = { $game }, enne seda { $count ->
    [one] 1 partii
   *[other] { $count } partiid
}: õnn { $luck }, mäng { $play }
