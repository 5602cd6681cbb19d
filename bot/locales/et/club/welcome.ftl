### Esimesed sõnad uues serveris.

button-first-lesson = Esimene õppepartii
welcome-hello = ### Tere, mina olen Jolly. Mängime rummit!
    Vajuta **{ button-play-now }** ja saad kerge partii minu vastu. Kella pole ja oma kaarte näed ainult sina.
    Sõpradega mängimiseks kasuta /{ command-challenge }. Oskan rummit nii kaartide kui ka kividega.
welcome-ways = **{ button-first-lesson }** õpetab samm-sammult. **{ button-club }** all on ülesanded, päeva jaotus ja turniirid. **{ button-set-up }** on neile, kes seda serverit haldavad.
