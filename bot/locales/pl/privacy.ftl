### /privacy: własne dane, jako plik albo do usunięcia.

command-privacy = prywatność
    .description = Wszystko, co o tobie wiem, jako plik; albo usunięcie tego
command-privacy-action = działanie
    .description = Dostać swoje dane jako plik albo usunąć je po potwierdzeniu
choice-export = pobierz
choice-delete = usuń

privacy-exported = To wszystko, co o tobie przechowuję. Ten plik widzisz tylko ty.
privacy-too-large = Twoich danych jest za dużo na jeden plik. Poproś o nie osobę, która mnie prowadzi.
privacy-sure = **Usunąć wszystko, co o tobie przechowuję?**
    Ustawienia, rankingi i miejsca w tabelach znikną na każdym serwerze i nie da się ich przywrócić.
    { $games ->
        [0] { "" }Ukończone partie zostają u tych, którzy w nie grali, ale bez twojej nazwy.
        [one] { "" }**Od razu poddajesz trwającą partię.** Ukończone partie zostają u tych, którzy w nie grali, ale bez twojej nazwy.
        [few] { "" }**Od razu poddajesz { $games } trwające partie.** Ukończone partie zostają u tych, którzy w nie grali, ale bez twojej nazwy.
        [many] { "" }**Od razu poddajesz { $games } trwających partii.** Ukończone partie zostają u tych, którzy w nie grali, ale bez twojej nazwy.
       *[other] { "" }**Od razu poddajesz trwające partie ({ $games }).** Ukończone partie zostają u tych, którzy w nie grali, ale bez twojej nazwy.
    }
    { $challenges ->
        [0] { "" }Co już jest na kanałach, tam zostaje.
       *[other] { "" }Otwarte wyzwania zostają wycofane. Co już jest na kanałach, tam zostaje.
    }
privacy-deleted = Gotowe: twoje dane są usunięte. Możesz zacząć od nowa, kiedy zechcesz.
privacy-kept = Nic nie zostało usunięte.
privacy-asked-before = To pytanie jest już nieaktualne i nic nie zostało usunięte. Nowe pytanie: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = #{ $game } właśnie się zaczęła. Odpowiedz jeszcze raz.
rematch-gone = Kogoś z #{ $game } już tu nie ma, więc rewanżu nie będzie. Pozostałych wyzwiesz przez /{ command-challenge }.
rematch-elsewhere = Partia #{ $game } odbyła się na innym serwerze. Tutaj użyj /{ command-challenge }.
verify-gone = Rozdań w #{ $game } nie da się już sprawdzić: dane kogoś z grających zostały usunięte, a z nimi liczba początkowa. W zapisie nadal jest każdy ruch.
