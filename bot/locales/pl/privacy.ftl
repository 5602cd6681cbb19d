### /privacy: własne dane, jako plik albo do usunięcia.

command-privacy = prywatność
    .description = Pobierz wszystko, co o tobie wiem, jako plik albo to usuń
command-privacy-action = działanie
    .description = Pobierz swoje dane jako plik albo je usuń (poproszę o potwierdzenie)
choice-export = pobierz
choice-delete = usuń

privacy-exported = To wszystko, co o tobie przechowuję. Ten plik widzisz tylko ty.
privacy-too-large = Twoich danych jest za dużo na jeden plik tutaj. Poproś o nie osobę, która prowadzi tego bota.
privacy-sure = **Usunąć wszystko, co o tobie przechowuję?**
    Twoje ustawienia, rankingi i miejsca w tabelach znikną na każdym serwerze na dobre.
    { $games ->
        [0] { "" }Ukończone partie zostają u osób, które w nie grały, bez twojej nazwy.
        [one] { "" }**Od razu poddajesz swoją trwającą partię.** Ukończone partie zostają u osób, które w nie grały, bez twojej nazwy.
        [few] { "" }**Od razu poddajesz swoje { $games } trwające partie.** Ukończone partie zostają u osób, które w nie grały, bez twojej nazwy.
        [many] { "" }**Od razu poddajesz swoich { $games } trwających partii.** Ukończone partie zostają u osób, które w nie grały, bez twojej nazwy.
       *[other] { "" }**Od razu poddajesz swoje trwające partie ({ $games }).** Ukończone partie zostają u osób, które w nie grały, bez twojej nazwy.
    }
    { $challenges ->
        [0] { "" }Wiadomości, które już są na kanałach, tam zostają.
       *[other] { "" }Twoje otwarte wyzwania zostaną wycofane. Wiadomości, które już są na kanałach, tam zostają.
    }
privacy-deleted = Gotowe: twoje dane są usunięte. Zapraszam z powrotem, kiedy zechcesz.
privacy-kept = Nic nie zostało usunięte.
privacy-asked-before = To potwierdzenie straciło ważność i nic nie zostało usunięte. Żeby spróbować znowu: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = Partia #{ $game } właśnie się zaczęła. Odpowiedz jeszcze raz.
rematch-gone = Ktoś z #{ $game } usunął swoje dane, więc rewanżu nie będzie. Pozostałych wyzwiesz przez /{ command-challenge }.
rematch-elsewhere = Partia #{ $game } była na innym serwerze. Żeby zagrać tutaj, użyj /{ command-challenge }.
verify-gone = Rozdań w #{ $game } nie da się już sprawdzić: usunięto dane kogoś z graczy, a z nimi liczbę początkową. W zapisie nadal jest każdy ruch.
