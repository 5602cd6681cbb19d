### Zasady domowe: własne zasady serwera, każde pod swoją nazwą.

command-club-sheets = zasady-domowe
    .description = Zobacz zasady domowe tego serwera; kto nim zarządza, może je zmieniać
command-club-sheets-name = nazwa
    .description = Nazwa zasad domowych, na przykład Piątkowe 51
command-club-sheets-game = gra
    .description = Do której gry są
command-club-sheets-options = opcje
    .description = Zasady jak w /{ command-challenge }: target=200 increment=5, preset=tournament albo kod
command-club-sheets-rename = zmień-nazwę
    .description = Nowa nazwa
command-club-sheets-remove = usuń
    .description = Usuń je z listy
button-club-sheets = Zasady domowe

sheet-played = Zasady domowe: **{ $name }**
sheets-title = ### Zasady domowe
sheets-none = Ten serwer nie ma jeszcze zasad domowych.
sheets-about = W /{ command-challenge } gra się według nich z { command-challenge-options }:sheet=nazwa. Zarządzasz tym serwerem, więc możesz zmieniać listę.
sheets-for-managers = W /{ command-challenge } gra się według nich z { command-challenge-options }:sheet=nazwa. Listę zmienia ten, kto zarządza serwerem.
sheets-pick = Wybierz, które chcesz zmienić
button-sheets = Wszystkie zasady
button-sheet-new = Nowe …
button-sheet-rename = Zmień nazwę …
button-sheet-remove = Usuń
button-sheet-keep = Zapisz jako domowe
sheet-dialog-new = Nowe zasady domowe
sheet-dialog-rename = Zmień nazwę zasad domowych
sheet-dialog-keep = Zapisz jako zasady domowe
field-sheet-name = Nazwa
field-sheet-game = Gra
field-sheet-options = Zasady
sheet-name-about = Krótka, na przykład Piątkowe 51
sheet-options-about = Na przykład target=200 increment=5, preset=tournament albo kod; puste: zwykłe
sheet-kept = Zapisano: **{ $name }**. W /{ command-challenge } są pierwsze wśród opcji.

sheet-name-wrong = Nazwa ma od 1 do { $length } znaków, bez znaku =.
sheet-exists = Zasady domowe o nazwie { $name } już są. Wybierz inną nazwę albo najpierw usuń tamte.
sheet-gone = Tych zasad domowych już nie ma.
sheet-none = Ten serwer nie ma jeszcze zasad domowych.
sheet-unknown = Nie znam zasad domowych „{ $name }”. Są te: { $known }.
sheet-not-read = Ta wersja Jolly nie rozumie zasad domowych { $name }. Usuń je i zapisz na nowo.
sheet-not-read-line = Ta wersja Jolly ich nie rozumie. Usuń je i zapisz na nowo.
sheet-and-code = Zasady domowe określają wszystkie opcje: podaj albo je, albo zestaw zasad, albo kod, i jeśli chcesz, dalsze opcje.
sheets-too-many = Serwer może mieć najwyżej { $count } zasad domowych. Najpierw jakieś usuń.
