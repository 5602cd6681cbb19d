### Veřejná zpráva stolu, vyprávění o tazích a výsledky.
### Krátké řádky: telefon ukáže asi 35 znaků.

table-round-turn = Na tahu: **{ $name }** · { $round }. kolo
table-round = { $round }. kolo
table-turn-ends = Čas na tah vyprší { $time }
table-clock-runs = Čas – { $name }: vyprší { $time }
table-clock-waits = Čas – { $name }: { $clock }
table-over = Partie skončila.
table-between = Další kolo se hned rozdá.

table-melds = **Na stole**
table-no-melds = **Na stole** zatím nic
table-meld = **{ $number }:** { $cards } · { $owners }
table-meld-shared = **{ $number }:** { $cards }
table-meld-added = { $cards }: { $name }
table-melds-left-out = … a ještě { $count }: viz /table

table-pile = **Odhoz** (vrchní první) { $cards }
table-pile-empty = **Odhoz** prázdný
table-pile-below = … pod nimi ještě { $count }
table-stock = **Balíček** { $count ->
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
table-player-lost = **{ $name }** · { $points } · vyřazení
table-player-laid = vyloženo { $points }
table-player-opened = vyloženo
penalty-points = { $count ->
    [one] 1 trestný bod
    [few] { $count } trestné body
   *[other] { $count } trestných bodů
}

table-commitment = Všechny karty byly dané předem. Otisk: { $commitment }

## Co se stalo. Tahy jedné osoby jsou na jednom řádku: „Bob líže z balíčku, odhazuje K♦.“
told-turn = **{ $name }** { $moves }.
did-draw = líže z balíčku
did-draw-card = líže { $card } z balíčku
did-take-top = bere { $card } z odhozu
did-take-many = { $count ->
    [one] bere { $count } kartu z odhozu, po { $card }
    [few] bere { $count } karty z odhozu, po { $card }
   *[other] bere { $count } karet z odhozu, po { $card }
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

told-deal = { $round }. kolo je rozdané. Začíná **{ $name }**.
told-reshuffle = Odhoz se zamíchal a je z něj zase balíček.
told-turned-over = Odhoz se otočil a je z něj zase balíček.
told-resign = **{ $name }** vzdává partii.
told-flag = Došel čas: **{ $name }**.
told-resign-others = **{ $name }** vzdává partii. Karty jdou pod balíček; ostatní hrají dál.
told-flag-others = Došel čas: **{ $name }** končí. Karty jdou pod balíček; ostatní hrají dál.
told-timeout = **{ $name }** překračuje čas na tah; tah hraju já.
told-timeout-discard = **{ $name }** překračuje čas na tah; hraju já a odhazuju { $card }.
told-timeout-pass = **{ $name }** překračuje čas na tah: pas.
told-timeout-tiles = **{ $name }** překračuje čas na tah: nic se nevykládá ani nebere.
told-timeout-resign = **{ $name }** potřetí za sebou překračuje čas na tah, a to znamená vzdát.
told-timeout-resign-others = **{ $name }** potřetí za sebou překračuje čas na tah, a to znamená vzdát. Karty jdou pod balíček; ostatní hrají dál.

## Výsledek kola
round-title = **#{ $number } · { $round }. kolo končí.** { $why }
round-ended = { $reason ->
    [out] Poslední kartu hraje { $name }.
    [going_rummy] { $name } končí v jediném tahu, bez předchozího vykládání: všechno se počítá dvakrát.
    [stock] Balíček došel.
    [stalemate] Pat: nikdo nezíská body.
    [knock] { $name } klepe.
    [gin] { $name } má gin.
    [biggin] { $name } má velký gin.
    [undercut] { $name } klepe, ale soupeř podbíjí.
    [dead_hand] V balíčku zbývají dvě karty: kolo je mrtvé a nikdo nezíská body. Rozdává se znovu ze stejného místa.
    [hand_rummy] { $name } končí v jediném tahu, bez předchozího vykládání: všechno se počítá dvakrát.
    [blocked] Všichni řekli pas: kolo je zablokované.
    [close] { $name } zavírá z ruky dvanácti kartami jedné barvy: co drží ostatní, se počítá dvakrát.
    [resign] { $name } vzdává partii.
    [flag] Došel čas: { $name }.
   *[other] Kolo končí.
}
round-doubled = { $name } do té chvíle nemá nic na stole: co drží ostatní, se počítá dvakrát.
round-player = **{ $name }** { $scored } → **{ $total }**
round-lost = **{ $name }** vypadává: příliš mnoho ztracených bodů.
round-tie = Na čele je shoda ({ $names }): rozhodne ještě jedno kolo.

## Konec partie
end-title = #{ $number } · { $game }
end-winner = **Vyhrává { $name }** { $how }
end-nobody = Nikdo nevyhrává.
end-how = { $reason ->
    [resign] – vzdává { $name }.
    [flag] na čas – { $name } už žádný nemá.
   *[other] { $left ->
        [one] po { $rounds ->
            [one] 1 kole; ostatní už nehrají.
            [few] { $rounds } kolech; ostatní už nehrají.
           *[other] { $rounds } kolech; ostatní už nehrají.
        }
       *[more] po { $rounds ->
            [one] 1 kole.
            [few] { $rounds } kolech.
           *[other] { $rounds } kolech.
        }
    }
}
end-total = { $place }\. **{ $name }** · { $points }
end-left = už nehraje
end-rating = rating { $before } → { $after }
end-rating-provisional = rating { $before } → { $after } (předběžný)
end-seed = Tajné číslo všech rozdání: { $seed }
end-verify = /verify ho porovná s otiskem ukázaným na začátku.
