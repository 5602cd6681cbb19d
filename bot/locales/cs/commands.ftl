### Co Discord ukazuje, když někdo píše příkaz. Názvy: malá písmena, bez mezer, nejvýš 32 znaků.
### Popisy: nejvýš 100 znaků.

command-challenge = výzva
    .description = Vyzvat někoho ke hře, nebo otevřít stůl, ke kterému se může přidat každý
command-challenge-opponent = soupeř
    .description = S kým chceš hrát; vyber Jollyho pro hru s počítačem, nebo nech prázdné pro otevřený stůl
command-challenge-opponent2 = soupeř2
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-opponent3 = soupeř3
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-opponent4 = soupeř4
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-opponent5 = soupeř5
    .description = Další soupeř, ve hrách pro víc než dva
command-challenge-game = hra
    .description = Které rummy; když vynecháš, to obvyklé na tomto serveru
command-challenge-target = cíl
    .description = Body, kterými se vyhrává
command-challenge-rounds = kola
    .description = Kolik kol, ve hrách na daný počet kol
command-challenge-clock = čas-na-partii
    .description = Čas každého na celou partii; komu dojde, prohrává
command-challenge-turn = čas-na-tah
    .description = Nejdelší čas na jeden tah; potom zahraju tah já
command-challenge-computer = počítač
    .description = Jak dobře hraje počítač
command-challenge-options = možnosti
    .description = Další pravidla, třeba target=200 increment=5, preset=tournament nebo kód pravidel; viz „Možnosti“
command-challenge-rated = hodnocená
    .description = Jestli se partie počítá do ratingu; když vynecháš, jak je na serveru obvyklé

command-accept = přijmout
    .description = Přijmout nejnovější výzvu, kterou tu máš
command-accept-table = stůl
    .description = Která výzva, pokud jich je víc

command-decline = odmítnout
    .description = Odmítnout nejnovější výzvu, kterou tu máš
command-decline-table = stůl
    .description = Která výzva, pokud jich je víc

command-hand = karty
    .description = Podívat se na své karty a hrát; nikdo jiný to nevidí
command-hand-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-table = stůl
    .description = Podívat se na stůl, i s odkazem; nikdo jiný to nevidí
command-table-table = stůl
    .description = Který stůl, pokud jich je víc

command-draw = líznout
    .description = Začít tah: líznout z balíčku, nebo vzít karty z odhozu (odhazovacího balíčku)
command-draw-source = odkud
    .description = Když vynecháš, z balíčku
command-draw-card = karta
    .description = Z odhozu: vezmeš tuto kartu a všechny, které na ní leží
command-draw-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-take = vzít
    .description = Začít tah: vzít z odhozu vrchní kartu, nebo i více karet
command-take-card = karta
    .description = Karta, po kterou bereš; když vynecháš, jen vrchní
command-take-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-meld = vyložit
    .description = Vyložit na stůl skupinu nebo postupku
command-meld-cards = karty
    .description = Karty kombinace, třeba 4h 5h 6h; *7h je žolík jako 7h
command-meld-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-layoff = přiložit
    .description = Přidat kartu ke kombinaci na stole, svojí i cizí
command-layoff-card = karta
    .description = Karta, a když se hodí k více kombinacím, i číslo kombinace: 7h 3
command-layoff-meld = kombinace
    .description = Číslo kombinace
command-layoff-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-discard = odhodit
    .description = Odhodit kartu a ukončit tah
command-discard-card = karta
    .description = Karta, kterou odhodíš, třeba Kd
command-discard-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-swap = vyměnit
    .description = Vzít ze stolu žolíka za kartu, kterou zastupuje
command-swap-card = karta
    .description = Karta, kterou dáš místo něj, a když je kombinací víc, číslo kombinace: 7h 3
command-swap-meld = kombinace
    .description = Číslo kombinace
command-swap-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-knock = zaklepat
    .description = Gin rummy: odhodit kartu a zaklepat
command-knock-card = karta
    .description = Karta, kterou odhodíš; žádná pro velký gin
command-knock-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-close = zavřít
    .description = Žolíky: vyložit z ruky dvanáct karet jedné barvy a poslední odhodit
command-close-card = karta
    .description = Karta, kterou odhodíš
