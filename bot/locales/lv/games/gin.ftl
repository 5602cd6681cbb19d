### Džina rummy

game-gin = Džina rummy

option-name-knock = klauvēšana
    .hint = Lielākais atlikums klauvēšanai; pēc atklātās kārts: cik tā vērta (Oklahoma).
option-value-knock-oklahoma = pēc atklātās kārts
option-name-oklahoma-spades-double = pīķi dubulti
    .hint = Oklahomā: ja atklātā kārts ir pīķis, raunda punkti dubultojas.
option-name-big-gin = lielais džins
    .hint = Vai raundu beidz visas vienpadsmit kārtis kombinācijās.
option-name-line-bonus = piemaksa par raundiem
    .hint = Punkti beigās par katru uzvarētu raundu.
option-name-next-dealer = kurš dala tālāk
    .hint = Kurš dala pēc raunda: zaudētājs vai spēlētāji pēc kārtas.
option-value-next-dealer-loser = zaudētājs
option-value-next-dealer-turns = pēc kārtas
preset-classic = klasiskie
preset-tournament = turnīra
preset-oklahoma = Oklahoma

gin-melds = Kombinācijas: { $melds }
gin-deadwood = Atlikums **{ $points }**{ $discard ->
    [0] { "" }
   *[other] { " " }pēc labākās nomešanas
  } · { $limit ->
    [0] šajā raundā der tikai džins
   *[other] klauvēt var ar { $limit } vai mazāk
  }
gin-doubled = Atklātā kārts ir pīķis: raunds skaitās dubulti.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = pielikts { $cards }
gin-left = { $points ->
    [0] atlikuma nav
   *[other] atlikums { $cards } = { $points }
  }
gin-scored = - Punkti: { $sum } = **{ $points }**
gin-scored-double = - Punkti: ({ $sum }) × 2 = **{ $points }**, dubulti atklātā pīķa dēļ
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } par uzvarētiem raundiem{ $game ->
    [0] { "" }
    [200] { " " }+ 200 par partiju sausā
   *[other] { " " }+ { $game } par partiju
  } = { $total }

hand-your-play-gin = **Tavs gājiens.** Nomet kārti vai klauvē, ja atlikums atļauj.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Ņem atklāto kārti vai izlaid. No kavas velk, kad to izlaiduši abi.
    [draw] { $action ->
        [take] Atklāto kārti jūs abi izlaidāt: velc no kavas.
        [pass] Izlaist var tikai raunda pirmo atklāto kārti. Velc no kavas vai ņem no kaudzes.
       *[other] Vispirms paņem kārti: no kavas vai virsējo no kaudzes.
    }
    [play] { $action ->
        [biggin] Lielo džinu pie šī galda nespēlē: nomet kārti vai klauvē.
        [pass] Izlaist var tikai raunda pirmo atklāto kārti. Nomet kārti vai klauvē.
        [draw] Šajā gājienā kārts jau ir paņemta. Nomet kārti vai klauvē.
        [take] Šajā gājienā kārts jau ir paņemta. Nomet kārti vai klauvē.
       *[other] Šajā spēlē kombinācijas paliek rokā. Nomet kārti vai klauvē.
    }
    [deal] Tieši tagad tiek dalīts nākamais raunds. Mēģini pēc brīža.
   *[other] Šajā gājiena brīdī tā nevar.
}

help-how-gin = **Vilkt** vai **No kaudzes**, tad atzīmē kārti un spied **Nomest** vai **Klauvēt**. **Izlaist** – neņemt pirmo atklāto kārti.
    Vai raksti: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd`, /{ command-knock } `Kd` (bez kārts: lielais džins), /{ command-pass }.

rules-gin-1 = Divi spēlētāji, 52 kārtis, bez džokeriem. Vāc kombinācijas; tās paliek rokā, līdz kāds klauvē. Klubos spēlē dažādi, te – pēc parastajiem noteikumiem { -decided }.
    
    Katrs saņem 10 kārtis. Nākamā, **atklātā kārts**, sāk kaudzi; pārējās ir **kava**.
    
    { "" }**Pirmais gājiens:** dalītāja pretinieks ņem atklāto kārti vai izlaiž, tad – dalītājs. Ja izlaiž abi, pretinieks velk no kavas.
    
    { $one_round ->
        [yes] Spēlē **vienu raundu**: kas to uzvar, uzvar partijā.
       *[no] Kas sasniedz **{ $target } { $target ->
                [zero] punktu
                [one] punktu
               *[other] punktus
            }**, tas uzvar.
    }
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
    
    Tad pretinieks izliek kombinācijas un pieliek klauvētāja kombinācijām, bet ne pēc džina. Abas rokas izkārtoju pēc iespējas labāk { -decided }.
    
    { "" }**Raunds neskaitās:** kavā palikušas divas kārtis, un neviens nav klauvējis. Punktu nav.
    .title = Klauvēšana

rules-gin-4 = **Klauvēšana:** atlikumu starpība.
    { "" }**Pārsišana:** pretinieka atlikums ir tikpat liels vai mazāks – viņam 25 un starpība.
    { "" }**Džins:** 25 un pretinieka atlikums.
    { "" }**Lielais džins:** 31 un pretinieka atlikums.
    
    { $next_dealer ->
        [turns] Dalāt pēc kārtas, lai kurš uzvarētu.
       *[loser] Raunda zaudētājs dala nākamo; ja raunds neskaitās, dala tas pats.
    }
    
    { $one_round ->
        [yes] Par vienu raundu papildpunktu nav.
       *[no] Partijas beigās uzvarētājs saņem vēl 100, vai 200, ja pretinieks nav uzvarējis nevienā raundā; abi saņem **pa { $line_bonus } par katru uzvarētu raundu**.
    }
    .title = Punkti

rules-turn-gin = **Gājiena laiks:** { $turn }. Kad tas beidzas, tavā vietā izlaižu atklāto kārti vai velku un nometu; neklauvēju nekad. Trīs reizes pēc kārtas nozīmē padošanos { -decided }.

learn-gin-1 = Džinā kombinācijas paliek rokā; es tās atrodu un nosaucu zem kārtīm. Atklāto 8♦ var ņemt, bet tā nepalīdz: spied **{ button-pass }**.
learn-gin-2 = Arī Jolly izlaida. Tātad velc no kavas: spied **{ button-draw }**.
learn-gin-3 = Atnāca K♠: J♠ Q♠ K♠ ir **secība**. Kas nav kombinācijās, ir tavs **atlikums**, un tā punkti skaitās. Tiec vaļā no lielākās: atzīmē { $cards } un spied **{ button-discard }**.
learn-gin-4 = Jolly nometa 9♣. Trīs devītnieki ir **grupa**: spied **{ button-take }**.
learn-gin-5 = Tagad tev ir trīs kombinācijas. Ar atlikumu līdz 10 var **klauvēt**: raunds beidzas, un punktus saņem tas, kam atlikums mazāks. Atzīmē { $cards } un spied **{ button-knock }**.
learn-gin-end = • Vāc kombinācijas rokā; kas nekur neder, ir atlikums.
    • Klauvē ar 10 vai mazāk. Bez atlikuma tas ir **džins** un vēl 25 punkti.
    • Uzmanies: ja pretinieka atlikums nav lielāks par tavu, punktus saņem viņš, un vēl 25 (**pārsišana**).

pitch-gin = Ātra spēle diviem: slepus sakārto savas kārtis un klauvē.
