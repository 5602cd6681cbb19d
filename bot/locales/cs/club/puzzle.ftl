### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = hádanka
    .description = Hádanka dne: najdi jediný tah, který je jasně nejlepší
command-club-puzzle-game = hra
    .description = Ze které hry; bez toho uvidíš všechny dnešní
command-club-puzzle-level = obtížnost
    .description = Jak má být těžká

puzzle-grade-easy = lehká
puzzle-grade-medium = střední
puzzle-grade-hard = těžká

puzzle-title = ### Hádanky dne { $day }
puzzle-about = Jedna možnost je jasně nejlepší. Počítá se tvá první odpověď. Nové hádanky jsou o půlnoci UTC.
puzzle-none = K této hře žádné hádanky nejsou.
puzzle-pick = Vyber hádanku
puzzle-streak = { $days ->
    [0] Série: zatím žádná · nejdelší { $best }
    [one] Série: { $days } den · nejdelší { $best }
    [few] Série: { $days } dny · nejdelší { $best }
   *[other] Série: { $days } dní · nejdelší { $best }
}
puzzle-more-of = Ještě jedna hádanka ze hry …
button-puzzle-more = Ještě jednu
puzzle-all-had = { $game }: všechny hádanky už máš za sebou, kromě dnešních a těch na příští dva týdny.
puzzle-extra-over = Ta hádanka už neplatí. Jinou dostaneš, když stiskneš „{ button-puzzle-more }“.
button-puzzle-own = Moje chyby
puzzle-over = Den této hádanky už skončil. Tady jsou dnešní.
puzzle-old-buttons = To tlačítko už neplatilo. Tady je hádanka, jak vypadá teď: vyber znovu.
puzzle-had = Svůj pokus o tuhle hádanku už máš za sebou. Další přijde o půlnoci UTC.

puzzle-one = ### Hádanka { $day } · { $game } · { $grade }
puzzle-extra = ### Hádanka · { $game } · { $grade }
puzzle-question = Co je teď nejlepší?
puzzle-question-tiles = V tomto tahu můžeš vyložit všechny své kameny. Která z těchto kombinací pak leží na stole?
# Vyložit jde jen $count z $rack kamenů
puzzle-question-part = { $count ->
    [one] V tomto tahu můžeš vyložit 1 ze svých { $rack } kamenů, víc ne.
    [few] V tomto tahu můžeš vyložit { $count } ze svých { $rack } kamenů, víc ne.
   *[other] V tomto tahu můžeš vyložit { $count } ze svých { $rack } kamenů, víc ne.
} Která z těchto kombinací pak leží na stole?
puzzle-choose = Vyber odpověď
puzzle-hint = Rada { $number } z { $most }: zbývající odpovědi: { $count }.
button-puzzle-answer = Odpovědět
button-puzzle-hint = Rada
button-puzzle-others = Všechny hádanky
button-puzzle-share = Sdílet
puzzle-unanswered = Nejdřív odpověz, pak bude co sdílet.

# Vlastní rozhodnutí, která stála body, jako hádanky
puzzle-own = ### Z tvé partie #{ $number } · { $game }
puzzle-own-waiting = ⏳ Hledám, co ještě šlo zahrát …
puzzle-own-played = **Zahráno:** { $choice }. Průměrná ztráta: { $points }.
button-puzzle-own-next = Další chyba
puzzle-own-none = Zatím tu nic není. Nech si udělat rozbor dohrané partie: co tě v ní určitě stálo body, dostaneš tady jako hádanku. (Z partií s kameny ne.)
puzzle-own-solved = Všechny své chyby už máš vyřešené. Další najdeš, když si necháš udělat rozbor jiné partie.
puzzle-own-gone = Tohle rozhodnutí už v tvých rozborech není.
button-puzzle-review = Rozbor #{ $game }

