### Džina rummy

game-gin = Džina rummy
rules-also-gin = Saka arī: džins, Gin Rummy

option-name-knock = klauvēšana
    .hint = Ar cik lielu atlikumu var klauvēt. „Pēc atklātās kārts”: tās vērtība (Oklahoma).
option-value-knock-oklahoma = pēc atklātās kārts
option-name-oklahoma-spades-double = pīķi dubulti
    .hint = Oklahomā: ja atklātā kārts ir pīķis, raunda punkti ir dubulti.
option-name-big-gin = lielais džins
    .hint = Vai raunds beidzas, ja visas vienpadsmit kārtis ir kombinācijās.
option-name-line-bonus = prēmija par raundiem
    .hint = Punkti partijas beigās par katru uzvarēto raundu.
option-name-next-dealer = kurš dala tālāk
    .hint = Kurš dala nākamo raundu: šī raunda zaudētājs vai visi pēc kārtas.
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
gin-doubled = Atklātā kārts bija pīķis: šis raunds skaitās dubulti.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = pielikts { $cards }
gin-left = { $points ->
    [0] atlikuma nav
   *[other] atlikums { $cards } = { $points }
  }
gin-scored = - Punkti: { $sum } = **{ $points }**
gin-scored-double = - Punkti: ({ $sum }) × 2 = **{ $points }**, dubulti, jo atklātā kārts bija pīķis
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } par uzvarētiem raundiem{ $game ->
    [0] { "" }
    [200] { " " }+ 200 par partiju sausā
   *[other] { " " }+ { $game } par partiju
  } = { $total }

hand-your-play-gin = **Tavs gājiens.** Nomet kārti vai klauvē, ja atlikums atļauj.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Ņem atklāto kārti vai izlaid. No kavas var vilkt, kad to izlaiduši abi.
    [draw] { $action ->
        [take] Atklāto kārti jūs abi izlaidāt. Velc no kavas.
        [pass] Izlaist var tikai raunda pirmo atklāto kārti. Velc no kavas vai ņem no kaudzes.
       *[other] Vispirms paņem kārti: velc no kavas vai ņem kaudzes virsējo.
    }
    [play] { $action ->
        [biggin] Pie šī galda lielā džina nav. Nomet kārti vai klauvē.
        [pass] Izlaist var tikai raunda pirmo atklāto kārti. Nomet kārti vai klauvē.
        [draw] Šajā gājienā kārti tu jau paņēmi. Nomet kārti vai klauvē.
        [take] Šajā gājienā kārti tu jau paņēmi. Nomet kārti vai klauvē.
       *[other] Šajā spēlē kombinācijas paliek rokā. Nomet kārti vai klauvē.
    }
    [deal] Tiek dalīts nākamais raunds. Pamēģini pēc brīža.
   *[other] Šajā gājiena brīdī to nevar.
}

help-how-gin = **{ button-draw }** vai **{ button-take }**, tad atzīmē kārti un spied **{ button-discard }** vai **{ button-knock }**. Ar **{ button-pass }** neņem pirmo atklāto kārti.
    Vai raksti: /{ command-draw }, /{ command-draw } `{ command-draw-source }:pile`, /{ command-discard } `Kd`, /{ command-knock } `kārava kungs` (bez kārts: lielais džins), /{ command-pass }.

rules-gin-1 = Divi spēlētāji, 52 kārtis, bez džokeriem. Vāc kombinācijas; tās paliek rokā, līdz kāds klauvē. Klubos spēlē dažādi; šie ir parastie noteikumi { -decided }.

    Katrs saņem 10 kārtis. Nākamā, **atklātā kārts**, sāk kaudzi; pārējās ir **kava**.

    { "" }**Pirmais gājiens:** dalītāja pretinieks ņem atklāto kārti vai izlaiž, pēc tam dalītājs. Ja izlaiž abi, pretinieks velk no kavas.

    { $one_round ->
        [yes] Spēlē **vienu raundu**: kas uzvar raundā, uzvar partijā.
       *[no] Uzvar tas, kas pirmais sasniedz **{ $target } { $target ->
                [zero] punktus
                [one] punktu
               *[other] punktus
            }**.
    }
    .title = Mērķis

