### Laua avalik sõnum, mida käikudest räägitakse, ja tulemused.
### Read on lühikesed: telefonis mahub umbes 35 märki. Nimesid ei kääna, käigud on olevikus.

table-round-turn = Käigul **{ $name }** · { $round }. voor
table-round = { $round }. voor
table-turn-ends = Käik lõpeb { $time }
table-clock-runs = Mängija { $name } aeg saab otsa { $time }
table-clock-waits = Mängija { $name } kell: { $clock }
table-over = Partii on läbi.
table-between = Jagatakse järgmist vooru…

table-melds = **Laual**
table-no-melds = **Laual** pole veel midagi
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … ja veel { $count }: vaata /{ command-table }

table-pile = **Virn** (pealmine ees) { $cards }
table-pile-empty = **Virn** tühi
table-pile-below = … all veel { $count }
table-stock = **Pakk** { $count ->
    [0] tühi
    [one] 1 kaart
   *[other] { $count } kaarti
}
    .tiles = **Varu** { $count ->
        [0] tühi
        [one] 1 kivi
       *[other] { $count } kivi
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · lahkus mängust
table-player-lost = **{ $name }** · { $points } · mängust väljas
table-player-laid = laotud { $points }
table-player-opened = avanud
penalty-points = { $count ->
    [one] 1 trahvipunkt
   *[other] { $count } trahvipunkti
}

table-commitment = Segamise sõrmejälg `{ $commitment }` · selgitus: /{ command-game } { command-game-verify }

## Mis juhtus. Ühe mängija käigud on ühel real: „Bob tõmbas pakist, pani maha K♦.“
told-turn = **{ $name }** { $moves }.
# told-you jääb välja: käikudest räägitakse kolmandas isikus, mis sõna „sina“ järele ei sobi.
did-draw = tõmbas pakist
did-draw-tile = tõmbas varust
did-draw-card = tõmbas { $card }
did-take-top = võttis virnast { $card }
did-take-many = { $count ->
    [one] võttis virnast { $count } kaardi, kuni { $card }
   *[other] võttis virnast { $count } kaarti, kuni { $card }
}
did-meld = ladus { $cards }
did-layoff = lisas { $cards } kombinatsioonile { $meld }
did-layoff-bound = lisas { $cards } kombinatsioonile { $meld } (jokker on seal nüüd { $joker })
did-discard = pani maha { $card }
did-arrange = ladus { $cards }
did-rearrange = ladus { $cards } ja korraldas laua ümber
did-pass = jättis vahele
did-turn-over = pööras virna ümber
did-swap = vahetas { $card } kombinatsiooni { $meld } jokkeri vastu
did-knock = pani maha { $card } ja koputas
did-gin = pani maha { $card } ja tegi džinni
did-big-gin = tegi suure džinni
did-close = ladus käest { $cards }, pani maha { $card } ja sulges
did-other = tegi käigu

told-deal = **{ $round }. voor** on jagatud. Alustab **{ $name }**.
told-reshuffle = Virn segati ja sellest sai uus pakk.
told-turned-over = Virn pöörati ümber ja sellest sai uus pakk.
told-resign = **{ $name }** andis alla.
told-flag = Mängija **{ $name }** aeg sai otsa.
told-resign-others = **{ $name }** andis alla. Tema kaardid läksid paki alla ja partii jätkub.
told-flag-others = Mängija **{ $name }** aeg sai otsa ja ta langes välja. Tema kaardid läksid paki alla ja partii jätkub.
told-timeout = **{ $name }** ei jõudnud käiku teha; käisin tema eest.
told-timeout-discard = **{ $name }** ei jõudnud käiku teha; käisin tema eest ja panin maha { $card }.
told-timeout-pass = **{ $name }** ei jõudnud käiku teha: see loeb vahelejätmisena.
told-timeout-tiles = **{ $name }** ei jõudnud käiku teha: midagi ei laotud ega tõmmatud.
told-time-up = Mängija **{ $name }** käiguaeg sai otsa: loeb see, mis tema proovilaual kehtis.
told-timeout-resign = **{ $name }** ei jõudnud kolm korda järjest käiku teha: see loeb allaandmisena.
told-timeout-resign-others = **{ $name }** ei jõudnud kolm korda järjest käiku teha: see loeb allaandmisena. Tema kaardid läksid paki alla ja partii jätkub.

## Vooru tulemused
round-title = **#{ $number } · { $round }. voor on läbi.** { $why }
round-ended = { $reason ->
    [out] { $name } lõpetas vooru.
    [going_rummy] { $name } lõpetas ühe käiguga ega olnud enne midagi ladunud: kõik loeb topelt.
    [stock] Pakk sai otsa.
    [stalemate] Patiseis: punkte ei saa keegi.
    [knock] { $name } koputas.
    [gin] { $name } tegi džinni.
    [biggin] { $name } tegi suure džinni.
    [undercut] { $name } koputas, aga vastane lõi üle.
    [dead_hand] Pakis on alles ainult kaks kaarti: voor ei loe ja punkte ei saa keegi. Uuesti jagab sama mängija.
    [hand_rummy] { $name } lõpetas ühe käiguga ega olnud enne avanud: kõik loeb topelt.
    [blocked] Kõik jätsid vahele: voor on lukus.
    [close] { $name } sulges käest kaheteistkümne sama masti kaardiga: teiste kätte jäänud kaardid loevad topelt.
    [resign] { $name } andis alla.
    [flag] Mängija { $name } aeg sai otsa.
   *[other] Voor on läbi.
}
round-doubled = { $name } polnud enne midagi ladunud: teiste kätte jäänud kaardid loevad topelt.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** langes mängust välja, kokku { $total }.
round-tie = Esikohta jagavad { $names }: partii otsustab veel üks voor.

## Partii lõpp
end-title = #{ $number } · { $game }
end-nobody = Keegi ei võitnud.
# Ilma längkriipsuta teeb Discord sellest loendi ja nummerdab selle uuesti.
end-total = { $place }\. **{ $name }** · { $points }
end-left = lahkus mängust
end-rating = reiting { $before } → { $after }
end-rating-provisional = reiting { $before } → { $after } (esialgne)
