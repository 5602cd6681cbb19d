### Vienkāršais rummy

game-straight = Vienkāršais rummy
rules-also-straight = Saka arī: parastais rummy, klasiskais rummy, Rum

option-name-ace = dūzis
    .hint = Kur dūzis stāv secībā.
option-value-ace-low = zems
option-value-ace-both = zems un augsts
option-name-melds-per-turn = kombinācijas gājienā
option-value-melds-per-turn-any = cik grib
option-value-melds-per-turn-one = viena
option-name-lay-off-before-own-meld = pielikt pirms savas kombinācijas
    .hint = Vai drīkst pielikt, ja vēl neko neizliki.
option-name-final-discard = pēdējā nomešana
    .hint = Vai, lai beigtu raundu, pēdējā kārts jānomet.
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

refusal-not-opened-straight = Pielikt vēl nevari. Pie šī galda vispirms izliec savu kombināciju.

help-how-straight = **{ button-draw }** vai **{ button-take }**, atzīmē kārtis, tad **{ button-meld }**, **{ button-lay-off }** vai **{ button-discard }**.
    Vai raksti: /{ command-draw }, /{ command-draw } `{ command-draw-source }:pile`, /{ command-meld } `ercena 4-6`, /{ command-layoff } `7h 3`, /{ command-discard } `kārava kungs`.

rules-straight-1 = 2 līdz 6 spēlētāji, 52 kārtis, bez džokeriem. Tiec vaļā no visām kārtīm ātrāk par citiem.

    Divatā katrs saņem 10 kārtis, trijatā un četratā 7, piecatā un sešatā 6. Vienu kārti atklāj: ar to sākas **kaudze**. Pārējās ir **kava**.

    { $deals ->
        [0] { $scoring ->
            [penalty] Visi punkti ir soda punkti. Partija beidzas ar raundu, kurā kāds sasniedz { rules-straight-target }: uzvar mazākā summa.
           *[other] Partija beidzas ar raundu, kurā kāds sasniedz { rules-straight-target }: uzvar lielākā summa.
        }
        [zero] Spēlē **{ $deals } raundus**: pēc tam uzvar { rules-straight-best } summa.
        [1] Spēlē **vienu raundu**: uzvar { rules-straight-best } summa.
        [one] Spēlē **{ $deals } raundu**: pēc tam uzvar { rules-straight-best } summa.
       *[other] Spēlē **{ $deals } raundus**: pēc tam uzvar { rules-straight-best } summa.
    }
    .title = Mērķis

rules-straight-target = { $target ->
    [0] **100 punktus** (trijatā 150, četratā un vairāk 200 { -decided })
    [zero] **{ $target } punktus**
    [one] **{ $target } punktu**
   *[other] **{ $target } punktus**
}

rules-straight-best = { $scoring ->
        [penalty] mazākā
       *[other] lielākā
    }

rules-straight-2 = **1.** Velc kavas virsējo kārti vai ņem kaudzes virsējo. Kārti no kaudzes tajā pašā gājienā nevar nomest { -decided }.
    { "" }**2.** Izliec { $melds_per_turn ->
        [one] ne vairāk kā **vienu jaunu kombināciju gājienā**
       *[any] **cik gribi kombināciju**
    } vai neko.
    { "" }**3.** Pieliec atsevišķas kārtis jebkurai kombinācijai, { $lay_off_before_own_meld ->
        [no] bet **tikai tad, ja uz galda ir tava kombinācija**
       *[yes] **arī tad, ja savas kombinācijas vēl nav**
    }.
    { "" }**4.** Nomet vienu kārti. Ar to gājiens beidzas.
    .title = Tavs gājiens

rules-straight-3 = **Grupa:** trīs vai četras vienas vērtības kārtis, piemēram, 7♠ 7♥ 7♦.
    { "" }**Secība:** trīs vai vairāk vienas masts kārtis pēc kārtas, piemēram, 4♥ 5♥ 6♥.
    
    { $ace ->
        [both] Dūzis ir **pirms 2** (A♥ 2♥ 3♥) **vai pēc kunga** (Q♥ K♥ A♥), nekad starp tiem. Kur der abējādi, tas ir augsts { -decided }.
       *[low] Dūzis ir **tikai zems**: A♥ 2♥ 3♥ ir secība, Q♥ K♥ A♥ nav.
    }
    .title = Kombinācijas

