### /learn: mācību partijas. Katrs solis ir viens līdz trīs īsi teikumi: kas redzams un ko darīt.
### $cards – vajadzīgās kārtis. Pogas sauc ar to pašu ziņām.

command-learn = learn
    .description = Iemācies spēli trīs minūtēs: mācību dalījums pasaka, ko darīt
command-learn-game = game
    .description = Kuru spēli; ja nenorādi – izvēle no saraksta

learn-title = Mācību dalījums · { $game }
learn-step = { $step }. solis no { $steps }:
learn-mark = Atzīmē: { $cards }
learn-button-back = Solis atpakaļ
learn-button-skip = Izlaist soli
learn-button-end = Beigt nodarbību
learn-button-again = Vēlreiz
learn-button-others = Citas nodarbības
learn-button = Mācīties: { $game }
button-challenge-computer = Spēlēt ar Jolly
learn-not = ✗ { $why } Nekas nav mainījies, mēģini vēlreiz.
learn-other = Arī tā var, bet šī nodarbība iet citādi. Nekas nav mainījies; dari, kas rakstīts tālāk.
learn-done = Lieliski! Tā ir visa spēle: { $game }.
learn-over = { $game } īsumā
challenge-learn = Pirmo reizi ({ $game })? /learn iemāca trīs minūtēs, redzi tikai tu.
learn-choose = Kuru spēli gribi iemācīties? Nodarbība ilgst trīs minūtes, nekur neskaitās, un redzi to tikai tu.
learn-choose-hint = Izvēlies spēli

## Rummy 500
learn-five-hundred-1 = Uz galda izliktās kārtis ir tavi punkti. Katrs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-five-hundred-2 = Atnāca 5♥! Trīs vai vairāk vienas masts kārtis pēc kārtas ir **secība**. Atzīmē izvēlnē { $cards } un spied **{ button-meld }**.
learn-five-hundred-3 = Katrs gājiens beidzas ar nomešanu. Kārtis rokā atņem punktus, tāpēc tiec vaļā no lielas, kas nekur neder: atzīmē { $cards } un spied **{ button-discard }**.
learn-five-hundred-4 = Jolly izliek trīs astotniekus – **grupu** – un nomet 7♥. Paskaties uz kaudzi: tev vajag 8♠, un to var izrakt, ja uzreiz izliec. Spied **{ button-take }** un izvēlies 8♠: visas kārtis virs tās nāk līdzi.
learn-five-hundred-5 = Tagad 8♠ jāizliek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-five-hundred-6 = 7♥ der tavai pirmajai secībai. Atsevišķas kārtis var pielikt jebkurai kombinācijai, arī Jolly, un punkti ir tavi. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-five-hundred-7 = Nekas cits neder. Atzīmē { $cards } un spied **{ button-discard }**.
learn-five-hundred-8 = Jolly nomet K♣, tev tā nepalīdz. Spied **{ button-draw }**.
learn-five-hundred-9 = J♦ aizpilda robu! Atzīmē { $cards } un spied **{ button-meld }**.
learn-five-hundred-10 = Palikusi viena kārts. Atzīmē { $cards } un spied **{ button-discard }**: roka ir tukša, raunds beidzies.
learn-five-hundred-end = • Kas izlikts, ir plusā, kas rokā – mīnusā.
    • Kaudzē var rakt, cik dziļi grib, ja dziļāko kārti uzreiz izliek.
    • Pieliec kārtis jebkurām kombinācijām. Kad kāds sasniedz 100, uzvar, kam punktu visvairāk.

