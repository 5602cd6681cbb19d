### Rummy 51

game-rummy-51 = Rummy 51
rules-also-rummy-51 = Saka arī: Remi, 51, piecdesmit viens

option-name-pile-before-initial-meld = kaudze pirms pirmās izlikšanas
    .hint = Vai pirms pirmās izlikšanas drīkst ņemt kaudzes virsējo kārti.
option-value-pile-before-initial-meld-only-if-melded = tikai, ja uzreiz izliek
option-value-pile-before-initial-meld-free = brīvi
option-name-joker-swap = džokera maiņa
    .hint = Vai džokeru uz galda drīkst apmainīt pret kārti, ko tas aizstāj.
option-name-unmelded = nekas nav izlikts
    .hint = Cik soda punktu ir tam, kas vispār neko neizlika.
option-value-unmelded-count = skaita kārtis
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

points-unmelded = - nekas nav izlikts: { $points }

refusal-taken-card-unusable-rummy-51 = { $card } vēl nevari ņemt: pirms pirmās izlikšanas kārts no kaudzes tajā pašā gājienā jāizliek vai jāpieliek, bet { $card } neder. Velc no kavas.
refusal-must-meld-taken-card-rummy-51 = { $card } tu paņēmi no kaudzes pirms pirmās izlikšanas, tāpēc tā jāizliek vai jāpieliek, pirms nomet kārti.

help-how-rummy-51 = **{ button-draw }** vai **{ button-take }**, atzīmē kārtis, tad **{ button-meld }**, **{ button-lay-off }**, **{ button-swap }** džokeru vai **{ button-discard }**.
    Vai raksti: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `ercena 5 pie 3`, /{ command-discard } `kārava kungs`.

rules-rummy-51-1 = 2 līdz 4 spēlētāji, divi komplekti pa 52 kārtīm, 4 džokeri. Tiec vaļā no kārtīm: kas paliek rokā, ir soda punkti.

    Katrs saņem 14 kārtis. Pirmais spēlētājs saņem par vienu vairāk un sāk, **vienu nometot**: viņš ne velk, ne izliek. Ar to sākas **kaudze**; pārējās ir **kava**.

    { $one_round ->
        [yes] Spēlē **vienu raundu**: uzvar mazākā summa.
       *[no] Partija beidzas ar raundu, kurā kāds sasniedz **{ $target } soda { $target ->
                [zero] punktus
                [one] punktu
               *[other] punktus
            }**: uzvar mazākā summa.
    } Publicētie šīs spēles noteikumi ir īsi, tāpēc lielākā daļa te ir mūsu pašu { -decided }.
    .title = Mērķis

rules-rummy-51-2 = **1.** Velc kavas virsējo kārti vai ņem kaudzes virsējo. Kārti no kaudzes tajā pašā gājienā nevar nomest.
    { "" }**2.** Izliec. Pēc pirmās izlikšanas vari arī pielikt jebkurai kombinācijai.
    { "" }**3.** Nomet vienu kārti. Arī raundu beidz nometot, tāpēc paturi tam kārti { -decided }.

    { "" }**Grupa:** trīs vai četras vienas vērtības kārtis dažādās mastīs. **Secība:** trīs vai vairāk vienas masts kārtis pēc kārtas. Dūzis ir pirms 2 vai pēc kunga, nekad starp tiem.

    Kad kava beidzas, kaudzi bez virsējās kārts sajauc. Piektajā reizē punktus nesaņem neviens { -decided }.
    .title = Tavs gājiens

rules-rummy-51-3 = Pirmajā izlikšanā (vienā gājienā) jābūt **vismaz { $initial_meld } { $initial_meld ->
            [zero] punktiem
            [one] punktam
           *[other] punktiem
        }**.

    K Q J 10 un A ir 10, bet secībā A-2-3 dūzis ir 1; pārējās pēc skaitļa. Džokers ir tik vērts, cik kārts, ko tas aizstāj. Skaitās arī kārtis, ko pieliec šī gājiena kombinācijām.

    Tiklīdz punktu pietiek, vari pielikt visām kombinācijām{ $joker_swap ->
        [no] .
       *[yes] { " " }un mainīt džokerus.
    }

    Pirms tam kaudzes virsējo kārti var ņemt { $pile_before_initial_meld ->
        [free] **brīvi** { -decided }.
       *[only-if-melded] **tikai tad, ja to izliek vai pieliek tajā pašā gājienā** { -decided }.
    }
    .title = Pirmā izlikšana

