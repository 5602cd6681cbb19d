### Pirmieji žodžiai naujame serveryje.

button-first-lesson = Pirma pamoka
