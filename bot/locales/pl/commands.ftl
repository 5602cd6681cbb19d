### Co Discord pokazuje, gdy ktoś pisze polecenie. Nazwy: małe litery, bez odstępów, najwyżej
### 32 znaki. Opisy: najwyżej 100 znaków.

command-challenge = wyzwanie
    .description = Wyzwij kogoś do gry albo otwórz stół, do którego może dołączyć każdy
command-challenge-opponent = przeciwnik
    .description = Z kim grasz: wybierz Jolly’ego, by grać z komputerem, albo nikogo, by otworzyć stół
command-challenge-opponent2 = przeciwnik2
    .description = Kolejna osoba, w grach dla więcej niż dwóch osób
command-challenge-opponent3 = przeciwnik3
    .description = Kolejna osoba, w grach dla więcej niż dwóch osób
command-challenge-opponent4 = przeciwnik4
    .description = Kolejna osoba, w grach dla więcej niż dwóch osób
command-challenge-opponent5 = przeciwnik5
    .description = Kolejna osoba, w grach dla więcej niż dwóch osób
command-challenge-game = gra
    .description = Która gra; jeśli pominiesz, domyślna na tym serwerze
command-challenge-target = cel
    .description = Ile punktów kończy partię
command-challenge-rounds = rundy
    .description = Ile rund, w grach na ustaloną liczbę rund
command-challenge-clock = czas-na-partię
    .description = Czas każdej osoby na całą partię; jeśli ci się skończy, przegrywasz
command-challenge-turn = czas-na-ruch
    .description = Czas na jeden ruch; gdy minie, gram za ciebie
command-challenge-computer = komputer
    .description = Jak dobrze gra komputer
command-challenge-options = opcje
    .description = Więcej zasad, np. target=200 increment=5, preset=tournament albo kod (wszystkie: „Opcje”)
command-challenge-rated = rankingowa
    .description = Czy partia jest rankingowa; jeśli pominiesz, jak domyślnie na serwerze

command-accept = przyjmij
    .description = Przyjmij najnowsze wyzwanie, które tu na ciebie czeka
command-accept-table = stół
    .description = Które wyzwanie, jeśli czeka ich kilka

command-decline = odmów
    .description = Nie przyjmuj najnowszego wyzwania, które tu na ciebie czeka
command-decline-table = stół
    .description = Które wyzwanie, jeśli czeka ich kilka

command-hand = karty
    .description = Zobacz swoje karty i graj; widzisz to tylko ty
command-hand-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-table = stół
    .description = Zobacz stół, z linkiem do niego; widzisz to tylko ty
command-table-table = stół
    .description = Który stół, jeśli jest ich kilka

command-draw = dobierz
    .description = Zacznij ruch: dobierz z talonu albo weź karty ze stosu odkrytego
command-draw-source = skąd
    .description = Skąd dobrać; jeśli pominiesz, z talonu
command-draw-card = karta
    .description = Ze stosu odkrytego: weź tę kartę i wszystkie, które na niej leżą
command-draw-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-take = weź
    .description = Zacznij ruch: weź ze stosu odkrytego wierzchnią kartę albo kilka kart
command-take-card = karta
    .description = Karta, aż do której bierzesz; jeśli pominiesz, tylko wierzchnia
command-take-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-meld = wyłóż
    .description = Wyłóż na stół komplet albo sekwens
command-meld-cards = karty
    .description = Karty układu, na przykład 4h 5h 6h; *7h to joker jako 7h
command-meld-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-layoff = dołóż
    .description = Dołóż kartę do układu na stole, swojego albo cudzego
command-layoff-card = karta
    .description = Karta, a jeśli pasuje do kilku układów, też numer układu: 7h 3
command-layoff-meld = układ
    .description = Numer układu
command-layoff-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-discard = odrzuć
    .description = Odrzuć kartę na stos odkryty i zakończ ruch
command-discard-card = karta
    .description = Karta, którą odrzucasz, na przykład Kd
command-discard-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-swap = wymień
    .description = Weź ze stołu jokera za kartę, którą zastępuje
command-swap-card = karta
    .description = Karta, którą dajesz za jokera, a jeśli pasuje do kilku układów, też numer układu: 7h 3
command-swap-meld = układ
    .description = Numer układu
command-swap-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-knock = zapukaj
    .description = Gin remik: odrzuć kartę i zapukaj
command-knock-card = karta
    .description = Karta, którą odrzucasz; przy dużym ginie zostaw puste
command-knock-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-close = zamknij
    .description = Žolíky: wyłóż dwanaście kart jednego koloru i odrzuć trzynastą
command-close-card = karta
    .description = Karta, którą odrzucasz
command-close-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-pass = pas
    .description = Gin remik: nie bierz odkrytej karty; kostki: spasuj, gdy pula jest pusta
command-pass-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-resign = poddaj
    .description = Poddaj partię (poproszę jeszcze o potwierdzenie)
