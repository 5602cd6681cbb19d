### Galda publiskā ziņa, stāsts par gājieniem un rezultāti.
### Rindas īsas: telefonā redzamas ap 35 zīmēm. Vārdus nelokām, gājieni – tagadnē.

table-round-turn = Gājiens: **{ $name }** · { $round }. raunds
table-round = { $round }. raunds
table-turn-ends = Gājiens beigsies { $time }
table-clock-runs = Pulkstenis, { $name }: beigsies { $time }
table-clock-waits = Pulkstenis, { $name }: { $clock }
table-over = Partija ir beigusies.
table-between = Tūlīt tiks dalīts nākamais raunds.

table-melds = **Uz galda**
table-no-melds = **Uz galda** vēl nekā nav
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … un vēl { $count }: skaties /table

table-pile = **Kaudze** (virsējā pirmā) { $cards }
table-pile-empty = **Kaudze** tukša
table-pile-below = … zem tām vēl { $count }
table-stock = **Kava** { $count ->
    [0] tukša
    [zero] { $count } kāršu
    [one] { $count } kārts
   *[other] { $count } kārtis
}
    .tiles = **Krājums** { $count ->
        [0] tukšs
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · vairs nespēlē
table-player-lost = **{ $name }** · { $points } · ārpus spēles
table-player-laid = izlikts { $points }
table-player-opened = izlikts
penalty-points = { $count ->
    [zero] { $count } soda punktu
    [one] { $count } soda punkts
   *[other] { $count } soda punkti
}

table-commitment = Visas kārtis ir noteiktas iepriekš. Kontrolsumma: { $commitment }

## Kas noticis. Viena spēlētāja gājieni ir vienā rindā: „Bobs velk no kavas, nomet K♦.”
told-turn = **{ $name }** { $moves }.
did-draw = velk no kavas
did-draw-card = izvelk { $card }
did-take-top = paņem { $card } no kaudzes
did-take-many = { $count ->
    [zero] paņem { $count } kāršu no kaudzes, līdz { $card }
    [one] paņem { $count } kārti no kaudzes, līdz { $card }
   *[other] paņem { $count } kārtis no kaudzes, līdz { $card }
}
did-meld = izliek { $cards }
did-layoff = pieliek { $cards } kombinācijai { $meld }
did-layoff-bound = pieliek { $cards } kombinācijai { $meld } (tās džokers tagad ir { $joker })
did-discard = nomet { $card }
did-arrange = izliek { $cards }
did-rearrange = izliek { $cards } un pārkārto galdu
did-pass = izlaiž gājienu
did-turn-over = apgriež kaudzi
did-swap = apmaina { $card } pret kombinācijas { $meld } džokeru
did-knock = nomet { $card } un klauvē
did-gin = nomet { $card } un piesaka džinu
did-big-gin = piesaka lielo džinu
did-close = izliek no rokas { $cards }, nomet { $card } un noslēdz
did-other = izdara gājienu

told-deal = { $round }. raunds ir izdalīts. Sāk **{ $name }**.
told-reshuffle = Kaudze ir sajaukta un atkal ir kava.
told-turned-over = Kaudze ir apgriezta un atkal ir kava.
told-resign = **{ $name }** padodas.
told-flag = **{ $name }**: laiks ir beidzies.
told-resign-others = **{ $name }** padodas. Kārtis nonāk zem kavas, pārējie spēlē tālāk.
told-flag-others = **{ $name }**: laiks ir beidzies, spēlētājs izstājas. Kārtis nonāk zem kavas, pārējie spēlē tālāk.
told-timeout = **{ $name }** nepagūst izdarīt gājienu; tas izdarīts automātiski.
told-timeout-discard = **{ $name }** nepagūst izdarīt gājienu; tas izdarīts automātiski, nomests { $card }.
told-timeout-pass = **{ $name }** nepagūst izdarīt gājienu un to izlaiž.
told-timeout-tiles = **{ $name }** nepagūst izdarīt gājienu: nekas nav izlikts un nav vilkts.
told-timeout-resign = **{ $name }** nepagūst izdarīt gājienu trīs reizes pēc kārtas – tas nozīmē padošanos.
told-timeout-resign-others = **{ $name }** nepagūst izdarīt gājienu trīs reizes pēc kārtas – tas nozīmē padošanos. Kārtis nonāk zem kavas, pārējie spēlē tālāk.

## Raunda rezultāti
round-title = **#{ $number } · { $round }. raunds ir beidzies.** { $why }
round-ended = { $reason ->
    [out] { $name } beidz.
    [going_rummy] { $name } beidz vienā gājienā, iepriekš neko neizliekot: viss skaitās dubulti.
    [stock] Kava ir beigusies.
    [stalemate] Strupceļš: punktus nesaņem neviens.
    [knock] { $name } klauvē.
    [gin] { $name }: džins.
    [biggin] { $name }: lielais džins.
    [undercut] { $name } klauvē, bet pretinieka atlikums nav lielāks: pārsišana.
    [dead_hand] Kavā palikušas divas kārtis: raunds neskaitās, punktus nesaņem neviens. Dala tas pats spēlētājs.
    [hand_rummy] { $name } beidz vienā gājienā, iepriekš neko neizliekot: viss skaitās dubulti.
    [blocked] Visi izlaiž gājienu: raunds ir bloķēts.
    [close] { $name } noslēdz no rokas ar divpadsmit vienas masts kārtīm: pārējo kārtis rokā skaitās dubulti.
    [resign] { $name } padodas.
    [flag] { $name }: laiks ir beidzies.
   *[other] Raunds ir beidzies.
}
round-doubled = Līdz tam { $name } neko neizlika: pārējo kārtis rokā skaitās dubulti.
round-player = **{ $name }** { $scored } → **{ $total }**
round-lost = **{ $name }** zaudē pārāk daudz punktu un izstājas.
round-tie = Pirmajā vietā vienādi: { $names }. Izšķirs vēl viens raunds.

## Partijas beigas
end-title = #{ $number } · { $game }
end-winner = **Uzvar { $name }** { $how }
end-nobody = Uzvarētāja nav.
end-how = { $reason ->
    [resign] – { $name } padodas.
    [flag] – { $name }: laiks ir beidzies.
   *[other] { $left ->
        [one] – pie galda neviena cita vairs nav, { $rounds ->
            [zero] pēc { $rounds } raundiem.
            [one] pēc { $rounds } raunda.
           *[other] pēc { $rounds } raundiem.
        }
       *[more] { $rounds ->
            [zero] pēc { $rounds } raundiem.
            [one] pēc { $rounds } raunda.
           *[other] pēc { $rounds } raundiem.
        }
    }
}
# Bez slīpsvītras Discord no tā taisa sarakstu un numurē to no jauna.
end-total = { $place }\. **{ $name }** · { $points }
end-left = vairs nespēlē
end-rating = reitings { $before } → { $after }
end-rating-provisional = reitings { $before } → { $after } (vēl aptuveni)
end-seed = Visu dalījumu slepenais skaitlis: { $seed }
end-verify = /verify to salīdzina ar sākumā rādīto kontrolsummu.
