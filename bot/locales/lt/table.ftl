### Vieša stalo žinutė, pasakojimas apie ėjimus ir rezultatai.
### Eilutės trumpos: telefone telpa apie 35 ženklus. Vardai nelinksniuojami, ėjimai – esamuoju laiku.

table-round-turn = Eina **{ $name }** · raundas { $round }
table-round = Raundas { $round }
table-turn-ends = Ėjimas baigsis { $time }
table-clock-runs = Laikrodis, { $name }: baigsis { $time }
table-clock-waits = Laikrodis, { $name }: { $clock }
table-over = Partija baigta.
table-between = Tuoj dalijamas naujas raundas.

table-melds = **Ant stalo**
table-no-melds = **Ant stalo** dar nieko nėra
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … ir dar { $count }: žiūrėk /table

table-pile = **Krūvelė** (viršutinė pirma) { $cards }
table-pile-empty = **Krūvelė** tuščia
table-pile-below = … po jomis dar { $count }
table-stock = **Kaladė** { $count ->
    [0] tuščia
    [one] { $count } korta
    [few] { $count } kortos
   *[other] { $count } kortų
}
    .tiles = **Atsargos** { $count ->
        [0] tuščios
        [one] { $count } kauliukas
        [few] { $count } kauliukai
       *[other] { $count } kauliukų
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · nebežaidžia
table-player-lost = **{ $name }** · { $points } · iškrito
table-player-laid = išdėta { $points }
table-player-opened = atverta
penalty-points = { $count ->
    [one] { $count } baudos taškas
    [few] { $count } baudos taškai
   *[other] { $count } baudos taškų
}

table-commitment = Visos kortos nustatytos iš anksto. Kontrolinė suma: { $commitment }

## Kas įvyko. Vieno žaidėjo ėjimai – vienoje eilutėje: „Bobas traukia, numeta K♦.“
told-turn = **{ $name }** { $moves }.
did-draw = traukia iš kaladės
did-draw-card = ištraukia { $card }
did-take-top = paima { $card } iš krūvelės
did-take-many = { $count ->
    [one] paima { $count } kortą iš krūvelės, iki { $card }
    [few] paima { $count } kortas iš krūvelės, iki { $card }
   *[other] paima { $count } kortų iš krūvelės, iki { $card }
}
did-meld = išdeda { $cards }
did-layoff = prideda { $cards } prie derinio { $meld }
did-layoff-bound = prideda { $cards } prie derinio { $meld } (jo džokeris dabar – { $joker })
did-discard = numeta { $card }
did-arrange = išdeda { $cards }
did-rearrange = išdeda { $cards } ir pertvarko stalą
did-pass = praleidžia ėjimą
did-turn-over = apverčia krūvelę
did-swap = iškeičia { $card } į derinio { $meld } džokerį
did-knock = numeta { $card } ir beldžia
did-gin = numeta { $card } ir skelbia džiną
did-big-gin = skelbia didįjį džiną
did-close = išdeda iš rankos { $cards }, numeta { $card } ir uždaro
did-other = atlieka ėjimą

told-deal = Raundas { $round } išdalytas. Pradeda **{ $name }**.
told-reshuffle = Krūvelė sumaišyta ir vėl tapo kalade.
told-turned-over = Krūvelė apversta ir vėl tapo kalade.
told-resign = **{ $name }** pasiduoda.
told-flag = **{ $name }**: laikas baigėsi.
told-resign-others = **{ $name }** pasiduoda. Kortos keliauja po kalade, kiti žaidžia toliau.
told-flag-others = **{ $name }**: laikas baigėsi, žaidėjas iškrenta. Kortos keliauja po kalade, kiti žaidžia toliau.
told-timeout = **{ $name }** nespėja atlikti ėjimo; jis atliktas automatiškai.
told-timeout-discard = **{ $name }** nespėja atlikti ėjimo; jis atliktas automatiškai, į krūvelę nukeliavo { $card }.
told-timeout-pass = **{ $name }** nespėja atlikti ėjimo ir jį praleidžia.
told-timeout-tiles = **{ $name }** nespėja atlikti ėjimo: nieko neišdėta ir netraukta.
told-timeout-resign = **{ $name }** nespėja atlikti ėjimo tris kartus iš eilės – tai reiškia pasidavimą.
told-timeout-resign-others = **{ $name }** nespėja atlikti ėjimo tris kartus iš eilės – tai reiškia pasidavimą. Kortos keliauja po kalade, kiti žaidžia toliau.

## Raundo rezultatai
round-title = **#{ $number } · Raundas { $round } baigtas.** { $why }
round-ended = { $reason ->
    [out] { $name } baigia.
    [going_rummy] { $name } baigia vienu ėjimu, anksčiau nieko neišdėjus: viskas skaičiuojama dvigubai.
    [stock] Kaladė baigėsi.
    [stalemate] Aklavietė: taškų negauna niekas.
    [knock] { $name } beldžia.
    [gin] { $name }: džinas.
    [biggin] { $name }: didysis džinas.
    [undercut] { $name } beldžia, bet varžovo likutis ne didesnis: permušimas.
    [dead_hand] Kaladėje liko dvi kortos: raundas neįskaitomas, taškų negauna niekas. Dalija tas pats žaidėjas.
    [hand_rummy] { $name } baigia vienu ėjimu, anksčiau nieko neišdėjus: viskas skaičiuojama dvigubai.
    [blocked] Visi praleidžia ėjimą: raundas užblokuotas.
    [close] { $name } uždaro iš rankos su dvylika vienos rūšies kortų: kitų kortos rankoje skaičiuojamos dvigubai.
    [resign] { $name } pasiduoda.
    [flag] { $name }: laikas baigėsi.
   *[other] Raundas baigtas.
}
round-doubled = Iki tol { $name } nieko neišdėjo: kitų kortos rankoje skaičiuojamos dvigubai.
round-player = **{ $name }** { $scored } → **{ $total }**
round-lost = **{ $name }** praranda per daug taškų ir iškrenta.
round-tie = Pirmoje vietoje po lygiai: { $names }. Lems dar vienas raundas.

## Partijos pabaiga
end-title = #{ $number } · { $game }
end-winner = **Laimi { $name }** { $how }
end-nobody = Nugalėtojo nėra.
end-how = { $reason ->
    [resign] – { $name } pasiduoda.
    [flag] – { $name }: laikas baigėsi.
   *[other] { $left ->
        [one] – daugiau nieko prie stalo nebėra, { $rounds ->
            [one] po { $rounds } raundo.
            [few] po { $rounds } raundų.
           *[other] po { $rounds } raundų.
        }
       *[more] { $rounds ->
            [one] po { $rounds } raundo.
            [few] po { $rounds } raundų.
           *[other] po { $rounds } raundų.
        }
    }
}
# Be pasvirojo brūkšnio Discord iš to padarytų sąrašą ir sunumeruotų jį iš naujo.
end-total = { $place }\. **{ $name }** · { $points }
end-left = nebežaidžia
end-rating = reitingas { $before } → { $after }
end-rating-provisional = reitingas { $before } → { $after } (dar apytikris)
end-seed = Visų dalijimų slaptas skaičius: { $seed }
end-verify = /verify palygina jį su pradžioje rodyta kontroline suma.
