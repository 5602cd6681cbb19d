### Die ersten Worte auf einem neuen Server.

welcome-hello = ### Hallo, ich bin Jolly. Lust auf Rommé?
    Drück **{ button-play-now }**, und ich teile gleich aus: eine leichte Partie gegen mich, ohne Zeitdruck, und deine Karten siehst nur du.
    Um mit anderen zu spielen, nimm /{ command-challenge }. Ich kenne Rommé mit Karten und mit Steinen.
welcome-ways = **{ button-first-lesson }** zeigt dir Schritt für Schritt, wie es geht. **{ button-club }** hat Rätsel, eine Partie des Tages und Turniere. **{ button-set-up }** ist für alle, die diesen Server verwalten.
button-first-lesson = Erste Übung