## Vienkāršais rummy
learn-straight-1 = Tiec vaļā no visām kārtīm ātrāk par citiem. Katrs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-straight-2 = Atnāca 7♦! Trīs vai vairāk vienas masts kārtis pēc kārtas ir **secība**. Atzīmē izvēlnē { $cards } un spied **{ button-meld }**.
learn-straight-3 = Katrs gājiens beidzas ar nomešanu. Nomet lielu kārti, kas nekur neder: atzīmē { $cards } un spied **{ button-discard }**.
learn-straight-4 = Jolly izliek trīs dāmas – **grupu** – un nomet 8♦. Tev tā noder: spied **{ button-take }**. No kaudzes ņem tikai virsējo kārti.
learn-straight-5 = 8♦ seko tavai 7♦. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-straight-6 = Pielikt drīkst arī Jolly kombinācijām: tava dāma pabeidz grupu. Atzīmē { $cards } un spied **{ button-lay-off }**.
learn-straight-7 = Tagad beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-straight-8 = Jolly nomet 5♠ – tieši starp taviem pīķiem. Spied **{ button-take }**.
learn-straight-9 = Piecas pēc kārtas! Atzīmē { $cards } un spied **{ button-meld }**.
learn-straight-10 = Palikusi viena kārts. Atzīmē { $cards } un spied **{ button-discard }**: raunds ir tavs, un tu saņem punktus par Jolly kārtīm.
learn-straight-end = • Velc kārti vai ņem kaudzes virsējo, izliec un pieliec, vienu nomet.
    • Secība ir trīs vai vairāk vienas masts pēc kārtas, grupa – trīs vai četras vienas vērtības.
    • Kas pirmais paliek bez kārtīm, saņem punktus par pārējo kārtīm.

## Džina rummy
learn-gin-1 = Džinā kombinācijas paliek rokā; es tās atrodu un nosaucu zem kārtīm. Atklāto 8♦ var ņemt, bet tā nepalīdz: spied **{ button-pass }**.
learn-gin-2 = Arī Jolly izlaiž. Tātad velc no kavas: spied **{ button-draw }**.
learn-gin-3 = Atnāca K♠: J♠ Q♠ K♠ ir **secība**. Kas nav kombinācijās, ir tavs **atlikums**, un tā punkti skaitās. Tiec vaļā no lielākās: atzīmē { $cards } un spied **{ button-discard }**.
learn-gin-4 = Jolly nomet 9♣. Trīs devītnieki ir **grupa**: spied **{ button-take }**.
learn-gin-5 = Tagad tev ir trīs kombinācijas. Ar atlikumu līdz 10 var **klauvēt**: raunds beidzas, un punktus saņem tas, kam atlikums mazāks. Atzīmē { $cards } un spied **{ button-knock }**.
learn-gin-end = • Vāc kombinācijas rokā; kas nekur neder, ir atlikums.
    • Klauvē ar 10 vai mazāk. Bez atlikuma tas ir **džins** un vēl 25 punkti.
    • Uzmanies: ja otram atlikums nav lielāks kā tev, punktus saņem viņš, un vēl 25 (**pārsišana**).

## Rummy 51
learn-rummy-51-1 = Tev ir 15 kārtis, un tu sāc raundu, vienu nometot. Vislabāk lielu kārti bez pāra: atzīmē izvēlnē { $cards } un spied **{ button-discard }**.
learn-rummy-51-2 = Jolly izliek pirmās kombinācijas, vienā ir džokers: 🃏 tur aizstāj 8♠. Tagad katrs tavs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-rummy-51-3 = Pirmajai izlikšanai vajag **51 punktu**, visu vienā gājienā. Sāc ar 10 + 10 + 10: atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-4 = Uz galda ir 30 punktu; vēl 24 – un būs 54, ar to pietiek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-5 = Pirmā izlikšana ir izdarīta, tagad tev atvērtas visas kombinācijas. Džokers aizstāj 8♠, un tā ir tev: atzīmē { $cards } un spied **{ button-swap }**.
learn-rummy-51-6 = Džokers ir tavs, un šajā gājienā tas jāizliek. Tas var būt jebkura kārts: atzīmē { $cards }, spied **{ button-meld }** un izvēlies, ka tas aizstāj 6♣.
learn-rummy-51-7 = Beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-rummy-51-8 = Jolly nomet 5♥ – tieši starp taviem erceniem. Spied **{ button-take }**.
learn-rummy-51-9 = Piecas pēc kārtas! Atzīmē { $cards } un spied **{ button-meld }**.
learn-rummy-51-10 = Pēdējā nomešana vajadzīga vienmēr. Atzīmē { $cards } un spied **{ button-discard }**: raunds ir tavs, un Jolly saņem soda punktus par savām kārtīm.
learn-rummy-51-end = • Pirmajai izlikšanai vajag 51 punktu vienā gājienā; līdz tam kaudze ir slēgta, ja vien tās kārti uzreiz neizliec.
    • Džokers aizstāj jebkuru kārti. Pēc pirmās izlikšanas to var apmainīt pret šo kārti un uzreiz atkal izlikt.
    • Kārtis rokā, kad beidz cits, ir soda punkti: uzvar mazākā summa.

