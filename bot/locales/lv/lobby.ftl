### Kāpēc neizdevās izaicinājums, atbilde vai spiediens; jautājumi pirms tam. Lasa viens cilvēks.

## Kur un cik
challenge-in-dm = Te izaicinājumu neviens neredzēs. Lieto /{ command-challenge } servera kanālā vai spēlē ar mani: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Šajā kanālā izaicinājumi nav atļauti. Mēģini te: { $channel }.
no-permission = Šajā kanālā nedrīkstu rakstīt. Kādam, kas pārvalda serveri, jāatļauj man to redzēt un sūtīt ziņas.
no-channel = Nesaprotu, kurš kanāls šis ir. Mēģini citā.
too-many-games = Tu jau spēlē { $count ->
    [zero] { $count } partijas
    [one] { $count } partiju
   *[other] { $count } partijas
}, vairāk te nedrīkst. Vispirms kādu pabeidz.
too-many-tables = Šajā serverī jau notiek { $count ->
    [zero] { $count } partiju
    [one] { $count } partija
   *[other] { $count } partijas
}, vairāk nedrīkst. Mēģini, kad kāda beigsies.
too-many-challenges = Tev jau ir { $count ->
    [zero] { $count } atvērtu izaicinājumu
    [one] { $count } atvērts izaicinājums
   *[other] { $count } atvērti izaicinājumi
}. Sagaidi atbildi vai kādu atcel ar pogu „Atcelt”.
asking-often-here = Šajā serverī pēdējās minūtēs bija ļoti daudz izaicinājumu. Mēģini vēlreiz { $time }.
asked-often = { $user } pēdējā stundā saņēma ļoti daudz izaicinājumu. Atkal izaicināt varēsi { $time }.

## Kas
challenge-bot = Tas ir bots, un tas nespēlē. Lai spēlētu ar datoru, izaicini mani.
challenge-twice = Kāds ir norādīts divreiz.

## Noteikumi

## Atbildes
challenge-posted = Tavs izaicinājums ir kanālā.
challenge-not-posted = Discord nepieņēma izaicinājumu. Mēģini pēc brīža.
challenge-closed = Šis izaicinājums ir beidzies.
challenge-full = Visas vietas ir aizņemtas.
challenge-joined = Tev jau ir vieta pie šī galda.
challenge-not-yours = Atbildēt var tikai izaicinātie, un tikai vienreiz.
challenge-none-here = Šeit neviens negaida tavu atbildi uz izaicinājumu.
challenge-not-challenger = Atsaukt izaicinājumu var tikai izaicinātājs.
challenge-start-not-yours = Kamēr nav pieņēmuši visi, sākt var tikai izaicinātājs.
challenge-other-rules = Noteikumi tikko mainījās: apskati tos un spied vēlreiz.
challenge-has-begun = Partija jau sākusies: #{ $game }. Noteikumus mainīt vairs nevar.
challenge-not-seated = Tev nav vietas pie šī galda.
challenge-too-few = { $count ->
    [zero] Lai varētu sākt, vajag vēl { $count } spēlētāju.
    [one] Lai varētu sākt, vajag vēl { $count } spēlētāju.
   *[other] Lai varētu sākt, vajag vēl { $count } spēlētājus.
}

## Revanšs
rematch-not-seated = Partijā #{ $game } tu nespēlēji. Savu partiju sāc ar /{ command-challenge }.
rematch-running = Partija #{ $game } vēl turpinās.
rematch-asked = Šis revanšs jau ir lūgts: meklē izaicinājumu kanālā.
rematch-just-asked = **{ $name }** tikko palūdza šo revanšu: izaicinājums pēc mirkļa būs kanālā. Nospied tur **{ button-accept }**.
rematch-accepted = Piekrītat abi: revanšs sākas.
rematch-awaited = Pieņemts: revanšs sāksies, kad piekritīs pārējie.
rematch-begun = Šis revanšs jau notiek: #{ $game }.
no-finished-game = Tev te vēl nav pabeigtu partiju.

## Kas ierakstīts
span-not-understood = Nesaprotu šo laiku. Raksti tā: 90s, 5m, 24h, 3d vai none.
no-limit = bez ierobežojuma

## Roka
mark-first = Vispirms atzīmē kārtis izvēlnē, tad spied pogu.
mark-one = Šim atzīmē tikai vienu kārti.
mark-fewer = Vienā reizē pielikt var ne vairāk par { $count } { $count ->
        [zero] kārtīm
        [one] kārti
       *[other] kārtīm
}.
nothing-to-lay-off-on = Uz galda vēl nav nekā, kam varētu pielikt kārti.

## Padošanās
resign-sure = { $others ->
    [1] Tiešām padoties partijā #{ $game }? Tas ir zaudējums.
    [zero] Tiešām padoties partijā #{ $game }? Tu izstājies, vēl { $others } spēlētāju spēlēs bez tevis.
    [one] Tiešām padoties partijā #{ $game }? Tu izstājies, vēl { $others } spēlētājs spēlēs bez tevis.
   *[other] Tiešām padoties partijā #{ $game }? Tu izstājies, vēl { $others } spēlētāji spēlēs bez tevis.
}
resign-not = Tu turpini spēlēt partijā #{ $game }.
resign-done = Tu padevies partijā #{ $game }.
no-game-now = Pašlaik tev nav nevienas partijas.

## Kurš galds
which-table = Tu sēdi pie vairākiem galdiem. Norādi, pie kura, piemēram, { command-table-table }:{ $example }.
which-table-here = Te spēlē pie vairākiem galdiem: { $tables }. Norādi, pie kura, piemēram, { command-table-table }:{ $example }.
table-not-understood = Galdu nosauc ar numuru, piemēram, 17.
at-table = **#{ $game }** { $text }

## Ko nosauc komanda
which-meld = Šī kārts der vairākām kombinācijām: { $melds }. Norādi, kurai, piemēram, 7h 3.
