### Žolíky

game-zolik = Žolíky
rules-also-zolik = Saka arī: Žolík, džokeru rummy, čehu rummy

option-name-flush-jokers = džokeri, noslēdzot no rokas
    .hint = Vai starp divpadsmit kārtīm, noslēdzot no rokas, drīkst būt džokeri.
option-value-flush-jokers-half = ne vairāk kā puse
preset-ten-deals = desmit raundi

points-going-out = - par raunda pabeigšanu: { $points }

refusal-must-meld-joker-zolik = No galda tu paņēmi džokeru. Līdz gājiena beigām liec to jaunā kombinācijā: tādā, kuras maiņas brīdī vēl nebija.
refusal-dead-end-zolik = Tad tev paliktu { $card }: šajā gājienā tā jāliek jaunā kombinācijā, bet to nevarētu. Pamēģini citādi.

help-how-zolik = **{ button-draw }** vai **{ button-take }**, atzīmē kārtis, tad **{ button-meld }**, **{ button-lay-off }**, **{ button-swap }** džokeru, **{ button-discard }** vai **{ button-close }**.
    Vai raksti: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `ercena 5 pie 3`, /{ command-discard } `kārava kungs`, /{ command-close } `Kd`.

rules-zolik-1 = 2 līdz 6 spēlētāji, divi komplekti pa 52 kārtīm, 4 džokeri. Tiec vaļā no kārtīm: kas paliek rokā, ir mīnusa punkti.

    Katrs saņem 12 kārtis. Pirmais spēlētājs saņem par vienu vairāk un sāk, **vienu nometot**: viņš nevelk. Ar to sākas **kaudze**; pārējās ir **kava**.

    { $deals ->
        [0] Kam ir **−100 vai mazāk, tas izkrīt** { -decided }. Uzvar pēdējais, kas paliek.
        [zero] Spēlē **{ $deals } raundus**, un neviens neizkrīt: pēc tam uzvar lielākā summa.
        [1] Spēlē **vienu raundu**, un neviens neizkrīt: uzvar lielākā summa.
        [one] Spēlē **{ $deals } raundu**, un neviens neizkrīt: pēc tam uzvar lielākā summa.
       *[other] Spēlē **{ $deals } raundus**, un neviens neizkrīt: pēc tam uzvar lielākā summa.
    }
    .title = Mērķis

rules-zolik-2 = **1.** Velc kavas virsējo kārti vai ņem kaudzes virsējo.
    { "" }**2.** Izliec. Pēc pirmās izlikšanas vari arī pielikt jebkurai kombinācijai.
    { "" }**3.** Nomet vienu kārti; tā var būt arī tikko paņemtā. **Katrs gājiens beidzas ar nomešanu,** arī pēdējais: paturi tam kārti. Der arī džokers.

    { "" }**Grupa:** trīs vai četras vienas vērtības kārtis dažādās mastīs { -decided }. **Secība:** trīs vai vairāk vienas masts kārtis pēc kārtas. Dūzis ir pirms 2 vai pēc kunga un skaitās 1 { -decided }.

    Kad kava beidzas, kaudzi apgriež; virsējā kārts paliek { -decided }. Piektajā reizē punktus nesaņem neviens { -decided }.
    .title = Tavs gājiens

rules-zolik-3 = { $initial_meld ->
        [0] Pirmajai izlikšanai **minimuma nav** { -decided }: pietiek ar pirmo kombināciju.
       *[other] Pirmajā izlikšanā (vienā gājienā) jābūt **vismaz { $initial_meld } { $initial_meld ->
            [zero] punktiem
            [one] punktam
           *[other] punktiem
        }**. Skaitās arī kārtis, ko pieliec šī gājiena kombinācijām { -decided }.
    }

    { "" }**J Q K 10:** pa 10 · **9–2:** pēc skaitļa · **A:** 1
    { "" }**Džokers:** kā kārts, ko tas aizstāj

    Pirms tam nevar ne pielikt citām kombinācijām, ne mainīt džokerus. Pēc tam var, arī tajā pašā gājienā.
    .title = Pirmā izlikšana