rules-rummy-51-4 = Džokers aizstāj vienu kārti: to, ko nosauc tu, citādi vienīgo, kas der, vai to, kas ir secības augstajā galā. Grupā no trim kārtīm tas var būt jebkura no abām trūkstošajām mastīm. Džokeri var būt ne vairāk kā **puse kombinācijas** { -decided }.

    { $joker_swap ->
        [no] Džokerus uz galda **nemaina** { -decided }.
       *[yes] { "" }**Maiņa:** pēc pirmās izlikšanas vari paņemt džokeru no galda, ja tā vietā noliec kārti, ko tas aizstāj. Džokers tajā pašā gājienā jāizliek vai jāpieliek { -decided }.
    }
    .title = Džokeri

rules-rummy-51-5 = Kas pabeidz raundu, soda punktus nesaņem. Pārējiem kārtis rokā ir soda punkti:

    { "" }**A K Q J 10:** pa 10
    { "" }**9–2:** pēc skaitļa
    { "" }**Džokers:** 25

    Kas vispār neko neizlika, saņem { $unmelded ->
        [100] tā vietā **100**.
       *[count] **punktus par savām kārtīm kā visi**.
    }

    { "" }**Vienā gājienā:** ja raundu pabeidz, iepriekš neko neizliekot, pārējo soda punkti ir dubulti.
    .title = Punkti

rules-turn-rummy-51 = **Gājiena laiks:** { $turn }. Ja nepaspēj, velku un nometu tavā vietā un izlieku tikai to, kas jāizliek. Trīs nepaspēti gājieni pēc kārtas skaitās kā padošanās { -decided }.

learn-rummy-51-1 = Tev ir 15 kārtis, un raundu tu sāc, vienu nometot. Vislabāk nomest lielu kārti, kas nekur neder: atzīmē izvēlnē { $cards } un spied **{ button-discard }**.
learn-rummy-51-2 = Jolly izlika pirmās kombinācijas, un vienā ir džokers: tur 🃏 aizstāj 8♠. Turpmāk katru gājienu sāc, paņemot kārti: spied **{ button-draw }**.
learn-rummy-51-3 = Pirmajai izlikšanai vajag **51 punktu**, visu vienā gājienā. Sāc ar 10 + 10 + 10: atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-4 = Tie ir 30 punkti; vēl 24, un būs 54, ar to pietiek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-5 = Pēc pirmās izlikšanas vari izmantot visas kombinācijas uz galda. Džokers aizstāj 8♠, un šī kārts ir tev: atzīmē { $cards } un spied **{ button-swap }**.
learn-rummy-51-6 = Džokers ir tavs, un šajā gājienā tas jāizliek. Tas var būt jebkura kārts: atzīmē { $cards }, spied **{ button-meld }** un džokeram izvēlies 6♣.
learn-rummy-51-7 = Beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-rummy-51-8 = Jolly nometa 5♥, tieši to kārti, kuras trūka starp taviem erceniem. Spied **{ button-take }**.
learn-rummy-51-9 = Piecas pēc kārtas! Atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-10 = Beigās vienmēr vajag kārti, ko nomest. Atzīmē { $cards } un spied **{ button-discard }**: tu pabeidz raundu, un Jolly saņem soda punktus par savām kārtīm.
learn-rummy-51-end = • Pirmajai izlikšanai vajag 51 punktu vienā gājienā. Pirms tam no kaudzes var ņemt tikai kārti, ko uzreiz izliec vai pieliec.
    • Džokers aizstāj jebkuru kārti. Pēc pirmās izlikšanas to var apmainīt pret šo kārti, bet tas uzreiz atkal jāizliek.
    • Ja raundu pabeidz cits, kārtis tavā rokā ir soda punkti: uzvar mazākā summa.

pitch-rummy-51 = Savāc 51 punktu pirmajai izlikšanai, tad liec klāt visur, kur der.
