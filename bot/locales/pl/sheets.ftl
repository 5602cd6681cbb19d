### Zasady domowe: własne zasady serwera, każde pod swoją nazwą.

command-club-sheets = zasady-domowe
    .description = Zobacz zasady domowe tego serwera; osoby, które nim zarządzają, mogą je zmieniać
command-club-sheets-name = nazwa
    .description = Nazwa zasad domowych, na przykład Piątkowe 51
command-club-sheets-game = gra
    .description = Do której gry są te zasady; jeśli pominiesz, do domyślnej
command-club-sheets-options = opcje
    .description = Zasady jak w /{ command-challenge }: target=200 increment=5, preset=tournament albo kod
command-club-sheets-rename = zmień-nazwę
    .description = Nowa nazwa tych zasad domowych
command-club-sheets-remove = usuń
    .description = Usuń te zasady domowe z listy
button-club-sheets = Zasady domowe

sheet-played = Zasady domowe: **{ $name }**
sheets-title = ### Zasady domowe
sheets-none = Ten serwer nie ma jeszcze zasad domowych.
sheets-about = Żeby grać według zasad domowych, dopisz { command-challenge-options }:sheet=nazwa do /{ command-challenge }. Zarządzasz tym serwerem, więc możesz zmieniać listę.
sheets-for-managers = Żeby grać według zasad domowych, dopisz { command-challenge-options }:sheet=nazwa do /{ command-challenge }. Listę mogą zmieniać osoby z uprawnieniem „Zarządzanie serwerem”.
sheets-pick = Wybierz zasady do zmiany
button-sheets = Wszystkie zasady
button-sheet-new = Nowe …
button-sheet-rename = Zmień nazwę …
button-sheet-remove = Usuń
button-sheet-keep = Zapisz te zasady …
sheet-dialog-new = Nowe zasady domowe
sheet-dialog-rename = Zmień nazwę zasad domowych
sheet-dialog-keep = Zapisz jako zasady domowe
field-sheet-name = Nazwa
field-sheet-game = Gra
field-sheet-options = Zasady
sheet-name-about = Krótka, na przykład Piątkowe 51
sheet-options-about = Na przykład target=200 increment=5, preset=tournament albo kod; puste: domyślne zasady
sheet-kept = Zapisano: **{ $name }**. W /{ command-challenge } są na początku listy opcji.

sheet-name-wrong = Nazwa może mieć do { $length } znaków, ale bez „=”.
sheet-exists = Są już zasady domowe o nazwie { $name }. Wybierz inną nazwę albo najpierw usuń tamte.
sheet-unnamed = Wybierz, które zasady domowe: wypełnij pole { command-club-sheets-name }.
sheet-gone = Ktoś usunął te zasady domowe. Wybierz inne.
sheet-none = Ten serwer nie ma jeszcze zasad domowych.
sheet-unknown = Ten serwer nie ma zasad domowych „{ $name }”. Wybierz jedne z tych: { $known }.
sheet-not-read = Ta wersja Jolly’ego nie umie odczytać zasad domowych { $name }. Usuń je i utwórz od nowa.
sheet-not-read-line = Ta wersja Jolly’ego nie umie odczytać tych zasad. Usuń je i utwórz od nowa.
sheet-of-other-game = Te zasady domowe są do gry { $game }. Pole { command-challenge-game } zostaw puste albo wybierz { $game }.
sheet-and-code = Podaj tylko jedno: zasady domowe, zestaw zasad albo kod. Możesz dodać inne opcje.
sheets-too-many = Lista zasad domowych jest pełna (najwyżej { $count }). Najpierw jakieś usuń.
