### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = úloha
    .description = Úloha dne: najdi jediný tah, který je jasně nejlepší
command-club-puzzle-game = hra
    .description = Která hra; když vynecháš, uvidíš všechny dnešní úlohy
command-club-puzzle-level = obtížnost
    .description = Lehká, střední nebo těžká

puzzle-grade-easy = lehká
puzzle-grade-medium = střední
puzzle-grade-hard = těžká

puzzle-title = ### Úlohy · { $day }
puzzle-about = Jedna možnost je jasně nejlepší. Počítá se jen tvoje první odpověď. Nové úlohy přijdou o půlnoci UTC.
puzzle-none = K této hře žádné úlohy nejsou.
puzzle-pick = Vyber úlohu
puzzle-streak = { $days ->
    [0] { $best ->
        [0] Zatím žádná série
       *[other] Teď žádná série · nejdelší { $best }
    }
    [one] Série: { $days } den · nejdelší { $best }
    [few] Série: { $days } dny · nejdelší { $best }
   *[other] Série: { $days } dní · nejdelší { $best }
}
puzzle-more-of = Ještě jedna úloha: vyber hru …
button-puzzle-more = Ještě jedna
puzzle-all-had = { $game }: všechny úlohy už máš za sebou, kromě dnešních a těch na příští dva týdny.
puzzle-extra-over = Tato úloha už skončila. Další dostaneš, když stiskneš **{ button-puzzle-more }**.
button-puzzle-own = Moje chyby
puzzle-over = Den této úlohy už skončil. Tady jsou dnešní.
puzzle-old-buttons = Stisknuté tlačítko už neplatilo. Takhle úloha vypadá teď: vyber znovu.
puzzle-had = Tuto úlohu už máš za sebou. Další přijde o půlnoci UTC.

puzzle-one = ### Úloha · { $day } · { $game } · { $grade }
puzzle-extra = ### Úloha · { $game } · { $grade }
puzzle-question = Co z toho je nejlepší?
puzzle-question-tiles = V tomto tahu můžeš vyložit všechny své kameny. Která z těchto kombinací pak leží na stole?
# Vyložit jde jen $count z $rack kamenů
puzzle-question-part = { $count ->
    [one] V tomto tahu můžeš vyložit jen 1 ze svých { $rack } kamenů.
    [few] V tomto tahu můžeš vyložit nejvýš { $count } ze svých { $rack } kamenů.
   *[other] V tomto tahu můžeš vyložit nejvýš { $count } ze svých { $rack } kamenů.
} Která z těchto kombinací pak leží na stole?
puzzle-choose = Vyber odpověď
puzzle-hint = Rada { $number } z { $most }: nejlepší odpověď je jedna z těchto { $count }.
button-puzzle-answer = Odpovědět
button-puzzle-hint = Rada
button-puzzle-others = Všechny úlohy
button-puzzle-share = Sdílet
puzzle-unanswered = Nejdřív na úlohu odpověz. Potom můžeš výsledek sdílet.

# Vlastní rozhodnutí, která stála body, jako úlohy
puzzle-own = ### Z tvé partie #{ $number } · { $game }
puzzle-own-waiting = ⏳ Hledám, co ještě šlo zahrát …
puzzle-own-played = **Zahráno:** { $choice }. Průměrná ztráta: { $points }.
button-puzzle-own-next = Další chyba
puzzle-own-none = Zatím tu nic není. Nech si udělat rozbor dohrané partie a každá jasná chyba z ní se tu objeví jako úloha (jen z her s kartami).
puzzle-own-solved = Všechny své chyby už máš vyřešené. Další najdeš v rozboru jiné partie.
puzzle-own-gone = Tato chyba už ve tvých rozborech není. Další dostaneš, když stiskneš **{ button-puzzle-own }**.
button-puzzle-review = Rozbor #{ $game }

