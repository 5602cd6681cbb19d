### Turnajové večery: /club tournament, zpráva turnaje a to, co se říká u jeho stolů.

command-club-tournament = turnaj
    .description = Otevřít turnajový večer, nebo se podívat, jak je na tom ten současný
command-club-tournament-name = název
    .description = Jak se turnaj jmenuje
command-club-tournament-game = hra
    .description = Hra, která se hraje
command-club-tournament-options = možnosti
    .description = Možnosti hry, například target=200, nebo kód
command-club-tournament-kind = způsob
    .description = Švýcarský systém, každý s každým, nebo aréna (nový soupeř, jakmile máš volno)
command-club-tournament-rounds = kola
    .description = Kolik kol; když vynecháš, podle počtu hráčů
command-club-tournament-signup = začátek
    .description = Kdy to začne: za kolik minut, nebo čas jako 20:30
command-club-tournament-minutes = minuty
    .description = Kolik minut trvá kolo; aréna 30, 60, 90 nebo 120
command-club-tournament-duplicate = stejné-karty
    .description = U všech stolů stejné karty: místa se porovnávají a nic se nehodnotí
command-club-tournament-computer = počítač
    .description = Při lichém počtu hraje počítač, místo aby někdo vynechal
command-club-tournament-rated = hodnocené
    .description = Jestli se partie počítají do ratingu
choice-tournament-swiss = švýcarský systém: rovný s rovným
choice-tournament-round-robin = každý s každým

