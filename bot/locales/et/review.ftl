### Analüüs: mida partiist õppida saab; seda näeb ainult selle mängija, kuni ta seda jagab.

button-review = Analüüs
button-review-course = Ülevaade

review-others = Partiid **#{ $game }** mängisid teised, seega pole sul seal midagi analüüsida.
review-aborted = Partii **#{ $game }** katkestati, seega pole midagi analüüsida.
review-nothing = Partiis **#{ $game }** pole ühtegi sinu otsust, seega pole midagi analüüsida.
review-two-waiting = Sinu jaoks on juba kaks analüüsi töös. Küsi seda siis, kui üks neist on valmis.
review-gone = Partii **#{ $game }** analüüsi enam pole. Uue saad, kui vajutad partii all nuppu Analüüs.
review-failed = Selle analüüsi lõpetamine ei õnnestunud. Palun vajuta uuesti nuppu Analüüs.
review-queue = { $count ->
    [one] Järjekorras: enne sinu oma 1 analüüs …
   *[other] Järjekorras: enne sinu oma { $count } analüüsi …
}
review-progress = Vaatan läbi kõik sinu otsused … { $percent } %

review-title = Analüüs · { $game }
review-shared = { $name } jagab oma analüüsi · { $game }
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
review-rivals = teised
review-measured = Kolm arvu annavad kokku tulemuse. *Sinu* arv näitab, kui palju su otsused maksid või juurde tõid, võrreldes tugeva arvutiga, kes teadis sama palju kui sina; *teiste* arv, kui palju sa nende otsustest said; *kaardid* on kõik ülejäänu. Arvud on hinnangulised ja partii lõpu boonused jäävad välja.
# Mida mängu kohta öelda, kui midagi eraldi nimetada pole
review-verdict = { $verdict ->
    [few] Otsuseid oli liiga vähe ({ $decisions }), et öelda, kui hästi see mängitud oli.
    [well] Hästi mängitud: { $decisions ->
        [one] 1 otsus, mis
       *[other] { $decisions } otsust, mis
    } ei maksnud peaaegu midagi.
    [lost] Ühtki selget viga pole, aga kokku läksid otsused kindlalt punkte maksma.
   *[open] Selgeid vigu pole. Kas väiksemad midagi maksid, ei saa öelda: hinnangu täpsus on ainult ± { $error }.
}
review-sure = { $count ->
    [one] Üks selge viga { $decisions } otsuse kohta:
   *[other] Kõige kallimad selged vead { $decisions } otsuse kohta:
}
review-none-clear = Selgeid vigu pole, otsuseid oli { $decisions }.
# Otsused, mis maksid kindlalt punkte, aga vähe
review-small = { $count ->
    [one] Väike kaotus:
   *[other] Väikesed kaotused:
}
review-likely = { $count ->
    [one] See läks arvatavasti punkte maksma, aga kindel see pole:
   *[other] Need läksid arvatavasti punkte maksma, aga kindel see pole:
}
review-scattered = Lisaks selgetele vigadele on väikesi kaotusi kokku umbes { $points } (± { $error }).
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
chances-percent = { $percent } %
chances-said = Võiduvõimalused: alguses { $first }, lõpus { $last }.
chances-round = Voor { $round }: { $chances }
chances-mark = otsus { $number }

review-trend = **Kaardid ja otsused** sinu analüüsitud partiides, punkte voorus
review-lately = { $game }, { $count ->
    [one] 1 partii
   *[other] viimased { $count } partiid
}: kaardid { $luck }, otsused { $play }
review-before = { $game }, enne seda { $count ->
    [one] 1 partii
   *[other] { $count } partiid
}: kaardid { $luck }, otsused { $play }
