### Raundu un partiju beigas: kurš uzvarējis, punkti īsumā un kā tālāk.

button-details = Sīkāk

sum-laid = galdā
sum-hand = rokā
sum-others = citi
sum-bonus = prēmija
sum-double = dubulti
sum-round = raunds
sum-total = kopā

ends-round = **Raunds { $round }:** { $why }
ends-winner = Uzvar { $name }
ends-why = { $reason ->
    [resign] { $name } padodas.
    [flag] { $name }: laiks ir beidzies.
   *[other] { $left ->
        [one] Palika viens spēlētājs, pēc { $rounds ->
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
ends-verify = Vai kārtis dalītas godīgi? Kā to pārbaudīt, parāda /{ command-game } { command-game-verify }.
ends-as-of = Stāvoklis: { $time }. Nospied jebkuru pogu, un redzēsi pašreizējo.
ends-rematch-asked = Izaicinājums ir kanālā { $channel }.
ends-place = { $name } pret datoru: apmēram { $before } → { $place } ({ $games })
ends-place-first = { $name } pret datoru: apmēram { $place } ({ $games })
button-next-level = Tālāk: { $level }
