### Pierwsze słowa na nowym serwerze.

button-first-lesson = Pierwsza lekcja
welcome-hello = ### Cześć, jestem Jolly. Zagrajmy w remika!
    Naciśnij **{ button-play-now }**, a rozdam karty do łatwej partii ze mną. Czas nie goni, a swoje karty widzisz tylko ty.
    Ze znajomymi zagrasz przez /{ command-challenge }. Gramy w remika kartami albo kostkami.
welcome-ways = **{ button-first-lesson }** uczy krok po kroku. **{ button-club }** to zagadki, rozdanie dnia i turnieje. **{ button-set-up }** jest dla osób, które zarządzają tym serwerem.
