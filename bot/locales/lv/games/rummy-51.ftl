### Rummy 51

game-rummy-51 = Rummy 51

option-name-pile-before-initial-meld = kaudze pirms pirmās izlikšanas
    .hint = Vai pirms pirmās izlikšanas drīkst ņemt kaudzes virsējo kārti.
option-value-pile-before-initial-meld-only-if-melded = tikai, lai uzreiz izliktu
option-value-pile-before-initial-meld-free = brīvi
option-name-joker-swap = džokera maiņa
    .hint = Vai džokeru uz galda drīkst apmainīt pret kārti, ko tas aizstāj.
option-name-unmelded = nekas nav izlikts
    .hint = Cik pieskaita, ja vispār nekas nav izlikts.
option-value-unmelded-count = skaita kārtis
preset-rummy-45 = Rummy 45
preset-rummy-40 = Rummy 40

points-unmelded = - nekas nav izlikts: { $points }

refusal-taken-card-unusable-rummy-51 = { $card } vēl nevar ņemt: pirms pirmās izlikšanas kārts no kaudzes jāizliek tajā pašā gājienā, bet { $card } nederētu. Velc no kavas.
refusal-must-meld-taken-card-rummy-51 = { $card } ir paņemta no kaudzes pirms pirmās izlikšanas, tāpēc pirms nomešanas tā jāizliek vai jāpieliek.

