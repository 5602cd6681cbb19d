### Dienos dalijimas: po vieną kiekvieno žaidimo raundą, visiems tos pačios kortos, vienas bandymas.

## Parinktis, su kuria žaidžiama
option-name-one-round = vienas raundas
    .hint = Ar viską lemia pirmas raundas, kad ir koks būtų tikslas.

## Komandos
command-club-today = dienos-dalijimas
    .description = Dienos dalijimas: po vieną kiekvieno žaidimo raundą, visiems tos pačios kortos
command-club-today-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – visi šiandienos dalijimai

## Visi vienos dienos žaidimai
today-title = ### Dienos dalijimas
today-title-past = ### Vakarykščiai dalijimai
today-about = Po vieną kiekvieno žaidimo raundą prieš Jolly. Visiems ir visur tos pačios kortos. Kiekvieną dalijimą gali žaisti **vieną kartą**, maždaug tris minutes.
today-line-new = **{ $game }**: dar nežaista
today-line-none = **{ $game }**: nežaista
today-line-running = **{ $game }**: dar žaidi
today-line-left = **{ $game }**: nebaigta
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Nauji dalijimai { $due }
today-none-then = Tą dieną dalijimų nebuvo.
button-today-yesterday = Vakar
button-today-today = Šiandien

## Prieš bandymą. $clock ir $increment yra laiko trukmės, $level – kompiuterio lygis.
today-deal-title = ### Dienos dalijimas · { $game }
today-awaits = Vienas raundas prieš Jolly ({ $level }). Pradedi tu. Aplenk Jolly kuo daugiau taškų.
    
    Tavo laikrodis: { $clock }, už ėjimą +{ $increment }. **Jis pradės eiti, kai paspausi „{ button-today-start }“.** Šį dalijimą gali žaisti vieną kartą: be patarimų, pauzių ir atsiimtų ėjimų.
button-today-start = Pradėti
button-today-menu = Visi žaidimai

## Kas įrodo, kad kortų niekas nepakeitė; po mygtuku
button-today-proof = Sąžiningumas
today-proof = Visas dalijimo kortas lemia vienas slaptas skaičius, kurį Jolly ištraukia prieš kelias dienas. Kol diena nesibaigė, matai tik skaičiaus atspaudą, paskui – ir patį skaičių. Jei jie sutampa, kortų niekas nepakeitė.
# Atspaudas yra ilgas šešioliktainis skaičius.
today-fingerprint = Šiandienos maišymo atspaudas, nustatytas prieš kelias dienas: `{ $commitment }`
today-fingerprint-late = Šiandienos maišymo atspaudas, nustatytas tik šiandien, nes Jolly anksčiau neveikė: `{ $commitment }`
today-fingerprint-next = Rytojaus: `{ $commitment }`

## Po bandymo. $lead yra skaičius su ženklu, "+34", $place – tekstas today-place.
today-place = { $place } vieta iš { $all }
today-lead =
    { $how ->
        [ahead] aplenkei Jolly
        [behind] atsilikai nuo Jolly
       *[level] lygiosios su Jolly
    }
today-place-here = Šiame serveryje: { $place } vieta iš { $all }
# $percent: kiek procentų kitų žaidėjų pasirodė prasčiau
today-better = Geriau už { $percent } % kitų žaidėjų
today-median = mediana { $lead }
today-median-alone = Visų žaidėjų mediana: { $lead }
today-median-name = visų mediana
today-alone = Šį dalijimą kol kas baigei tik tu.
today-left = **Raundo neužbaigei**, todėl esi žemiau už visus, kurie užbaigė.
today-not-played = Šio dalijimo nežaidei.
today-judge = Stiprus kompiuteris tavo kortomis: **{ $lead }**
today-judge-later = Stiprus kompiuteris dar žaidžia. Pažiūrėk šiek tiek vėliau.
today-judge-name = stiprus kompiuteris
today-here = **Šiame serveryje** (vieta tarp visų):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nebaigta
today-nobody-here = Šiame serveryje šio dalijimo dar niekas kitas nebaigė.
today-in-dm = Serveryje matytum ir kaip sekėsi kitiems jo žaidėjams.
today-watch = Žiūrėti, kaip žaidė kiti
today-revealed = Slaptas skaičius, kuris lemia visas kortas: `{ $number }`. Jo SHA-256 yra atspaudas `{ $commitment }`. Patikrinti gali su `/{ command-game } { command-game-verify }`: nurodyk kurią nors iš šių partijų.
today-worth = { $count ->
    [one] Tai { $count } taškas mėnesio lentelėje
    [few] Tai { $count } taškai mėnesio lentelėje
   *[other] Tai { $count } taškų mėnesio lentelėje
}
# $loss: „maždaug 6 taškai (± 2)“. $told: „Anna numetė 7♣.“ $advice: „Numesk K♦: ji niekur netinka.“
today-parted = Pirmas tavo sprendimas, kainavęs taškų: **{ $turn } ėjimas**. Nuostolis: { $loss }.
    { $told } Geriau: { $advice }
today-parted-nowhere = Analizė nerado nė vieno sprendimo, kuris tau būtų kainavęs taškų.
button-today-parted = Mano pirma klaida
button-today-turn = Žiūrėti { $turn } ėjimą
today-picture = { $game }: dienos dalijimas
button-today-share = Dalytis
button-today-too = Žaisti šį dalijimą
today-shared = **{ $name }** sužaidė dienos dalijimą (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, aplenkė Jolly
    [behind] **{ $lead }**, atsiliko nuo Jolly
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
today-ladder-empty = Šio serverio žaidėjų šio mėnesio lentelėje dar nėra. Dalijimas įskaitomas, kai baigiasi jo diena.
today-ladder-dm = Serveryje matytum mėnesio lentelę su jo žaidėjais.
today-ladder-everywhere = Tu tarp visų serverių žaidėjų: { $place } vieta iš { $all }, { $points }
today-ladder-rule = Dalijimas vertas 50 taškų, jei sužaidi taip pat kaip stiprus kompiuteris tomis pačiomis kortomis: iki 100, jei geriau, ir iki 0, jei prasčiau. Sudedami geriausi tavo dalijimai, ne daugiau kaip { $best }. Dalijimas įskaitomas tame serveryje, kuriame jį pradėjai, nuo kitos dienos.

## Ko negalima
today-none = Šiam žaidimui dienos dalijimo nėra.
today-gone = Šis dalijimas per senas ir nebesaugomas. Pasirink vieną iš šiandienos dalijimų.
today-still = Kažkas dar žaidžia šį dalijimą. Pažiūrėk po kelių minučių.
today-day-over = Ta diena baigėsi. Jau yra naujų dalijimų.
today-had = Šį dalijimą jau sužaidei. Kitas bus vidurnaktį UTC.
today-sealed = #{ $game } – dienos dalijimas. Pirma sužaisk jį (/{ command-club } { command-club-today }) arba pažiūrėk rytoj (UTC).
today-share-where = Rezultatu dalytis gali tik serverio kanale.

## Klubo apžvalgoje
today-front = Dienos dalijimai
today-front-done = { $done } iš { $all }
today-front-next = **Dienos dalijimas ({ $game })** laukia: gali jį žaisti vieną kartą, maždaug tris minutes.
button-today-front = Žaisti dalijimą