puzzle-right = ✅ **Správně!**
puzzle-wrong = ❌ **To není nejlepší:** { $choice }
puzzle-best = **Nejlepší:** { $way }
puzzle-margin = Rozdíl proti druhé nejlepší možnosti je průměrně { $points }.
puzzle-margin-games = Ze 100 partií to vyhraje o { $games } víc než druhá nejlepší možnost.
puzzle-margin-left = { $count ->
    [one] S kteroukoli jinou kombinací ti ve stojánku zůstane aspoň o 1 kámen víc.
    [few] S kteroukoli jinou kombinací ti ve stojánku zůstane aspoň o { $count } kameny víc.
   *[other] S kteroukoli jinou kombinací ti ve stojánku zůstane aspoň o { $count } kamenů víc.
}
# Jak se to s kameny udělá
puzzle-tiles-joker = Háček je v tom, že se musí přeskupit kombinace se žolíkem.
puzzle-tiles-split = Háček je v tom, že se jedna kombinace musí rozdělit na dvě.
puzzle-tiles-apart = Háček je v tom, že jedna kombinace musí některé kameny pustit.
puzzle-tiles-added = Žádná kombinace se nerozebírá: tvoje kameny si jen musí najít místo.
puzzle-tempting = **Lákavé:** { $choice }. Ze 100 partií to vyhraje o { $games } míň:
# Co se stane po lákavém tahu a co po nejlepším, v kolika kolech ze 100
puzzle-fate-first = Kolo ukončíš ty: { $tempting }krát ze 100, ne { $best }krát.
puzzle-fate-laid = { $card } se ti podaří vyložit { $tempting }krát ze 100, ne { $best }krát.
puzzle-fate-left = { $card } ti na konci kola zůstane v ruce { $tempting }krát ze 100, ne { $best }krát.
puzzle-fate-theirs = { $card } nakonec připadne soupeři { $tempting }krát ze 100, ne { $best }krát.
puzzle-others = **Ostatní možnosti ztrácejí:**
puzzle-others-games = **Ostatní, o kolik výher ze 100 míň:**
puzzle-proof-sampled = Ověřil silný počítač: kolo se dohrálo mnohokrát, pokaždé s nově rozdanými skrytými kartami.
puzzle-proof-all = Ověřil silný počítač: kolo se dohrálo pro každé možné rozložení skrytých karet.
puzzle-proof-exact = Ověřeno přesně: na rozložení skrytých karet nezáleží.
# $change: „+12“
puzzle-rating = Tvůj rating v hádankách: **{ $rating }** ({ $change })
puzzle-rating-hints = Vyřešeno s radou: rating v hádankách se tím nemění.
button-puzzle-see = Co se stane dál
button-puzzle-best = Nejlepší
button-puzzle-tempting = Lákavé
button-puzzle-back = Zpět k hádance
puzzle-line-waiting = ⏳ Dohrávám to …
puzzle-line-best = **Nejlepší** · krok { $step } z { $steps }
puzzle-line-tempting = **Lákavé** · krok { $step } z { $steps }
# $why: „Kolo ukončuje alice.“
puzzle-line-over = **Kolo je u konce.** { $why }
puzzle-line-about = Skryté karty jsou vymyšlené: takhle by mohly ležet. Za všechny hraje dál silný počítač.
puzzle-copy = Ke sdílení (nic neprozradí):

puzzle-shared = Hádanka Jolly { $day } · { $game } · { $grade }: { $result }, série: { $streak }
puzzle-shared-solved = { $hints ->
    [0] vyřešena
    [one] vyřešena s { $hints } radou
    [few] vyřešena s { $hints } radami
   *[other] vyřešena s { $hints } radami
}
puzzle-shared-missed = { $hints ->
    [0] nevyřešena
    [one] nevyřešena, { $hints } rada
    [few] nevyřešena, { $hints } rady
   *[other] nevyřešena, { $hints } rad
}

# $ratings: „Gin rummy 1432 · Rummy s kameny 1510 (předběžný)“
puzzle-ratings = **Rating v hádankách:** { $ratings }
puzzle-solved = **Hádanky dne:** vyřešeno { $count }

## Na první stránce klubu
puzzle-front = Hádanky
puzzle-front-done = { $done } z { $all }
puzzle-front-streak = { $days ->
    [one] série { $days } den
    [few] série { $days } dny
   *[other] série { $days } dní
}
puzzle-front-next = **Dnešní hádanka** čeká: { $game }, { $grade }.
button-puzzle-front = Řešit hádanku
