### Vieša stalo žinutė, pasakojimas apie ėjimus ir rezultatai.
### Eilutės trumpos: telefone telpa apie 35 ženklus. Vardai nelinksniuojami, ėjimai – esamuoju laiku.

table-round-turn = Eina **{ $name }** · { $round } raundas
table-round = { $round } raundas
table-turn-ends = Ėjimas baigsis { $time }
table-clock-runs = { $name }: laikas baigsis { $time }
table-clock-waits = { $name }: liko { $clock }
table-over = Partija baigta.
table-between = Dalijamas naujas raundas…

table-melds = **Ant stalo**
table-no-melds = **Ant stalo** dar nieko nėra
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … ir dar { $count }: žiūrėk /{ command-table }

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
table-player-opened = atsidarė
penalty-points = { $count ->
    [one] { $count } baudos taškas
    [few] { $count } baudos taškai
   *[other] { $count } baudos taškų
}

table-commitment = Maišymo atspaudas `{ $commitment }` · paaiškina /{ command-game } { command-game-verify }

## Kas įvyko. Vieno žaidėjo ėjimai – vienoje eilutėje: „Bobas traukia, numeta K♦.“
told-turn = **{ $name }** { $moves }.
# told-you čia nėra tyčia: po „tu“ šie veiksmažodžiai netinka (traukė, numetė), todėl ir apie save skaitoma vardu.
did-draw = traukė iš kaladės
did-draw-tile = traukė iš atsargų
did-draw-card = ištraukė { $card }
did-take-top = paėmė { $card } iš krūvelės
did-take-many = { $count ->
    [one] paėmė { $count } kortą iš krūvelės, iki { $card }
    [few] paėmė { $count } kortas iš krūvelės, iki { $card }
   *[other] paėmė { $count } kortų iš krūvelės, iki { $card }
}
did-meld = išdėjo { $cards }
did-layoff = pridėjo { $cards } prie derinio { $meld }
did-layoff-bound = pridėjo { $cards } prie derinio { $meld } (jo džokeris dabar – { $joker })
did-discard = numetė { $card }
did-arrange = išdėjo { $cards }
did-rearrange = išdėjo { $cards } ir pertvarkė stalą
did-pass = praleido ėjimą
did-turn-over = apvertė krūvelę
did-swap = iškeitė { $card } į derinio { $meld } džokerį
did-knock = numetė { $card } ir pabeldė
did-gin = numetė { $card } ir paskelbė džiną
did-big-gin = paskelbė didįjį džiną
did-close = išdėjo iš rankos { $cards }, numetė { $card } ir uždarė
did-other = atliko ėjimą

told-deal = { $round } raundas išdalytas. Pradeda **{ $name }**.
told-reshuffle = Krūvelė sumaišyta ir vėl tapo kalade.
told-turned-over = Krūvelė apversta ir vėl tapo kalade.
told-resign = **{ $name }** pasidavė.
told-flag = Baigėsi žaidėjo **{ $name }** laikas.
told-resign-others = **{ $name }** pasidavė. Kortos keliauja po kalade, partija tęsiasi.
told-flag-others = **{ $name }** iškrito: baigėsi laikas. Kortos keliauja po kalade, partija tęsiasi.
told-timeout = **{ $name }** nespėjo atlikti ėjimo; jį atlikau aš.
told-timeout-discard = **{ $name }** nespėjo atlikti ėjimo; jį atlikau aš ir numečiau { $card }.
told-timeout-pass = **{ $name }** nespėjo atlikti ėjimo: jis laikomas praleistu.
told-timeout-tiles = **{ $name }** nespėjo atlikti ėjimo: nieko neišdėta ir netraukta.
told-time-up = **{ $name }** nespėjo baigti ėjimo: lieka tinkami deriniai iš stalo juodraščio.
told-timeout-resign = **{ $name }** nespėjo atlikti ėjimo tris kartus iš eilės – tai laikoma pasidavimu.
told-timeout-resign-others = **{ $name }** nespėjo atlikti ėjimo tris kartus iš eilės – tai laikoma pasidavimu. Kortos keliauja po kalade, partija tęsiasi.

## Raundo rezultatai
round-title = **#{ $number } · { $round } raundas baigtas.** { $why }
round-ended = { $reason ->
    [out] { $name } baigė raundą.
    [going_rummy] { $name } baigė vienu ėjimu (anksčiau nieko neišdėta): viskas skaičiuojama dvigubai.
    [stock] Kaladė baigėsi.
    [stalemate] Aklavietė: taškų negauna niekas.
    [knock] { $name } pabeldė.
    [gin] { $name }: džinas.
    [biggin] { $name }: didysis džinas.
    [undercut] { $name } pabeldė, bet varžovo likutis ne didesnis: permušimas.
    [dead_hand] Kaladėje liko dvi kortos: raundas neįskaitytas, taškų negauna niekas. Dalija tas pats žaidėjas.
    [hand_rummy] { $name } baigė vienu ėjimu (anksčiau nieko neišdėta): viskas skaičiuojama dvigubai.
    [blocked] Visi praleido ėjimą: raundas užblokuotas.
    [close] { $name } uždarė iš rankos su dvylika vienos rūšies kortų: kitų kortos rankoje skaičiuojamos dvigubai.
    [resign] { $name } pasidavė.
    [flag] Baigėsi žaidėjo { $name } laikas.
   *[other] Raundas baigtas.
}
round-doubled = Iki tol { $name } nieko neišdėjo: kitų kortos skaičiuojamos dvigubai.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** iškrito (iš viso { $total }).
round-tie = Pirmoje vietoje po lygiai: { $names }. Lems dar vienas raundas.

## Partijos pabaiga
end-title = #{ $number } · { $game }
end-nobody = Nugalėtojo nėra.
# Be pasvirojo brūkšnio Discord iš to padarytų sąrašą ir sunumeruotų jį iš naujo.
end-total = { $place }\. **{ $name }** · { $points }
end-left = nebežaidžia
end-rating = reitingas { $before } → { $after }
end-rating-provisional = reitingas { $before } → { $after } (preliminarus)
