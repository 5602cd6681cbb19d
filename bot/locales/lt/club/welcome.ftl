### Pirmieji žodžiai naujame serveryje.

welcome-hello =
    ### Labas, aš Jolly. Sužaidžiam rami?
    Spausk **{ button-play-now }**, ir išdalysiu kortas lengvai partijai su manimi. Laikas neribojamas, tavo kortas matai tik tu.
    Nori žaisti su draugais? Naudok /{ command-challenge }. Moku ir kortų, ir kauliukų rami.
welcome-ways = **{ button-first-lesson }** išmokys žaisti žingsnis po žingsnio. **{ button-club }** – galvosūkiai, dienos dalijimas ir turnyrai. **{ button-set-up }** – tiems, kurie tvarko šį serverį.
button-first-lesson = Pirma pamoka
