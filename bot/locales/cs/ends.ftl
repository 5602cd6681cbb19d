### Konce kol a partií: kdo vyhrál, body ve zkratce a co dál.

button-details = Podrobnosti

sum-laid = vyloženo
sum-hand = ruka
sum-others = ostatní
sum-bonus = bonus
sum-double = dvakrát
sum-round = kolo
sum-total = celkem

ends-round = **Kolo { $round }:** { $why }
ends-winner = Vítězí { $name }
ends-why = { $reason ->
    [resign] { $name } vzdává.
    [flag] Čas na partii vypršel: { $name }.
   *[other] { $left ->
        [one] Poslední ve hře po { $rounds ->
            [one] 1 kole.
            [few] { $rounds } kolech.
           *[other] { $rounds } kolech.
        }
       *[more] Po { $rounds ->
            [one] 1 kole.
            [few] { $rounds } kolech.
           *[other] { $rounds } kolech.
        }
    }
}
# Pod jménem vítěze v obrázku, skoro stejně velké: čím se vyhrálo
ends-how = { $reason ->
    [out] ukončením kola
    [going_rummy] v jediném tahu!
    [hand_rummy] v jediném tahu!
    [knock] zaklepáním
    [gin] ginem!
    [biggin] velkým ginem!
    [undercut] podbitím!
    [close] zavřením!
    [resign] vzdáním soupeře
    [flag] na čas
    [left] poslední ve hře
   *[points] na body
}
ends-bonus = { $rounds } + bonus { $bonus }
ends-verify = Rozdávalo se poctivě? Jak si to může každý ověřit, ukáže /{ command-game } { command-game-verify }.
ends-as-of = Obnoveno: { $time }. Znovu kterýmkoli tlačítkem.
ends-rematch-asked = Výzva je v { $channel }.
ends-place = { $name }: úroveň proti počítači asi { $before } → { $place } ({ $games })
ends-place-first = { $name }: úroveň proti počítači asi { $place } ({ $games })
button-next-level = Další: { $level }
