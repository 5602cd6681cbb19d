### Raundų ir partijų pabaiga: kas laimėjo, trumpai apie taškus ir kas toliau.

button-details = Smulkiau

sum-laid = išdėta
sum-hand = ranka
sum-others = kiti
sum-bonus = premija
sum-double = dvigubai
sum-round = raundas
sum-total = iš viso

ends-round = **{ $round } raundas:** { $why }
ends-winner = Laimėjo { $name }
ends-why =
    { $reason ->
        [resign] { $name } pasidavė.
        [flag] Baigėsi žaidėjo { $name } laikas.
       *[other] { $left ->
            [one] Po { $rounds ->
                [one] { $rounds } raundo
                [few] { $rounds } raundų
               *[other] { $rounds } raundų
            } liko vienas žaidėjas.
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
ends-bonus = { $rounds } + premija { $bonus }
ends-verify = Ar kortos išdalytos sąžiningai? Kaip tai patikrinti, parodo /{ command-game } { command-game-verify }.
ends-as-of = Padėtis: { $time }. Paspausk bet kurį mygtuką, ir atnaujinsiu.
ends-rematch-asked = Iššūkis yra kanale { $channel }.
ends-place = Žaidėjo { $name } lygis žaidžiant su kompiuteriu: apie { $before } → { $place } ({ $games })
ends-place-first = Žaidėjo { $name } lygis žaidžiant su kompiuteriu: apie { $place } ({ $games })
button-next-level = Toliau: { $level }