rules-zolik-4 = Džokers aizstāj vienu kārti: to, ko nosauc tu, citādi vienīgo, kas der, vai to, kas ir secības augstajā galā. Grupā no trim kārtīm tas var būt jebkura no abām trūkstošajām mastīm. Džokeri var būt ne vairāk kā **puse kombinācijas**.

    { "" }**Maiņa:** pēc pirmās izlikšanas { -decided } vari paņemt džokeru no galda, ja tā vietā noliec kārti, ko tas aizstāj. Džokers tajā pašā gājienā jāliek **jaunā kombinācijā**: tādā, kuras maiņas brīdī vēl nebija.
    .title = Džokeri

rules-zolik-5 = Kas noslēdz, saņem **+10**. Pārējie zaudē punktus par kārtīm rokā: K Q J 10 pa 10, 9–2 pēc skaitļa, A – 1, džokers – 15.

    { "" }**Noslēgt no rokas:** ja vēl neko neizliki, vari izlikt 12 vienas masts kārtis { $flush_jokers ->
        [no] bez džokeriem { -decided }
       *[half] (ne vairāk kā puse var būt džokeri)
    } un nomest trīspadsmito, jebkuras masts. Tad pārējie zaudē divreiz vairāk punktu. Pirms raunda pirmās nomešanas to nevar.
    .title = Noslēgšana un punkti

rules-turn-zolik = **Gājiena laiks:** { $turn }. Ja nepaspēj, velku un nometu tavā vietā un izlieku tikai to, kas jāizliek. Trīs nepaspēti gājieni pēc kārtas skaitās kā padošanās { -decided }.

learn-zolik-1 = Tev ir 13 kārtis, un raundu tu sāc, vienu nometot. Vislabāk nomest lielu kārti, kas nekur neder: atzīmē izvēlnē { $cards } un spied **{ button-discard }**.
learn-zolik-2 = Jolly izlika pirmās kombinācijas, un vienā ir džokers: tur 🃏 aizstāj 7♠. Turpmāk katru gājienu sāc, paņemot kārti: spied **{ button-draw }**.
learn-zolik-3 = Pirmajai izlikšanai vajag **40 punktus**, visus vienā gājienā. Sāc ar 10 + 10 + 10: atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-4 = Tie ir 30 punkti; vēl 18, un būs 48, ar to pietiek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-5 = Pēc pirmās izlikšanas vari izmantot visas kombinācijas uz galda. Džokers aizstāj 7♠, un šī kārts ir tev: atzīmē { $cards } un spied **{ button-swap }**.
learn-zolik-6 = Džokers ir tavs, un šajā gājienā tas jāliek jaunā kombinācijā. Atzīmē { $cards }, spied **{ button-meld }** un džokeram izvēlies 6♣.
learn-zolik-7 = Beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-zolik-8 = Jolly nometa 9♦, un tev ir divi devītnieki. Spied **{ button-take }**.
learn-zolik-9 = Trīs vienas vērtības kārtis dažādās mastīs ir **grupa**. Atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-10 = Lai noslēgtu, beigās vienmēr vajag kārti, ko nomest. Atzīmē { $cards } un spied **{ button-discard }**: tu saņem 10 punktus, un Jolly zaudē punktus par savām kārtīm.
learn-zolik-end = • Pirmajai izlikšanai vajag 40 punktus vienā gājienā. Pēc tam vari izmantot visas kombinācijas uz galda.
    • Džokeru apmaini pret kārti, ko tas aizstāj, un uzreiz liec jaunā kombinācijā.
    • Kas noslēdz, saņem 10, pārējie zaudē punktus par kārtīm rokā. Kam ir −100, tas izkrīt; uzvar pēdējais, kas paliek.

pitch-zolik = Čehu klasika: divi kāršu komplekti, četri džokeri un viena kārts beigām.
