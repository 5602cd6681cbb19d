### Vienkāršais rummy

game-straight = Vienkāršais rummy

option-name-ace = dūzis
    .hint = Kur dūzis stāv secībā.
option-value-ace-low = zems
option-value-ace-both = zems un augsts
option-name-melds-per-turn = kombinācijas gājienā
option-value-melds-per-turn-any = cik grib
option-value-melds-per-turn-one = viena
option-name-lay-off-before-own-meld = pielikt pirms savas kombinācijas
    .hint = Vai drīkst pielikt kārtis, kamēr nav savas kombinācijas.
option-name-final-discard = pēdējā nomešana
    .hint = Vai, lai beigtu, pēdējā kārts jānomet.
option-value-final-discard-optional = nav obligāta
option-value-final-discard-required = obligāta
option-name-stock-out = tukša kava
    .hint = Kas notiek, kad kava beidzas.
option-value-stock-out-reshuffle-once = kaudzi sajauc vienreiz
option-value-stock-out-reshuffle = kaudzi sajauc katru reizi
option-value-stock-out-turn-over = kaudzi apgriež
option-name-scoring = skaitīšana
option-value-scoring-winner-takes-all = visi punkti uzvarētājam
option-value-scoring-penalty = soda punkti, uzvar mazākā summa
preset-penalty = soda
preset-strict = stingrie
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = uzvar mazākā summa

points-hand-of = - { $name }: rokā { $points }

refusal-not-opened-straight = Pielikt vēl nedrīksti: pie šī galda tam vajag savu kombināciju.

help-how-straight = **Vilkt** vai **No kaudzes**, atzīmē kārtis, tad **Izlikt**, **Pielikt** vai **Nomest**.
    Vai raksti: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `4h 5h 6h`, /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-straight-1 = 2 līdz 6 spēlētāji, 52 kārtis, bez džokeriem. Tiec vaļā no visām kārtīm ātrāk par citiem.
    
    Divatā saņem pa 10 kārtīm, trijatā un četratā pa 7, pieci un seši pa 6. Vienu kārti atklāj – ar to sākas **kaudze**. Pārējās ir **kava**.
    
    { $deals ->
        [0] { $scoring ->
            [penalty] Partija beidzas ar raundu, kurā kāda sods sasniedz { rules-straight-target }: uzvar mazākā summa.
           *[other] Partija beidzas ar raundu, kurā kāds sasniedz { rules-straight-target }: uzvar lielākā summa.
        }
        [zero] Spēlē **{ $deals } raundu**: uzvar { rules-straight-best } summa.
        [one] Spēlē **{ $deals } raundu**: uzvar { rules-straight-best } summa.
       *[other] Spēlē **{ $deals } raundus**: uzvar { rules-straight-best } summa.
    }
    .title = Mērķis

rules-straight-target = { $target ->
    [0] **100 punktu** (trijatā 150, vairāk 200 { -decided })
    [zero] **{ $target } punktu**
    [one] **{ $target } punktu**
   *[other] **{ $target } punktus**
}

rules-straight-best = { $scoring ->
        [penalty] mazākā
       *[other] lielākā
    }

rules-straight-2 = **1.** Paņem kavas vai kaudzes virsējo kārti. Kaudzes kārti tajā pašā gājienā nedrīkst nomest { -decided }.
    { "" }**2.** Izliec { $melds_per_turn ->
        [one] ne vairāk par **vienu jaunu kombināciju gājienā**
       *[any] **cik gribi kombināciju**
    } vai neko.
    { "" }**3.** Pieliec atsevišķas kārtis jebkurai kombinācijai, { $lay_off_before_own_meld ->
        [no] bet **tikai, kad uz galda ir tava kombinācija**
       *[yes] **arī tad, ja savas kombinācijas vēl nav**
    }.
    { "" }**4.** Nomet vienu kārti. Gājiens beidzies.
    .title = Tavs gājiens

