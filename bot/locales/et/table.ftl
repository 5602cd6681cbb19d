### Laua avalik sõnum, mida käikudest räägitakse, ja tulemused.
### Read on lühikesed: telefonis mahub umbes 35 märki. Nimesid ei kääna, käigud on olevikus.

table-round-turn = Käigul **{ $name }** · { $round }. voor
table-round = { $round }. voor
table-turn-ends = Käik lõpeb { $time }
table-clock-runs = Kell, { $name }: lõpeb { $time }
table-clock-waits = Kell, { $name }: { $clock }
table-over = Partii on läbi.
table-between = Kohe jagatakse järgmine voor.

table-melds = **Laual**
table-no-melds = **Laual** pole veel midagi
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … ja veel { $count }: vaata /table

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
table-player-opened = avatud
penalty-points = { $count ->
    [one] 1 trahvipunkt
   *[other] { $count } trahvipunkti
}

table-commitment = Kõik kaardid olid ette kindlaks määratud. Kontrollsumma: { $commitment }

## Mis juhtus. Ühe mängija käigud on ühel real: „Bob tõmbab pakist, paneb maha K♦.“
told-turn = **{ $name }** { $moves }.
did-draw = tõmbab pakist
did-draw-card = tõmbab { $card }
did-take-top = võtab virnast { $card }
did-take-many = { $count ->
    [one] võtab virnast { $count } kaardi, kuni { $card }
   *[other] võtab virnast { $count } kaarti, kuni { $card }
}
did-meld = laob { $cards }
did-layoff = lisab { $cards } kombinatsioonile { $meld }
did-layoff-bound = lisab { $cards } kombinatsioonile { $meld } (selle jokker on nüüd { $joker })
did-discard = paneb maha { $card }
did-arrange = laob { $cards }
did-rearrange = laob { $cards } ja korraldab laua ümber
did-pass = jätab vahele
did-turn-over = pöörab virna ümber
did-swap = vahetab { $card } kombinatsiooni { $meld } jokkeri vastu
did-knock = paneb maha { $card } ja koputab
did-gin = paneb maha { $card } ja teatab džinni
did-big-gin = teatab suure džinni
did-close = laob käest { $cards }, paneb maha { $card } ja sulgeb
did-other = teeb käigu

told-deal = { $round }. voor on jagatud. Alustab **{ $name }**.
told-reshuffle = Virn segati ja on jälle pakk.
told-turned-over = Virn pöörati ümber ja on jälle pakk.
told-resign = **{ $name }** annab alla.
told-flag = **{ $name }**: aeg sai otsa.
told-resign-others = **{ $name }** annab alla. Kaardid lähevad paki alla, teised mängivad edasi.
told-flag-others = **{ $name }**: aeg sai otsa ja mängija langeb välja. Kaardid lähevad paki alla, teised mängivad edasi.
told-timeout = **{ $name }** ei jõudnud käia; käik tehti automaatselt.
told-timeout-discard = **{ $name }** ei jõudnud käia; käik tehti automaatselt, maha läks { $card }.
told-timeout-pass = **{ $name }** ei jõudnud käia ja jätab vahele.
told-timeout-tiles = **{ $name }** ei jõudnud käia: midagi ei laotud ega tõmmatud.
told-timeout-resign = **{ $name }** ei jõudnud käia kolm korda järjest – see tähendab allaandmist.
told-timeout-resign-others = **{ $name }** ei jõudnud käia kolm korda järjest – see tähendab allaandmist. Kaardid lähevad paki alla, teised mängivad edasi.

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
    [dead_hand] Pakis on kaks kaarti: voor ei loe ja keegi ei saa punkte. Jagab sama mängija.
    [hand_rummy] { $name } lõpetas ühe käiguga, varem midagi ladumata: kõik loeb topelt.
    [blocked] Kõik jätsid vahele: voor on lukus.
    [close] { $name } sulges käest kaheteist sama masti kaardiga: teiste kaardid käes loevad topelt.
    [resign] { $name } andis alla.
    [flag] { $name }: aeg sai otsa.
   *[other] Voor on läbi.
}
round-doubled = Enne seda polnud laotud midagi ({ $name }): teiste kaardid käes loevad topelt.
round-player = **{ $name }** { $scored } → **{ $total }**
round-lost = **{ $name }** kaotas liiga palju punkte ja langeb välja.
round-tie = Esikohal on võrdselt: { $names }. Otsustab veel üks voor.

## Partii lõpp
end-title = #{ $number } · { $game }
end-winner = **Võitja: { $name }** { $how }
end-nobody = Võitjat pole.
end-how = { $reason ->
    [resign] – { $name } andis alla.
    [flag] – { $name }: aeg sai otsa.
   *[other] { $left ->
        [one] – teisi enam lauas pole, { $rounds ->
            [one] 1 vooru järel.
           *[other] { $rounds } vooru järel.
        }
       *[more] { $rounds ->
            [one] 1 vooru järel.
           *[other] { $rounds } vooru järel.
        }
    }
}
# Ilma längkriipsuta teeb Discord sellest loendi ja nummerdab selle uuesti.
end-total = { $place }\. **{ $name }** · { $points }
end-left = enam ei mängi
end-rating = reiting { $before } → { $after }
end-rating-provisional = reiting { $before } → { $after } (alles kujuneb)
end-seed = Kõigi jagamiste salaarv: { $seed }
end-verify = /verify võrdleb seda alguses näidatud kontrollsummaga.
