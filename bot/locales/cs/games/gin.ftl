### Gin rummy

game-gin = Gin rummy

option-name-knock = klepání
    .hint = S jakým zbytkem se smí nejvýš klepat; nebo podle otočené karty (Oklahoma).
option-value-knock-oklahoma = podle otočené karty
option-name-oklahoma-spades-double = piky dvojnásob
    .hint = U Oklahomy: piková otočená karta zdvojnásobí body kola.
option-name-big-gin = velký gin
    .hint = Jestli kolo končí, když je všech jedenáct karet v kombinacích.
option-name-line-bonus = prémie za kolo
    .hint = Body na konci za každé vyhrané kolo.
option-name-next-dealer = příště rozdává
    .hint = Kdo rozdává po kole: kdo ho prohrál, nebo se hráči střídají.
option-value-next-dealer-loser = kdo prohrál
option-value-next-dealer-turns = střídavě
preset-classic = klasika
preset-tournament = turnaj
preset-oklahoma = Oklahoma

gin-melds = Kombinace: { $melds }
gin-deadwood = Zbytek **{ $points }**{ $discard ->
    [0] {""}
   *[other] {" "}po nejlepším odhození
  } · { $limit ->
    [0] v tomto kole platí jen gin
   *[other] klepe se nejvýš s { $limit }
  }
gin-doubled = Otočená karta byla piková: toto kolo se počítá dvakrát.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = přiloženo { $cards }
gin-left = { $points ->
    [0] nic nezbývá
   *[other] zbytek { $cards } = { $points }
  }
gin-scored = - Body: { $sum } = **{ $points }**
gin-scored-double = - Body: ({ $sum }) × 2 = **{ $points }**, dvojnásobek za pikovou otočenou kartu
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } za vyhraná kola{ $game ->
    [0] { "" }
    [200] { " " }+ 200 za partii bez prohraného kola
   *[other] { " " }+ { $game } za partii
  } = { $total }

hand-your-play-gin = **Jsi na tahu.** Odhoď kartu, nebo zaklepej, když je tvůj zbytek dost malý.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Vezmi otočenou kartu, nebo řekni pas. Z balíčku se líže, až když oba řeknou pas.
    [draw] { $action ->
        [take] Oba jste řekli pas: lízni z balíčku.
        [pass] Pas můžeš říct jen u první otočené karty kola. Lízni z balíčku, nebo vezmi z odhozu.
       *[other] Nejdřív si vezmi kartu: lízni z balíčku, nebo vezmi vrchní kartu odhozu.
    }
    [play] { $action ->
        [biggin] Velký gin se u tohoto stolu nehraje: odhoď kartu, nebo zaklepej.
        [pass] Pas můžeš říct jen u první otočené karty kola. Odhoď kartu, nebo zaklepej.
        [draw] Kartu už v tomto tahu máš. Odhoď jednu, nebo zaklepej.
        [take] Kartu už v tomto tahu máš. Odhoď jednu, nebo zaklepej.
       *[other] V této hře zůstávají kombinace v ruce. Odhoď kartu, nebo zaklepej.
    }
    [deal] Další kolo se právě rozdává. Zkus to za chvilku znovu.
   *[other] To se v této chvíli tahu nedá.
}

