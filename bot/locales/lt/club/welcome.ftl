### Pirmieji žodžiai naujame serveryje.

welcome-hello =
    ### Sveiki, aš Jolly. Gal sužaidžiam rami?
    Spausk **{ button-play-now }**, ir išdalysiu kortas lengvai partijai su manimi. Laikas neribojamas, tavo kortas matai tik tu.
    Su draugais žaisk per /{ command-challenge }. Moku ir kortų, ir kauliukų rami.
welcome-ways = **{ button-first-lesson }** išmoko žingsnis po žingsnio. **{ button-club }** – galvosūkiai, dienos dalijimas ir turnyrai. **{ button-set-up }** – tiems, kas tvarko šį serverį.
button-first-lesson = Pirma pamoka