rules-straight-3 = **Grupa:** trīs vai četras vienas vērtības kārtis, piemēram, 7♠ 7♥ 7♦.
    { "" }**Secība:** trīs vai vairāk vienas masts kārtis pēc kārtas, piemēram, 4♥ 5♥ 6♥.
    
    { $ace ->
        [both] Dūzis ir **pirms 2** (A♥ 2♥ 3♥) **vai pēc kunga** (Q♥ K♥ A♥), nekad starp tiem. Kur der abējādi, tas ir augsts { -decided }.
       *[low] Dūzis ir **tikai zems**: A♥ 2♥ 3♥ ir secība, Q♥ K♥ A♥ nav.
    }
    .title = Kombinācijas

rules-straight-4 = { $final_discard ->
        [required] Beidz, pēdējo kārti **nometot**. Visu izlikt vai pielikt nedrīkst: paturi kārti, ko nomest.
       *[optional] Beidz, pēdējo kārti **izliekot, pieliekot vai nometot**.
    }
    
    { "" }**Kava beigusies:** { $stock_out ->
        [turn-over] ņem kaudzes virsējo kārti **vai apgriez kaudzi** (nejaucot) un velc no tās; piekto reizi punktus nesaņem neviens { -decided }.
        [reshuffle] kaudzi **sajauc**, un tā kļūst par kavu, tās nākamo kārti atklāj; piekto reizi punktus nesaņem neviens { -decided }.
       *[reshuffle-once] kaudzi **vienreiz sajauc**, un tā kļūst par kavu, tās nākamo kārti atklāj. Otro reizi raunds beidzas ar gājienu, kurā paņemta pēdējā kārts, un punktus nesaņem neviens.
    }
    
    Punktu nav arī tad, kad beigt droši nevar neviens: katram ir viena kārts, un nevienu neredzamu kārti nebūtu kur pielikt { -decided }.
    .title = Kā beigt

rules-straight-5 = { $scoring ->
        [penalty] Pārējiem kārtis rokā ir **soda punkti**.
       *[winner-takes-all] Kas beidz, **saņem punktus par visām pārējo kārtīm rokā**. Pārējie nesaņem neko.
    }
    
    { "" }**K Q J 10:** pa 10 punktiem
    { "" }**9–2:** pēc skaitļa
    { "" }**A:** 1
    
    { "" }**Rummy uzreiz:** beigt vienā gājienā, iepriekš neko neizliekot un nepieliekot – viss dubulti.
    .title = Punkti

learn-straight-1 = Tiec vaļā no visām kārtīm ātrāk par citiem. Katrs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-straight-2 = Atnāca 7♦! Trīs vai vairāk vienas masts kārtis pēc kārtas ir **secība**. Atzīmē izvēlnē { $cards } un spied **{ button-meld }**.
learn-straight-3 = Katrs gājiens beidzas ar nomešanu. Nomet lielu kārti, kas nekur neder: atzīmē { $cards } un spied **{ button-discard }**.
learn-straight-4 = Jolly izlika trīs dāmas – **grupu** – un nometa 8♦. Tev tā noder: spied **{ button-take }**. No kaudzes ņem tikai virsējo kārti.
learn-straight-5 = 8♦ seko tavai 7♦. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-straight-6 = Pielikt drīkst arī Jolly kombinācijām: tava dāma pabeidz grupu. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-straight-7 = Tagad beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-straight-8 = Jolly nometa 5♠ – tieši starp taviem pīķiem. Spied **{ button-take }**.
learn-straight-9 = Piecas pēc kārtas! Atzīmē { $cards } un spied **{ button-meld }**.
learn-straight-10 = Palikusi viena kārts. Atzīmē { $cards } un spied **{ button-discard }**: raunds ir tavs, un tu saņem punktus par Jolly kārtīm.
learn-straight-end = • Velc kārti vai ņem kaudzes virsējo, izliec un pieliec, vienu nomet.
    • Secība ir trīs vai vairāk vienas masts pēc kārtas, grupa – trīs vai četras vienas vērtības.
    • Kas pirmais paliek bez kārtīm, saņem punktus par pārējo kārtīm.

pitch-straight = Visiem zināmais rummy: pirmais tiec vaļā no visām kārtīm.
