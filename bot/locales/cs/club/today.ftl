### Partie dne: jedno kolo v každé hře, pro všechny stejné karty, jediný pokus.

## Možnost, se kterou se hraje
option-name-one-round = jediné kolo
    .hint = Jestli rozhoduje první kolo bez ohledu na cílové body.

## Příkazy
command-club-today = dnes
    .description = Partie dne: jedno kolo v každé hře, pro všechny stejné karty
command-club-today-game = hra
    .description = Hra; bez ní se ukážou všechny

## Všechny hry jednoho dne
today-title = ### Partie dne
today-title-past = ### Včerejší partie dne
today-about = Jedno kolo v každé hře proti Jollymu, se stejnými kartami pro všechny a všude. Na každou máš **jediný pokus**, trvá asi tři minuty.
today-line-new = **{ $game }**: zatím nehráno
today-line-none = **{ $game }**: nehráno
today-line-running = **{ $game }**: tvůj pokus právě běží
today-line-left = **{ $game }**: nedohráno
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Nové partie { $due }
today-none-then = Toho dne žádné partie nebyly.
button-today-yesterday = Včera
button-today-today = Dnes

## Před pokusem. $clock a $increment jsou doby, $level je síla počítače.
today-deal-title = ### Partie dne · { $game }
today-awaits = Jedno kolo proti Jollymu ({ $level }), začínáš ty. Počítá se, o kolik bodů máš víc než on.
    
    Tvoje hodiny: { $clock }, po každém tvém tahu se přidá { $increment }. **Běží od chvíle, kdy stiskneš tlačítko.** Pokus je jediný: bez nápovědy, bez pauzy a nic se nebere zpět.
button-today-start = Začít pokus
button-today-menu = Všechny hry

## Čím se dokáže, že karty nikdo nezměnil; za tlačítkem
button-today-proof = Rozdáno poctivě?
today-proof = Všechny karty vycházejí z jednoho tajného čísla, vylosovaného několik dní předem. Dokud den neskončí, vidíš jen otisk toho čísla, potom i číslo samo. Když k sobě patří, nikdo žádnou kartu nevyměnil.
# Otisk je dlouhé šestnáctkové číslo.
today-fingerprint = Dnešní otisk zamíchání, daný už několik dní: `{ $commitment }`
today-fingerprint-late = Dnešní otisk zamíchání, daný teprve dnes, protože Jolly předtím neběžel: `{ $commitment }`
today-fingerprint-next = Zítřejší: `{ $commitment }`

## Po pokusu. $lead je číslo se znaménkem, "+34", $place je text today-place.
today-place = místo { $place } z { $all }
today-lead = { $how ->
    [ahead] Jolly zůstává za tebou
    [behind] Jolly je před tebou
   *[level] s Jollym nerozhodně
}
today-place-here = Na tomto serveru: místo { $place } z { $all }
# Kolik procent ostatních dopadlo hůř
today-better = Lepší než { $percent } % ostatních
today-median = medián { $lead }
today-median-alone = Medián všech: { $lead }
today-median-name = medián všech
today-alone = Zatím to nikdo jiný nedohrál.
today-left = **Tvůj pokus skončil dřív než kolo.** Jsi tedy za všemi, kdo dohráli.
today-not-played = Tato partie zůstala bez tvého pokusu.
today-judge = Silný počítač na tvém místě se stejnými kartami: **{ $lead }**
today-judge-later = Silný počítač ještě přemýšlí, podívej se za chvíli.
today-judge-name = silný počítač
today-here = **Na tomto serveru**, s místem mezi všemi:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nedohráno
today-nobody-here = Na tomto serveru ji zatím nikdo jiný nedohrál.
today-in-dm = Na serveru uvidíš i to, jak dopadli ostatní odtamtud.
today-watch = Jak hráli ostatní
today-revealed = Tajné číslo: `{ $number }`. Jeho SHA-256 je otisk `{ $commitment }` a vycházejí z něj všechny karty; jak to ověřit, ukáže `/{ command-game } { command-game-verify }` u některé z těchto partií.
today-worth = Do žebříčku měsíce: { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
# $loss: „asi 6 bodů (± 2)“. $told: „alice odhazuje 7♣.“ $advice: „Odhoď K♦: nehodí se k tvým kartám.“
today-parted = První rozdíl proti silnému počítači, který tě stál body: **tah { $turn }**, { $loss }.
    { $told } Lepší: { $advice }
today-parted-nowhere = Podle rozboru tě žádné jednotlivé rozhodnutí body nestálo.
button-today-parted = Kde mi to uteklo?
button-today-turn = Ukázat tah { $turn }
today-picture = { $game }: partie dne
button-today-share = Sdílet
button-today-too = Zahrát si taky
today-shared = **{ $name }** má za sebou partii dne (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly zůstává vzadu
    [behind] **{ $lead }**, Jolly je vpředu
   *[level] s Jollym nerozhodně
}

## Žebříček měsíce. $points: „812 bodů“
button-today-ladder = Žebříček měsíce
button-today-before = Předchozí měsíc
button-today-after = Další měsíc
today-ladder-title = ### Žebříček měsíce · partie dne
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 partie
    [few] { $count } partie
   *[other] { $count } partií
}
today-ladder-empty = Na tomto serveru zatím nikdo nemá z tohoto měsíce dohranou partii dne, jejíž den už skončil.
today-ladder-dm = Na serveru uvidíš žebříček těch, kdo hrají tam.
today-ladder-everywhere = Ty mezi všemi servery: místo { $place } z { $all }, { $points }
today-ladder-rule = Partie dne je za 50 bodů, když dopadneš stejně jako silný počítač se stejnými kartami. Když líp, je až za 100, když hůř, třeba i za 0. Sčítá se nejvýš { $best } tvých nejlepších partií. Partie se počítá na serveru, kde ji začneš, vždy od dalšího dne.

## Co nejde
today-none = V této hře partie dne není.
today-gone = Tato partie dne už není uložená.
today-still = Tuto partii dne ještě někdo hraje. Podívej se za pár minut.
today-day-over = Ten den už skončil a jsou tu nové partie.
today-had = Svůj pokus už máš za sebou. Další partie přijde o půlnoci UTC.
today-sealed = Stůl #{ $game } je pokus o partii dne. Nejdřív odehraj vlastní (/{ command-club } { command-club-today }), nebo počkej, až den skončí.
today-share-where = Výsledek můžeš sdílet jen v kanálu serveru.

## Na první stránce klubu
today-front = Partie dne
today-front-done = { $done } z { $all }
today-front-next = **Dnešní partie dne** ještě čeká: { $game }, jediný pokus, asi tři minuty.
button-today-front = Hrát partii dne
