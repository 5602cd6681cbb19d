### /rules i /help: co wspólne dla wszystkich gier. Strony jednej gry są w games/<gra>.ftl.
### Wiersz we Fluencie nie może zaczynać się od **: przed nim stoi { "" }.

rules-head = { $game } · { $page } z { $pages }
# Oznacza to, co drukowane zasady zostawiają otwarte.
-decided = *(u nas)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } znaczy: drukowane zasady są różne albo o tym milczą; my gramy tak.

rules-all-1 = { $clock_text }

    { $turn_text }

    Czas, gdy nie było ze mną połączenia, nikomu się nie liczy.
    .title = Czas

rules-all-2 = { "" }**Żadnych ślepych zaułków.** Nie pozwolę na nic, po czym nie da się skończyć ruchu { -decided }.

    { "" }**Remis na czele:** gra się jeszcze jedną rundę { -decided }.

    { $most ->
        [2] { "" }**Poddać** partię możesz w każdej chwili rundy. Wygrywa wtedy druga strona.
       *[other] { "" }**Poddać** partię możesz w każdej chwili rundy. Kto zostanie bez przeciwników, wygrywa. Inaczej pozostali grają dalej { -decided }: twoje karty idą pod talon, w tej rundzie masz 0 punktów, a za twoje karty nikt nic nie dostaje.
    }
    .title = Przypadki szczególne

rules-all-3 = Wszystkie rozdania i tasowania partii wynikają z jednej tajnej liczby początkowej. Jej **odcisk tasowania** (SHA-256) jest w zapowiedzi partii, zanim ktokolwiek zagra, więc liczby nie da się podmienić. Domieszane są też kliknięcia, którymi zajęliście miejsca, więc nikt nie mógł wybrać kart.

    Po zakończeniu liczbę pokazuje /{ command-game } { command-game-verify }: każdy może porównać ją z odciskiem i rozdać wszystkie karty od nowa.
    .title = Czy tasowanie jest uczciwe?

rules-clock = **Czas na partię:** { $clock } dla każdego. { $most ->
        [2] Komu się skończy, przegrywa bez względu na wynik.
       *[other] Komu się skończy, odpada bez względu na wynik; kto zostanie na końcu, wygrywa.
    }
rules-clock-increment = **Czas na partię:** { $clock } dla każdego, po każdym ruchu +{ $increment }. { $most ->
        [2] Komu się skończy, przegrywa bez względu na wynik.
       *[other] Komu się skończy, odpada bez względu na wynik; kto zostanie na końcu, wygrywa.
    }
rules-no-clock = **Czas na partię:** bez limitu.
rules-turn = **Czas na ruch:** { $turn }. Gdy minie, dobieram i odrzucam za ciebie. Trzy razy z rzędu to poddanie { -decided }.
rules-no-turn = **Czas na ruch:** bez limitu.

## /help na jednym ekranie. Każde $… to polecenie o tej nazwie, można je nacisnąć.
help-screen = ### Jolly: każdy remik, tutaj na Discordzie
    Graj z innymi albo ze mną. Swoje karty widzisz tylko ty.
    { "" }
    { "" }**Jak zacząć**
    { "" }1. /{ command-learn } nauczy cię gry w trzy minuty.
    { "" }2. /{ command-challenge } rzuca komuś wyzwanie; wybierz mnie, by grać z komputerem, a gdy nikogo nie wybierzesz, dołączyć może każdy.
    { "" }3. **{ button-my-hand }** przy stole albo /{ command-hand } pokazuje twoje karty: zaznacz kilka i naciśnij przycisk.
    { "" }
    Nie wiesz, co dalej? /{ command-hint } podpowie dobry ruch i powie dlaczego, /{ command-rules } objaśni grę.
    /{ command-preferences }: wygląd kart, twój język.
help-standings = /{ command-standings }: kto jak dobrze gra.
help-learn = Nauka: wybierz grę
button-preferences = Ustawienia
help-game = ### { $game }
    { $how }
    /{ command-learn } pokaże to w trzy minuty, /{ command-hint } podpowie dobry ruch, /{ command-rules } objaśni wszystko.
