### Raundu un partiju beigas: kurš uzvarējis, punkti īsumā un kā tālāk.

button-details = Sīkāk

sum-laid = galdā
sum-hand = rokā
sum-others = citi
sum-bonus = prēmija
sum-double = dubulti
sum-round = raunds
sum-total = kopā

ends-round = **{ $round }. raunds:** { $why }
ends-winner = Uzvarēja { $name }
ends-why = { $reason ->
    [resign] { $name } padevās.
    [flag] { $name }: beidzās laiks.
   *[other] { $left ->
        [one] Palika viens spēlētājs pēc { $rounds ->
            [zero] { $rounds } raundiem.
            [one] { $rounds } raunda.
           *[other] { $rounds } raundiem.
        }
       *[more] Pēc { $rounds ->
            [zero] { $rounds } raundiem.
            [one] { $rounds } raunda.
           *[other] { $rounds } raundiem.
        }
    }
}
# Attēlā zem uzvarētāja vārda, gandrīz tikpat liels: kā uzvarēts, vienā līdz trijos vārdos
ends-how = { $reason ->
    [out] pabeidza raundu
    [going_rummy] rummy uzreiz!
    [hand_rummy] rummy no rokas!
    [knock] pieklauvēja
    [gin] džins!
    [biggin] lielais džins!
    [undercut] pārsišana!
    [close] noslēdza!
    [resign] pretinieks padevās
    [flag] pretiniekam beidzās laiks
    [left] pārējie izkrita
   *[points] pēc punktiem
}
ends-bonus = { $rounds } + prēmija { $bonus }
ends-verify = Vai kārtis tika dalītas godīgi? To var pārbaudīt ikviens: /{ command-game } { command-game-verify }.
ends-as-of = Stāvoklis: { $time }. Lai to atjauninātu, spied jebkuru pogu.
ends-rematch-asked = Izaicinājums ir kanālā { $channel }.
ends-place = { $name }: līmenis pret datoru apmēram { $before } → { $place } ({ $games })
ends-place-first = { $name }: līmenis pret datoru apmēram { $place } ({ $games })
button-next-level = Tālāk: { $level }
