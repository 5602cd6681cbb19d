### Partie dne: jedno kolo v každé hře, pro všechny stejné karty, jediný pokus.

## Možnost, se kterou se hraje
option-name-one-round = jediné kolo
    .hint = Jestli o partii rozhodne první kolo, ať je cíl jakýkoli.

## Příkazy
command-club-today = dnes
    .description = Rozdání dne: jedno kolo v každé hře, pro všechny stejné karty
command-club-today-game = hra
    .description = Která hra; když vynecháš, uvidíš všechna dnešní rozdání

## Všechny hry jednoho dne
today-title = ### Rozdání dne
today-title-past = ### Včerejší rozdání
today-about = Jedno kolo v každé hře proti Jollymu. Všichni a všude mají stejné karty. Každé rozdání můžeš hrát jen **jednou**, trvá asi tři minuty.
today-line-new = **{ $game }**: zatím nehráno
today-line-none = **{ $game }**: nehráno
today-line-running = **{ $game }**: právě se hraje
today-line-left = **{ $game }**: nedohráno
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Nová rozdání { $due }
today-none-then = Ten den žádná rozdání nebyla.
button-today-yesterday = Včera
button-today-today = Dnes

## Před pokusem. $clock a $increment jsou doby, $level je síla počítače.
today-deal-title = ### Rozdání dne · { $game }
today-awaits = Jedno kolo proti Jollymu ({ $level }). Začínáš ty. Zkus nad Jollym vyhrát o co nejvíc bodů.

    Tvůj čas: { $clock }, po každém tahu +{ $increment }. **Čas běží, jakmile stiskneš tlačítko.** Toto rozdání můžeš hrát jen jednou: bez rad, bez pauzy a bez vracení tahů.
button-today-start = Začít
button-today-menu = Všechny hry

## Čím se dokáže, že karty nikdo nezměnil; za tlačítkem
button-today-proof = Je to poctivé?
today-proof = Všechny karty rozdání vycházejí z jednoho tajného čísla, které Jolly losuje několik dní předem. Dokud den neskončí, vidíš jen otisk toho čísla, potom i číslo. Když k sobě patří, nikdo žádnou kartu nevyměnil.
# Otisk je dlouhé šestnáctkové číslo.
today-fingerprint = Dnešní otisk zamíchání (stanovený už před několika dny): `{ $commitment }`
today-fingerprint-late = Dnešní otisk zamíchání (stanovený až dnes, protože Jolly neběžel): `{ $commitment }`
today-fingerprint-next = Zítřejší: `{ $commitment }`

## Po pokusu. $lead je číslo se znaménkem, "+34", $place je text today-place.
today-place = na { $place }. místě z { $all }
today-lead = { $how ->
    [ahead] před Jollym
    [behind] za Jollym
   *[level] s Jollym nerozhodně
}
today-place-here = Na tomto serveru: { $place }. místo z { $all }
# Kolik procent ostatních dopadlo hůř
today-better = Lepší než { $percent } % ostatních hráčů
today-median = medián { $lead }
today-median-alone = Medián všech hráčů: { $lead }
today-median-name = medián všech
today-alone = Zatím toto rozdání nikdo jiný nedohrál.
today-left = **Kolo nemáš dohrané**, takže jsi v pořadí za všemi, kdo ho dohráli.
today-not-played = Toto rozdání nemáš zahrané.
today-judge = Silný počítač s tvými kartami: **{ $lead }**
today-judge-later = Silný počítač ještě hraje. Podívej se za chvíli.
today-judge-name = silný počítač
today-here = **Na tomto serveru** (místo mezi všemi):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nedohráno
today-nobody-here = Na tomto serveru toto rozdání zatím nikdo jiný nedohrál.
today-in-dm = Na serveru uvidíš i to, jak dopadli ostatní hráči odtamtud.
today-watch = Podívej se, jak hráli ostatní
today-revealed = Tajné číslo: `{ $number }`. Jeho SHA-256 je otisk `{ $commitment }` a vycházejí z něj všechny karty. Ověříš to přes `/{ command-game } { command-game-verify }` u kterékoli z těchto partií.
today-worth = Do žebříčku měsíce: { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
# $loss: „asi 6 bodů (± 2)“. $told: „alice odhazuje 7♣.“ $advice: „Odhoď K♦: nehodí se k tvým kartám.“
today-parted = Tvoje první drahé rozhodnutí: **tah { $turn }**, ztráta { $loss }.
    { $told } Lepší: { $advice }
today-parted-nowhere = Rozbor nenašel žádné rozhodnutí, které by tě stálo body.
button-today-parted = Moje první chyba
button-today-turn = Ukázat tah { $turn }
today-picture = { $game }: rozdání dne
button-today-share = Sdílet
button-today-too = Zahrát si taky
today-shared = **{ $name }** má za sebou rozdání dne (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, před Jollym
    [behind] **{ $lead }**, za Jollym
   *[level] s Jollym nerozhodně
}

## Žebříček měsíce. $points: „812 bodů“
button-today-ladder = Žebříček měsíce
button-today-before = Předchozí měsíc
button-today-after = Další měsíc
today-ladder-title = ### Žebříček měsíce · rozdání dne
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 rozdání
    [few] { $count } rozdání
   *[other] { $count } rozdání
}
today-ladder-empty = V žebříčku tohoto měsíce zatím z tohoto serveru nikdo není. Rozdání se počítá, až jeho den skončí.
today-ladder-dm = Otevři žebříček na serveru a uvidíš hráče odtamtud.
today-ladder-everywhere = Ty na všech serverech: { $place }. místo z { $all }, { $points }
today-ladder-rule = Za rozdání je 50 bodů, když dopadneš stejně jako silný počítač se stejnými kartami. Když líp, může jich být až 100; když hůř, třeba i 0. Sčítá se { $best } tvých nejlepších rozdání. Rozdání se počítá na serveru, kde ho začneš, vždy od dalšího dne.

## Co nejde
today-none = V této hře rozdání dne není.
today-gone = Toto rozdání je moc staré a Jolly už ho nemá. Vyber některé dnešní.
today-still = Toto rozdání ještě někdo hraje. Podívej se za pár minut.
today-day-over = Ten den už skončil. Teď jsou tu nová rozdání.
today-had = Toto rozdání už máš zahrané. Další přijde o půlnoci UTC.
today-sealed = #{ $game } je rozdání dne. Nejdřív si ho zahraj (/{ command-club } { command-club-today }), nebo se podívej zítra (UTC).
today-share-where = Výsledek můžeš sdílet jen v kanálu serveru.

## Na první stránce klubu
today-front = Rozdání dne
today-front-done = { $done } z { $all }
today-front-next = **Rozdání dne** čeká: { $game }. Hrát ho můžeš jen jednou, trvá asi tři minuty.
button-today-front = Hrát rozdání
