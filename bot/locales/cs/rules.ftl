### /rules a /help: co mají všechny hry společné. Stránky jedné hry jsou v games/<hra>.ftl.
### Řádek ve Fluentu nemůže začínat **: před ním stojí { "" }.

rules-head = { $game } · { $page } z { $pages }
# Označuje, co tištěná pravidla nechávají otevřené.
-decided = *(u nás)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } znamená: tištěná pravidla se liší nebo o tom mlčí; my hrajeme takhle.

rules-all-1 = { $clock_text }

    { $turn_text }

    Čas, kdy se mnou nebylo spojení, se nikomu nepočítá.
    .title = Čas

rules-all-2 = { "" }**Žádné slepé uličky.** Co by ti znemožnilo dokončit tah, odmítnu { -decided }.

    { "" }**Shoda na čele:** hraje se ještě jedno kolo { -decided }.

    { $most ->
        [2] { "" }**Vzdát** se můžeš kdykoli během kola. Vyhrává soupeř.
       *[other] { "" }**Vzdát** se můžeš kdykoli během kola. Kdo zbude jediný, vyhrává. Jinak ostatní hrají dál { -decided }: tvoje karty jdou pod balíček, v kole máš 0 bodů a za tvoje karty nikdo nic nezíská.
    }
    .title = Zvláštní případy

rules-all-3 = Všechna rozdání a míchání partie vycházejí z jednoho tajného čísla. Jeho **otisk zamíchání** (SHA-256) stojí v oznámení partie dřív, než začne hra, číslo se tedy nedá vyměnit. Přimíchá se i kliknutí, kterým kdo obsadil místo, takže karty si nikdo nemohl vybrat.

    Po skončení tajné číslo ukáže /{ command-game } { command-game-verify }: kdokoli ho může porovnat s otiskem a všechny karty rozdat znovu.
    .title = Je míchání poctivé?

rules-clock = **Čas na partii:** { $clock } pro každého. { $most ->
        [2] Komu dojde, prohrává, ať je stav jakýkoli.
       *[other] Komu dojde, vypadává, ať je stav jakýkoli; kdo zbude poslední, vyhrává.
    }
rules-clock-increment = **Čas na partii:** { $clock } pro každého, po každém tahu +{ $increment }. { $most ->
        [2] Komu dojde, prohrává, ať je stav jakýkoli.
       *[other] Komu dojde, vypadává, ať je stav jakýkoli; kdo zbude poslední, vyhrává.
    }
rules-no-clock = **Čas na partii:** bez omezení.
rules-turn = **Čas na tah:** { $turn }. Když uplyne, líznu a odhodím za tebe. Třikrát za sebou znamená vzdát { -decided }.
rules-no-turn = **Čas na tah:** bez omezení.

## /help na jedné obrazovce. Každé $… je příkaz toho jména, jde na něj stisknout.
help-screen = ### Jolly: všechna rummy, tady na Discordu
    Hraj s přáteli, nebo se mnou. Své karty vidíš jen ty.
    { "" }
    { "" }**Jak začít**
    { "" }1. /{ command-learn } tě za tři minuty naučí hru.
    { "" }2. /{ command-challenge } někoho vyzve; vyber mě a hraješ s počítačem, nevyber nikoho a přidat se může každý.
    { "" }3. **{ button-my-hand }** u stolu, nebo /{ command-hand }, ukáže tvoje karty: některé označ, pak stiskni tlačítko.
    { "" }
    Nevíš kudy dál? /{ command-hint } poradí dobrý tah a řekne proč, /{ command-rules } vysvětlí hru.
    /{ command-preferences }: jak karty vypadají, tvůj jazyk.
help-standings = /{ command-standings }: kdo jak dobře hraje.
help-learn = Lekce: vyber hru
button-preferences = Nastavení
help-game = ### { $game }
    { $how }
    /{ command-learn } to ukáže za tři minuty, /{ command-hint } poradí dobrý tah, /{ command-rules } vysvětlí všechno.
