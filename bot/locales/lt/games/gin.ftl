### Džino rami

game-gin = Džino rami
rules-also-gin = Dar vadinama: džinas

option-name-knock = beldimas
    .hint = Didžiausias likutis beldimui; pagal atverstą kortą: kiek ji verta (Oklahoma).
option-value-knock-oklahoma = pagal atverstą kortą
option-name-oklahoma-spades-double = vynai dvigubai
    .hint = Oklahomoje: jei atversta korta – vynai, raundo taškai dvigubėja.
option-name-big-gin = didysis džinas
    .hint = Ar raundą baigia visos vienuolika kortų deriniuose.
option-name-line-bonus = premija už raundus
    .hint = Taškai partijos pabaigoje už kiekvieną laimėtą raundą.
option-name-next-dealer = kas dalija toliau
    .hint = Kas dalija po raundo: pralaimėjęs ar žaidėjai paeiliui.
option-value-next-dealer-loser = pralaimėjęs
option-value-next-dealer-turns = paeiliui
preset-classic = klasikinės
preset-tournament = turnyro
preset-oklahoma = Oklahoma

gin-melds = Deriniai: { $melds }
gin-deadwood = Likutis **{ $points }**{ $discard ->
    [0] { "" }
   *[other] { " " }po geriausio numetimo
  } · { $limit ->
    [0] šį raundą galioja tik džinas
   *[other] belsti galima su { $limit } ar mažiau
  }
gin-doubled = Atversta vynų korta: raundas skaičiuojamas dvigubai.
gin-hand = - **{ $name }** { $parts }
gin-laid-off = pridėta { $cards }
gin-left = { $points ->
    [0] likučio nėra
   *[other] likutis { $cards } = { $points }
  }
gin-scored = - Taškai: { $sum } = **{ $points }**
gin-scored-double = - Taškai: ({ $sum }) × 2 = **{ $points }**, dvigubai dėl atverstos vynų kortos
gin-bonuses = **{ $name }** { $points } + { $won } × { $line } už laimėtus raundus{ $game ->
    [0] { "" }
    [200] { " " }+ 200 už sausą partiją
   *[other] { " " }+ { $game } už partiją
  } = { $total }

hand-your-play-gin = **Tavo ėjimas.** Numesk kortą arba belsk, jei leidžia likutis.

refusal-wrong-phase-gin = { $phase ->
    [upcard] Imk atverstą kortą arba praleisk. Iš kaladės traukiama, kai ją praleido abu.
    [draw] { $action ->
        [take] Atverstą kortą praleidote abu: trauk iš kaladės.
        [pass] Praleisti galima tik pirmą atverstą raundo kortą. Trauk iš kaladės arba imk iš krūvelės.
       *[other] Pirma paimk kortą: iš kaladės arba viršutinę iš krūvelės.
    }
    [play] { $action ->
        [biggin] Didysis džinas prie šio stalo nežaidžiamas: numesk kortą arba belsk.
        [pass] Praleisti galima tik pirmą atverstą raundo kortą. Numesk kortą arba belsk.
        [draw] Šiame ėjime korta jau paimta. Numesk kortą arba belsk.
        [take] Šiame ėjime korta jau paimta. Numesk kortą arba belsk.
       *[other] Šiame žaidime deriniai lieka rankoje. Numesk kortą arba belsk.
    }
    [deal] Kaip tik dalijamas naujas raundas. Bandyk po akimirkos.
   *[other] Šiuo ėjimo metu taip negalima.
}

help-how-gin = **Traukti** arba **Paimti**, paskui pažymėk kortą ir spausk **Numesti** arba **Belsti**. **Praleisti** – neimti pirmos atverstos kortos.
    Arba rašyk: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-discard } `Kd` (arba `būgnų karalius`), /{ command-knock } `Kd` (be kortos: didysis džinas), /{ command-pass }.

rules-gin-1 = Du žaidėjai, 52 kortos, be džokerių. Rink derinius; jie lieka rankoje, kol kas nors pabeldžia. Klubai žaidžia skirtingai, čia – pagal įprastas taisykles { -decided }.
    
    Kiekvienas gauna po 10 kortų. Kita, **atversta korta**, pradeda krūvelę; likusios – **kaladė**.
    
    { "" }**Pirmas ėjimas:** dalytojo varžovas ima atverstą kortą arba praleidžia, paskui – dalytojas. Jei praleido abu, varžovas traukia iš kaladės.
    
    { $one_round ->
        [yes] Žaidžiamas **vienas raundas**: kas jį laimi, laimi partiją.
       *[no] Kas surenka **{ $target } { $target ->
                [one] tašką
                [few] taškus
               *[other] taškų
            }**, tas laimi.
    }
    .title = Tikslas

