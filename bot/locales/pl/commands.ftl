### Co Discord pokazuje, gdy ktoś pisze polecenie. Nazwy: małe litery, bez odstępów, najwyżej
### 32 znaki. Opisy: najwyżej 100 znaków.

command-challenge = wyzwanie
    .description = Wyzwij kogoś do gry albo otwórz stół, do którego może dołączyć każdy
command-challenge-opponent = przeciwnik
    .description = Z kim chcesz grać; wybierz Jolly, by grać z komputerem; puste pole to otwarty stół
command-challenge-opponent2 = przeciwnik2
    .description = Jeszcze ktoś, w grach dla więcej niż dwóch osób
command-challenge-opponent3 = przeciwnik3
    .description = Jeszcze ktoś, w grach dla więcej niż dwóch osób
command-challenge-opponent4 = przeciwnik4
    .description = Jeszcze ktoś, w grach dla więcej niż dwóch osób
command-challenge-opponent5 = przeciwnik5
    .description = Jeszcze ktoś, w grach dla więcej niż dwóch osób
command-challenge-game = gra
    .description = Który remik; jeśli pominiesz, zwykły na tym serwerze
command-challenge-target = cel
    .description = Punkty, które dają wygraną
command-challenge-rounds = rundy
    .description = Ile rund, w grach na ustaloną liczbę rund
command-challenge-clock = czas-na-partię
    .description = Czas każdego na całą partię; komu się skończy, przegrywa
command-challenge-turn = czas-na-ruch
    .description = Najdłuższy czas na jeden ruch; potem ruch robię ja
command-challenge-computer = komputer
    .description = Jak dobrze gra komputer
command-challenge-options = opcje
    .description = Więcej zasad, na przykład target=200 increment=5, preset=tournament albo kod zasad; patrz „Opcje”
command-challenge-rated = rankingowa
    .description = Czy partia liczy się do rankingu; jeśli pominiesz, jak zwykle na serwerze

command-accept = przyjmij
    .description = Przyjmij najnowsze wyzwanie rzucone ci tutaj
command-accept-table = stół
    .description = Które wyzwanie, jeśli jest ich kilka

command-decline = odmów
    .description = Odrzuć najnowsze wyzwanie rzucone ci tutaj
command-decline-table = stół
    .description = Które wyzwanie, jeśli jest ich kilka

command-hand = karty
    .description = Zobacz swoje karty i graj; nikt inny tego nie widzi
command-hand-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-table = stół
    .description = Zobacz stół, z linkiem do niego; nikt inny tego nie widzi
command-table-table = stół
    .description = Który stół, jeśli jest ich kilka

command-draw = dobierz
    .description = Zacznij ruch: dobierz z talonu albo weź karty ze stosu odkrytego
command-draw-source = skąd
    .description = Jeśli pominiesz, z talonu
command-draw-card = karta
    .description = Ze stosu odkrytego: bierzesz tę kartę i wszystkie, które na niej leżą
command-draw-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-take = weź
    .description = Zacznij ruch: weź ze stosu odkrytego wierzchnią kartę albo kilka kart
command-take-card = karta
    .description = Karta, do której bierzesz; jeśli pominiesz, tylko wierzchnia
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
    .description = Karta, którą kładziesz w jego miejsce, a jeśli układów jest kilka, numer układu: 7h 3
command-swap-meld = układ
    .description = Numer układu
command-swap-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-knock = zapukaj
    .description = Gin remik: odrzuć kartę i zapukaj
command-knock-card = karta
    .description = Karta, którą odrzucasz; przy dużym ginie pole puste
command-knock-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-close = zamknij
    .description = Žolíky: wyłóż z ręki dwanaście kart jednego koloru i odrzuć ostatnią
command-close-card = karta
    .description = Karta, którą odrzucasz
command-close-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-pass = pas
    .description = Gin remik: nie bierz odkrytej karty; kostki: nie graj nic, gdy pula jest pusta
command-pass-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-resign = poddaj
    .description = Poddaj partię; zanim zacznie się to liczyć, jeszcze zapytam
command-resign-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

command-rematch = rewanż
    .description = Wyzwij te same osoby jeszcze raz do tej samej gry
command-rematch-table = stół
    .description = Numer ukończonej partii; jeśli pominiesz, twoja ostatnia tutaj

command-standings = tabela
    .description = Kto prowadzi na tym serwerze
command-standings-game = gra
    .description = Który remik; jeśli pominiesz, ten, w który gra się tu najwięcej
command-standings-period = okres
    .description = Ogółem, ten miesiąc albo ten tydzień
command-standings-order = kolejność
    .description = Według czego układać; jeśli pominiesz: ogółem ranking, za tydzień lub miesiąc wygrane
command-standings-page = strona
    .description = Która strona listy

command-profile = profil
    .description = Ranking, wyniki i serie jednej osoby na tym serwerze
command-profile-user = osoba
    .description = Czyj; jeśli pominiesz, twój

command-history = historia
    .description = Twoje ukończone partie tutaj albo jedna z nich runda po rundzie
command-history-table = stół
    .description = Numer ukończonej partii

command-rules = zasady
    .description = Jak się gra, na krótkich stronach
command-rules-game = gra
    .description = Który remik; jeśli pominiesz, ten przy stole tutaj

command-help = pomoc
    .description = Jak się ze mną gra, na jednym ekranie
command-help-game = gra
    .description = Który remik

command-preferences = ustawienia
    .description = Zobacz i zmień, jak pokazuję ci grę, na wszystkich serwerach
command-preferences-cards = karty
    .description = Jak wyglądają twoje karty
command-preferences-language = język
    .description = Język, w którym ci odpowiadam
command-preferences-messages = wiadomości
    .description = Dokąd trafiają karty i twoja kolej: do prywatnych wiadomości czy tylko na kanał
command-preferences-calls = wezwania
    .description = Kiedy wołać cię na twoją kolej: zwykle tylko gdy cię nie ma
command-preferences-colours = kolory
    .description = Cztery albo dwa kolory pików, kierów, kar i trefli na obrazkach kart
command-preferences-background = tło
    .description = Czy rysować obrazki do ciemnego, czy do jasnego motywu
command-preferences-large = duże
    .description = Duży druk dla twoich kart i tego, co masz zrobić

command-game = partia
    .description = Co przy stole przydaje się rzadko: ponaglenie, pauza, sprawdzenie i inne

command-club = klub
    .description = Klub tego serwera: rozdanie dnia, zagadki, kto ma czas, sezony, turnieje

command-server = serwer
    .description = Ustawienia tego serwera, dla osób, które nim zarządzają
command-server-show = pokaż
    .description = Zobacz ustawienia tego serwera
command-server-set = zmień
    .description = Zmień ustawienia tego serwera; zmienia się tylko to, co podasz
command-server-set-allow = zezwól
    .description = Zezwól na wyzwania na tym kanale; póki żadnego nie dodasz, wolno wszędzie
command-server-set-forbid = zabroń
    .description = Usuń ten kanał z listy tych, na których wyzwania są dozwolone
command-server-set-game = gra
    .description = Remik, w którego się gra, gdy wyzwanie żadnego nie podaje
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
choice-usual = zwykle
choice-always = zawsze
choice-never = nigdy
choice-four = cztery
choice-two = dwa
choice-dark = ciemne
choice-light = jasne
choice-cards-automatic = jak chcą wszyscy przy stole, inaczej tekst
choice-automatic = jak Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
