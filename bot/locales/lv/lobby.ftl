### Kāpēc neizdevās izaicinājums, atbilde vai spiediens; jautājumi pirms tam. Lasa viens cilvēks.

## Kur un cik
challenge-in-dm = Šeit izaicinājumu neviens neredzētu. Lieto /{ command-challenge } servera kanālā vai spēlē šeit pret mani: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Šajā kanālā izaicināt nevar. Pamēģini te: { $channel }.
no-permission = Šajā kanālā nedrīkstu rakstīt. Palūdz kādam, kas pārvalda serveri, lai ļautu man to redzēt un sūtīt ziņas.
no-channel = Nesaprotu, kurš kanāls šis ir. Pamēģini citā.
too-many-games = Tu jau spēlē { $count ->
    [zero] { $count } partijas
    [one] { $count } partiju
   *[other] { $count } partijas
}, vairāk te nedrīkst. Vispirms kādu pabeidz.
too-many-tables = Šajā serverī jau notiek { $count ->
    [zero] { $count } partijas
    [one] { $count } partija
   *[other] { $count } partijas
}, vairāk te nedrīkst. Pamēģini, kad kāda būs beigusies.
too-many-challenges = Tev jau ir { $count ->
    [zero] { $count } atvērti izaicinājumi
    [one] { $count } atvērts izaicinājums
   *[other] { $count } atvērti izaicinājumi
}. Sagaidi atbildi vai kādu atcel ar pogu „{ button-cancel }”.
challenged-often = Pēdējā laikā daudzi tavi izaicinājumi nav pieņemti. Atkal izaicināt varēsi { $time }. Atvērt galdu vari vienmēr: atstāj { command-challenge-opponent } tukšu.
asking-often-here = Šajā serverī pēdējās minūtēs bija daudz izaicinājumu. Pamēģini vēlreiz { $time }.
asked-often = { $user } pēdējās stundas laikā saņēma ļoti daudz izaicinājumu. Atkal izaicināt varēsi { $time }.
challenge-yourself = Sevi izaicināt nevar. Lai atvērtu galdu, kam var pievienoties ikviens, atstāj { command-challenge-opponent } tukšu.

## Kas
challenge-bot = Šis bots nespēlē. Lai spēlētu pret datoru, izaicini mani.
challenge-twice = Viens cilvēks ir norādīts divreiz. Katru pretinieku norādi vienreiz.
leave-empty-target = Šajā spēlē mērķa nav. Atstāj { command-challenge-target } tukšu.
leave-empty-rounds = Šo spēli nespēlē pa raundiem. Atstāj { command-challenge-rounds } tukšu.

## Noteikumi

## Atbildes
challenge-posted = Tavs izaicinājums ir kanālā.
challenge-not-posted = Discord izaicinājumu nepieņēma. Pamēģini pēc brīža.
challenge-closed = Šis izaicinājums vairs nav atvērts.
challenge-full = Visas vietas jau ir aizņemtas.
challenge-joined = Tu jau esi pie šī galda.
challenge-not-yours = Atbildēt var tikai izaicinātie spēlētāji, un tikai vienreiz.
challenge-none-here = Šeit nav izaicinājuma, uz ko tev atbildēt.
challenge-not-challenger = Izaicinājumu atcelt var tikai izaicinātājs.
challenge-start-not-yours = Kamēr nav pieņēmuši visi, partiju sākt var tikai izaicinātājs.
challenge-other-rules = Noteikumi tikko mainījās. Apskati tos un spied vēlreiz.
challenge-has-begun = Partija jau ir sākusies: #{ $game }. Tās noteikumus mainīt vairs nevar.
challenge-not-seated = Tu neesi pie šī galda.
challenge-too-few = { $count ->
    [zero] Lai sāktu, vajag vēl { $count } spēlētājus.
    [one] Lai sāktu, vajag vēl { $count } spēlētāju.
   *[other] Lai sāktu, vajag vēl { $count } spēlētājus.
}

## Revanšs
rematch-not-seated = Partijā #{ $game } tu nespēlēji. Savu partiju sāc ar /{ command-challenge }.
rematch-running = Partija #{ $game } vēl turpinās.
rematch-asked = Šo revanšu kāds jau ir palūdzis. Meklē izaicinājumu kanālā.
rematch-just-asked = **{ $name }** tikko palūdza šo revanšu. Pēc mirkļa izaicinājums būs kanālā: spied tur **{ button-accept }**.
rematch-accepted = Revanšu grib visi. Sākam!
rematch-awaited = Tu piedalies. Revanšs sāksies, kad būs pieņēmuši visi.
rematch-begun = Šis revanšs jau ir sācies: #{ $game }.
no-finished-game = Tev te vēl nav pabeigtu partiju.

## Kas ierakstīts
span-not-understood = Nesaprotu šo laiku. Raksti tā: 90s, 5m, 24h, 3d vai none.
no-limit = bez ierobežojuma

## Roka
mark-first = Vispirms atzīmē kārtis izvēlnē, tad spied pogu.
mark-one = Šai pogai atzīmē tikai vienu kārti.
mark-fewer = Vienā reizē pielikt var ne vairāk kā { $count } { $count ->
        [zero] kārtis
        [one] kārti
       *[other] kārtis
    }. Atzīmē mazāk.
nothing-to-lay-off-on = Uz galda vēl nav kombināciju, kam pielikt.

## Padošanās
resign-sure = { $others ->
    [1] Tiešām padoties partijā #{ $game }? Tu to zaudēsi.
    [zero] Tiešām padoties partijā #{ $game }? Tu izkritīsi, bet vēl { $others } spēlētāji turpinās.
    [one] Tiešām padoties partijā #{ $game }? Tu izkritīsi, bet vēl { $others } spēlētājs turpinās.
   *[other] Tiešām padoties partijā #{ $game }? Tu izkritīsi, bet vēl { $others } spēlētāji turpinās.
}
resign-not = Tu turpini spēlēt partijā #{ $game }.
resign-done = Tu padevies partijā #{ $game }.
no-game-now = Pašlaik tu nespēlē nevienu partiju.

## Kurš galds
which-table = Tu spēlē pie vairākiem galdiem. Norādi, pie kura, piemēram, { command-table-table }:{ $example }.
which-table-here = Šeit ir vairāki galdi: { $tables }. Norādi, kuru, piemēram, { command-table-table }:{ $example }.
table-not-understood = Raksti galda numuru, piemēram, 17.
at-table = **#{ $game }** { $text }
card-not-from-stock = No kavas vienmēr velk virsējo kārti. Atstāj { command-draw-card } tukšu vai izvēlies `pile`.

## Ko nosauc komanda
which-meld = Šī kārts der vairākām kombinācijām: { $melds }. Norādi, kurai, piemēram, 7h 3.
