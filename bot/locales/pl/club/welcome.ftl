### Pierwsze słowa na nowym serwerze.

# Raz na kanale, gdy Jolly przychodzi na serwer; $help to polecenie, które można nacisnąć
welcome-text = ### Cześć, tu Jolly
    Rozdaję tu karty do remika: grasz z innymi albo z komputerem, przyciskami, na każdym telefonie. Swoje karty widzisz tylko ty, a partia poczeka tak długo, jak się umówicie.
    Więcej powie /{ command-help }.
# Pod spodem, z przyciskiem, który tam prowadzi
welcome-club = **Klub** ma rozdanie i zagadki na każdy dzień, otwarte stoły, sezony i turnieje.
button-first-lesson = Pierwsza lekcja
