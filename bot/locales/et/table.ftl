### Laua avalik sõnum, mida käikudest räägitakse, ja tulemused.
### Read on lühikesed: telefonis mahub umbes 35 märki. Nimesid ei kääna, käigud on olevikus.

table-round-turn = Käigul **{ $name }** · { $round }. voor
table-round = { $round }. voor
table-turn-ends = Käik lõpeb { $time }
table-clock-runs = { $name }: aeg lõpeb { $time }
table-clock-waits = { $name }: alles { $clock }
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
table-player-out = **{ $name }** · enam ei mängi
table-player-lost = **{ $name }** · { $points } · mängust väljas
table-player-laid = laotud { $points }
table-player-opened = avanud
penalty-points = { $count ->
    [one] 1 trahvipunkt
   *[other] { $count } trahvipunkti
}

table-commitment = Segamise sõrmejälg `{ $commitment }` · seletab /{ command-game } { command-game-verify }

## Mis juhtus. Ühe mängija käigud on ühel real: „Bob tõmbab pakist, paneb maha K♦.“
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
did-layoff-bound = lisas { $cards } kombinatsioonile { $meld } (selle jokker on nüüd { $joker })
did-discard = pani maha { $card }
did-arrange = ladus { $cards }
did-rearrange = ladus { $cards } ja korraldas laua ümber
did-pass = jättis vahele
did-turn-over = pööras virna ümber
did-swap = vahetas { $card } kombinatsiooni { $meld } jokkeri vastu
did-knock = pani maha { $card } ja koputas
did-gin = pani maha { $card } ja kuulutas välja džinni
did-big-gin = kuulutas välja suure džinni
did-close = ladus käest { $cards }, pani maha { $card } ja sulges
did-other = tegi käigu

told-deal = Jagati **{ $round }. voor**. Alustab **{ $name }**.
told-reshuffle = Virn segati ja on jälle pakk.
told-turned-over = Virn pöörati ümber ja on jälle pakk.
told-resign = **{ $name }** andis alla.
told-flag = Mängija **{ $name }** aeg sai otsa.
told-resign-others = **{ $name }** andis alla. Kaardid läksid paki alla, teised mängivad edasi.
told-flag-others = **{ $name }** langes välja: aeg sai otsa. Kaardid läksid paki alla, teised mängivad edasi.
told-timeout = **{ $name }** ei jõudnud käia; käisin tema eest.
told-timeout-discard = **{ $name }** ei jõudnud käia; käisin tema eest ja panin maha { $card }.
told-timeout-pass = **{ $name }** ei jõudnud käia ja jättis vahele.
told-timeout-tiles = **{ $name }** ei jõudnud käia: midagi ei laotud ega tõmmatud.
told-time-up = **{ $name }** ei jõudnud käiku lõpetada: loeb see, mis lauamustandil kehtis.
told-timeout-resign = **{ $name }** ei jõudnud käia kolm korda järjest – see tähendab allaandmist.
told-timeout-resign-others = **{ $name }** ei jõudnud käia kolm korda järjest – see tähendab allaandmist. Kaardid läksid paki alla, teised mängivad edasi.

## Vooru tulemused
round-title = **#{ $number } · { $round }. voor on läbi.** { $why }
round-ended = { $reason ->
    [out] { $name } lõpetas vooru.
    [going_rummy] { $name } lõpetas ühe käiguga, varem midagi ladumata: kõik loeb topelt.
    [stock] Pakk sai otsa.
    [stalemate] Patiseis: keegi ei saa punkte.
    [knock] { $name } koputas.
    [gin] { $name }: džinn.
    [biggin] { $name }: suur džinn.
    [undercut] { $name } koputas, aga vastase ülejääk pole suurem: ülelöök.
    [dead_hand] Pakis on alles kaks kaarti: voor ei loe ja keegi ei saa punkte. Jagab sama mängija.
    [hand_rummy] { $name } lõpetas ühe käiguga, varem midagi ladumata: kõik loeb topelt.
    [blocked] Kõik jätsid vahele: voor on lukus.
    [close] { $name } sulges käest kaheteist sama masti kaardiga: teiste kaardid käes loevad topelt.
    [resign] { $name } andis alla.
    [flag] Mängija { $name } aeg sai otsa.
   *[other] Voor on läbi.
}
round-doubled = { $name } polnud enne midagi ladunud: teiste kaardid käes loevad topelt.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** langes välja (kokku { $total }).
round-tie = Esikohal on võrdselt: { $names }. Otsustab veel üks voor.

## Partii lõpp
end-title = #{ $number } · { $game }
end-nobody = Võitjat pole.
# Ilma längkriipsuta teeb Discord sellest loendi ja nummerdab selle uuesti.
end-total = { $place }\. **{ $name }** · { $points }
end-left = enam ei mängi
end-rating = reiting { $before } → { $after }
end-rating-provisional = reiting { $before } → { $after } (esialgne)
