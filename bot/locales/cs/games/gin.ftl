### Gin rummy

game-gin = Gin rummy
rules-also-gin = Říká se i: gin, džin

option-name-knock = klepání
    .hint = Nejvyšší zbytek, se kterým můžeš zaklepat; nebo podle hodnoty otočené karty (Oklahoma).
option-value-knock-oklahoma = podle otočené karty
option-name-oklahoma-spades-double = piky dvojnásob
    .hint = U Oklahomy: piková otočená karta zdvojnásobí body kola.
option-name-big-gin = velký gin
    .hint = Jestli kolo končí, když je všech jedenáct karet v kombinacích.
option-name-line-bonus = bonus za kolo
    .hint = Body na konci partie za každé vyhrané kolo.
option-name-next-dealer = příště rozdává
    .hint = Kdo rozdává příští kolo: kdo toto prohrál, nebo střídavě.
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
   *[other] zaklepat jde nejvýš s { $limit }
  }
gin-doubled = Otočená karta byla piková: toto kolo se počítá dvakrát.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = přiloženo { $cards }
gin-left = { $points ->
    [0] nezbývá nic
   *[other] zbytek { $cards } = { $points }
  }
gin-scored = - Body: { $sum } = **{ $points }**
gin-scored-double = - Body: ({ $sum }) × 2 = **{ $points }**, dvojnásobek za pikovou otočenou kartu
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } za vyhraná kola{ $game ->
    [0] { "" }
    [200] { " " }+ 200 za partii, ve které soupeř nevyhrál ani kolo
   *[other] { " " }+ { $game } za partii
  } = { $total }

hand-your-play-gin = **Jsi na tahu.** Odhoď kartu, nebo zaklepej, pokud ti to zbytek dovolí.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Vezmi otočenou kartu, nebo řekni pas. Z talonu se líže, až když oba řeknou pas.
    [draw] { $action ->
        [take] Pas řekly obě strany. Lízni z talonu.
        [pass] Pas můžeš říct jen u první otočené karty kola. Lízni z talonu, nebo vezmi z odhozu.
       *[other] Nejdřív si vezmi kartu: lízni z talonu, nebo vezmi vrchní kartu odhozu.
    }
    [play] { $action ->
        [biggin] Velký gin se u tohoto stolu nehraje. Odhoď kartu, nebo zaklepej.
        [pass] Pas můžeš říct jen u první otočené karty kola. Odhoď kartu, nebo zaklepej.
        [draw] Kartu už v tomto tahu máš. Odhoď jednu, nebo zaklepej.
        [take] Kartu už v tomto tahu máš. Odhoď jednu, nebo zaklepej.
       *[other] V této hře zůstávají kombinace v ruce. Odhoď kartu, nebo zaklepej.
    }
    [deal] Rozdává se další kolo. Zkus to za chvilku znovu.
   *[other] To v této části tahu nejde.
}

help-how-gin = Stiskni **{ button-draw }** nebo **{ button-take }**, pak označ kartu a **{ button-discard }** nebo **{ button-knock }**. **{ button-pass }** znamená, že první otočenou kartu nechceš.
    Nebo piš: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `kárový král`, /{ command-knock } `Kd` (bez karty: velký gin), /{ command-pass }.

rules-gin-1 = Pro dva, 52 karet, bez žolíků. Skládej karty do kombinací; zůstávají v ruce, dokud někdo nezaklepe. V klubech se hraje různě, tohle jsou běžná pravidla { -decided }.

    Každý dostane 10 karet. Další se **otočí** a začíná jí odhazovací balíček (**odhoz**); zbytek je **talon**.

    { "" }**První tah:** otočenou kartu si vezme soupeř rozdávajícího, nebo řekne pas; potom rozdávající. Když oba řeknou pas, soupeř rozdávajícího lízne z talonu.

    { $one_round ->
        [yes] Hraje se **jedno kolo**: kdo ho vyhraje, vyhrává partii.
       *[no] Kdo první dosáhne **{ $target } bodů**, vyhrává.
    }
    .title = Cíl

