### Päeva jaotus: igas mängus üks voor, kõigile samad kaardid, üks katse.

## Valik, millega seda mängitakse
option-name-one-round = üks voor
    .hint = Kas partii otsustab esimene voor, olgu siht milline tahes.

## Käsud
command-club-today =
    .description = Päeva jaotus: igas mängus üks voor, kõigil samad kaardid
command-club-today-game =
    .description = Milline mäng; kui tühi, siis näed kõiki tänaseid jaotusi

## Kõik ühe päeva mängud
today-title = ### Päeva jaotus
today-title-past = ### Eilsed jaotused
today-about = Igas mängus üks voor Jolly vastu. Kõigil ja kõikjal on samad kaardid. Iga jaotust saad mängida **ühe korra**, umbes kolm minutit.
today-line-new = **{ $game }**: veel mängimata
today-line-none = **{ $game }**: mängimata
today-line-running = **{ $game }**: pooleli
today-line-left = **{ $game }**: lõpetamata
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Uued jaotused { $due }
today-none-then = Sel päeval jaotusi ei olnud.
button-today-yesterday = Eile
button-today-today = Täna

## Enne katset. $clock ja $increment on ajad, $level on arvuti tase.
today-deal-title = ### Päeva jaotus · { $game }
today-awaits = Üks voor Jolly vastu ({ $level }). Alustad sina. Püüa võita Jollyt võimalikult suure punktivahega.

    Sinu kell: { $clock }, käigu eest +{ $increment }. **Kell hakkab käima kohe, kui alustad.** Seda jaotust saad mängida ühe korra: vihjeid ega pause pole, käike tagasi võtta ei saa.
button-today-start = Alusta
button-today-menu = Kõik mängud

## Mis tõestab, et keegi pole kaarte vahetanud; nupu taga
button-today-proof = Aus segamine
today-proof = Kõik jaotuse kaardid tulenevad ühest arvust, salaarvust, mille Jolly loosib mitu päeva ette. Päeva jooksul näed ainult salaarvu sõrmejälge, pärast seda ka salaarvu. Kui need klapivad, pole keegi ühtki kaarti muutnud.
# Sõrmejälg on pikk kuueteistkümnendarv.
today-fingerprint = Tänase segamise sõrmejälg (paigas juba mitu päeva): `{ $commitment }`
today-fingerprint-late = Tänase segamise sõrmejälg (paigas alles tänasest, sest Jollyl polnud ühendust): `{ $commitment }`
today-fingerprint-next = Homne sõrmejälg: `{ $commitment }`

## Pärast katset. $lead on märgiga arv, "+34", $place on tekst today-place.
today-place = koht { $place }/{ $all }
today-lead = { $how ->
    [ahead] Jollyst ees
    [behind] Jollyst maas
   *[level] Jollyga viik
}
today-place-here = Selles serveris: koht { $place }/{ $all }
# $percent: kui paljudel teistest läks kehvemini
today-better = Parem kui { $percent }% teistest mängijatest
today-median = mediaan { $lead }
today-median-alone = Kõigi mängijate mediaan: { $lead }
today-median-name = kõigi mediaan
today-alone = Oled esimene, kes selle jaotuse lõpuni mängis.
today-left = **Sa ei mänginud vooru lõpuni**, nii et jääd tahapoole kõigist, kes mängisid.
today-not-played = Seda jaotust sa ei mänginud.
today-judge = Tugev arvuti sinu kaartidega: **{ $lead }**
today-judge-later = Tugev arvuti alles mängib. Vaata varsti uuesti.
today-judge-name = tugev arvuti
today-here = **Selles serveris** (koht kõigi mängijate seas):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = lõpetamata
today-nobody-here = Keegi teine selles serveris pole seda jaotust veel lõpuni mänginud.
today-in-dm = Serveris näed ka, kuidas seal teistel läks.
today-watch = Vaata, kuidas teised mängisid
today-revealed = Salaarv: `{ $number }`. Salaarvu SHA-256 räsi on sõrmejälg `{ $commitment }` ja salaarvust tulenevad kõik kaardid. Iga sellist partiid saad kontrollida käsuga `/{ command-game } { command-game-verify }`.
today-worth = Kuu arvestuses annab see { $count ->
    [one] 1 punkti
   *[other] { $count } punkti
}
# $loss: „umbes 6 punkti (± 2)“. $told: „Alice pani maha 7♣.“ $advice: „Pane maha K♦: …“
today-parted = Sinu esimene kallis otsus: **{ $turn }. käik**, kaotus { $loss }.
    { $told } Parem: { $advice }
today-parted-nowhere = Analüüs ei leidnud ühtki otsust, mis oleks sulle punkte maksnud.
button-today-parted = Minu esimene viga
button-today-turn = Vaata { $turn }. käiku
today-picture = { $game }: päeva jaotus
button-today-share = Jaga
button-today-too = Mängi ise ka
today-shared = **{ $name }** mängis päeva jaotust (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jollyst ees
    [behind] **{ $lead }**, Jollyst maas
   *[level] Jollyga viik
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
today-ladder-empty = Selle kuu arvestuses pole siit serverist veel kedagi. Jaotus läheb arvesse, kui selle päev on läbi.
today-ladder-dm = Serveris näed kuu arvestuses sealseid mängijaid.
today-ladder-everywhere = Sina kõigi serverite mängijate seas: koht { $place }/{ $all }, { $points }
today-ladder-rule = Jaotus annab 50 punkti, kui sinu tulemus on sama hea kui tugeval arvutil samade kaartidega: parema eest kuni 100, kehvema eest vähem, kuni 0. Liidetakse sinu { $best } parimat jaotust. Jaotus läheb arvesse serveris, kus seda alustasid, alates järgmisest päevast.

## Mida ei saa
today-none = Sellel mängul päeva jaotust pole.
today-gone = See jaotus on liiga vana ja Jollyl seda enam pole. Vali mõni tänane jaotus.
today-still = Keegi mängib seda jaotust veel. Vaata mõne minuti pärast uuesti.
today-day-over = See päev on läbi. Nüüd on uued jaotused.
today-had = Oled seda jaotust juba mänginud. Järgmine tuleb keskööl (UTC).
today-sealed = Partii #{ $game } on päeva jaotus. Mängi seda enne ise (/{ command-club } { command-club-today }) või vaata homme (UTC).
today-share-where = Tulemust saab jagada ainult serveri kanalis.

## Klubi esilehel
today-front = Päeva jaotused
today-front-done = { $done }/{ $all }
today-front-next = **Päeva jaotus ({ $game })** ootab: mängida saad ühe korra, umbes kolm minutit.
button-today-front = Mängi jaotust