help-how-gin = Stiskni **Líznout** nebo **Vzít**, pak označ kartu a **{ button-discard }** nebo **Zaklepat**. **Pas** odmítne první otočenou kartu.
    Nebo piš: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd`, /{ command-knock } `Kd` (bez karty: velký gin), /{ command-pass }.

rules-gin-1 = Pro dva, 52 karet, bez žolíků. Skládej karty do kombinací; zůstávají v ruce, dokud někdo nezaklepe. Kluby se liší; hrajeme podle běžných pravidel { -decided }.

    Každý dostane 10 karet. Další se **otočí** a začíná jí odhazovací balíček (**odhoz**); zbytek je **balíček**.

    { "" }**První tah:** soupeř rozdávajícího vezme otočenou kartu, nebo řekne pas; potom rozdávající. Když oba řeknou pas, soupeř rozdávajícího lízne z balíčku.

    { $one_round ->
        [yes] Hraje se **jedno kolo**: kdo ho vyhraje, vyhrává partii.
       *[no] Kdo první dosáhne **{ $target } bodů**, vyhrává.
    }
    .title = Cíl

rules-gin-2 = **1.** Vezmi vrchní kartu balíčku nebo odhozu.
    { "" }**2.** Odhoď jednu kartu, ne tu právě vzatou z odhozu. S malým zbytkem smíš místo toho zaklepat.

    { "" }**Skupina:** tři nebo čtyři stejné hodnoty. **Postupka:** tři nebo víc po sobě v jedné barvě. Eso je dole: A♥ 2♥ 3♥, nikdy za králem.

    { "" }**Zbytek** je to, co není v kombinacích: K Q J 10 po 10 bodech, A 1, ostatní své číslo. Počítá se nejlepší rozložení.
    .title = Tvůj tah

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Klepání (Oklahoma):** odhoď a nech si zbytek nejvýš podle **hodnoty otočené karty**. Eso znamená jen gin. Piková otočená karta kolo { $oklahoma_spades_double ->
            [no] **nezdvojnásobí**.
           *[yes] **zdvojnásobí**.
        }
       *[other] { "" }**Klepání:** odhoď a nech si zbytek nejvýš **{ $knock } { $knock ->
            [one] bod
            [few] body
           *[other] bodů
        }**.
    }
    { "" }**Gin:** odhoď, a nezbývá nic.
    { "" }**Velký gin:** { $big_gin ->
        [no] **nehraje se**.
       *[yes] všech 11 karet v kombinacích, **bez odhození**.
    }

    Potom vyloží soupeř a přiloží ke kombinacím toho, kdo klepe, po ginu však ne. Obě ruce rozložím co nejlépe { -decided }.

    { "" }**Mrtvé kolo:** v balíčku zbyly dvě karty a nikdo nezaklepal. Nikdo nezíská body.
    .title = Klepání

rules-gin-4 = **Klepání:** rozdíl zbytků.
    { "" }**Podbití:** soupeř má zbytek stejný nebo menší: získá 25 a rozdíl.
    { "" }**Gin:** 25 a soupeřův zbytek.
    { "" }**Velký gin:** 31 a soupeřův zbytek.

    { $next_dealer ->
        [turns] V rozdávání se střídáte, ať vyhrál kdokoli.
       *[loser] Kdo kolo prohraje, rozdává další; po mrtvém kole znovu tentýž hráč.
    }

    { $one_round ->
        [yes] Za jediné kolo žádné prémie nejsou.
       *[no] Na konci partie získá vítěz 100 navíc, nebo 200, když soupeř nevyhrál ani kolo; oba dostanou **{ $line_bonus } za každé vyhrané kolo**.
    }
    .title = Body

rules-turn-gin = **Čas na tah:** { $turn }. Když uplyne, u otočené karty řeknu pas, jinak za tebe líznu a odhodím; nikdy neklepu. Třikrát za sebou znamená vzdát { -decided }.

learn-gin-1 = V ginu zůstávají kombinace v ruce; najdu je za tebe a napíšu pod karty. Otočenou kartu 8♦ smíš vzít, ale nepomůže: stiskni **{ button-pass }**.
learn-gin-2 = Jolly taky říká pas. Líže se tedy z balíčku: stiskni **{ button-draw }**.
learn-gin-3 = Přišel K♠: J♠ Q♠ K♠ je **postupka**. Co není v žádné kombinaci, je **zbytek** a počítá se v bodech. Zbav se nejvyšší karty: označ { $cards } a stiskni **{ button-discard }**.
learn-gin-4 = Jolly odhazuje 9♣. Tři devítky jsou **skupina**: stiskni **{ button-take }**.
learn-gin-5 = Teď máš tři kombinace. Se zbytkem nejvýš 10 bodů smíš **zaklepat**: kolo končí a body získá menší zbytek. Označ { $cards } a stiskni **{ button-knock }**.
learn-gin-end = • Sbírej kombinace v ruce; co se nikam nehodí, je zbytek.
    • Zaklepej nejvýš s 10 body. Když nezbývá nic, je to **gin** a o 25 bodů víc.
    • Pozor: když soupeř nemá větší zbytek než ty, body i 25 navíc jdou soupeři (**podbití**).

pitch-gin = Rychlá hra pro dva: potají si srovnej karty a zaklepej.
