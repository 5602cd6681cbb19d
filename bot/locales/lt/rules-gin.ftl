# Džino rami: /rules ir /help

help-how-gin = **Traukti** arba **Paimti**, paskui pažymėk kortą ir spausk **Numesti** arba **Belsti**. **Praleisti** – neimti pirmos atverstos kortos.
    Arba rašyk: /draw, /draw `from:pile`, /discard `Kd`, /knock `Kd` (be kortos: didysis džinas), /pass.

rules-gin-1 = Du žaidėjai, 52 kortos, be džokerių. Rink derinius; jie lieka rankoje, kol kas nors pabeldžia. Klubai žaidžia skirtingai, čia – pagal įprastas taisykles { -decided }.
    
    Kiekvienas gauna po 10 kortų. Kita, **atversta korta**, pradeda krūvelę; likusios – **kaladė**.
    
    { "" }**Pirmas ėjimas:** dalytojo varžovas ima atverstą kortą arba praleidžia, paskui – dalytojas. Jei praleido abu, varžovas traukia iš kaladės.
    
    Kas surenka **{ $target }**, tas laimi.
    .title = Tikslas

rules-gin-2 = **1.** Paimk viršutinę kaladės arba krūvelės kortą.
    { "" }**2.** Numesk vieną kortą, tik ne tą, kuri ką tik paimta iš krūvelės. Kai likutis mažas, vietoj to gali belsti.
    
    { "" }**Grupė:** trys ar keturios vienos vertės. **Seka:** trys ar daugiau vienos rūšies iš eilės. Tūzas žemas: A♥ 2♥ 3♥, po karaliaus – niekada.
    
    { "" }**Likutis** – kortos už derinių: K Q J 10 po 10 taškų, A – 1, kitos pagal skaičių. Skaičiuojamas geriausias išdėstymas.
    .title = Tavo ėjimas

rules-gin-3 = { $knock ->
        [oklahoma] { "" }**Belsti (Oklahoma):** numesk kortą, likutis – ne didesnis už **atverstos kortos vertę**. Tūzas – tik džinas. Atversti vynai { $oklahoma_spades_double ->
            [no] raundo **nedvigubina**.
           *[yes] raundą **dvigubina**.
        }
       *[other] { "" }**Belsti:** numesk kortą, likutis – **ne daugiau kaip { $knock }**.
    }
    { "" }**Džinas:** numesk kortą, likučio visai nėra.
    { "" }**Didysis džinas:** { $big_gin ->
        [no] **nežaidžiamas**.
       *[yes] visos 11 kortų deriniuose, **nieko nenumetant**.
    }
    
    Paskui varžovas išdeda derinius ir prideda prie beldusiojo derinių, tik ne po džino. Abi rankas išdėstau kuo geriau { -decided }.
    
    { "" }**Neįskaitomas raundas:** kaladėje liko dvi kortos, o niekas nepabeldė. Taškų negauna niekas, dalija tas pats.
    .title = Beldimas

rules-gin-4 = **Beldimas:** likučių skirtumas.
    { "" }**Permušimas:** varžovo likutis toks pat ar mažesnis – jam 25 ir skirtumas.
    { "" }**Džinas:** 25 ir varžovo likutis.
    { "" }**Didysis džinas:** 31 ir varžovo likutis.
    
    Raundą pralaimėjęs dalija kitą.
    
    Partijos pabaigoje nugalėtojas gauna dar 100 arba 200, jei varžovas nelaimėjo nė raundo; abu gauna **po { $line_bonus } už kiekvieną laimėtą raundą**.
    .title = Taškai