rules-gin-2 = **1.** Paimk viršutinę kaladės arba krūvelės kortą.
    { "" }**2.** Numesk vieną kortą, tik ne tą, kuri ką tik paimta iš krūvelės. Kai likutis mažas, vietoj to gali belsti.
    
    { "" }**Grupė:** trys ar keturios vienos vertės. **Seka:** trys ar daugiau vienos rūšies iš eilės. Tūzas žemas: A♥ 2♥ 3♥, po karaliaus – niekada.
    
    { "" }**Likutis** – kortos už derinių: K Q J 10 po 10 taškų, A – 1, kitos pagal skaičių. Skaičiuojamas geriausias išdėstymas.
    .title = Tavo ėjimas

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Belsti (Oklahoma):** numesk kortą, likutis – ne didesnis už **atverstos kortos vertę**. Tūzas – tik džinas. Atversta vynų korta raundą { $oklahoma_spades_double ->
            [no] **nedvigubina**.
           *[yes] **dvigubina**.
        }
       *[other] { "" }**Belsti:** numesk kortą, likutis – **ne daugiau kaip { $knock }**.
    }
    { "" }**Džinas:** numesk kortą, likučio visai nėra.
    { "" }**Didysis džinas:** { $big_gin ->
        [no] **nežaidžiamas**.
       *[yes] visos 11 kortų deriniuose, **nieko nenumetant**.
    }
    
    Paskui varžovas išdeda derinius ir gali pridėti prie beldusiojo derinių, tik ne po džino. Abi rankas išdėstau kuo geriau { -decided }.
    
    { "" }**Neįskaitytas raundas:** kaladėje liko dvi kortos, o niekas nepabeldė. Taškų negauna niekas.
    .title = Beldimas

rules-gin-4 = **Beldimas:** beldęs žaidėjas gauna likučių skirtumą.
    { "" }**Permušimas:** jei varžovo likutis toks pat ar mažesnis, jis gauna 25 ir skirtumą.
    { "" }**Džinas:** 25 ir varžovo likutis.
    { "" }**Didysis džinas:** 31 ir varžovo likutis.
    
    { $next_dealer ->
        [turns] Dalijate paeiliui, kad ir kas laimėtų.
       *[loser] Raundo pralaimėtojas dalija kitą, po neįskaityto raundo dalija tas pats.
    }
    
    { $one_round ->
        [yes] Už vieną raundą premijų nėra.
       *[no] Partijos pabaigoje nugalėtojas gauna dar 100 arba 200, jei varžovas nelaimėjo nė raundo; abu gauna **po { $line_bonus } už kiekvieną laimėtą raundą**.
    }
    .title = Taškai

rules-turn-gin = **Ėjimo laikas:** { $turn }. Jei nespėji, už tave praleidžiu atverstą kortą arba traukiu ir numetu; niekada nebeldžiu. Trys tokie ėjimai iš eilės laikomi pasidavimu { -decided }.

learn-gin-1 = Žaidžiant džiną deriniai lieka rankoje; aš juos surandu ir parašau po kortomis. Gali imti atverstą 8♦, bet ji nepadės: spausk **{ button-pass }**.
learn-gin-2 = Jolly irgi praleido. Tad trauk iš kaladės: spausk **{ button-draw }**.
learn-gin-3 = Atėjo K♠: J♠ Q♠ K♠ yra **seka**. Kortos už derinių yra tavo **likutis**: jo taškai eina tau į minusą. Atsikratyk didžiausios: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-gin-4 = Jolly numetė 9♣. Trys devynakės yra **grupė**: spausk **{ button-take }**.
learn-gin-5 = Dabar turi tris derinius. Su likučiu iki 10 galima **belsti**: raundas baigiasi, ir taškus gauna tas, kieno likutis mažesnis. Pažymėk { $cards } ir spausk **{ button-knock }**.
learn-gin-end = • Rink derinius rankoje; kas niekur netinka, yra likutis.
    • Belsk, kai likutis 10 ar mažiau. Be likučio tai **džinas** ir dar 25 taškai.
    • Atsargiai: jei varžovo likutis ne didesnis už tavo, taškus gauna jis, ir dar 25 (**permušimas**).

pitch-gin = Greitas žaidimas dviem: slapčia susidėliok kortas ir belsk.
