### Was Discord zeigt, während jemand einen Befehl tippt. Namen: klein, ohne Leerzeichen, höchstens
### 32 Zeichen. Beschreibungen: höchstens 100 Zeichen.

command-challenge = herausfordern
    .description = Jemanden herausfordern oder einen Tisch eröffnen, an dem alle mitspielen dürfen
command-challenge-opponent = gegen
    .description = Gegen wen du spielst; Jolly für den Computer, leer lassen für einen offenen Tisch
command-challenge-opponent2 = gegen2
    .description = Noch jemand, in Spielen für mehr als zwei
command-challenge-opponent3 = gegen3
    .description = Noch jemand, in Spielen für mehr als zwei
command-challenge-opponent4 = gegen4
    .description = Noch jemand, in Spielen für mehr als zwei
command-challenge-opponent5 = gegen5
    .description = Noch jemand, in Spielen für mehr als zwei
command-challenge-game = spiel
    .description = Welches Spiel; ohne Angabe das Standardspiel dieses Servers
command-challenge-target = ziel
    .description = Mit wie vielen Punkten die Partie endet
command-challenge-rounds = runden
    .description = Wie viele Runden, in Spielen mit fester Rundenzahl
command-challenge-clock = bedenkzeit
    .description = Zeit pro Person für die ganze Partie; ist deine um, verlierst du
command-challenge-turn = zugzeit
    .description = Zeitlimit für einen Zug; danach mache ich den Zug
command-challenge-computer = computer
    .description = Wie gut der Computer spielt
command-challenge-options = optionen
    .description = Weitere Regeln wie target=200 increment=5, preset=tournament, oder ein Code; alle: Knopf „Optionen“
command-challenge-rated = gewertet
    .description = Ob die Partie gewertet wird; ohne Angabe wie auf dem Server eingestellt

command-accept = annehmen
    .description = Die neueste Herausforderung an dich hier annehmen
command-accept-table = tisch
    .description = Welche Herausforderung, wenn es mehrere gibt

command-decline = ablehnen
    .description = Die neueste Herausforderung an dich hier ablehnen
command-decline-table = tisch
    .description = Welche Herausforderung, wenn es mehrere gibt

command-hand = hand
    .description = Deine Karten sehen und spielen; nur du siehst sie
command-hand-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-table = tisch
    .description = Den Tisch sehen, mit einem Link dorthin; nur du siehst es
command-table-table = tisch
    .description = Welcher Tisch, wenn es mehrere gibt

command-draw = ziehen
    .description = Deinen Zug beginnen: oben vom Stapel ziehen oder von der Ablage nehmen
command-draw-source = von
    .description = Woher; ohne Angabe vom Stapel
command-draw-card = karte
    .description = Von der Ablage: diese Karte und alle, die darauf liegen
command-draw-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-take = nehmen
    .description = Deinen Zug beginnen: die oberste Karte der Ablage nehmen, oder mehrere
command-take-card = karte
    .description = Die Karte, bis zu der du nimmst; ohne Angabe nur die oberste
command-take-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-meld = auslegen
    .description = Einen Satz oder eine Folge auf den Tisch legen
command-meld-cards = karten
    .description = Die Karten der Kombination, etwa 4h 5h 6h; *7h ist ein Joker als 7h
command-meld-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-layoff = anlegen
    .description = Eine Karte an eine Kombination auf dem Tisch legen, egal wer sie ausgelegt hat
command-layoff-card = karte
    .description = Die Karte, und die Nummer der Kombination, falls sie an mehrere passt: 7h 3
command-layoff-meld = kombination
    .description = Die Nummer der Kombination
command-layoff-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-discard = abwerfen
    .description = Eine Karte auf die Ablage werfen und den Zug beenden
command-discard-card = karte
    .description = Die Karte, die du abwirfst, etwa Kd
command-discard-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-swap = tauschen
    .description = Einen Joker vom Tisch nehmen, gegen die Karte, für die er steht
command-swap-card = karte
    .description = Die Karte, die du dafür hinlegst, und bei mehreren die Nummer der Kombination: 7h 3
command-swap-meld = kombination
    .description = Die Nummer der Kombination
command-swap-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-knock = klopfen
    .description = Gin-Rommé: eine Karte abwerfen und klopfen
command-knock-card = karte
    .description = Die Karte, die du abwirfst; leer lassen für Big Gin
command-knock-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-close = zumachen
    .description = Žolíky: zwölf Karten einer Farbe auslegen und die dreizehnte abwerfen
command-close-card = karte
    .description = Die Karte, die du abwirfst
command-close-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-pass = passen
    .description = Gin-Rommé: die aufgedeckte Karte liegen lassen; Steine: passen, wenn der Vorrat leer ist
command-pass-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-resign = aufgeben
    .description = Eine Partie aufgeben (ich frage noch einmal nach)
command-resign-table = tisch
    .description = Welcher deiner Tische, wenn du an mehreren sitzt

