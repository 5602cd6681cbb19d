### Veřejná zpráva stolu, vyprávění o tazích a výsledky.
### Krátké řádky: telefon ukáže asi 35 znaků.

table-round-turn = Na tahu: **{ $name }** · { $round }. kolo
table-round = Kolo { $round }
table-turn-ends = Čas na tah vyprší { $time }
table-clock-runs = { $name }: čas vyprší { $time }
table-clock-waits = { $name }: zbývá { $clock }
table-over = Partie skončila.
table-between = Rozdává se další kolo…

table-melds = **Na stole**
table-no-melds = **Na stole** zatím nic
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … a ještě { $count }: víc ukáže /{ command-table }

table-pile = **Odhoz** (vrchní první) { $cards }
table-pile-empty = **Odhoz** prázdný
table-pile-below = … pod nimi ještě { $count }
table-stock = **Talon** { $count ->
    [0] prázdný
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
    .tiles = **Zásoba** { $count ->
        [0] prázdná
        [one] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }

table-player = **{ $name }** · { $points }
table-player-out = **{ $name }** · už nehraje
table-player-lost = **{ $name }** · { $points } · mimo hru
table-player-laid = vyloženo { $points }
table-player-opened = vyloženo
penalty-points = { $count ->
    [one] 1 trestný bod
    [few] { $count } trestné body
   *[other] { $count } trestných bodů
}

table-commitment = Otisk zamíchání `{ $commitment }` · vysvětlí ho /{ command-game } { command-game-verify }

## Co se stalo. Tahy jedné osoby jsou na jednom řádku: „Bob líže z talonu, odhazuje K♦.“
told-turn = **{ $name }** { $moves }.
# told-you tu chybí schválně: k „ty“ tato slovesa nepatří (líže, odhazuje), a tak o sobě každý čte pod svým jménem.
did-draw = líže z talonu
did-draw-tile = líže ze zásoby
did-draw-card = líže { $card }
did-take-top = bere { $card } z odhozu
did-take-many = { $count ->
    [one] bere { $count } kartu z odhozu, až po { $card }
    [few] bere { $count } karty z odhozu, až po { $card }
   *[other] bere { $count } karet z odhozu, až po { $card }
}
did-meld = vykládá { $cards }
did-layoff = přikládá { $cards } ke kombinaci { $meld }
did-layoff-bound = přikládá { $cards } ke kombinaci { $meld } (žolík v ní je teď { $joker })
did-discard = odhazuje { $card }
did-arrange = vykládá { $cards }
did-rearrange = vykládá { $cards } a přeskupuje stůl
did-pass = říká pas
did-turn-over = otáčí odhoz
did-swap = dává { $card } místo žolíka z kombinace { $meld }
did-knock = odhazuje { $card } a klepe
did-gin = odhazuje { $card } a má gin
did-big-gin = má velký gin
did-close = vykládá z ruky { $cards }, odhazuje { $card } a zavírá
did-other = hraje

told-deal = Kolo { $round } je rozdané. Začíná **{ $name }**.
told-reshuffle = Odhoz je zamíchaný a slouží jako nový talon.
told-turned-over = Odhoz je otočený a slouží jako nový talon.
told-resign = **{ $name }** vzdává partii.
told-flag = Čas na partii vypršel: **{ $name }**.
told-resign-others = **{ $name }** vzdává partii. Karty jdou pod talon a hraje se dál.
told-flag-others = Čas na partii vypršel: **{ $name }** je mimo hru. Karty jdou pod talon a hraje se dál.
told-timeout = Čas na tah vypršel: **{ $name }**. Tah hraju já.
told-timeout-discard = Čas na tah vypršel: **{ $name }**. Hraju já a odhazuju { $card }.
told-timeout-pass = Čas na tah vypršel: **{ $name }** říká pas.
told-timeout-tiles = Čas na tah vypršel: **{ $name }** nic nevykládá ani nelíže.
told-time-up = Čas na tah vypršel: **{ $name }**. Počítá se to, co na pracovním stole platilo.
told-timeout-resign = Čas na tah vypršel potřetí za sebou: **{ $name }** tím vzdává partii.
told-timeout-resign-others = Čas na tah vypršel potřetí za sebou: **{ $name }** tím vzdává partii. Karty jdou pod talon a hraje se dál.

## Výsledek kola
round-title = **#{ $number } · Konec { $round }. kola.** { $why }
round-ended = { $reason ->
    [out] { $name } ukončuje kolo.
    [going_rummy] { $name } ukončuje kolo v jediném tahu, bez předchozího vyložení: všechno se počítá dvakrát.
    [stock] Talon došel.
    [stalemate] Pat: nikdo nezíská body.
    [knock] { $name } klepe.
    [gin] { $name } má gin.
    [biggin] { $name } má velký gin.
    [undercut] { $name } klepe, ale soupeř podbíjí.
    [dead_hand] V talonu zbývají jen dvě karty: kolo je bez vítěze a nikdo nezíská body. Rozdává znovu stejný hráč.
    [hand_rummy] { $name } ukončuje kolo v jediném tahu, bez předchozího vyložení: všechno se počítá dvakrát.
    [blocked] Všichni řekli pas: kolo je zablokované.
    [close] { $name } zavírá z ruky dvanácti kartami jedné barvy: karty ostatních se počítají dvakrát.
    [resign] { $name } vzdává partii.
    [flag] Čas na partii vypršel: { $name }.
   *[other] Kolo končí.
}
round-doubled = { $name } ukončuje kolo bez předchozího vyložení: karty ostatních se počítají dvakrát.
round-player = **{ $name }** { $scored } → **{ $total }**
round-eliminated = **{ $name }** má { $total } a vypadává.
round-tie = Na čele je shoda ({ $names }): rozhodne ještě jedno kolo.

## Konec partie
end-title = #{ $number } · { $game }
end-nobody = Bez vítěze.
end-total = { $place }\. **{ $name }** · { $points }
end-left = už nehraje
end-rating = rating { $before } → { $after }
end-rating-provisional = rating { $before } → { $after } (předběžný)