## Zpráva, která je vždy aktuální
tournament-name = Večer: { $game }
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
tournament-computer = lichý počet doplní počítač
tournament-rated = { $rated ->
    [yes] hodnocené
   *[no] bez hodnocení
}
tournament-open = **Začíná to { $time }** ({ $when }). Stiskni **{ button-tournament-join }** a hraj: když začne kolo, tvůj stůl tě zavolá a **{ button-tournament-mine }** tě k němu dovede.
tournament-players = { $count ->
    [one] 1 hráč z nejvýše { $most }
    [few] { $count } hráči z nejvýše { $most }
   *[other] { $count } hráčů z nejvýše { $most }
}
tournament-nobody = Zatím se nikdo nepřihlásil; míst je nejvýše { $most }.
tournament-more = { " " }a další: { $count }
tournament-cancelled = Tento turnaj je zrušený.
tournament-running = **Kolo { $round } z { $rounds }** · do { $when } ({ $time }) · hotové stoly: { $done } z { $tables }
tournament-commitment = -# Karty tohoto kola jsou dané: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Všude jsou stejné karty a u ostatních stolů se ještě hraje
tournament-seat-waits = { $table } · { $names } · hotovo
tournament-bye = volno: { $name }
tournament-how-decided = (vypršel čas)
tournament-how-absent = (někdo nepřišel)
tournament-how-void = (bez výsledku)
tournament-how-moderated = (ukončila moderace)
tournament-cut = Turnaj skončí předčasně: poslední kolo je { $round }.
tournament-cut-by = Ukončuje ho { $name }. Kdo sám hraje, skončí za to na posledním místě.
# $tables: "#17, #18"
tournament-moderated = Stoly, které ukončila moderace, bez výsledku: { $tables }
tournament-won = 🏆 Vítězí **{ $names }**. Gratulujeme!
tournament-won-together = 🏆 O první místo se dělí **{ $names }**. Gratulujeme!
tournament-nobody-played = Nikdo nehrál.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Buchholz { $buchholz }
tournament-left = (už nehraje)
tournament-ties = Při stejném počtu bodů je výš ten, kdo potkal silnější: Buchholz, tedy body soupeřů, pak totéž bez nejlepšího a nejhoršího z nich. Při shodě i tam se místo dělí.
tournament-table = kolo { $round } z { $rounds }
# V obrázku výsledné tabulky
tournament-final = konečná tabulka
tournament-about = { $game } · { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
# Někdo ukazuje konečnou tabulku celému kanálu
tournament-shared = { $name } ukazuje konečnou tabulku turnaje **{ $tournament }**.
tournament-points = body
tournament-buchholz = Buchh.
tournament-thread = stoly { $first }–{ $last }
tournament-event = Turnaj, hra: { $game }. Přihlášky tady: { $url }
tournament-where = [Zpráva turnaje]({ $url })

## Stránka jednoho kola
tournament-round = **Kolo { $round } z { $rounds }**{ $pages ->
    [one] { "" }
    [few] { " " }· strana { $page } z { $pages }
   *[other] { " " }· strana { $page } z { $pages }
}
tournament-round-runs = Hraje se do { $when } ({ $time }).
tournament-round-same-later = U všech stolů jsou stejné karty: body se ukážou, až dohraje poslední.
# Za stolem, u kterého se hraje. $points: „35 : 20“
tournament-round-now = zatím { $points }
tournament-round-playing = hraje se
# Za výsledkem stolu: kdo byl vpředu. $points: „40 bodů“
tournament-round-ahead = ({ $name }: o { $points } víc)
# Za jmény u vlastního stolu čtenáře
tournament-round-own = ← ty

## Co s kartami čtenáře udělali jiní
tournament-same = **Kolo { $round }** · tvoje karty u ostatních stolů
tournament-same-own = { $how ->
    [won] Tvoje **výhra**
    [lost] Tvoje **prohra**
    [drew] Tvoje **remíza**
   *[made] Ty **{ $points }**
}: s těmito kartami místo { $place } z { $all }.
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
tournament-same-parted = Tady se to rozešlo: { $where }. { $theirs } { $mine }
tournament-same-opponent = Nejdřív se rozešli soupeři: { $where }. { $theirs } U tvého stolu: { $mine }
tournament-same-never = Kam až se dají obě partie srovnat, hrálo se v nich stejně.
tournament-same-gone = Zápis té partie už není uložený.
# Nabídka okamžiků
tournament-same-see = Podívat se na přehrání

button-tournament-same = Stejné karty
button-tournament-round = Zpět ke kolu
button-tournament-rounds = Kola
button-tournament-table = Konečná tabulka
button-tournament-standings = Pořadí

button-tournament-join = Přidat se
button-tournament-leave = Odejít
button-tournament-mine = Můj stůl
button-tournament-results = Celá tabulka
button-tournament-host = Pořadatel
button-tournament-share = Sdílet tabulku
button-tournament-again = Totéž znovu
button-tournament-new = Nový turnaj
button-tournament-start = Začít hned
button-tournament-more = Další možnosti
button-tournament-cancel = Zrušit
button-tournament-end = Ukončit hned
button-tournament-go = Odejít a vzdát
button-tournament-yes = Ano, opravdu

## Dialogy
tournament-field-name = Název
tournament-field-game = Hra
tournament-field-kind = Kdo se s kým utká
tournament-field-signup = Začátek
tournament-field-minutes = Minuty na kolo
tournament-field-options = Možnosti hry
tournament-field-rounds = Kola
tournament-field-computer = Lichý počet doplní počítač
tournament-field-rated = Hodnocené
tournament-signup-hint = Za kolik minut, nebo čas jako 20:30 (ve tvém časovém pásmu)
tournament-form-swiss = Švýcarský systém: rovný s rovným
tournament-form-swiss-same = Švýcarský systém, všude stejné karty
tournament-form-round-robin = Každý s každým
tournament-form-round-robin-same = Každý s každým, stejné karty
# V nabídce her. $game: „Rummy 500, 1 kolo“
tournament-game-before = { $game } · jako minule
tournament-yes = ano
tournament-no = ne

## Odpovědi, které čte jen jeden člověk
tournament-none-yet = Na tomto serveru teď žádný turnaj není. Otevři ho: lidé se přihlašují tlačítkem a všechno ostatní jde samo.
tournament-opened = Tvůj turnaj je v kanálu. Začne sám, až přijde čas.
tournament-host = Tento turnaj pořádá { $host }.
tournament-come = Hraješ: **{ $name }**. Když začne kolo, stůl tě zavolá, jakmile budeš na tahu.
tournament-come-late = Hraješ: **{ $name }**. Začínáš od dalšího kola.
tournament-gone = V turnaji už nehraješ.
tournament-sure = Máš tu rozehranou partii. Když teď odejdeš, vzdáš ji.
tournament-mine = Tvůj stůl je [#{ $game }]({ $url }).
tournament-avoids = V tomto kole by tvým soupeřem byl někdo, koho blokuješ, a proto ti přinese nejvýš půl bodu.
tournament-wait = Teď nemáš co hrát. Další kolo začne, jakmile budou hotové všechny stoly, nejpozději až vyprší čas.
tournament-starts = Začíná se.
tournament-cancel-sure = Opravdu tento turnaj zrušit?
tournament-end-sure = Opravdu tento turnaj ukončit? V rozehraných partiích rozhodne, kdo vede, a tabulka tak zůstane.
tournament-end-sure-own = Opravdu tento turnaj ukončit? Hraješ v něm, takže se nynější kolo nejdřív dohraje, skončíš na posledním místě a všichni to uvidí.
tournament-stopped = Hotovo.
tournament-changed = Změněno.

## Proč něco nejde
tournament-none = Tento turnaj už není.
tournament-here = V tomto kanálu už jeden turnaj je.
tournament-in-server = Na tomto serveru už jeden turnaj je. Další může otevřít ten, kdo spravuje server nebo jeho události.
tournament-joined = Už hraješ.
tournament-out = U dvou stolů tě nebylo, takže v tomto turnaji už nehraješ.
tournament-deleted = Během tohoto turnaje byla tvoje data smazána, takže se do něj znovu přidat nemůžeš.
tournament-full = Všechna místa jsou obsazená.
tournament-over = Tento turnaj skončil.
tournament-same-none = V tom kole není tvoje karty s čím srovnat.
tournament-not-over = Turnaj ještě neskončil: konečná tabulka ke sdílení zatím není.
tournament-no-round = Turnaj ještě nezačal: kola tu budou, až začne.
tournament-late = Do tohoto turnaje už se přidat nejde.
tournament-not-in = V tomto turnaji nehraješ.
tournament-begun = Už to začalo.
tournament-too-few = Je potřeba aspoň dvou hráčů.
tournament-not-host = To může jen pořadatel turnaje a ten, kdo spravuje server nebo jeho události.
tournament-when = Nerozumím, kdy. Napiš, za kolik minut, například 20, nebo čas jako 20:30; nejvýše týden dopředu.
tournament-number = Musí to být číslo od { $least } do { $most }.

## U stolů
tournament-missed = { $user }: u #{ $game } se na tebe čeká. Když nezahraješ, připadne partie { $time } soupeři.

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