rules-gin-2 = **1.** Velc kavas virsējo kārti vai ņem kaudzes virsējo.
    { "" }**2.** Nomet vienu kārti, bet ne to, ko tikko paņēmi no kaudzes. Ja atlikums ir pietiekami mazs, vari klauvēt.

    { "" }**Grupa:** trīs vai četras vienas vērtības kārtis. **Secība:** trīs vai vairāk vienas masts kārtis pēc kārtas. Dūzis ir zems: A♥ 2♥ 3♥, nekad pēc kunga.

    { "" }**Atlikums** ir visas kārtis ārpus kombinācijām: K Q J 10 pa 10 punktiem, A – 1, pārējās pēc skaitļa. Skaitās labākais izkārtojums.
    .title = Tavs gājiens

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Klauvēt (Oklahoma):** nomet kārti; atlikums nedrīkst būt lielāks par **atklātās kārts vērtību**. Ja tā ir dūzis, der tikai džins. Ja tā ir pīķis, raunda punkti { $oklahoma_spades_double ->
            [no] **nedubultojas**.
           *[yes] **dubultojas**.
        }
       *[other] { "" }**Klauvēt:** nomet kārti; atlikums nedrīkst būt **lielāks par { $knock }**.
    }
    { "" }**Džins:** nomet kārti, un atlikuma nav nemaz.
    { "" }**Lielais džins:** { $big_gin ->
        [no] **nespēlē**.
       *[yes] visas 11 kārtis ir kombinācijās, **neko nenomet**.
    }

    Pēc tam pretinieks izliek savas kombinācijas un var pielikt klauvētāja kombinācijām, bet ne pēc džina. Abas rokas izkārtoju pēc iespējas labāk { -decided }.

    { "" }**Raunds neskaitās,** ja kavā ir tikai divas kārtis un neviens nav klauvējis. Punktus nesaņem neviens.
    .title = Klauvēšana

rules-gin-4 = **Klauvēšana:** klauvētājs saņem atlikumu starpību.
    { "" }**Pārsišana:** ja pretinieka atlikums ir tikpat liels vai mazāks, viņš saņem 25 un starpību.
    { "" }**Džins:** 25 un pretinieka atlikums.
    { "" }**Lielais džins:** 31 un pretinieka atlikums.

    { $next_dealer ->
        [turns] Dalāt pēc kārtas, lai kurš uzvarētu.
       *[loser] Raunda zaudētājs dala nākamo; ja raunds neskaitās, dala tas pats spēlētājs.
    }

    { $one_round ->
        [yes] Par vienu raundu prēmiju nav.
       *[no] Partijas beigās uzvarētājs saņem vēl 100 vai, ja zaudētājs nav uzvarējis nevienā raundā, 200; abi saņem **{ $line_bonus } par katru uzvarēto raundu**.
    }
    .title = Punkti

rules-turn-gin = **Gājiena laiks:** { $turn }. Ja nepaspēj, tavā vietā izlaižu atklāto kārti vai velku un nometu; neklauvēju nekad. Trīs nepaspēti gājieni pēc kārtas skaitās kā padošanās { -decided }.

learn-gin-1 = Džinā kombinācijas paliek rokā; es tās atrodu un rādu zem tavām kārtīm. Atklāto kārti 8♦ var ņemt, bet tā nepalīdz: spied **{ button-pass }**.
learn-gin-2 = Arī Jolly izlaida, tāpēc velc no kavas: spied **{ button-draw }**.
learn-gin-3 = Atnāca K♠: J♠ Q♠ K♠ ir **secība**. Kārtis ārpus kombinācijām ir tavs **atlikums**, un tā punkti ir pret tevi. Tiec vaļā no lielākās: atzīmē { $cards } un spied **{ button-discard }**.
learn-gin-4 = Jolly nometa 9♣. Trīs devītnieki ir **grupa**: spied **{ button-take }**.
learn-gin-5 = Tagad tev ir trīs kombinācijas. Ja atlikums ir 10 vai mazāk, vari **klauvēt**: raunds beidzas, un punktus saņem tas, kam atlikums mazāks. Atzīmē { $cards } un spied **{ button-knock }**.
learn-gin-end = • Vāc kombinācijas rokā. Visas pārējās kārtis ir atlikums.
    • Klauvē ar 10 vai mazāk. Ja atlikuma nav nemaz, tas ir **džins** un vēl 25 punkti.
    • Uzmanies: ja pretinieka atlikums nav lielāks par tavu, punktus un vēl 25 saņem viņš (**pārsišana**).

pitch-gin = Ātra un asa spēle diviem: slepus sakārto kārtis un pieklauvē.
