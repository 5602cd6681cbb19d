### Galda publiskā ziņa, stāsts par gājieniem un rezultāti.
### Rindas īsas: telefonā redzamas ap 35 zīmēm. Vārdus nelokām, gājieni – tagadnē.

table-round-turn = Gājiens: **{ $name }** · { $round }. raunds
table-round = { $round }. raunds
table-turn-ends = Gājiens beigsies { $time }
table-clock-runs = { $name }: laiks beigsies { $time }
table-clock-waits = { $name }: atlicis { $clock }
table-over = Partija ir beigusies.
table-between = Tiek dalīts nākamais raunds …

table-melds = **Uz galda**
table-no-melds = **Uz galda** vēl nekā nav
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … un vēl { $count }: skaties /{ command-table }

table-pile = **Kaudze** (virsējā pirmā) { $cards }
table-pile-empty = **Kaudze** tukša
table-pile-below = … zem tām vēl { $count }
table-stock = **Kava** { $count ->
    [0] tukša
    [zero] { $count } kārtis
    [one] { $count } kārts
   *[other] { $count } kārtis
}
    .tiles = **Krājums** { $count ->
        [0] tukšs
        [zero] { $count } kauliņi
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · aizgāja no partijas
table-player-lost = **{ $name }** · { $points } · izkrita
table-player-laid = galdā { $points }
table-player-opened = izlika
penalty-points = { $count ->
    [0] { $count } soda punktu
    [zero] { $count } soda punkti
    [one] { $count } soda punkts
   *[other] { $count } soda punkti
}

table-commitment = Jaukšanas nospiedums `{ $commitment }` · izskaidro /{ command-game } { command-game-verify }

## Kas noticis. Viena spēlētāja gājieni ir vienā rindā: „Bobs velk no kavas, nomet K♦.”
# told-you te nav ar nolūku: aiz „tu” šie darbības vārdi neder, un arī par sevi katrs lasa pēc vārda.
told-turn = **{ $name }** { $moves }.
did-draw = vilka no kavas
did-draw-tile = vilka no krājuma
did-draw-card = izvilka { $card }
did-take-top = paņēma { $card } no kaudzes
did-take-many = { $count ->
    [zero] paņēma { $count } kārtis no kaudzes, līdz { $card }
    [one] paņēma { $count } kārti no kaudzes, līdz { $card }
   *[other] paņēma { $count } kārtis no kaudzes, līdz { $card }
}
did-meld = izlika { $cards }
did-layoff = pielika { $cards } kombinācijai { $meld }
did-layoff-bound = pielika { $cards } kombinācijai { $meld } (tās džokers tagad ir { $joker })
did-discard = nometa { $card }
did-arrange = izlika { $cards }
did-rearrange = izlika { $cards } un pārkārtoja galdu
did-pass = izlaida gājienu
did-turn-over = apgrieza kaudzi
did-swap = apmainīja { $card } pret kombinācijas { $meld } džokeru
did-knock = nometa { $card } un pieklauvēja
did-gin = nometa { $card } un pieteica džinu
did-big-gin = pieteica lielo džinu
did-close = izlika no rokas { $cards }, nometa { $card } un noslēdza
did-other = izdarīja gājienu

told-deal = Izdalīts **{ $round }. raunds**. Sāk **{ $name }**.
told-reshuffle = Kaudze ir sajaukta un kļuvusi par kavu.
told-turned-over = Kaudze ir apgriezta un kļuvusi par kavu.
told-resign = **{ $name }** padevās.
told-flag = Spēlētājam **{ $name }** beidzās laiks.
told-resign-others = **{ $name }** padevās. Kārtis nonāca zem kavas, pārējie spēlē tālāk.
told-flag-others = Spēlētājs **{ $name }** izkrita: beidzās laiks. Kārtis nonāca zem kavas, pārējie spēlē tālāk.
told-timeout = **{ $name }** nepaspēja izdarīt gājienu; to izdarīju es.
told-timeout-discard = **{ $name }** nepaspēja izdarīt gājienu; to izdarīju es un nometu { $card }.
told-timeout-pass = **{ $name }** nepaspēja izdarīt gājienu; tas skaitās izlaists.
told-timeout-tiles = **{ $name }** nepaspēja izdarīt gājienu: nekas nav ne izlikts, ne vilkts.
told-time-up = Spēlētājam **{ $name }** beidzās gājiena laiks: skaitās derīgās kombinācijas galda kopijā.
told-timeout-resign = **{ $name }** trīs reizes pēc kārtas nepaspēja izdarīt gājienu; tas skaitās kā padošanās.
told-timeout-resign-others = **{ $name }** trīs reizes pēc kārtas nepaspēja izdarīt gājienu; tas skaitās kā padošanās. Kārtis nonāca zem kavas, pārējie spēlē tālāk.

## Raunda rezultāti
round-title = **#{ $number } · { $round }. raunds ir beidzies.** { $why }
round-ended = { $reason ->
    [out] { $name } pabeidza raundu.
    [going_rummy] { $name } pabeidza raundu vienā gājienā, iepriekš neko neizliekot: viss skaitās dubulti.
    [stock] Kava ir beigusies.
    [stalemate] Strupceļš: punktus nesaņem neviens.
    [knock] { $name } pieklauvēja.
    [gin] { $name }: džins.
    [biggin] { $name }: lielais džins.
    [undercut] { $name } pieklauvēja, bet pretinieks pārsita.
    [dead_hand] Kavā palika tikai divas kārtis: raunds neskaitās, punktus nesaņem neviens. Dala tas pats spēlētājs.
    [hand_rummy] { $name } pabeidza raundu vienā gājienā, iepriekš neko neizliekot: viss skaitās dubulti.
    [blocked] Visi izlaida gājienu: raunds ir bloķēts.
    [close] { $name } noslēdza no rokas ar divpadsmit vienas masts kārtīm: pārējo kārtis skaitās dubulti.
    [resign] { $name } padevās.
    [flag] Spēlētājam { $name } beidzās laiks.
   *[other] Raunds ir beidzies.
}
round-doubled = { $name } pirms tam neko neizlika: pārējo kārtis skaitās dubulti.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** izkrita, kopā { $total }.
round-tie = Pirmo vietu dala { $names }. Partiju izšķirs vēl viens raunds.

## Partijas beigas
end-title = #{ $number } · { $game }
end-nobody = Neuzvarēja neviens.
# Bez slīpsvītras Discord no tā taisa sarakstu un numurē to no jauna.
end-total = { $place }\. **{ $name }** · { $points }
end-left = aizgāja no partijas
end-rating = reitings { $before } → { $after }
end-rating-provisional = reitings { $before } → { $after } (pagaidu)
