### Raundų ir partijų pabaiga: kas laimėjo, trumpai apie taškus ir kas toliau.

button-details = Smulkiau

sum-laid = stalas
sum-hand = ranka
sum-others = kiti
sum-bonus = priedas
sum-double = dvigubai
sum-round = raundas
sum-total = iš viso

ends-round = **Raundas { $round }:** { $why }
ends-winner = Laimi { $name }
ends-why = { $reason ->
    [resign] { $name } pasiduoda.
    [flag] { $name }: laikas baigėsi.
   *[other] { $left ->
        [one] Liko vienas žaidėjas, po { $rounds ->
            [one] { $rounds } raundo.
            [few] { $rounds } raundų.
           *[other] { $rounds } raundų.
        }
       *[more] Po { $rounds ->
            [one] { $rounds } raundo.
            [few] { $rounds } raundų.
           *[other] { $rounds } raundų.
        }
    }
}
# Paveikslėlyje po nugalėtojo vardu, beveik tokio pat dydžio: kaip laimėta
ends-how = { $reason ->
    [out] baigė raundą
    [going_rummy] baigė vienu ėjimu!
    [hand_rummy] rami iš rankos!
    [knock] pabeldė
    [gin] džinas!
    [biggin] didysis džinas!
    [undercut] permušimas!
    [close] uždarė!
    [resign] varžovas pasidavė
    [flag] varžovui baigėsi laikas
    [left] liko be varžovų
   *[points] pagal taškus
}
ends-bonus = { $rounds } + priedas { $bonus }
ends-verify = Ar kortos išdalytos sąžiningai? Kaip tai patikrinti, parodo /{ command-game } { command-game-verify }.
ends-as-of = Padėtis: { $time }. Paspausk bet kurį mygtuką ir pamatysi dabartinę.
ends-rematch-asked = Iššūkis yra kanale { $channel }.
ends-place = { $name } prieš kompiuterį: apie { $before } → { $place } ({ $games })
ends-place-first = { $name } prieš kompiuterį: apie { $place } ({ $games })
button-next-level = Toliau: { $level }
