### Turnajové večery: /club tournament, zpráva turnaje a to, co se říká u jeho stolů.

command-club-tournament = turnaj
    .description = Otevřít turnaj, nebo se podívat na ten, který právě běží
command-club-tournament-name = název
    .description = Název turnaje; když vynecháš, podle hry
command-club-tournament-game = hra
    .description = Která hra; když vynecháš, výchozí hra serveru
command-club-tournament-options = možnosti
    .description = Možnosti hry, třeba target=200, nebo kód
command-club-tournament-kind = způsob
    .description = Švýcarský systém, každý s každým, nebo aréna (nový soupeř, jakmile máš volno)
command-club-tournament-rounds = kola
    .description = Kolik kol; když vynecháš, podle počtu hráčů
command-club-tournament-signup = začátek
    .description = Kdy turnaj začne: za kolik minut, nebo čas jako 20:30
command-club-tournament-minutes = minuty
    .description = Kolik minut trvá kolo, nebo celá aréna (30, 60, 90 nebo 120)
command-club-tournament-duplicate = stejné-karty
    .description = U všech stolů stejné karty: porovnáš se s hráči na stejném místě; nehodnocené
command-club-tournament-computer = počítač
    .description = Při lichém počtu hráčů hraje počítač, aby nikdo neměl volno
command-club-tournament-rated = hodnocené
    .description = Jestli jsou partie hodnocené; když vynecháš, ano
choice-tournament-swiss = švýcarský systém: hraje se s podobně úspěšnými
choice-tournament-round-robin = každý s každým

