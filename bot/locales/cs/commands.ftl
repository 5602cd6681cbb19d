### Co Discord ukazuje, když někdo píše příkaz. Názvy: malá písmena, bez mezer, nejvýš 32 znaků.
### Popisy: nejvýš 100 znaků.

command-challenge = výzva
    .description = Vyzvat někoho ke hře, nebo otevřít stůl, ke kterému se může přidat každý
command-challenge-opponent = soupeř
    .description = S kým hrát; Jolly je počítač; když vynecháš, otevřeš stůl pro každého
command-challenge-opponent2 = soupeř2
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-opponent3 = soupeř3
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-opponent4 = soupeř4
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-opponent5 = soupeř5
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-game = hra
    .description = Která hra; když vynecháš, výchozí hra serveru
command-challenge-target = cíl
    .description = Kolik bodů partii ukončí
command-challenge-rounds = kola
    .description = Kolik kol, ve hrách, které se hrají na kola
command-challenge-clock = čas-na-partii
    .description = Čas každého na celou partii; když ti dojde, prohráváš
command-challenge-turn = čas-na-tah
    .description = Nejdelší čas na jeden tah; pak tah zahraju já
command-challenge-computer = počítač
    .description = Jak dobře hraje počítač
command-challenge-options = možnosti
    .description = Další pravidla, třeba target=200 increment=5, preset=tournament nebo kód (viz tlačítko Možnosti)
command-challenge-rated = hodnocená
    .description = Jestli je partie hodnocená; když vynecháš, podle serveru

command-accept = přijmout
    .description = Přijmout nejnovější výzvu, kterou tu máš
command-accept-table = stůl
    .description = Která výzva; potřeba, jen když jich je víc

command-decline = odmítnout
    .description = Odmítnout nejnovější výzvu, kterou tu máš
command-decline-table = stůl
    .description = Která výzva; potřeba, jen když jich je víc

command-hand = karty
    .description = Podívat se na své karty a hrát; vidíš to jen ty
command-hand-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-table = stůl
    .description = Podívat se na stůl, i s odkazem; vidíš to jen ty
command-table-table = stůl
    .description = Který stůl; potřeba, jen když jich je víc

command-draw = líznout
    .description = Začít tah: líznout z talonu, nebo vzít z odhazovacího balíčku
command-draw-source = odkud
    .description = Odkud si vzít; když vynecháš, z talonu
command-draw-card = karta
    .description = Z odhozu: vezmeš tuto kartu a všechno, co na ní leží
command-draw-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-take = vzít
    .description = Začít tah: vzít z odhozu vrchní kartu, nebo i víc karet
command-take-card = karta
    .description = Karta, až po kterou bereš; když vynecháš, jen vrchní
command-take-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-meld = vyložit
    .description = Vyložit na stůl skupinu nebo postupku
command-meld-cards = karty
    .description = Karty kombinace, třeba 4h 5h 6h; *7h je žolík jako 7h
command-meld-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-layoff = přiložit
    .description = Přidat kartu ke kombinaci na stole, svojí i cizí
command-layoff-card = karta
    .description = Karta, a když se hodí k více kombinacím, i číslo kombinace: 7h 3
command-layoff-meld = kombinace
    .description = Číslo kombinace
command-layoff-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-discard = odhodit
    .description = Odhodit kartu a ukončit tah
command-discard-card = karta
    .description = Karta, kterou odhodíš, třeba Kd
command-discard-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-swap = vyměnit
    .description = Vzít žolíka ze stolu výměnou za kartu, kterou zastupuje
command-swap-card = karta
    .description = Karta, kterou dáš místo žolíka, a když je kombinací víc, i číslo kombinace: 7h 3
command-swap-meld = kombinace
    .description = Číslo kombinace
command-swap-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-knock = zaklepat
    .description = Gin rummy: odhodit kartu a zaklepat
command-knock-card = karta
    .description = Karta, kterou odhodíš; pro velký gin ji vynech
command-knock-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-close = zavřít
    .description = Žolíky: vyložit dvanáct karet jedné barvy a třináctou odhodit
command-close-card = karta
    .description = Karta, kterou odhodíš
command-close-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-pass = pas
    .description = Gin: říct pas u otočené karty. Kameny: říct pas, když je zásoba prázdná
command-pass-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-resign = vzdát
    .description = Vzdát partii (ještě se zeptám)
command-resign-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

command-rematch = odveta
    .description = Vyzvat stejné hráče znovu ke stejné hře
