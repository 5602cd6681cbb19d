### /rules ir /help: kas bendra visiems žaidimams. Žaidimų puslapiai – games/<žaidimas>.ftl.
### Eilutė negali prasidėti ** – prieš ją stovi { "" }.

rules-head = { $game } · { $page } iš { $pages }
# Žymi tai, ko spausdintos taisyklės nenusako.
-decided = *(pas mus)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Spausdintos taisyklės skiriasi arba to nenurodo; mes žaidžiame taip.

rules-all-1 = { $clock_text }
    
    { $turn_text }
    
    Laikas, kai su manimi nėra ryšio, niekam neskaičiuojamas.
    .title = Laikas

rules-all-2 = { "" }**Be aklaviečių.** Veiksmas, po kurio ėjimo nebeužbaigtum, atmetamas { -decided }.
    
    { "" }**Po lygiai pirmoje vietoje:** žaidžiamas dar vienas raundas { -decided }.
    
    { $most ->
        [2] { "" }**Pasiduoti** galima bet kuriuo raundo metu. Tada laimi varžovas.
       *[other] { "" }**Pasiduoti** galima bet kuriuo raundo metu. Jei lieka vienas žaidėjas, jis laimi. Kitaip kiti žaidžia toliau { -decided }: tavo kortos keliauja po kalade, raunde gauni 0, ir taškų už jas negauna niekas.
    }
    .title = Ypatingi atvejai

rules-all-3 = Visi partijos dalijimai ir maišymai kyla iš vieno slapto skaičiaus. Jo **maišymo atspaudas** (SHA-256) yra partijos pranešime dar prieš žaidimą, todėl skaičiaus pakeisti neįmanoma. Prie jo pridedamas paspaudimas, kuriuo kiekvienas užėmė vietą, tad kortų niekas negali parinkti.
    
    Pasibaigus partijai skaičių parodo /{ command-game } { command-game-verify }: kiekvienas gali palyginti jį su atspaudu ir iš naujo išdalyti visas kortas.
    .title = Ar kaladė sąžininga?

rules-clock = **Laikrodis:** kiekvienam { $clock } visai partijai. { $most ->
        [2] Kam laikas baigiasi, tas pralaimi, kad ir koks rezultatas.
       *[other] Kam laikas baigiasi, tas iškrenta, kad ir koks rezultatas; laimi paskutinis likęs.
    }
rules-clock-increment = **Laikrodis:** kiekvienam { $clock } visai partijai, po kiekvieno ėjimo +{ $increment }. { $most ->
        [2] Kam laikas baigiasi, tas pralaimi, kad ir koks rezultatas.
       *[other] Kam laikas baigiasi, tas iškrenta, kad ir koks rezultatas; laimi paskutinis likęs.
    }
rules-no-clock = **Laikrodis:** nėra.
rules-turn = **Ėjimo laikas:** { $turn }. Kai jis baigiasi, už tave traukiu ir numetu. Trys praleidimai iš eilės reiškia pasidavimą { -decided }.
rules-no-turn = **Ėjimo laikas:** neribojamas.

help-screen = ### Jolly: visi rami žaidimai čia, „Discord“ programoje
    Žaisk su draugais arba su manimi. Tavo kortas matai tik tu.
    { "" }
    { "" }**Nuo ko pradėti**
    { "" }1. /{ command-learn } išmokys žaisti per tris minutes.
    { "" }2. /{ command-challenge } meta iššūkį draugui; nurodyk mane – žaisi su kompiuteriu, nieko – galės prisėsti bet kas.
    { "" }3. **{ button-my-hand }** prie stalo arba /{ command-hand } rodo tavo kortas: pažymėk kelias ir spausk mygtuką.
    { "" }
    Nežinai, kaip eiti? /{ command-hint } pasiūlo gerą ėjimą ir paaiškina kodėl, /{ command-rules } paaiškina žaidimą.
    /{ command-preferences }: kortų vaizdas ir kalba.
help-standings = /{ command-standings }: kas kaip žaidžia.
help-learn = Mokytis: rinkis žaidimą
button-preferences = Mano nuostatos
help-game = ### { $game }
    { $how }
    /{ command-learn } išmokys per tris minutes, /{ command-hint } pasiūlo gerą ėjimą, /{ command-rules } paaiškina viską.
