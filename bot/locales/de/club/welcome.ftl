### Die ersten Worte auf einem neuen Server.

# Einmal in einem Kanal, wenn Jolly auf einen Server kommt; $help ist ein Befehl zum Drücken
welcome-text = ### Hallo, ich bin Jolly
    Bei mir spielt ihr Rommé: mit Freunden oder gegen den Computer, per Knopfdruck, auf jedem Handy. Deine Karten siehst nur du, und eine Partie wartet so lange, wie ihr es abmacht.
    /{ command-help } erzählt mehr.
# Darunter, mit einem Knopf dorthin
welcome-club = **Der Club** hat für jeden Tag eine Partie und Rätsel, dazu offene Tische, Saisons und Turniere.
button-first-lesson = Erste Übung
