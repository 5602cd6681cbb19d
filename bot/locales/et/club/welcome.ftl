### Esimesed sõnad uues serveris.

# Üks kord kanalis, kui Jolly serverisse tuleb; $help on käsk, mida saab vajutada
welcome-text = ### Tere, mina olen Jolly
    Siin saab mängida rummit – sõpradega või minu vastu. Piisab nuppudest, sobib ka telefon. Sinu kaarte näed ainult sina ja partii ootab sind nii kaua, kui kokku lepite.
    Rohkem räägib /{ command-help }.
# Selle all, nupuga, mis sinna viib
welcome-club = **Klubis** on igaks päevaks jaotus ja mõistatused, avatud lauad, hooajad ja turniirid.
button-first-lesson = Esimene õppetund