## Zpráva, která je vždy aktuální
tournament-name = Turnajový večer · { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] každý s každým
   *[swiss] švýcarský systém
}
tournament-rounds = { $count ->
    [one] 1 kolo
    [few] { $count } kola
   *[other] { $count } kol
}
tournament-minutes = { $count ->
    [one] 1 minuta na kolo
    [few] { $count } minuty na kolo
   *[other] { $count } minut na kolo
}
tournament-duplicate = u všech stolů stejné karty
tournament-computer = při lichém počtu hraje i počítač
tournament-rated = { $rated ->
    [yes] hodnocené
   *[no] nehodnocené
}
tournament-open = **Začíná { $time }** ({ $when }). Stiskni **{ button-tournament-join }** a hraj. V každém kole tě upozorním, až budeš na tahu; **{ button-tournament-mine }** tě dovede k tvé partii.
tournament-players = Přihlášeno: { $count } (nejvýš { $most })
tournament-nobody = Zatím se nikdo nepřihlásil. Hrát může nejvýš { $most } lidí.
tournament-more = { " " }a ještě { $count }
tournament-cancelled = Tento turnaj je zrušený.
tournament-running = **Kolo { $round } z { $rounds }** · do { $when } ({ $time }) · dohráno { $done } z { $tables }
tournament-commitment = -# Otisk zamíchání tohoto kola: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Všude jsou stejné karty a u ostatních stolů se ještě hraje
tournament-seat-waits = { $table } · { $names } · hotovo
tournament-bye = volno: { $name }
tournament-how-decided = (vypršel čas)
tournament-how-absent = (někdo nepřišel)
tournament-how-void = (bez výsledku)
tournament-how-moderated = (ukončila moderace)
tournament-cut = Tento turnaj končí předčasně: kolo { $round } je poslední.
tournament-cut-by = Turnaj ukončuje { $name }, i když v něm hraje, a proto je na posledním místě.
# $tables: "#17, #18"
tournament-moderated = Ukončila moderace, bez výsledku: { $tables }
tournament-won = 🏆 Vítězí **{ $names }**. Gratulujeme!
tournament-won-together = 🏆 O první místo se dělí **{ $names }**. Gratulujeme!
tournament-nobody-played = Nikdo nehrál.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (už nehraje)
tournament-ties = Při stejném počtu bodů rozhoduje Buchholz (součet bodů soupeřů), pak Buchholz bez nejlepšího a nejhoršího soupeře. Při další shodě se místo dělí.
tournament-table = kolo { $round } z { $rounds }
# V obrázku výsledné tabulky
tournament-final = konečné pořadí
tournament-about = { $game } · { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
# Někdo ukazuje konečnou tabulku celému kanálu
tournament-shared = { $name } sdílí konečné pořadí turnaje **{ $tournament }**.
tournament-points = body
tournament-buchholz = Buchh.
tournament-thread = stoly { $first }–{ $last }
tournament-event = Turnaj ({ $game }). Přihlásit se můžeš tady: { $url }
tournament-where = [Ke zprávě turnaje]({ $url })

## Stránka jednoho kola
tournament-round = **Kolo { $round } z { $rounds }**{ $pages ->
    [one] { "" }
    [few] { " " }· strana { $page } z { $pages }
   *[other] { " " }· strana { $page } z { $pages }
}
tournament-round-runs = Konec kola: { $when } ({ $time }).
tournament-round-same-later = U všech stolů jsou stejné karty, takže body uvidíš, až se všechny partie dohrají.
# Za stolem, u kterého se hraje. $points: „35 : 20“
tournament-round-now = zatím { $points }
tournament-round-playing = hraje se
# Za výsledkem stolu: kdo byl vpředu. $points: „40 bodů“
tournament-round-ahead = ({ $name }, o { $points } víc)
# Za jmény u vlastního stolu čtenáře
tournament-round-own = ← ty

## Co s kartami čtenáře udělali jiní
tournament-same = **Kolo { $round }** · tvoje karty u ostatních stolů
tournament-same-own = { $how ->
    [won] Tvoje **výhra**
    [lost] Tvoje **prohra**
    [drew] Tvoje **remíza**
   *[made] Máš **{ $points }**
}: s těmito kartami { $place }. místo z { $all }.
tournament-same-other = { $how ->
    [won] **{ $name }** s tvými kartami: **výhra**.
    [lost] **{ $name }** s tvými kartami: **prohra**.
    [drew] **{ $name }** s tvými kartami: **remíza**.
   *[made] **{ $name }** s tvými kartami: **{ $points }**.
}
tournament-same-where = tah { $turn }
# Partie na víc kol; kolům turnaje se tu říká kolo, těmto rozdání
tournament-same-where-round = rozdání { $round }, tah { $turn }
# $theirs: „Carol odhazuje 9♠.“, $mine: „Alice odhazuje 7♣.“ Obojí jsou celé věty
tournament-same-parted = Poprvé hrajete jinak tady: { $where }. { $theirs } { $mine }
tournament-same-opponent = Nejdřív hrají jinak vaši soupeři, tady: { $where }. { $theirs } U tvého stolu: { $mine }
tournament-same-never = Než jedna z partií skončila, hrálo se v obou stejně.
tournament-same-gone = Zápis té partie už není uložený.
# Nabídka okamžiků
tournament-same-see = Podívat se v přehrání

button-tournament-same = Stejné karty
button-tournament-round = Zpět ke kolu
button-tournament-rounds = Kola
button-tournament-table = Konečné pořadí
button-tournament-standings = Pořadí

button-tournament-join = Přidat se
button-tournament-leave = Odejít
button-tournament-mine = Můj stůl
button-tournament-results = Všechny výsledky
button-tournament-host = Pořadatel
button-tournament-share = Sdílet pořadí
button-tournament-again = Totéž znovu
button-tournament-new = Nový turnaj
button-tournament-start = Začít hned
button-tournament-more = Další možnosti
button-tournament-cancel = Zrušit turnaj
button-tournament-end = Ukončit hned
button-tournament-go = Odejít a vzdát
button-tournament-yes = Ano, opravdu

## Dialogy
tournament-field-name = Název
tournament-field-game = Hra
tournament-field-kind = Druh turnaje
tournament-field-signup = Začátek
tournament-field-minutes = Minuty na kolo
tournament-field-options = Možnosti hry
tournament-field-rounds = Kola
tournament-field-computer = Při lichém počtu hraje i počítač
tournament-field-rated = Hodnocené
tournament-signup-hint = Za kolik minut, nebo čas jako 20:30 (ve tvém časovém pásmu)
tournament-form-swiss = Švýcarský systém: hraje se s podobně úspěšnými
tournament-form-swiss-same = Švýcarský systém, u všech stolů stejné karty
tournament-form-round-robin = Každý s každým
tournament-form-round-robin-same = Každý s každým, u všech stolů stejné karty
# V nabídce her. $game: „Rummy 500, 1 kolo“
tournament-game-before = { $game } · jako minule
tournament-yes = ano
tournament-no = ne

## Odpovědi, které čte jen jeden člověk
tournament-none-yet = Teď tu žádný turnaj neběží. Otevři ho: lidé se přidají tlačítkem a zbytek jde sám.
tournament-opened = Tvůj turnaj je v tomto kanálu otevřený. Až přijde čas, začne sám.
tournament-host = Tento turnaj pořádá { $host }.
tournament-come = Hraješ v turnaji **{ $name }**. V každém kole tě upozorním, až budeš na tahu.
tournament-come-late = Od dalšího kola hraješ v turnaji **{ $name }**.
tournament-gone = V turnaji už nehraješ.
tournament-sure = Máš rozehranou partii. Když teď z turnaje odejdeš, tuto partii vzdáš.
tournament-mine = Tvůj stůl je [#{ $game }]({ $url }).
tournament-avoids = V tomto kole by tě čekal soupeř, kterého blokuješ, takže dostaneš nejvýš půl bodu.
tournament-wait = Teď nemáš co hrát. Další kolo začne, až se všechny partie dohrají, nebo až vyprší čas.
tournament-starts = Turnaj právě začíná.
tournament-cancel-sure = Zrušit tento turnaj?
tournament-end-sure = Ukončit tento turnaj hned? Každou rozehranou partii vyhraje ten, kdo v ní vede, a pořadí už se nezmění.
tournament-end-sure-own = Ukončit tento turnaj předčasně? Hraješ v něm, takže se toto kolo nejdřív dohraje, skončíš na posledním místě a zpráva turnaje řekne proč.
tournament-stopped = Hotovo.
tournament-changed = Změněno.

## Proč něco nejde
tournament-none = Tento turnaj už neexistuje.
tournament-here = V tomto kanálu už turnaj je. Použij jiný kanál.
tournament-in-server = Na tomto serveru už turnaj je. Další může otevřít jen ten, kdo smí spravovat server nebo jeho události.
tournament-joined = V tomto turnaji už hraješ.
tournament-out = Máš dvě zmeškané partie, takže v tomto turnaji už nehraješ.
tournament-deleted = Smazáním dat tvoje účast v tomto turnaji skončila. Znovu se do něj přidat nemůžeš.
tournament-full = Tento turnaj je plný.
tournament-over = Tento turnaj skončil.
tournament-same-none = V tom kole nikdo jiný tvoje karty neměl, takže není co porovnávat.
tournament-not-over = Tento turnaj ještě neskončil, takže konečné pořadí zatím sdílet nejde.
tournament-no-round = Tento turnaj ještě nezačal. Jeho kola tu uvidíš, až začne.
tournament-late = Na přihlášení do tohoto turnaje už je pozdě.
tournament-not-in = V tomto turnaji nehraješ.
tournament-begun = Tento turnaj už začal.
tournament-too-few = Turnaj potřebuje aspoň dva hráče.
tournament-not-host = To může jen pořadatel turnaje, nebo ten, kdo smí spravovat server či jeho události.
tournament-when = Tomuto začátku nerozumím. Napiš, za kolik minut, třeba 20, nebo čas jako 20:30, nejvýš týden dopředu.
tournament-number = Napiš číslo od { $least } do { $most }.

## U stolů
tournament-missed = { $user }, soupeř na tebe čeká v partii #{ $game }. Zahraj, jinak ji { $time } prohraješ.

## Na první stránce klubu
tournament-front-in = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}{ $own ->
    [in] , hraješ taky
   *[other] { "" }
}
tournament-front-open = **{ $name }** začíná { $time }. Přidáš se?
tournament-front-plays = **{ $name }**: tvoje partie tohoto kola běží.
button-tournament-front = Přidat se k turnaji
