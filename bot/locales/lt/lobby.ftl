### Kodėl nepavyko iššūkis, atsakymas ar paspaudimas; klausimai prieš tai. Skaito vienas žmogus.

## Kur ir kiek
challenge-in-dm = Čia iššūkio niekas nepamatys. Naudok /{ command-challenge } serverio kanale arba žaisk su manimi: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Šiame kanale iššūkiai neleidžiami. Bandyk čia: { $channel }.
no-permission = Šiame kanale negaliu rašyti. Paprašyk serverio tvarkytojų leisti man jį matyti ir siųsti žinutes.
no-channel = Nesuprantu, koks čia kanalas. Bandyk kitame.
too-many-games = Jau žaidi { $count ->
    [one] { $count } partiją
    [few] { $count } partijas
   *[other] { $count } partijų
}, daugiau čia negalima. Pirma kurią nors užbaik.
too-many-tables = Šiame serveryje jau vyksta { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}, daugiau negalima. Bandyk, kai kuri nors baigsis.
too-many-challenges = Jau turi { $count ->
    [one] { $count } atvirą iššūkį
    [few] { $count } atvirus iššūkius
   *[other] { $count } atvirų iššūkių
}. Palauk atsakymo arba prie kurio nors spausk **{ button-cancel }**.
challenged-often = Pastaruoju metu metei daug iššūkių, kurių niekas nepriėmė. Vėl mesti galėsi { $time }. Atidaryti stalą gali visada: palik „{ command-challenge-opponent }“ tuščią.
asking-often-here = Per kelias minutes šiame serveryje mesta labai daug iššūkių. Bandyk vėl { $time }.
asked-often = { $user } per pastarąją valandą gavo labai daug iššūkių. Mesti dar vieną galėsi { $time }.
challenge-yourself = Sau iššūkio mesti negali. Jei nori atidaryti stalą visiems, palik „{ command-challenge-opponent }“ tuščią.

## Kas
challenge-bot = Šis botas nežaidžia. Jei nori žaisti su kompiuteriu, mesk iššūkį man.
challenge-twice = Tą patį žmogų nurodei du kartus. Kiekvieną varžovą nurodyk vieną kartą.
leave-empty-target = Šiame žaidime tikslo nėra. Palik „{ command-challenge-target }“ tuščią.
leave-empty-rounds = Šis žaidimas nežaidžiamas raundais. Palik „{ command-challenge-rounds }“ tuščią.

## Taisyklės

## Atsakymai
challenge-posted = Tavo iššūkis jau kanale.
challenge-not-posted = Discord nepriėmė iššūkio. Bandyk po akimirkos.
challenge-closed = Šis iššūkis nebegalioja.
challenge-full = Visos vietos užimtos.
challenge-joined = Prie šio stalo jau sėdi.
challenge-not-yours = Atsakyti gali tik tie, kuriems mestas iššūkis, ir tik kartą.
challenge-none-here = Čia nėra iššūkio, kuris lauktų tavo atsakymo.
challenge-not-challenger = Atšaukti iššūkį gali tik tas, kas jį metė.
challenge-start-not-yours = Kol priėmė ne visi, pradėti gali tik tas, kas metė iššūkį.
challenge-other-rules = Taisyklės ką tik pasikeitė. Peržiūrėk jas ir spausk dar kartą.
challenge-has-begun = Partija jau prasidėjo: #{ $game }. Taisyklių keisti nebegalima.
challenge-not-seated = Prie šio stalo nesėdi.
challenge-too-few =
    { $count ->
        [one] Pradėti galima, kai bus dar { $count } žaidėjas.
        [few] Pradėti galima, kai bus dar { $count } žaidėjai.
       *[other] Pradėti galima, kai bus dar { $count } žaidėjų.
    }

## Revanšas
rematch-not-seated = Partijoje #{ $game } nežaidei. Savo partiją pradėk su /{ command-challenge }.
rematch-running = Partija #{ $game } dar vyksta.
rematch-asked = Šio revanšo jau paprašyta. Ieškok iššūkio kanale.
rematch-just-asked = **{ $name }** ką tik paprašė šio revanšo. Iššūkis tuoj bus kanale: spausk ten **{ button-accept }**.
rematch-accepted = Visi sutinka: revanšas prasideda!
rematch-awaited = Revanšui pritarei. Jis prasidės, kai sutiks visi.
rematch-begun = Šis revanšas jau prasidėjo: #{ $game }.
no-finished-game = Baigtų partijų čia dar neturi.
no-game-now = Šiuo metu nė vienos partijos nežaidi.

## Kas įrašyta
span-not-understood = Nesuprantu šio laiko. Rašyk taip: 90s, 5m, 24h, 3d arba none.
no-limit = be ribos

## Ranka
mark-first = Pirma pažymėk kortas meniu, paskui spausk mygtuką.
mark-one = Šiam veiksmui pažymėk tik vieną kortą.
mark-fewer = Per daug. Vienu metu gali pridėti ne daugiau kaip { $count ->
    [one] { $count } kortą
    [few] { $count } kortas
   *[other] { $count } kortų
}. Pažymėk mažiau.
nothing-to-lay-off-on = Ant stalo dar nėra nieko, prie ko būtų galima pridėti kortą.

## Pasidavimas
resign-sure =
    { $others ->
        [1] Tikrai pasiduoti partijoje #{ $game }? Pralaimėsi.
        [one] Tikrai pasiduoti partijoje #{ $game }? Iškrisi, o likęs { $others } žaidėjas žais toliau.
        [few] Tikrai pasiduoti partijoje #{ $game }? Iškrisi, o likę { $others } žaidėjai žais toliau.
       *[other] Tikrai pasiduoti partijoje #{ $game }? Iškrisi, o likę { $others } žaidėjų žais toliau.
    }
resign-not = Partijoje #{ $game } žaidi toliau.
resign-done = Partijoje #{ $game } pasidavei.

## Kuris stalas
which-table = Sėdi prie kelių stalų. Nurodyk, prie kurio, pavyzdžiui, { command-table-table }:{ $example }.
which-table-here = Čia žaidžiama prie kelių stalų: { $tables }. Nurodyk, prie kurio, pavyzdžiui, { command-table-table }:{ $example }.
table-not-understood = Nurodyk stalo numerį, pavyzdžiui, 17.
at-table = **#{ $game }** { $text }
card-not-from-stock = Iš kaladės visada trauki viršutinę kortą. Palik „{ command-draw-card }“ tuščią arba pasirink „{ choice-pile }“.

## Kas nurodyta komandoje
which-meld = Ši korta tinka prie kelių derinių: { $melds }. Nurodyk, prie kurio, pavyzdžiui, 7h 3.