command-resign-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-rematch = rewanż
    .description = Wyzwij te same osoby jeszcze raz do tej samej gry
command-rematch-table = stół
    .description = Numer ukończonej partii; jeśli pominiesz, twoja ostatnia tutaj

command-standings = tabela
    .description = Zobacz, kto prowadzi na tym serwerze
command-standings-game = gra
    .description = Która gra; jeśli pominiesz, ta, w którą gra się tu najwięcej
command-standings-period = okres
    .description = Ogółem, ten miesiąc albo ten tydzień; jeśli pominiesz, ogółem
command-standings-order = kolejność
    .description = Według czego sortować; domyślnie ranking (ogółem) lub wygrane (tydzień, miesiąc)
command-standings-page = strona
    .description = Która strona listy; jeśli pominiesz, pierwsza

command-profile = profil
    .description = Ranking, wyniki i serie jednej osoby na tym serwerze
command-profile-user = osoba
    .description = Czyj profil; jeśli pominiesz, twój

command-history = historia
    .description = Twoje ukończone partie tutaj albo jedna z nich, runda po rundzie
command-history-table = stół
    .description = Numer ukończonej partii; jeśli pominiesz, lista twoich partii

command-rules = zasady
    .description = Jak się gra, na krótkich stronach
command-rules-game = gra
    .description = Która gra; jeśli pominiesz, ta przy tym stole

command-help = pomoc
    .description = Jak się ze mną gra, na jednym ekranie
command-help-game = gra
    .description = Która gra; jeśli pominiesz, pomoc ogólna

command-preferences = ustawienia
    .description = Twoje ustawienia: karty, język, wiadomości, ciche godziny
command-preferences-cards = karty
    .description = Jak wyglądają twoje karty
command-preferences-language = język
    .description = Język, w którym ci odpowiadam
command-preferences-messages = wiadomości
    .description = Gdzie dostajesz karty i znak, że twoja kolej: prywatnie czy tylko na kanale
command-preferences-calls = przypomnienia
    .description = Kiedy cię oznaczyć, gdy twoja kolej; domyślnie tylko wtedy, gdy cię nie ma
command-preferences-colours = kolory
    .description = Kolory na obrazkach kart: cztery albo dwa
command-preferences-background = tło
    .description = Obrazki kart do ciemnego czy do jasnego motywu
command-preferences-large = duża-czcionka
    .description = Duża czcionka dla twoich kart i tego, co masz zrobić

command-game = partia
    .description = Rzadsze czynności przy stole: ponaglenie, pauza, sprawdzenie i inne

command-club = klub
    .description = Klub tego serwera: rozdanie dnia, zagadki, kto ma czas, sezony, turnieje

command-server = serwer
    .description = Ustawienia tego serwera, dla osób, które nim zarządzają
command-server-show = pokaż
    .description = Zobacz ustawienia tego serwera
command-server-set = zmień
    .description = Zmień ustawienia tego serwera; zmienia się tylko to, co podasz
command-server-set-allow = zezwól
    .description = Zezwól na wyzwania na tym kanale; dopóki żadnego nie dodasz, wolno wszędzie
command-server-set-forbid = zabroń
    .description = Usuń ten kanał z listy kanałów, na których wolno rzucać wyzwania
command-server-set-game = gra
    .description = W co się gra, gdy wyzwanie nie podaje gry
command-server-set-language = język
    .description = Język, w którym piszę tu do wszystkich
command-server-set-cards = karty
    .description = Jak stoły pokazują karty wszystkim
command-server-set-threads = wątki
    .description = Czy każdy stół dostaje własny wątek
command-server-set-games_per_person = partii-na-osobę
    .description = Ile partii może grać naraz jedna osoba
command-server-set-games_per_server = partii-na-serwerze
    .description = Ile partii może trwać naraz na tym serwerze
command-server-set-challenges_per_person = wyzwań-od-osoby
    .description = Ile wyzwań może mieć naraz otwartych jedna osoba
command-server-set-challenges_to_person = wyzwań-do-osoby
    .description = Ile wyzwań może naraz czekać na odpowiedź jednej osoby

choice-stock = talon
choice-pile = stos odkryty
choice-turn-over = odwróć
choice-easy = łatwy
choice-normal = średni
choice-strong = silny
choice-all = ogółem
choice-month = miesiąc
choice-week = tydzień
choice-rating = ranking
choice-points = punkty
choice-wins = wygrane
choice-games = liczba partii
choice-text = tekst
choice-emoji = emoji
choice-image = obrazek
choice-dm = prywatne
choice-channel = kanał
choice-usual = domyślnie
choice-always = zawsze
choice-never = nigdy
choice-four = cztery
choice-two = dwa
choice-dark = ciemne
choice-light = jasne
choice-cards-automatic = jak chcą gracze; gdy chcą różnie, tekst
choice-automatic = jak Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