command-close-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-pass = pas
    .description = Gin rummy: odmítnout otočenou kartu; kameny: nehrát nic, když je zásoba prázdná
command-pass-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-resign = vzdát
    .description = Vzdát partii; než to začne platit, ještě se zeptám
command-resign-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

command-rematch = odveta
    .description = Vyzvat stejné lidi znovu ke stejné hře
command-rematch-table = stůl
    .description = Číslo dohrané partie; když vynecháš, tvoje poslední tady

command-standings = žebříček
    .description = Kdo na tomto serveru vede
command-standings-game = hra
    .description = Které rummy; když vynecháš, to, které se tu hraje nejvíc
command-standings-period = období
    .description = Celkově, tento měsíc, nebo tento týden
command-standings-order = řazení
    .description = Podle čeho řadit; když vynecháš, celkově podle ratingu, za týden či měsíc podle výher
command-standings-page = strana
    .description = Která strana seznamu

command-profile = profil
    .description = Rating, výsledky a série jednoho člověka na tomto serveru
command-profile-user = kdo
    .description = Čí; když vynecháš, tvůj

command-history = historie
    .description = Tvoje dohrané partie tady, nebo jedna z nich kolo po kole
command-history-table = stůl
    .description = Číslo dohrané partie

command-rules = pravidla
    .description = Jak se hra hraje, na krátkých stránkách
command-rules-game = hra
    .description = Které rummy; když vynecháš, to u zdejšího stolu

command-help = nápověda
    .description = Jak se se mnou hraje, na jedné obrazovce
command-help-game = hra
    .description = Které rummy

command-preferences = nastavení
    .description = Podívat se, jak ti ukazuju hru, a změnit to; platí na všech serverech
command-preferences-cards = karty
    .description = Jak vypadají karty ve tvé ruce
command-preferences-language = jazyk
    .description = Jazyk, kterým ti odpovídám
command-preferences-messages = zprávy
    .description = Kam ti chodí karty a výzvy k tahu: do soukromých zpráv, nebo jen do kanálu
command-preferences-calls = výzvy-k-tahu
    .description = Kdy tě volat, když jsi na tahu: obvykle jen když tu nejsi
command-preferences-colours = barvy
    .description = Čtyři, nebo dvě barvy pro piky, srdce, káry a kříže na obrázcích karet
command-preferences-background = pozadí
    .description = Kreslit obrázky pro tmavý, nebo světlý režim
command-preferences-large = velké
    .description = Velké písmo pro tvoje karty a pro to, co máš udělat

command-game = partie
    .description = Co je u stolu potřeba jen občas: popohnat, pauza, ověřit a další

command-club = klub
    .description = Klub tohoto serveru: partie dne, hádanky, kdo má čas, sezóny, turnaje

command-server = server
    .description = Nastavení tohoto serveru, pro ty, kdo ho spravují
command-server-show = ukázat
    .description = Podívat se na nastavení tohoto serveru
command-server-set = změnit
    .description = Změnit nastavení tohoto serveru; mění se jen to, co uvedeš
command-server-set-allow = povolit
    .description = Povolit výzvy v tomto kanálu; dokud žádný nepřidáš, smějí být všude
command-server-set-forbid = zakázat
    .description = Odebrat tento kanál ze seznamu těch, kde jsou výzvy povolené
command-server-set-game = hra
    .description = Rummy, které se hraje, když výzva žádné neuvádí
command-server-set-language = jazyk
    .description = Jazyk, kterým tu píšu všem
command-server-set-cards = karty
    .description = Jak stoly všem ukazují karty
command-server-set-threads = vlákna
    .description = Jestli každý stůl dostane vlastní vlákno
command-server-set-games_per_person = partií-na-osobu
    .description = Kolik partií může jeden člověk hrát najednou
command-server-set-games_per_server = partií-na-serveru
    .description = Kolik partií může na tomto serveru běžet najednou
command-server-set-challenges_per_person = výzev-od-osoby
    .description = Kolik výzev může mít jeden člen najednou otevřených
command-server-set-challenges_to_person = výzev-pro-osobu
    .description = Kolik výzev může najednou čekat na odpověď jednoho člena

choice-stock = balíček
choice-pile = odhoz (odhazovací balíček)
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
