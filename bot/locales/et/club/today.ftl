### Päeva jaotus: igas mängus üks voor, kõigile samad kaardid, üks katse.

## Valik, millega seda mängitakse
option-name-one-round = üks voor
    .hint = Kas otsustab esimene voor, olgu siht milline tahes.

## Käsud
command-club-today =
    .description = Päeva jaotus: igas mängus üks voor, kõigile samad kaardid
command-club-today-game =
    .description = Mäng; ilma selleta näed kõiki

## Kõik ühe päeva mängud
today-title = ### Päeva jaotus
today-title-past = ### Eilsed jaotused
today-about = Igas mängus üks voor Jolly vastu, kõigile ja kõikjal samade kaartidega. Igas mängus on sul **üks katse**, umbes kolm minutit.
today-line-new = **{ $game }**: veel mängimata
today-line-none = **{ $game }**: mängimata
today-line-running = **{ $game }**: sinu katse käib
today-line-left = **{ $game }**: lõpetamata
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Uued jaotused { $due }
today-none-then = Sel päeval jaotusi ei olnud.
button-today-yesterday = Eile
button-today-today = Täna

## Enne katset. $clock ja $increment on ajad, $level on arvuti tase.
today-deal-title = ### Päeva jaotus · { $game }
today-awaits = Üks voor Jolly vastu ({ $level }), alustad sina. Arvesse läheb, kui mitme punktiga sa ees oled.
    
    Sinu kell: { $clock } ja pärast iga sinu käiku { $increment } juurde. **See hakkab käima kohe, kui vajutad.** Katse on üks: ei vihjeid, ei pausi, midagi tagasi ei võeta.
button-today-start = Alusta katset
button-today-menu = Kõik mängud

## Mis tõestab, et keegi pole kaarte vahetanud; nupu taga
button-today-proof = Kas pakk on aus?
today-proof = Kõik jaotuse kaardid tulenevad ühest arvust, salaarvust, mis loositi mitu päeva varem. Kuni päev kestab, näed selle sõrmejälge, pärast ka arvu ennast. Kui need kaks klapivad, pole keegi ühtki kaarti vahetanud.
# Sõrmejälg on pikk kuueteistkümnendarv.
today-fingerprint = Tänase segamise sõrmejälg, paigas juba mitu päeva: `{ $commitment }`
today-fingerprint-late = Tänase segamise sõrmejälg, paigas alles tänasest, sest Jolly enne ei töötanud: `{ $commitment }`
today-fingerprint-next = Homne: `{ $commitment }`

## Pärast katset. $lead on märgiga arv, "+34", $place on tekst today-place.
today-place = koht { $place }, mängijaid { $all }
today-lead = { $how ->
    [ahead] Jolly jäi sinust maha
    [behind] Jolly jõudis sinust ette
   *[level] viik Jollyga
}
today-place-here = Selles serveris: koht { $place }, mängijaid { $all }
# $percent: kui paljudel teistest läks kehvemini
today-better = Parem kui { $percent } % teistest
today-median = mediaan { $lead }
today-median-alone = Kõigi mediaan: { $lead }
today-median-name = kõigi mediaan
today-alone = Sina lõpetasid selle esimesena.
today-left = **Sinu katse lõppes enne vooru.** Nii jääd kõigist lõpetanutest tahapoole.
today-not-played = Seda jaotust sa ei mänginud.
today-judge = Tugev arvuti sinu kohal samade kaartidega: **{ $lead }**
today-judge-later = Tugev arvuti alles mõtleb; vaata natukese aja pärast.
today-judge-name = tugev arvuti
today-here = **Selles serveris**, koht kõigi seas:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = lõpetamata
today-nobody-here = Keegi teine siin serveris pole seda veel lõpetanud.
today-in-dm = Serveris näed ka, kuidas teistel seal läks.
today-watch = Vaata, kuidas teised mängisid
today-revealed = Salaarv: `{ $number }`. Selle SHA-256 on sõrmejälg `{ $commitment }` ja sellest tulenevad kõik kaardid: `/{ command-game } { command-game-verify }` mõne sellise partii juures näitab, kuidas seda kontrollida.
today-worth = Kuu arvestuses annab see { $count ->
    [one] 1 punkti
   *[other] { $count } punkti
}
# $loss: „umbes 6 punkti (± 2)“. $told: „Alice pani maha 7♣.“ $advice: „Pane maha K♦: …“
today-parted = Tugevast arvutist mängisid esimest korda kehvemini **{ $turn }. käigul**: { $loss }.
    { $told } Parem: { $advice }
today-parted-nowhere = Niipalju kui analüüs näeb, ei läinud sulle punkte maksma ükski otsus.
button-today-parted = Kus ma kaotasin?
button-today-turn = Vaata { $turn }. käiku
today-picture = { $game }: päeva jaotus
button-today-share = Jaga
button-today-too = Mängi ka
today-shared = **{ $name }** mängis päeva jaotust (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly jäi maha
    [behind] **{ $lead }**, Jolly jõudis ette
   *[level] viik Jollyga
}

## Kuu parimate tabel. $points: „812 punkti“
button-today-ladder = Kuu parimad
button-today-before = Eelmine kuu
button-today-after = Järgmine kuu
today-ladder-title = ### Kuu parimad · päeva jaotused
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 jaotus
   *[other] { $count } jaotust
}
today-ladder-empty = Selle kuu möödunud päevade jaotusi pole siin serveris veel keegi lõpetanud.
today-ladder-dm = Serveris näed, kes seal kuu parimad on.
today-ladder-everywhere = Sina kõigi serverite seas: koht { $place }, mängijaid { $all }, { $points }
today-ladder-rule = Jaotus annab 50 punkti, kui saad samade kaartidega sama tulemuse kui tugev arvuti; parema eest kuni 100, kehvema eest vähem, kuni 0. Liidetakse sinu { $best } parimat jaotust. Jaotus loeb selles serveris, kus sa seda alustasid, järgmisest päevast alates.

## Mida ei saa
today-none = Selles mängus päeva jaotust ei ole.
today-gone = Seda jaotust enam ei hoita.
today-still = Keegi alles mängib seda jaotust. Vaata mõne minuti pärast.
today-day-over = See päev on läbi, nüüd on uued jaotused.
today-had = Sinu katse sellel jaotusel on tehtud. Järgmine tuleb keskööl UTC järgi.
today-sealed = Laud #{ $game } on päeva jaotuse katse. Mängi enne enda oma (/{ command-club } { command-club-today }) või oota, kuni päev on läbi.
today-share-where = Tulemust saab jagada ainult serveri kanalis.

## Klubi esilehel
today-front = Päeva jaotused
today-front-done = { $done }/{ $all }
today-front-next = **Tänane jaotus ({ $game })** on veel mängimata: üks katse, umbes kolm minutit.
button-today-front = Mängi seda jaotust