## Žolíky
learn-zolik-1 = Tev ir 13 kārtis, un tu sāc raundu, vienu nometot. Vislabāk lielu kārti bez pāra: atzīmē izvēlnē { $cards } un spied **{ button-discard }**.
learn-zolik-2 = Jolly izliek pirmās kombinācijas, vienā ir džokers: 🃏 tur aizstāj 7♠. Tagad katrs tavs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-zolik-3 = Pirmajai izlikšanai vajag **40 punktu**, visus vienā gājienā. Sāc ar 10 + 10 + 10: atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-4 = Uz galda ir 30 punktu; vēl 18 – un būs 48, ar to pietiek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-5 = Pirmā izlikšana ir izdarīta, tagad tev atvērtas visas kombinācijas. Džokers aizstāj 7♠, un tā ir tev: atzīmē { $cards } un spied **{ button-swap }**.
learn-zolik-6 = Džokers ir tavs, un šajā gājienā tas jāizliek jaunā kombinācijā. Atzīmē { $cards }, spied **{ button-meld }** un izvēlies, ka tas aizstāj 6♣.
learn-zolik-7 = Beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-zolik-8 = Jolly nomet 9♦, un tev ir divi devītnieki. Spied **{ button-take }**.
learn-zolik-9 = Trīs vienas vērtības kārtis dažādās mastīs ir **grupa**. Atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-10 = Lai noslēgtu, vienmēr vajag pēdējo kārti. Atzīmē { $cards } un spied **{ button-discard }**: tev ir 10 punktu, un Jolly zaudē punktus par kārtīm rokā.
learn-zolik-end = • Pirmajai izlikšanai vajag 40 punktu vienā gājienā; pēc tam tev atvērtas visas kombinācijas.
    • Apmaini džokeru pret kārti, ko tas aizstāj, un uzreiz izliec to jaunā kombinācijā.
    • Kas noslēdz, saņem 10, pārējie zaudē punktus par kārtīm rokā. Ar −100 izstājas; uzvar pēdējais, kas paliek.

## Rummy ar kauliņiem
learn-tile-1 = Izliec visus kauliņus ātrāk par citiem. Trīs vai vairāk vienas krāsas skaitļi pēc kārtas ir **secība**. Izvēlies statīva izvēlnē { $cards } un spied **{ button-meld }**.
learn-tile-2 = Pirmo reizi vienai kombinācijai jābūt vismaz 30 punktu vērtai; šī ir 33 punktu vērta. Ko te dari, neviens neredz, līdz nospied **{ button-done }**. Nospied.
learn-tile-3 = Jolly izliek zaļu secību. Pirmā izlikšana ir izdarīta, tāpēc visas kombinācijas uz galda tev ir atvērtas. Izvēlies { $cards } un spied **{ button-lay-off }**.
learn-tile-4 = Tev ir otrs 🟢6, kas kombinācijas 2 galiem neder. Tāpēc sadali to: otrajā izvēlnē izvēlies kombināciju 2, trešajā { $cards } un spied **{ button-split }**.
learn-tile-5 = 7 un 8 vieni nav kombinācija, bet ar tavu 6 ir: izvēlies no statīva { $cards } un spied **{ button-lay-off }**.
learn-tile-6 = Visas kombinācijas atkal ir derīgas, un tas ir galvenais. Spied **{ button-done }**.
learn-tile-7 = Tagad paņem kauliņu no galda: kombinācija 1 iztiks bez 🔴10. Otrajā izvēlnē izvēlies kombināciju 1, trešajā 🔴10 un statīvā 🟢10 🟡10, tad spied **{ button-meld }**.
learn-tile-8 = Trīs desmitnieki dažādās krāsās ir **grupa**, un kombinācija 1 joprojām ir secība. Spied **{ button-done }**.
learn-tile-9 = Šoreiz nekas neder. Kas neko neizliek, velk vienu, un gājiens beidzies: spied **{ button-draw }**.
learn-tile-end = • Gājienā izliec vismaz vienu kauliņu vai velc vienu.
    • Pirmo reizi vienai kombinācijai jābūt vismaz 30 punktu vērtai, tikai no saviem kauliņiem.
    • Pēc tam drīkst jaukt galdu, ja beigās visas kombinācijas ir derīgas. **{ button-suggest }** atradīs, kā.