rules-straight-4 = { $final_discard ->
        [required] Raundu beidz, pēdējo kārti **nometot**. Visu izlikt vai pielikt nevar: paturi kārti, ko nomest.
       *[optional] Raundu beidz, pēdējo kārti **izliekot, pieliekot vai nometot**.
    }

    { "" }**Kava beigusies:** { $stock_out ->
        [turn-over] ņem kaudzes virsējo kārti **vai apgriez kaudzi** (nejaucot) un velc no tās; piektajā reizē punktus nesaņem neviens { -decided }.
        [reshuffle] kaudzi **sajauc**, un tā kļūst par kavu, nākamo kārti atklāj; piektajā reizē punktus nesaņem neviens { -decided }.
       *[reshuffle-once] kaudzi **vienreiz sajauc**, un tā kļūst par kavu, nākamo kārti atklāj. Otrreiz raunds beidzas ar gājienu, kurā paņemta pēdējā kārts, un punktus nesaņem neviens.
    }

    Punktus nesaņem neviens arī tad, ja raundu vairs nevar pabeigt, jo katram ir viena kārts un nevienu neredzētu kārti nevarētu pielikt { -decided }.
    .title = Raunda beigas

rules-straight-5 = { $scoring ->
        [penalty] Pārējiem kārtis rokā ir **soda punkti**.
       *[winner-takes-all] Kas pabeidz raundu, **saņem punktus par visām pārējo kārtīm rokā**. Pārējie nesaņem neko.
    }

    { "" }**K Q J 10:** pa 10 punktiem
    { "" }**9–2:** pēc skaitļa
    { "" }**A:** 1

    { "" }**Rummy uzreiz:** ja raundu pabeidz vienā gājienā, iepriekš neko neizliekot un nepieliekot, visi šie punkti ir dubulti.
    .title = Punkti

learn-straight-1 = Tiec vaļā no kārtīm ātrāk par citiem. Katru gājienu sāc, paņemot kārti: spied **{ button-draw }**.
learn-straight-2 = Atnāca 7♦! Trīs vai vairāk vienas masts kārtis pēc kārtas ir **secība**. Atzīmē izvēlnē { $cards } un spied **{ button-meld }**.
learn-straight-3 = Katrs gājiens beidzas ar nomešanu. Nomet lielu kārti, kas nekur neder: atzīmē { $cards } un spied **{ button-discard }**.
learn-straight-4 = Jolly izlika trīs dāmas, tātad **grupu**, un nometa 8♦. Tev 8♦ noder: spied **{ button-take }**. No kaudzes var ņemt tikai virsējo kārti.
learn-straight-5 = 8♦ seko tavai 7♦. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-straight-6 = Pielikt var arī Jolly kombinācijām: tava dāma papildina grupu. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-straight-7 = Tagad beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-straight-8 = Jolly nometa 5♠, tieši to kārti, kuras trūka starp taviem pīķiem. Spied **{ button-take }**.
learn-straight-9 = Piecas pēc kārtas! Atzīmē { $cards } un spied **{ button-meld }**.
learn-straight-10 = Palikusi viena kārts. Atzīmē { $cards } un spied **{ button-discard }**: tu pabeidz raundu un saņem punktus par kārtīm, kas palika Jolly.
learn-straight-end = • Velc no kavas vai ņem kaudzes virsējo kārti, izliec un pieliec, tad nomet vienu.
    • Secība ir trīs vai vairāk vienas masts kārtis pēc kārtas, grupa – trīs vai četras vienas vērtības.
    • Kas pirmais paliek bez kārtīm, saņem punktus par tām, kas palika pārējiem.

pitch-straight = Rummy, ko zina visi: tiec vaļā no kārtīm ātrāk par citiem.
