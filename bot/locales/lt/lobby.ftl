### Kodėl nepavyko iššūkis, atsakymas ar paspaudimas; klausimai prieš tai. Skaito vienas žmogus.

## Kur ir kiek
challenge-in-dm = Čia iššūkio niekas nepamatys. Naudok /{ command-challenge } serverio kanale arba žaisk su manimi: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Šiame kanale iššūkiai neleidžiami. Bandyk čia: { $channel }.
no-permission = Šiame kanale man negalima rašyti. Serverio tvarkytojas turi leisti man jį matyti ir siųsti žinutes.
no-channel = Nesuprantu, koks tai kanalas. Bandyk kitame.
too-many-games = Jau žaidi { $count ->
    [one] { $count } partiją
    [few] { $count } partijas
   *[other] { $count } partijų
}, daugiau čia negalima. Pirma vieną užbaik.
too-many-tables = Šiame serveryje jau vyksta { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}, daugiau negalima. Bandyk, kai kuri nors baigsis.
too-many-challenges = Jau turi { $count ->
    [one] { $count } atvirą iššūkį
    [few] { $count } atvirus iššūkius
   *[other] { $count } atvirų iššūkių
}. Palauk atsakymo arba kurį nors atšauk mygtuku „Atšaukti“.
asking-often-here = Šiame serveryje per kelias minutes išsiųsta labai daug iššūkių. Bandyk vėl { $time }.
asked-often = { $user } per pastarąją valandą gavo labai daug iššūkių. Vėl kviesti galėsi { $time }.

## Kas
challenge-bot = Tai botas, ir jis nežaidžia. Jei nori žaisti su kompiuteriu, kviesk mane.
challenge-twice = Kažkas nurodytas du kartus.

## Taisyklės

## Atsakymai
challenge-posted = Tavo iššūkis jau kanale.
challenge-not-posted = Discord nepriėmė iššūkio. Bandyk po akimirkos.
challenge-closed = Šis iššūkis jau baigtas.
challenge-full = Visos vietos užimtos.
challenge-joined = Prie šio stalo vietą jau turi.
challenge-not-yours = Atsakyti gali tik tie, kuriems mestas iššūkis, ir tik kartą.
challenge-none-here = Čia niekas nelaukia tavo atsakymo į iššūkį.
challenge-not-challenger = Atšaukti iššūkį gali tik tas, kas jį metė.
challenge-start-not-yours = Kol priėmė ne visi, pradėti gali tik tas, kas metė iššūkį.
challenge-other-rules = Taisyklės ką tik pasikeitė: peržiūrėk jas ir spausk dar kartą.
challenge-has-begun = Partija jau prasidėjo: #{ $game }. Taisyklių keisti nebegalima.
challenge-not-seated = Prie šio stalo vietos neturi.
challenge-too-few = { $count ->
    [one] Kad būtų galima pradėti, reikia dar { $count } žaidėjo.
    [few] Kad būtų galima pradėti, reikia dar { $count } žaidėjų.
   *[other] Kad būtų galima pradėti, reikia dar { $count } žaidėjų.
}

## Revanšas
rematch-not-seated = Partijoje #{ $game } nežaidei. Savo partiją pradėk su /{ command-challenge }.
rematch-running = Partija #{ $game } dar vyksta.
rematch-asked = Šio revanšo jau paprašyta: ieškok iššūkio kanale.
rematch-just-asked = **{ $name }** ką tik paprašė šio revanšo: iššūkis tuoj bus kanale. Spausk ten **{ button-accept }**.
rematch-accepted = Sutinkate abu: revanšas prasideda.
rematch-awaited = Priimta: revanšas prasidės, kai sutiks kiti.
rematch-begun = Šis revanšas jau vyksta: #{ $game }.
no-finished-game = Baigtų partijų čia dar neturi.
no-game-now = Šiuo metu niekur nežaidi.

## Kas įrašyta
span-not-understood = Nesuprantu šio laiko. Rašyk taip: 90s, 5m, 24h, 3d arba none.
no-limit = be ribos

## Ranka
mark-first = Pirma pažymėk kortas meniu, paskui spausk mygtuką.
mark-one = Tam pažymėk tik vieną kortą.
mark-fewer = Vienu metu pridėti gali ne daugiau kortų kaip { $count }.
nothing-to-lay-off-on = Ant stalo dar nėra nieko, prie ko būtų galima pridėti kortą.

## Pasidavimas
resign-sure = { $others ->
    [1] Tikrai pasiduoti partijoje #{ $game }? Pralaimėsi.
    [one] Tikrai pasiduoti partijoje #{ $game }? Tu iškrenti, dar { $others } žaidėjas žais be tavęs.
    [few] Tikrai pasiduoti partijoje #{ $game }? Tu iškrenti, dar { $others } žaidėjai žais be tavęs.
   *[other] Tikrai pasiduoti partijoje #{ $game }? Tu iškrenti, dar { $others } žaidėjų žais be tavęs.
}
resign-not = Žaidi toliau partijoje #{ $game }.
resign-done = Partijoje #{ $game } pasidavei.

## Kuris stalas
which-table = Sėdi prie kelių stalų. Nurodyk, prie kurio, pavyzdžiui, { command-table-table }:{ $example }.
which-table-here = Čia žaidžiama prie kelių stalų: { $tables }. Nurodyk, prie kurio, pavyzdžiui, { command-table-table }:{ $example }.
table-not-understood = Stalas nurodomas numeriu, pavyzdžiui, 17.
at-table = **#{ $game }** { $text }

## Kas nurodyta komandoje
which-meld = Ši korta tinka prie kelių derinių: { $melds }. Nurodyk, prie kurio, pavyzdžiui, 7h 3.