rules-gin-2 = **1.** Lízni vrchní kartu talonu, nebo vezmi vrchní kartu odhozu.
    { "" }**2.** Odhoď jednu kartu, ale ne tu právě vzatou z odhozu. Když je tvůj zbytek dost malý, můžeš místo toho zaklepat.

    { "" }**Skupina:** tři nebo čtyři karty stejné hodnoty. **Postupka:** tři nebo víc karet jedné barvy po sobě. Eso je nízké: A♥ 2♥ 3♥, nikdy za králem.

    { "" }**Zbytek** jsou karty, které nejsou v kombinacích: K Q J 10 po 10 bodech, A 1, ostatní své číslo. Počítá se nejlepší rozložení.
    .title = Tvůj tah

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Klepání (Oklahoma):** odhoď a nech si zbytek nejvýš podle **hodnoty otočené karty**. Eso znamená, že platí jen gin. Piková otočená karta kolo { $oklahoma_spades_double ->
            [no] **nezdvojnásobí**.
           *[yes] **zdvojnásobí**.
        }
       *[other] { "" }**Klepání:** odhoď a nech si zbytek nejvýš **{ $knock } { $knock ->
            [one] bod
            [few] body
           *[other] bodů
        }**.
    }
    { "" }**Gin:** odhoď a nezbude ti nic.
    { "" }**Velký gin:** { $big_gin ->
        [no] **nehraje se**.
       *[yes] všech 11 karet v kombinacích, **bez odhození**.
    }

    Potom vyloží soupeř a smí přikládat ke kombinacím toho, kdo klepal; po ginu ne. Obě ruce rozložím co nejlépe { -decided }.

    { "" }**Bez vítěze:** v talonu zbývají dvě karty a nikdo neklepe. Body nezíská nikdo.
    .title = Klepání

rules-gin-4 = **Klepání:** kdo klepal, získá rozdíl zbytků.
    { "" }**Podbití:** když má soupeř zbytek stejný nebo menší, získá 25 a rozdíl on.
    { "" }**Gin:** 25 a soupeřův zbytek.
    { "" }**Velký gin:** 31 a soupeřův zbytek.

    { $next_dealer ->
        [turns] V rozdávání se střídáte bez ohledu na výsledek.
       *[loser] Kdo kolo prohraje, rozdává další; po kole bez vítěze rozdává znovu stejný hráč.
    }

    { $one_round ->
        [yes] Za jediné kolo žádný bonus není.
       *[no] Na konci partie získá vítěz 100 navíc, nebo 200, když soupeř nevyhrál ani kolo; oba dostanou **{ $line_bonus } za každé vyhrané kolo**.
    }
    .title = Body

rules-turn-gin = **Čas na tah:** { $turn }. Když tah nestihneš, řeknu u otočené karty pas, jinak líznu a odhodím za tebe; nikdy neklepu. Tři zmeškané tahy za sebou se počítají jako vzdání { -decided }.

learn-gin-1 = V ginu zůstávají kombinace v ruce; najdu je za tebe a vypíšu pod kartami. Otočenou 8♦ si můžeš vzít, ale nepomůže ti: stiskni **{ button-pass }**.
learn-gin-2 = Jolly taky říká pas, takže si lízni z talonu: stiskni **{ button-draw }**.
learn-gin-3 = Přišel K♠: J♠ Q♠ K♠ je **postupka**. Karty mimo kombinace jsou **zbytek** a jejich body se počítají proti tobě. Zbav se nejvyšší: označ { $cards } a stiskni **{ button-discard }**.
learn-gin-4 = Jolly odhazuje 9♣. Tři devítky jsou **skupina**: stiskni **{ button-take }**.
learn-gin-5 = Teď máš tři kombinace. Se zbytkem nejvýš 10 bodů můžeš **zaklepat**: kolo končí a body získá ten, kdo má menší zbytek. Označ { $cards } a stiskni **{ button-knock }**.
learn-gin-end = • Sbírej v ruce kombinace. Všechny ostatní karty jsou zbytek.
    • Zaklepej nejvýš s 10 body. Když ti nezbude nic, je to **gin** a o 25 bodů víc.
    • Pozor: když soupeř nemá větší zbytek než ty, získá body on, a ještě 25 navíc (**podbití**).

pitch-gin = Rychlá hra pro dva: potají si srovnej karty a zaklepej.
