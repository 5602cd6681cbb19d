### Dienos dalijimas: po vieną kiekvieno žaidimo raundą, visiems tos pačios kortos, vienas bandymas.

## Parinktis, su kuria žaidžiama
option-name-one-round = vienas raundas
    .hint = Ar viską lemia pirmas raundas, kad ir koks būtų tikslas.

## Komandos
command-club-today = dienos-dalijimas
    .description = Dienos dalijimas: po vieną kiekvieno žaidimo raundą, visiems tos pačios kortos
command-club-today-game = žaidimas
    .description = Žaidimas; be jo matysi visus

## Visi vienos dienos žaidimai
today-title = ### Dienos dalijimas
today-title-past = ### Vakarykščiai dalijimai
today-about = Po vieną kiekvieno žaidimo raundą prieš Jolly, visiems ir visur tos pačios kortos. Kiekvienam turi **vieną bandymą**, maždaug trijų minučių.
today-line-new = **{ $game }**: dar nežaista
today-line-none = **{ $game }**: nežaista
today-line-running = **{ $game }**: tavo bandymas vyksta
today-line-left = **{ $game }**: nebaigta
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Nauji dalijimai { $due }
today-none-then = Tą dieną dalijimų nebuvo.
button-today-yesterday = Vakar
button-today-today = Šiandien

## Prieš bandymą. $clock ir $increment yra laiko trukmės, $level – kompiuterio lygis.
today-deal-title = ### Dienos dalijimas · { $game }
today-awaits = Vienas raundas prieš Jolly ({ $level }), pradedi tu. Skaičiuojama, keliais taškais lenki.
    
    Tavo laikrodis: { $clock } ir po kiekvieno tavo ėjimo dar { $increment }. **Jis eina nuo paspaudimo.** Bandymas vienas: be patarimų, be pertraukos, nieko neatsiimsi.
button-today-start = Pradėti bandymą
button-today-menu = Visi žaidimai

## Kas įrodo, kad kortų niekas nepakeitė; po mygtuku
button-today-proof = Sąžiningumas
today-proof = Visas dalijimo kortas lemia vienas slaptas skaičius, ištrauktas prieš kelias dienas. Kol diena nesibaigė, matai jo atspaudą, paskui – ir patį skaičių. Jei skaičius atitinka atspaudą, kortų niekas nepakeitė.
# Atspaudas yra ilgas šešioliktainis skaičius.
today-fingerprint = Šiandienos maišymo atspaudas, nustatytas prieš kelias dienas: `{ $commitment }`
today-fingerprint-late = Šiandienos maišymo atspaudas, nustatytas tik šiandien, nes Jolly anksčiau neveikė: `{ $commitment }`
today-fingerprint-next = Rytojaus: `{ $commitment }`

## Po bandymo. $lead yra skaičius su ženklu, "+34", $place – tekstas today-place.
today-place = vieta { $place } iš { $all }
today-lead = { $how ->
    [ahead] Jolly liko už tavęs
    [behind] Jolly tave aplenkė
   *[level] lygiosios su Jolly
}
today-place-here = Šiame serveryje: vieta { $place } iš { $all }
# $percent: kiek procentų kitų žaidėjų pasirodė prasčiau
today-better = Geriau už { $percent } % kitų
today-median = mediana { $lead }
today-median-alone = Visų mediana: { $lead }
today-median-name = visų mediana
today-alone = Kol kas niekas kitas jo nebaigė.
today-left = **Tavo bandymas baigėsi anksčiau už raundą.** Todėl esi už visų, kurie baigė.
today-not-played = Šio dalijimo nežaidei.
today-judge = Stiprus kompiuteris tavo vietoje su tomis pačiomis kortomis: **{ $lead }**
today-judge-later = Stiprus kompiuteris dar galvoja; žvilgtelėk po kurio laiko.
today-judge-name = stiprus kompiuteris
today-here = **Šiame serveryje**, su vieta tarp visų:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nebaigta
today-nobody-here = Šiame serveryje dar niekas kitas nebaigė.
today-in-dm = Serveryje matysi ir kaip sekėsi kitiems iš jo.
today-watch = Žiūrėk, kaip žaidė kiti
today-revealed = Slaptas skaičius: `{ $number }`. Jo SHA-256 yra atspaudas `{ $commitment }`, ir jis lemia visas kortas: kaip tai patikrinti, parodys `/{ command-game } { command-game-verify }` su kuria nors iš šių partijų.
today-worth = { $count ->
    [one] Tai { $count } taškas mėnesio lentelėje
    [few] Tai { $count } taškai mėnesio lentelėje
   *[other] Tai { $count } taškų mėnesio lentelėje
}
# $loss: „maždaug 6 taškai (± 2)“. $told: „Anna numetė 7♣.“ $advice: „Numesk K♦: ji niekur netinka.“
today-parted = Savo nenaudai kitaip nei stiprus kompiuteris pirmą kartą sužaidei **{ $turn } ėjimu**: { $loss }.
    { $told } Geriau: { $advice }
today-parted-nowhere = Kiek matyti iš analizės, nė vienas tavo sprendimas atskirai taškų nekainavo.
button-today-parted = Kur suklydau?
button-today-turn = Žiūrėti { $turn } ėjimą
today-picture = { $game }: dienos dalijimas
button-today-share = Dalytis
button-today-too = Žaisti ir man
today-shared = **{ $name }** sužaidė dienos dalijimą (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly liko iš paskos
    [behind] **{ $lead }**, Jolly aplenkė
   *[level] lygiosios su Jolly
}

## Mėnesio lentelė. $points: „812 taškų“
button-today-ladder = Mėnesio geriausieji
button-today-before = Ankstesnis mėnuo
button-today-after = Vėlesnis mėnuo
today-ladder-title = ### Mėnesio geriausieji · dienos dalijimai
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] { $count } dalijimas
    [few] { $count } dalijimai
   *[other] { $count } dalijimų
}
today-ladder-empty = Šiame serveryje dar niekas nebaigė nė vieno šio mėnesio dalijimo, kurio diena jau praėjo.
today-ladder-dm = Serveryje matysi mėnesio lentelę tų, kurie ten žaidžia.
today-ladder-everywhere = Tu tarp visų serverių: vieta { $place } iš { $all }, { $points }
today-ladder-rule = Dalijimas vertas 50 taškų, jei sužaidi taip pat kaip stiprus kompiuteris tomis pačiomis kortomis, iki 100 – jei geriau, ir iki 0 – jei prasčiau. Sudedami geriausi tavo dalijimai, daugiausia { $best }. Dalijimas įskaitomas tame serveryje, kuriame jį pradėjai, nuo kitos dienos.

## Ko negalima
today-none = Šiame žaidime dienos dalijimo nėra.
today-gone = Šis dalijimas nebesaugomas.
today-still = Kažkas dar žaidžia šį dalijimą. Žvilgtelėk po kelių minučių.
today-day-over = Ta diena baigėsi, jau yra naujų dalijimų.
today-had = Savo bandymą jau išnaudojai. Kitas dalijimas bus vidurnaktį pagal UTC.
today-sealed = Stalas #{ $game } yra dienos dalijimo bandymas. Pirma sužaisk savąjį (/{ command-club } { command-club-today }) arba palauk, kol diena baigsis.
today-share-where = Rezultatu dalijamasi tik serverio kanale.

## Klubo apžvalgoje
today-front = Dienos dalijimai
today-front-done = { $done } iš { $all }
today-front-next = **Šiandienos dalijimas ({ $game })** dar laukia: vienas bandymas, maždaug trys minutės.
button-today-front = Žaisti dalijimą