command-rematch-table = stůl
    .description = Číslo dohrané partie; když vynecháš, tvoje poslední tady

command-standings = žebříček
    .description = Podívat se, kdo na tomto serveru vede
command-standings-game = hra
    .description = Která hra; když vynecháš, ta, která se tu hraje nejvíc
command-standings-period = období
    .description = Celkově, tento měsíc, nebo tento týden; když vynecháš, celkově
command-standings-order = řazení
    .description = Podle čeho; když vynecháš, celkově podle ratingu, za týden a měsíc podle výher
command-standings-page = strana
    .description = Která strana seznamu; když vynecháš, první

command-profile = profil
    .description = Rating, výsledky a série hráče na tomto serveru
command-profile-user = kdo
    .description = Který hráč; když vynecháš, ty

command-history = historie
    .description = Tvoje dohrané partie tady, nebo jedna z nich kolo po kole
command-history-table = stůl
    .description = Číslo dohrané partie; když vynecháš, seznam tvých partií

command-rules = pravidla
    .description = Jak se hra hraje, na krátkých stránkách
command-rules-game = hra
    .description = Která hra; když vynecháš, ta u zdejšího stolu

command-help = nápověda
    .description = Jak se se mnou hraje, na jedné obrazovce
command-help-game = hra
    .description = Která hra; když vynecháš, přehled

command-preferences = nastavení
    .description = Tvoje nastavení: karty, jazyk, zprávy, tiché hodiny
command-preferences-cards = karty
    .description = Jak vypadají karty ve tvé ruce
command-preferences-language = jazyk
    .description = Jazyk, kterým ti odpovídám
command-preferences-messages = zprávy
    .description = Kam ti posílat karty a upozornění na tah: soukromě, nebo jen do kanálu
command-preferences-calls = upozornění-na-tah
    .description = Kdy tě zmínit, když jsi na tahu; když nenastavíš, jen když tu nejsi
command-preferences-colours = barvy
    .description = Barvy na obrázcích karet: čtyři, nebo dvě
command-preferences-background = pozadí
    .description = Obrázky pro tmavý, nebo světlý režim
command-preferences-large = velké
    .description = Velké písmo pro karty a pokyny

command-game = partie
    .description = Méně časté věci u stolu: popohnat, pauza, ověřit a další

command-club = klub
    .description = Klub tohoto serveru: rozdání dne, úlohy, kdo má čas, sezóny, turnaje

command-server = server
    .description = Nastavení tohoto serveru, pro ty, kdo ho spravují
command-server-show = ukázat
    .description = Podívat se na nastavení tohoto serveru
command-server-set = změnit
    .description = Změnit nastavení tohoto serveru; změní se jen to, co vyplníš
command-server-set-allow = povolit
    .description = Povolit výzvy v tomto kanálu; dokud žádný nepřidáš, smí se vyzývat všude
command-server-set-forbid = zakázat
    .description = Odebrat tento kanál ze seznamu těch, kde jsou výzvy povolené
command-server-set-game = hra
    .description = Hra, která se hraje, když výzva žádnou neuvádí
command-server-set-language = jazyk
    .description = Jazyk zpráv, které tu vidí všichni
command-server-set-cards = karty
    .description = Jak stoly všem ukazují karty
command-server-set-threads = vlákna
    .description = Jestli má každý stůl vlastní vlákno
command-server-set-games_per_person = partií-na-osobu
    .description = Kolik partií může jeden člen hrát najednou
command-server-set-games_per_server = partií-na-serveru
    .description = Kolik partií může na tomto serveru běžet najednou
command-server-set-challenges_per_person = výzev-od-osoby
    .description = Kolik výzev může mít jeden člen najednou otevřených
command-server-set-challenges_to_person = výzev-pro-osobu
    .description = Kolik výzev může najednou čekat na odpověď jednoho člena

choice-stock = talon
choice-pile = odhazovací balíček
choice-turn-over = otočit
choice-easy = lehký
choice-normal = střední
choice-strong = silný
choice-all = celkově
choice-month = měsíc
choice-week = týden
choice-rating = rating
choice-points = body
choice-wins = výhry
choice-games = počet partií
choice-text = text
choice-emoji = emoji
choice-image = obrázek
choice-dm = soukromé zprávy
choice-channel = kanál
choice-usual = obvykle
choice-always = vždy
choice-never = nikdy
choice-four = čtyři
choice-two = dvě
choice-dark = tmavé
choice-light = světlé
choice-cards-automatic = jak si přejí všichni u stolu, jinak text
choice-automatic = jako Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