puzzle-right = ✅ **Správně!**
puzzle-wrong = ❌ **To není nejlepší:** { $choice }
puzzle-best = **Nejlepší:** { $way }
puzzle-margin = Nejlepší možnost je průměrně o { $points } lepší než druhá nejlepší.
puzzle-margin-games = { $games ->
    [one] Nejlepší možnost vyhraje ze 100 partií o 1 víc než druhá nejlepší.
    [few] Nejlepší možnost vyhraje ze 100 partií o { $games } víc než druhá nejlepší.
   *[other] Nejlepší možnost vyhraje ze 100 partií o { $games } víc než druhá nejlepší.
}
puzzle-margin-left = { $count ->
    [one] S kteroukoli jinou kombinací ti ve stojánku zůstane aspoň o 1 kámen víc.
    [few] S kteroukoli jinou kombinací ti ve stojánku zůstane aspoň o { $count } kameny víc.
   *[other] S kteroukoli jinou kombinací ti ve stojánku zůstane aspoň o { $count } kamenů víc.
}
# Jak se to s kameny udělá
puzzle-tiles-joker = Háček je v tom, že musíš přeskupit kombinaci se žolíkem.
puzzle-tiles-split = Háček je v tom, že musíš rozdělit kombinaci na dvě.
puzzle-tiles-apart = Háček je v tom, že musíš z kombinace vzít některé kameny.
puzzle-tiles-added = Žádnou kombinaci nemusíš rozebírat. Jen najdi, kam tvoje kameny patří.
puzzle-tempting = { $games ->
    [one] **Lákavé:** { $choice }. Ze 100 partií vyhraje o 1 míň:
    [few] **Lákavé:** { $choice }. Ze 100 partií vyhraje o { $games } míň:
   *[other] **Lákavé:** { $choice }. Ze 100 partií vyhraje o { $games } míň:
}
# Co se stane po lákavém tahu a co po nejlepším, v kolika kolech ze 100
puzzle-fate-first = Kolo ukončíš ty: { $tempting }× ze 100 místo { $best }×.
puzzle-fate-laid = { $card } vyložíš: { $tempting }× ze 100 místo { $best }×.
puzzle-fate-left = { $card } ti na konci kola zůstane: { $tempting }× ze 100 místo { $best }×.
puzzle-fate-theirs = { $card } bude mít na konci kola soupeř: { $tempting }× ze 100 místo { $best }×.
puzzle-others = **Ostatní možnosti ztrácejí:**
puzzle-others-games = **Ostatní možnosti (ve výhrách ze 100 partií):**
puzzle-proof-sampled = Ověřil silný počítač: mnohokrát odsud kolo dohrál, pokaždé s jinými neznámými kartami.
puzzle-proof-all = Ověřil silný počítač: kolo dohrál pro každé možné rozložení neznámých karet.
puzzle-proof-exact = Ověřeno přesně: odpověď nezávisí na kartách, které nevidíš.
# $change: „+12“
puzzle-rating = Tvůj rating v úlohách: **{ $rating }** ({ $change })
puzzle-rating-hints = S radami se tvůj rating v úlohách nemění.
button-puzzle-see = Ukázat, co bude dál
button-puzzle-best = Nejlepší
button-puzzle-tempting = Lákavé
button-puzzle-back = Zpět k úloze
puzzle-line-waiting = ⏳ Dohrávám to …
puzzle-line-best = **Nejlepší** · krok { $step } z { $steps }
puzzle-line-tempting = **Lákavé** · krok { $step } z { $steps }
# $why: „alice ukončuje kolo.“
puzzle-line-over = **Konec kola.** { $why }
puzzle-line-about = Neznámé karty jsou tu vymyšlené a mohly by ležet i jinak. Za všechny hraje silný počítač.
puzzle-copy = Ke sdílení (nic neprozradí):

puzzle-shared = Jolly, úloha { $day } · { $game } · { $grade }: { $result }, série: { $streak }
puzzle-shared-solved = { $hints ->
    [0] vyřešena
    [one] vyřešena s { $hints } radou
    [few] vyřešena se { $hints } radami
   *[other] vyřešena s { $hints } radami
}
puzzle-shared-missed = { $hints ->
    [0] nevyřešena
    [one] nevyřešena, { $hints } rada
    [few] nevyřešena, { $hints } rady
   *[other] nevyřešena, { $hints } rad
}

# $ratings: „Gin rummy 1432 · Rummy s kameny 1510 (předběžný)“
puzzle-ratings = **Rating v úlohách:** { $ratings }
puzzle-solved = **Úlohy dne:** vyřešeno { $count }

## Na první stránce klubu
puzzle-front = Úlohy
puzzle-front-done = { $done } z { $all }
puzzle-front-streak = { $days ->
    [one] série: { $days } den
    [few] série: { $days } dny
   *[other] série: { $days } dní
}
puzzle-front-next = **Dnešní úloha** čeká: { $game }, { $grade }.
button-puzzle-front = Řešit úlohu
