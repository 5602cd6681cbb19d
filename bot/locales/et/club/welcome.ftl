### Esimesed sõnad uues serveris.

button-first-lesson = Esimene õppetund
