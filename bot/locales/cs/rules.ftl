### /rules a /help: co mají všechny hry společné. Stránky jedné hry jsou v games/<hra>.ftl.
### Řádek ve Fluentu nemůže začínat **: před ním stojí { "" }.

rules-head = { $game } · { $page } z { $pages }
# Označuje, co zveřejněná pravidla nechávají otevřené.
-decided = *(u nás)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Zveřejněná pravidla se tu liší nebo mlčí. Takhle hraje Jolly.

rules-all-1 = { $clock_text }

    { $turn_text }

    Když spojení se mnou vypadne, ten čas se nikomu nepočítá.
    .title = Čas

rules-all-2 = { "" }**Žádné slepé uličky:** nenechám tě udělat nic, po čem by tah nešel dokončit { -decided }.

    { "" }**Shoda na čele:** hraje se ještě jedno kolo { -decided }.

    { $most ->
        [2] { "" }**Vzdát** můžeš kdykoli během kola. Vyhrává soupeř.
       *[other] { "" }**Vzdát** můžeš kdykoli během kola. Zbude-li jediný hráč, vyhrává. Jinak ostatní hrají dál { -decided }: tvoje karty jdou pod talon, v tom kole máš 0 bodů a nikdo za tvoje karty nic nezíská.
    }
    .title = Zvláštní případy

rules-all-3 = Všechna rozdání a míchání partie vycházejí z jednoho tajného čísla. Jeho **otisk zamíchání** (SHA-256) ukazuju už v oznámení partie, než kdokoli hraje, takže číslo nejde vyměnit. Přimíchá se i kliknutí, kterým si každý sedl ke stolu, takže karty nemůže nikdo vybrat.

    Po skončení tajné číslo ukáže /{ command-game } { command-game-verify }: kdokoli ho může porovnat s otiskem a všechny karty znovu rozdat.
    .title = Je míchání poctivé?
rules-words = Říká se i: talon (lízací balíček), odhoz (odkládací balíček), skupina (trojice, čtveřice), postupka (sekvence, řada), kombinace (sada), vyložit (vynést), přiložit (přihodit)
rules-words-gin = Říká se i: talon (lízací balíček), odhoz (odkládací balíček), skupina (trojice, čtveřice), postupka (sekvence), kombinace (sada), zbytek (deadwood), zaklepat (klepnout)
rules-words-tile = Říká se i: kámen (kostka, dílek, destička), stojánek (držák), zásoba (banka, sáček), skupina (trojice, čtveřice), postupka (řada), přeskupit stůl (manipulovat)

rules-clock = **Čas na partii:** { $clock } pro každého. { $most ->
        [2] Když ti vyprší, prohráváš, ať je stav jakýkoli.
       *[other] Když ti vyprší, jsi mimo hru, ať je stav jakýkoli; poslední, kdo zbude, vyhrává.
    }
rules-clock-increment = **Čas na partii:** { $clock } pro každého, po každém tahu +{ $increment }. { $most ->
        [2] Když ti vyprší, prohráváš, ať je stav jakýkoli.
       *[other] Když ti vyprší, jsi mimo hru, ať je stav jakýkoli; poslední, kdo zbude, vyhrává.
    }
rules-no-clock = **Čas na partii:** bez omezení.
rules-turn = **Čas na tah:** { $turn }. Když tah nestihneš, líznu a odhodím za tebe. Tři zmeškané tahy za sebou se počítají jako vzdání { -decided }.
rules-no-turn = **Čas na tah:** bez omezení.

## /help na jedné obrazovce. Každé $… je příkaz toho jména, jde na něj stisknout.
help-screen = ### Jolly: rummy přímo tady na Discordu
    Hraj s přáteli, nebo se mnou. Své karty vidíš jen ty.
    { "" }
    { "" }**Jak začít**
    { "" }1. /{ command-learn } tě za tři minuty naučí hru.
    { "" }2. /{ command-challenge } začne partii: vyber přítele, nebo mě (hraješ s počítačem), nebo nikoho (přidat se může každý).
    { "" }3. **{ button-my-hand }** u stolu, nebo /{ command-hand }, ukáže tvoje karty: některé označ, pak stiskni tlačítko.
    { "" }
    Nevíš, kudy dál? /{ command-hint } poradí dobrý tah a řekne proč, /{ command-rules } vysvětlí hru.
    /{ command-preferences }: jak karty vypadají, tvůj jazyk.
help-standings = /{ command-standings }: kdo tu vede.
help-learn = Lekce: vyber hru
button-preferences = Nastavení
help-game = ### { $game }
    { $how }
    /{ command-learn } tě hru naučí za tři minuty, /{ command-hint } poradí dobrý tah, /{ command-rules } vysvětlí všechno.
