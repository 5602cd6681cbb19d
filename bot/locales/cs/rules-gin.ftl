# /rules a /help pro Gin rummy

help-how-gin = **Líznout** nebo **Vzít**, pak označit kartu a **Odhodit** nebo **Zaklepat**. **Pas** odmítne první otočenou kartu.
    Nebo piš: /draw, /draw `from:pile`, /discard `Kd`, /knock `Kd` (bez karty: velký gin), /pass.

rules-gin-1 = Pro dva, 52 karet, bez žolíků. Skládej karty do kombinací; zůstávají v ruce, dokud někdo nezaklepe. Kluby se liší: tady platí běžná pravidla { -decided }.

    Každý dostane 10 karet. Další se **otočí** a začíná odhoz; zbytek je **balíček**.

    { "" }**První tah:** soupeř rozdávajícího vezme otočenou kartu, nebo řekne pas; potom rozdávající. Když oba řeknou pas, soupeř rozdávajícího lízne z balíčku.

    Kdo dosáhne **{ $target } bodů**, vyhrává.
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
       *[other] { "" }**Klepání:** odhoď a nech si zbytek nejvýš **{ $knock } b.**
    }
    { "" }**Gin:** odhoď, a nezbývá nic.
    { "" }**Velký gin:** { $big_gin ->
        [no] **nehraje se**.
       *[yes] všech 11 karet v kombinacích, **bez odhození**.
    }

    Potom vyloží soupeř a přiloží ke kombinacím toho, kdo klepe, po ginu však ne. Obě ruce rozložím, jak nejlépe to jde { -decided }.

    { "" }**Mrtvé kolo:** v balíčku zbyly dvě karty a nikdo nezaklepal. Nikdo nezíská body a rozdává se znovu ze stejného místa.
    .title = Klepání

rules-gin-4 = **Klepání:** rozdíl zbytků.
    { "" }**Podbití:** soupeř má zbytek stejný nebo menší: získá 25 a rozdíl.
    { "" }**Gin:** 25 a soupeřův zbytek.
    { "" }**Velký gin:** 31 a soupeřův zbytek.

    Kdo kolo prohraje, rozdává další.

    Na konci partie získá vítěz 100 navíc, nebo 200, když soupeř nevyhrál ani kolo; oba dostanou **{ $line_bonus } za každé vyhrané kolo**.
    .title = Body
