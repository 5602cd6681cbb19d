### /rules ir /help: kas bendra visiems žaidimams. Žaidimų puslapiai – games/<žaidimas>.ftl.
### Eilutė negali prasidėti ** – prieš ją stovi { "" }.

rules-head = { $game } · { $page } iš { $pages }
# Žymi tai, ko spausdintos taisyklės nenusako.
-decided = *(pas mus)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Paskelbtos taisyklės skiriasi arba to nenurodo. Taip žaidžia Jolly.

rules-all-1 = { $clock_text }
    
    { $turn_text }
    
    Laikas, kai su manimi nėra ryšio, niekam neskaičiuojamas.
    .title = Laikas

rules-all-2 = { "" }**Be aklaviečių:** neleidžiu veiksmo, po kurio nebegalėtum užbaigti ėjimo { -decided }.
    
    { "" }**Po lygiai pirmoje vietoje:** žaidžiamas dar vienas raundas { -decided }.
    
    { $most ->
        [2] { "" }**Pasiduoti** gali bet kada per raundą. Tada laimi varžovas.
       *[other] { "" }**Pasiduoti** gali bet kada per raundą. Jei lieka vienas žaidėjas, jis laimi. Kitu atveju partija tęsiasi { -decided }: tavo kortos keliauja po kalade, raunde gauni 0, ir taškų už jas negauna niekas.
    }
    .title = Ypatingi atvejai

rules-all-3 = Visus partijos dalijimus ir maišymus lemia vienas slaptas skaičius. Jo **maišymo atspaudą** (SHA-256) parodau skelbdamas partiją, dar prieš žaidimą, todėl pakeisti skaičiaus kitu neįmanoma. Prie jo primaišomas paspaudimas, kuriuo kiekvienas užėmė vietą, tad kortų niekas negalėjo parinkti.
    
    Po partijos slaptą skaičių parodo /{ command-game } { command-game-verify }: kiekvienas gali palyginti jį su atspaudu ir iš naujo išdalyti visas kortas.
    .title = Ar sumaišyta sąžiningai?
rules-words = Dar vadinama: kaladė (malka, bankas), krūvelė (atmetimo krūva), grupė (trejetas, ketvertas), seka (eilė), derinys (kombinacija), pridėti (priskirti, papildyti)
rules-words-gin = Dar vadinama: kaladė (malka, bankas), krūvelė (atmetimo krūva), grupė (trejetas, ketvertas), seka (eilė), likutis (nesuderintos kortos), belsti (atsidengti)
rules-words-tile = Dar vadinama: kauliukas (kortelė, plytelė), stovelis (laikiklis), atsargos (kaladė, bankas, maišelis), grupė (trejetas, ketvertas), seka (eilė), pirmasis išdėjimas (atidarymas)

rules-clock = **Laikrodis:** kiekvienam { $clock } visai partijai. { $most ->
        [2] Kam laikas baigiasi, tas pralaimi, kad ir koks rezultatas.
       *[other] Kam laikas baigiasi, tas iškrenta, kad ir koks rezultatas; laimi paskutinis likęs.
    }
rules-clock-increment = **Laikrodis:** kiekvienam { $clock } visai partijai, po kiekvieno ėjimo +{ $increment }. { $most ->
        [2] Kam laikas baigiasi, tas pralaimi, kad ir koks rezultatas.
       *[other] Kam laikas baigiasi, tas iškrenta, kad ir koks rezultatas; laimi paskutinis likęs.
    }
rules-no-clock = **Laikrodis:** nėra.
rules-turn = **Ėjimo laikas:** { $turn }. Jei nespėji, už tave traukiu ir numetu aš. Trys tokie ėjimai iš eilės laikomi pasidavimu { -decided }.
rules-no-turn = **Ėjimo laikas:** neribojamas.

help-screen = ### Jolly: rami čia pat
    Žaisk su draugais arba su manimi. Tavo kortas matai tik tu.
    { "" }
    { "" }**Nuo ko pradėti**
    { "" }1. /{ command-learn } išmokys žaisti per tris minutes.
    { "" }2. /{ command-challenge } pradeda partiją: pasirink draugą, mane (tada žaisi su kompiuteriu) arba nieko nesirink – tada prisijungti galės bet kas.
    { "" }3. **{ button-my-hand }** prie stalo arba /{ command-hand } parodo tavo kortas: pažymėk kelias ir spausk mygtuką.
    { "" }
    Nežinai, kaip eiti? /{ command-hint } pasiūlo gerą ėjimą ir pasako kodėl, /{ command-rules } paaiškina žaidimą.
    /{ command-preferences }: kortų vaizdas ir tavo kalba.
help-standings = /{ command-standings }: kas pirmauja.
help-learn = Mokytis: rinkis žaidimą
button-preferences = Mano nuostatos
help-game = ### { $game }
    { $how }
    /{ command-learn } išmokys per tris minutes, /{ command-hint } pasiūlo gerą ėjimą, /{ command-rules } paaiškina viską.