command-rematch = revanche
    .description = Dieselben Leute noch einmal zum selben Spiel herausfordern
command-rematch-table = tisch
    .description = Die Nummer der beendeten Partie; ohne Angabe deine letzte hier

command-standings = rangliste
    .description = Wer auf diesem Server vorn liegt
command-standings-game = spiel
    .description = Welches Spiel; ohne Angabe das hier am meisten gespielte
command-standings-period = zeitraum
    .description = Insgesamt, dieser Monat oder diese Woche; ohne Angabe insgesamt
command-standings-order = reihenfolge
    .description = Wonach sortiert wird; ohne Angabe Wertung (insgesamt) oder Siege (Woche, Monat)
command-standings-page = seite
    .description = Welche Seite der Liste; ohne Angabe die erste

command-profile = profil
    .description = Wertung, Bilanz und Siegesserien einer Person auf diesem Server
command-profile-user = person
    .description = Wessen Profil; ohne Angabe deins

command-history = verlauf
    .description = Deine beendeten Partien hier, oder eine davon Runde für Runde
command-history-table = tisch
    .description = Die Nummer einer beendeten Partie; ohne Angabe eine Liste deiner Partien

command-rules = regeln
    .description = Wie ein Spiel geht, auf kurzen Seiten
command-rules-game = spiel
    .description = Welches Spiel; ohne Angabe das an diesem Tisch

command-help = hilfe
    .description = Wie man mit mir spielt, auf einen Blick
command-help-game = spiel
    .description = Welches Spiel; ohne Angabe ein Überblick

command-preferences = einstellungen
    .description = Deine Einstellungen: Karten, Sprache, Nachrichten, Ruhezeit
command-preferences-cards = karten
    .description = Wie Karten in deiner Hand aussehen
command-preferences-language = sprache
    .description = Die Sprache, in der ich dir antworte
command-preferences-messages = nachrichten
    .description = Wohin deine Hand und dein Zug kommen: per DM oder nur im Kanal
command-preferences-calls = erinnerung
    .description = Wann ich dich erwähne, wenn du dran bist; üblich: nur wenn du nicht da bist
command-preferences-colours = farben
    .description = Vier oder zwei Farben für Pik, Herz, Karo und Kreuz in gezeichneten Karten
command-preferences-background = hintergrund
    .description = Bilder für den dunklen oder für den hellen Modus zeichnen
command-preferences-large = große-schrift
    .description = Deine Karten und Anweisungen in großer Schrift

command-game = partie
    .description = Was am Tisch selten gebraucht wird: anstupsen, Pause, prüfen und mehr

command-club = club
    .description = Der Club dieses Servers: Partie des Tages, Rätsel, wer Zeit hat, Saisons, Turniere

command-server = server
    .description = Einstellungen dieses Servers, für alle, die ihn verwalten
command-server-show = anzeigen
    .description = Die Einstellungen dieses Servers sehen
command-server-set = ändern
    .description = Einstellungen dieses Servers ändern; nur was du angibst, ändert sich
command-server-set-allow = erlauben
    .description = Herausforderungen in diesem Kanal erlauben; solange keiner festgelegt ist, gehen sie überall
command-server-set-forbid = verbieten
    .description = Diesen Kanal von der Liste der erlaubten Kanäle nehmen
command-server-set-game = spiel
    .description = Das Spiel, das gespielt wird, wenn eine Herausforderung keins nennt
command-server-set-language = sprache
    .description = Die Sprache, in der ich hier für alle schreibe
command-server-set-cards = karten
    .description = Wie Karten am Tisch für alle aussehen
command-server-set-threads = threads
    .description = Ob jeder Tisch einen eigenen Thread bekommt
command-server-set-games_per_person = partien-pro-person
    .description = Wie viele Partien eine Person zugleich spielen darf
command-server-set-games_per_server = partien-pro-server
    .description = Wie viele Partien auf diesem Server zugleich laufen dürfen
command-server-set-challenges_per_person = herausforderungen-von-person
    .description = Wie viele Herausforderungen ein Mitglied zugleich offen haben darf
command-server-set-challenges_to_person = herausforderungen-an-person
    .description = Wie viele Herausforderungen zugleich auf die Antwort eines Mitglieds warten dürfen

choice-stock = Stapel
choice-pile = Ablage
choice-turn-over = umdrehen
choice-easy = leicht
choice-normal = normal
choice-strong = stark
choice-all = insgesamt
choice-month = Monat
choice-week = Woche
choice-rating = Wertung
choice-points = Punkte
choice-wins = Siege
choice-games = gespielte Partien
choice-text = Text
choice-emoji = Emoji
choice-image = Bild
choice-dm = DM
choice-channel = Kanal
choice-usual = üblich
choice-always = immer
choice-never = nie
choice-four = vier
choice-two = zwei
choice-dark = dunkel
choice-light = hell
choice-cards-automatic = wie alle am Tisch es eingestellt haben; sonst als Text
choice-automatic = wie Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
