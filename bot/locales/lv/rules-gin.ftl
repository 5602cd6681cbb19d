# Džina rummy: /rules un /help

help-how-gin = **Vilkt** vai **No kaudzes**, tad atzīmē kārti un spied **Nomest** vai **Klauvēt**. **Izlaist** – neņemt pirmo atklāto kārti.
    Vai raksti: /draw, /draw `from:pile`, /discard `Kd`, /knock `Kd` (bez kārts: lielais džins), /pass.

rules-gin-1 = Divi spēlētāji, 52 kārtis, bez džokeriem. Vāc kombinācijas; tās paliek rokā, līdz kāds klauvē. Klubos spēlē dažādi, te – pēc parastajiem noteikumiem { -decided }.
    
    Katrs saņem 10 kārtis. Nākamā, **atklātā kārts**, sāk kaudzi; pārējās ir **kava**.
    
    { "" }**Pirmais gājiens:** dalītāja pretinieks ņem atklāto kārti vai izlaiž, tad – dalītājs. Ja izlaiž abi, pretinieks velk no kavas.
    
    Kas sasniedz **{ $target }**, tas uzvar.
    .title = Mērķis

rules-gin-2 = **1.** Paņem kavas vai kaudzes virsējo kārti.
    { "" }**2.** Nomet vienu kārti, bet ne to, kas tikko paņemta no kaudzes. Ja atlikums mazs, tā vietā var klauvēt.
    
    { "" }**Grupa:** trīs vai četras vienas vērtības. **Secība:** trīs vai vairāk vienas masts pēc kārtas. Dūzis ir zems: A♥ 2♥ 3♥, nekad pēc kunga.
    
    { "" }**Atlikums** ir kārtis ārpus kombinācijām: K Q J 10 pa 10 punktiem, A – 1, pārējās pēc skaitļa. Skaitās labākais izkārtojums.
    .title = Tavs gājiens

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Klauvēt (Oklahoma):** nomet kārti, atlikums – ne lielāks par **atklātās kārts vērtību**. Dūzis – tikai džins. Atklāts pīķis raundu { $oklahoma_spades_double ->
            [no] **nedubulto**.
           *[yes] **dubulto**.
        }
       *[other] { "" }**Klauvēt:** nomet kārti, atlikums – **ne vairāk par { $knock }**.
    }
    { "" }**Džins:** nomet kārti, atlikuma nav nemaz.
    { "" }**Lielais džins:** { $big_gin ->
        [no] **nespēlē**.
       *[yes] visas 11 kārtis kombinācijās, **neko nenometot**.
    }
    
    Tad otrs izliek kombinācijas un pieliek klauvētāja kombinācijām, bet ne pēc džina. Abas rokas izkārtoju pēc iespējas labāk { -decided }.
    
    { "" }**Neizšķirts raunds:** kavā palikušas divas kārtis, un neviens nav klauvējis. Punktu nav, dala tas pats.
    .title = Klauvēšana

rules-gin-4 = **Klauvēšana:** atlikumu starpība.
    { "" }**Pārsišana:** otram atlikums ir tikpat liels vai mazāks – viņam 25 un starpība.
    { "" }**Džins:** 25 un pretinieka atlikums.
    { "" }**Lielais džins:** 31 un pretinieka atlikums.
    
    Raunda zaudētājs dala nākamo.
    
    Partijas beigās uzvarētājs saņem vēl 100, vai 200, ja otrs nav uzvarējis nevienā raundā; abi saņem **pa { $line_bonus } par katru uzvarētu raundu**.
    .title = Punkti
