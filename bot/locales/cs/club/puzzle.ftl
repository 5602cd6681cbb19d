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
    [0] Dny v řadě: zatím žádné · nejvíc { $best }
    [one] Dny v řadě: { $days } den · nejvíc { $best }
    [few] Dny v řadě: { $days } dny · nejvíc { $best }
   *[other] Dny v řadě: { $days } dní · nejvíc { $best }
}
puzzle-over = Den této hádanky už skončil. Tady jsou dnešní.
puzzle-old-buttons = To tlačítko už neplatilo. Tady je hádanka, jak vypadá teď: vyber znovu.
puzzle-had = Svůj pokus o tuhle hádanku už máš za sebou. Další přijde o půlnoci UTC.

puzzle-one = ### Hádanka { $day } · { $game } · { $grade }
puzzle-question = Co je teď nejlepší?
puzzle-question-tiles = V tomto tahu můžeš vyložit všechny své kameny. Která z těchto kombinací pak leží na stole?
puzzle-choose = Vyber odpověď
puzzle-hint = Rada { $number } z { $most }: zbývající odpovědi: { $count }.
button-puzzle-answer = Odpovědět
button-puzzle-hint = Rada
button-puzzle-others = Všechny hádanky
button-puzzle-share = Sdílet
puzzle-unanswered = Nejdřív odpověz, pak bude co sdílet.

puzzle-right = ✅ **Správně!**
puzzle-wrong = ❌ **To není nejlepší:** { $choice }
puzzle-best = **Nejlepší:** { $way }
puzzle-margin = Rozdíl proti druhé nejlepší možnosti je průměrně { $points }.
puzzle-others = **Ostatní možnosti ztrácejí:**
puzzle-proof-sampled = Ověřil silný počítač: kolo se dohrálo mnohokrát, pokaždé s nově rozdanými skrytými kartami.
puzzle-proof-all = Ověřil silný počítač: kolo se dohrálo pro každé možné rozložení skrytých karet.
puzzle-proof-exact = Ověřeno přesně: na rozložení skrytých karet nezáleží.
puzzle-copy = Ke sdílení (nic neprozradí):

puzzle-shared = Hádanka Jolly { $day } · { $game } · { $grade }: { $result }, dny v řadě: { $streak }
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

puzzle-solved = **Hádanky dne:** vyřešeno { $count }