help-how-rummy-51 = **Vilkt** vai **No kaudzes**, atzīmē kārtis, tad **Izlikt**, **Pielikt**, **Apmainīt** džokeru vai **Nomest**.
    Vai raksti: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`.

rules-rummy-51-1 = 2 līdz 4 spēlētāji, divi komplekti pa 52 kārtīm, 4 džokeri. Tiec vaļā no kārtīm: kas paliek rokā, ir soda punkti.
    
    Katrs saņem 14 kārtis. Pirmais spēlētājs saņem par vienu vairāk un sāk, **vienu nometot**, pirms tam nevelkot un neizliekot: tā sāk **kaudzi**. Pārējās ir **kava**.
    
    { $one_round ->
        [yes] Spēlē **vienu raundu**: uzvar mazākā summa.
       *[no] Partija beidzas ar raundu, kurā kāds sasniedz **{ $target }** soda punktu: uzvar mazākā summa.
    } Drukātie noteikumi par šo spēli pasaka maz; lielākā daļa te ir mūsu pašu { -decided }.
    .title = Mērķis

rules-rummy-51-2 = **1.** Paņem kavas vai kaudzes virsējo kārti. Kaudzes kārti tajā pašā gājienā nedrīkst nomest.
    { "" }**2.** Izliec; pēc pirmās izlikšanas arī pieliec jebkurai kombinācijai.
    { "" }**3.** Nomet vienu kārti. Arī beidz ar nomešanu: paturi tam kārti { -decided }.
    
    { "" }**Grupa:** trīs vai četras vienas vērtības dažādās mastīs. **Secība:** trīs vai vairāk vienas masts pēc kārtas. Dūzis ir pirms 2 vai pēc kunga, nekad starp tiem.
    
    Kad kava beidzas, kaudzi bez virsējās kārts sajauc. Piekto reizi punktus nesaņem neviens { -decided }.
    .title = Tavs gājiens

rules-rummy-51-3 = Tavai pirmajai izlikšanai, visai vienā gājienā, vajag **vismaz { $initial_meld } { $initial_meld ->
            [zero] punktu
            [one] punktu
           *[other] punktus
        }**.
    
    K Q J 10 un A – 10, bet A-2-3 dūzis – 1; pārējās pēc skaitļa. Džokers ir tik vērts, cik kārts, ko tas aizstāj. Skaitās arī kārtis, kas pieliktas šī gājiena kombinācijām.
    
    Tiklīdz punktu pietiek, drīkst pielikt visām kombinācijām{ $joker_swap ->
        [no] .
       *[yes] { " " }un mainīt džokerus.
    }
    
    Pirms tam kaudzes virsējo kārti drīkst ņemt { $pile_before_initial_meld ->
        [free] **brīvi** { -decided }.
       *[only-if-melded] **tikai, ja to izliek tajā pašā gājienā** – jaunā kombinācijā vai pieliekot { -decided }.
    }
    .title = Pirmā izlikšana

rules-rummy-51-4 = Džokers aizstāj vienu kārti: to, ko nosauc tu, citādi vienīgo, kas der, vai to, kas secības augstajā galā. Grupā no trim tas var būt jebkura no trūkstošajām mastīm. Džokeru – ne vairāk par **pusi kombinācijas** { -decided }.
    
    { $joker_swap ->
        [no] Džokerus uz galda **nemaina** { -decided }.
       *[yes] { "" }**Maiņa:** pēc pirmās izlikšanas džokera vietā uz galda drīkst likt pašu kārti. Džokers tajā pašā gājienā jāizliek vai jāpieliek { -decided }.
    }
    .title = Džokeri

rules-rummy-51-5 = Kas beidz, soda punktus nesaņem. Pārējiem kārtis rokā ir soda punkti:
    
    { "" }**A K Q J 10:** pa 10
    { "" }**9–2:** pēc skaitļa
    { "" }**Džokers:** 25
    
    Kas vispār neko nav izlicis, saņem { $unmelded ->
        [100] tā vietā **100**.
       *[count] **par savām kārtīm kā visi**.
    }
    
    { "" }**Beigt vienā gājienā,** iepriekš neko neizliekot: pārējo sods dubultojas.
    .title = Punkti

rules-turn-rummy-51 = **Gājiena laiks:** { $turn }. Kad tas beidzas, tavā vietā velku un nometu, bet izlieku tikai to, kas jāizliek. Trīs reizes pēc kārtas nozīmē padošanos { -decided }.

learn-rummy-51-1 = Tev ir 15 kārtis, un tu sāc raundu, vienu nometot. Vislabāk lielu, kas nekur neder: atzīmē izvēlnē { $cards } un spied **{ button-discard }**.
learn-rummy-51-2 = Jolly izlika pirmās kombinācijas, vienā ir džokers: 🃏 tur aizstāj 8♠. Turpmāk katrs tavs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-rummy-51-3 = Pirmajai izlikšanai vajag **51 punktu**, visu vienā gājienā. Sāc ar 10 + 10 + 10: atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-4 = Uz galda ir 30 punktu; vēl 24 – un būs 54, ar to pietiek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-5 = Pirmā izlikšana ir izdarīta, tagad tev atvērtas visas kombinācijas. Džokers aizstāj 8♠, un tā ir tev: atzīmē { $cards } un spied **{ button-swap }**.
learn-rummy-51-6 = Džokers ir tavs, un šajā gājienā tas jāizliek. Tas var būt jebkura kārts: atzīmē { $cards }, spied **{ button-meld }** un izvēlies džokeram 6♣.
learn-rummy-51-7 = Beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-rummy-51-8 = Jolly nometa 5♥ – tieši starp taviem erceniem. Spied **{ button-take }**.
learn-rummy-51-9 = Piecas pēc kārtas! Atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-10 = Pēdējā nomešana vajadzīga vienmēr. Atzīmē { $cards } un spied **{ button-discard }**: raunds ir tavs, un Jolly saņem soda punktus par savām kārtīm.
learn-rummy-51-end = • Pirmajai izlikšanai vajag 51 punktu vienā gājienā; līdz tam kaudze ir slēgta, ja vien tās kārti uzreiz neizliec.
    • Džokers aizstāj jebkuru kārti. Pēc pirmās izlikšanas to var apmainīt pret šo kārti un uzreiz atkal izlikt.
    • Kārtis rokā, kad beidz cits, ir soda punkti: uzvar mazākā summa.

pitch-rummy-51 = Savāc 51 punktu, lai sāktu, un tad liec klāt visur, kur der.
