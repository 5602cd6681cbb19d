### Voorude ja partiide lõpud: kes võitis, punktid lühidalt ja kuidas edasi.

button-details = Üksikasjad

sum-laid = laual
sum-hand = käes
sum-others = teised
sum-bonus = boonus
sum-double = topelt
sum-round = voor
sum-total = kokku

ends-round = **Voor { $round }:** { $why }
ends-winner = Võitis { $name }
ends-why = { $reason ->
    [resign] { $name } andis alla.
    [flag] { $name }: aeg sai otsa.
   *[other] { $left ->
        [one] Viimasena mängus pärast { $rounds ->
            [one] 1 vooru.
           *[other] { $rounds } vooru.
        }
       *[more] Pärast { $rounds ->
            [one] 1 vooru.
           *[other] { $rounds } vooru.
        }
    }
}
# Pildil võitja nime all, peaaegu sama suurelt: kuidas võideti, paari sõnaga
ends-how = { $reason ->
    [out] lõpetas vooru
    [going_rummy] rummi korraga!
    [hand_rummy] rummi käest!
    [knock] koputas
    [gin] džinn!
    [biggin] suur džinn!
    [undercut] ülelöök!
    [close] sulges käest!
    [resign] vastane andis alla
    [flag] vastase aeg sai otsa
    [left] jäi viimasena mängu
   *[points] punktidega
}
ends-bonus = { $rounds } + boonus { $bonus }
ends-verify = Kas kaardid jagati ausalt? /{ command-game } { command-game-verify } näitab, kuidas seda igaüks kontrollida saab.
ends-as-of = Seis kell { $time }. Praeguse seisu nägemiseks vajuta mõnda nuppu.
ends-rematch-asked = Väljakutse on kanalis { $channel }.
ends-place = Mängija { $name } tase arvuti vastu: umbes { $before } → { $place } ({ $games })
ends-place-first = Mängija { $name } tase arvuti vastu: umbes { $place } ({ $games })
button-next-level = Edasi: { $level }
