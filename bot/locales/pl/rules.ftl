### /rules i /help: co wspólne dla wszystkich gier. Strony jednej gry są w games/<gra>.ftl.
### Wiersz we Fluencie nie może zaczynać się od **: przed nim stoi { "" }.

rules-head = { $game } · { $page } z { $pages }
# Oznacza to, co drukowane zasady zostawiają otwarte.
-decided = *(u nas)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Opublikowane zasady różnią się albo o tym milczą. U nas gra się tak.

rules-all-1 = { $clock_text }
    { $turn_text }
    Gdy nie mam połączenia, nikomu nie ubywa czasu.
    .title = Czas

rules-all-2 = { "" }**Bez ślepych zaułków:** nie pozwolę na nic, po czym nie da się skończyć ruchu { -decided }.
    { "" }**Remis na czele:** gracie jeszcze jedną rundę { -decided }.
    { $most ->
        [2] { "" }**Poddanie:** możesz poddać partię w każdej chwili rundy. Wygrywa wtedy druga strona.
       *[other] { "" }**Poddanie:** możesz poddać partię w każdej chwili rundy. Jeśli w grze zostaje już tylko jedna osoba, wygrywa. Inaczej gra toczy się dalej { -decided }: twoje karty idą pod talon, za tę rundę masz 0 punktów, a za twoje karty nikt nic nie dostaje.
    }
    .title = Przypadki szczególne

rules-all-3 = Wszystkie rozdania i tasowania partii wynikają z jednej tajnej liczby początkowej. Jej **odcisk tasowania** (skrót SHA-256) pokazuję już w zapowiedzi partii, zanim ktokolwiek zagra, więc liczby nie da się podmienić. Domieszane są też kliknięcia, którymi zajęliście miejsca, więc nikt nie mógł wybrać kart.
    Po partii każdy może zobaczyć tę liczbę przez /{ command-game } { command-game-verify }, porównać ją z odciskiem i rozdać wszystkie karty od nowa.
    .title = Czy tasowanie jest uczciwe?
rules-words = Inne nazwy: talon (kupka, stos zakryty), stos odkryty (stos kart odrzuconych), komplet (grupa, trójka, czwórka), sekwens (sekwencja, ciąg), układ (meldunek), wyłożyć (zameldować)
rules-words-gin = Inne nazwy: talon (kupka, stos zakryty), stos odkryty (stos kart odrzuconych), komplet (grupa), sekwens (sekwencja), wolne karty (deadwood, karty luzem), zapukać (stukać)
rules-words-tile = Inne nazwy: kostka (płytka, kamień, klocek), stojak (podstawka, tabliczka), pula (bank, worek), komplet (grupa, seria), sekwens (sekwencja, szereg), pierwsze wyłożenie (wejście)

rules-clock = **Czas na partię:** { $clock } dla każdej osoby. { $most ->
        [2] Jeśli ci się skończy, przegrywasz bez względu na wynik.
       *[other] Jeśli ci się skończy, odpadasz bez względu na wynik; wygrywa osoba, która zostanie ostatnia.
    }
rules-clock-increment = **Czas na partię:** { $clock } dla każdej osoby, po każdym ruchu +{ $increment }. { $most ->
        [2] Jeśli ci się skończy, przegrywasz bez względu na wynik.
       *[other] Jeśli ci się skończy, odpadasz bez względu na wynik; wygrywa osoba, która zostanie ostatnia.
    }
rules-no-clock = **Czas na partię:** bez limitu.
rules-turn = **Czas na ruch:** { $turn }. Jeśli nie zdążysz, dobieram i odrzucam za ciebie. Trzy razy z rzędu liczy się jako poddanie { -decided }.
rules-no-turn = **Czas na ruch:** bez limitu.

## /help na jednym ekranie. Każde $… to polecenie o tej nazwie, można je nacisnąć.
help-screen = ### Jolly: remik, od razu na Discordzie
    Graj z innymi albo przeciwko mnie. Swoje karty widzisz tylko ty.
    { "" }
    { "" }**Jak zacząć**
    { "" }1. /{ command-learn } nauczy cię gry w trzy minuty.
    { "" }2. /{ command-challenge } zaczyna partię: wybierz kogoś, wybierz mnie, by grać z komputerem, albo nikogo, by mógł dołączyć każdy.
    { "" }3. **{ button-my-hand }** przy stole albo /{ command-hand } pokazuje twoje karty: zaznacz kilka i naciśnij przycisk.
    { "" }
    Nie wiesz, co dalej? /{ command-hint } wskaże dobry ruch i powie dlaczego, /{ command-rules } objaśni grę.
    /{ command-preferences }: wygląd kart, twój język.
help-standings = /{ command-standings }: kto prowadzi.
help-learn = Nauka: wybierz grę
button-preferences = Ustawienia
help-game = ### { $game }
    { $how }
    /{ command-learn } nauczy cię tego w trzy minuty, /{ command-hint } wskaże dobry ruch, /{ command-rules } objaśni wszystko.
