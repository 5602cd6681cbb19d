### Gdy partia nie idzie jak zwykle: ponaglanie, pauzy, przerwanie, kogo brakuje, urlop;
### i jak sprawdzić, że karty rozdano uczciwie.

command-game-nudge = ponaglij
    .description = Przypomnij o ruchu osobie, na którą już chwilę czekasz
command-game-nudge-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka
command-game-away = nieobecność
    .description = Kogoś długo brakuje: żądaj wygranej, niech gra komputer albo odrocz partię
command-game-away-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka
command-game-pause = pauza
    .description = Zaproponuj zatrzymanie czasu, póki ktoś nie zechce grać dalej
command-game-pause-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka
command-game-abort = przerwij
    .description = Zaproponuj koniec partii w pierwszych ruchach, bez wyniku i bez rankingu
command-game-abort-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

button-nudge = Ponaglij
button-gone = Kogoś brakuje…
button-pause = Pauza
button-goon = Wznów
button-abort = Przerwij
table-stand-in = zastępuje komputer
table-halted = { $reason ->
    [agreed] **Pauza.** Czas nie leci. Jeśli nikt nie naciśnie „Wznów”, partia skończy się bez wyniku: { $until }.
    [adjourned] **Odroczona.** Czas nie leci. Jeśli nikt nie naciśnie „Wznów”, partia skończy się bez wyniku: { $until }.
    [vacation] **{ $name } ma urlop** do { $until }. Czas nie leci.
   *[channel] **Pauza:** nie mam dostępu do kanału. Czas nie leci.
}
end-aborted = Partia została przerwana: bez wyniku, bez rankingu.
game-over = #{ $game } już się skończyła.

turn-nudge = { $user }, w **#{ $game }** wszyscy czekają na ciebie.
nudged = Ponaglenie poszło na kanał i w prywatnej wiadomości: { $name }.
nudge-dm = W **#{ $game }** wszyscy czekają na ciebie: twoja kolej.
nudge-yourself = W #{ $game } teraz twoja kolej: ponaglić można tylko kogoś innego.
nudge-computer = W #{ $game } nie ma teraz kogo ponaglać: gra komputer albo rozdaje się kolejną rundę.
nudge-short-turns = W #{ $game } ruchy są krótkie: nie ponagla się, zadziała czas na ruch.
nudge-again = W tym ruchu ponaglenie już poszło: { $name }. Jeśli nie będzie odpowiedzi, zadziała czas na ruch; przy długiej nieobecności użyj /{ command-game } { command-game-away }.
nudge-later = { $name } potrzebuje jeszcze chwili: ponaglić będzie można { $time }.

button-agree = Zgoda
button-claim = Żądaj wygranej
button-computer = Gra komputer
button-adjourn = Odrocz
proposal = { $verb ->
    [pause] **{ $name }** proponuje pauzę w **#{ $game }**: czas nie leci, póki ktoś nie naciśnie „Wznów”.
    [abort] **{ $name }** proponuje przerwać **#{ $game }**: bez wyniku, bez rankingu.
    [claim] **{ $name }** proponuje: { $other } się nie odzywa i przegrywa **#{ $game }** przez poddanie.
    [computer] **{ $name }** proponuje: { $other } się nie odzywa, więc w **#{ $game }** zagra tam komputer. Partia nie będzie już rankingowa.
   *[adjourn] **{ $name }** proponuje odroczyć **#{ $game }**, bo { $other } się nie odzywa: czas nie leci, póki ktoś nie naciśnie „Wznów”.
}
proposal-agreed = Za: { $names }.
proposal-waiting = { $mentions } – zgoda?
proposal-outcome = { $outcome ->
    [agreed] **Wszyscy się zgadzają.**
    [declined] **Odmowa.** Partia trwa dalej.
    [withdrawn] **Wycofane.** Partia trwa dalej.
   *[lapsed] **Już niemożliwe.**
}
proposed = Twoja propozycja dotycząca #{ $game } jest na kanale. Zacznie obowiązywać, gdy zgodzą się wszyscy pozostali.
answered = { $outcome ->
    [agree] Zgadzasz się. W sprawie #{ $game } czekamy jeszcze na pozostałych.
    [agreed] Wszyscy się zgadzają: sprawa #{ $game } załatwiona.
    [declined] Odmawiasz. #{ $game } trwa dalej.
    [withdrawn] Twoja propozycja została wycofana. #{ $game } trwa dalej.
   *[lapsed] W #{ $game } to już niemożliwe.
}
proposal-open = Inna propozycja jest jeszcze otwarta ({ $name }): najpierw odpowiedz na nią. „Odmów” ją zakończy.
proposal-declined = Taka propozycja była przed chwilą. Ponowić ją można { $time }.
proposal-over = Ta propozycja dotycząca #{ $game } jest już nieaktualna.
proposal-not-yours = Twoja zgoda już jest albo to pytanie nie jest do ciebie.
abort-too-late = #{ $game } można przerwać tylko, dopóki ktoś nie ma jeszcze za sobą dwóch ruchów pierwszej rundy. Poddać ją możesz zawsze: /{ command-resign }.

paused-go-on = #{ $game } jest już wstrzymana.
not-paused = #{ $game } nie jest wstrzymana za zgodą grających.
done-pause = #{ $game } jest wstrzymana. Aby grać dalej, naciśnij **Wznów**, tu albo przy stole.
done-abort = #{ $game } została przerwana: bez wyniku, bez rankingu.
done-goon = #{ $game } trwa dalej.
told-goon = { $runs ->
    [now] **{ $name }** wznawia **#{ $game }**. Czas znów leci.
   *[later] **{ $name }** wznawia **#{ $game }**. Czas znów poleci { $time } albo od następnego ruchu.
}

gone-two = W #{ $game } brakuje: **{ $name }**. Co dalej?
    - **Żądaj wygranej**: { $name } przegrywa przez poddanie, a ty wygrywasz.
    - **Gra komputer**, póki { $name } nie wróci. Partia nie jest już rankingowa.
    - **Odrocz**: czas nie leci, póki ktoś nie naciśnie „Wznów”.
gone-several = W #{ $game } brakuje: **{ $name }**. Co dalej? { $others ->
        [0] Decydujesz tylko ty.
        [one] Zgodzić się musi jeszcze { $others } osoba.
        [few] Zgodzić się muszą jeszcze { $others } osoby.
        [many] Zgodzić się musi jeszcze { $others } osób.
       *[other] Zgodzić się musi jeszcze { $others } osoby.
    }
    - **Żądaj wygranej**: { $name } przegrywa przez poddanie i odpada.
    - **Gra komputer**, póki { $name } nie wróci. Partia nie jest już rankingowa.
    - **Odrocz**: czas nie leci, póki ktoś nie naciśnie „Wznów”.
gone-nobody = W #{ $game } nikogo nie brakuje. Za nieobecną uznaję osobę, która opuściła serwer, przegapiła ostatni ruch (przy krótkich ruchach dwa ostatnie) i od tego czasu nie grała albo, gdy czas na ruch jest bez limitu, nie gra od 24 godzin, choć jest jej kolej.
gone-not = { $name } znów jest w #{ $game } albo minęło jeszcze za mało czasu.
adjourn-again = #{ $game } była już niedawno odroczona. Znów można ją odroczyć { $time }.
gone-vacation = { $name } ma urlop do { $until }.
gone-yourself = Przecież jesteś tutaj.
done-claim = Wygrana w #{ $game } jest twoja.
done-computer = W #{ $game } gra dalej komputer; partia nie jest już rankingowa.
done-adjourn = #{ $game } jest odroczona. Aby grać dalej, naciśnij **Wznów**, tu albo przy stole.
told-claim = Wygrana w **#{ $game }** dla: **{ $name }**. { $other } się nie odzywa, co liczy się jako poddanie.
told-computer = { $other }, brakuje cię w **#{ $game }**: gra za ciebie komputer, a partia nie jest już rankingowa. Naciśnij **Moje karty**, żeby wrócić na swoje miejsce.
told-adjourn = { $other }, brakuje cię w **#{ $game }**: **{ $name }** odracza partię. Po powrocie naciśnij przy stole **Wznów**.
told-back = **{ $name }** wraca do **#{ $game }** i znów gra osobiście.
note-rested = Pauza ({ $time }) nikomu się nie liczy.
note-stand-in = Gra za ciebie komputer. Naciśnij coś albo wpisz polecenie, a wrócisz na miejsce.

vacation-too-long = W tym roku { $days ->
    [one] został ci { $days } dzień urlopu
    [few] zostały ci { $days } dni urlopu
    [many] zostało ci { $days } dni urlopu
   *[other] zostało ci { $days } dnia urlopu
}.
vacation-ended = Witaj z powrotem: tym ruchem twój urlop się kończy. W tym roku { $days ->
    [one] zostaje jeszcze { $days } dzień
    [few] zostają jeszcze { $days } dni
    [many] zostaje jeszcze { $days } dni
   *[other] zostaje jeszcze { $days } dnia
}.
preferences-vacation = **urlop** { $until ->
    [none] teraz brak; w tym roku { $days ->
        [one] zostaje { $days } dzień
        [few] zostają { $days } dni
        [many] zostaje { $days } dni
       *[other] zostaje { $days } dnia
      }
   *[other] do { $until }; w tym roku { $days ->
        [one] zostaje { $days } dzień
        [few] zostają { $days } dni
        [many] zostaje { $days } dni
       *[other] zostaje { $days } dnia
      }
}
command-preferences-vacation = urlop
    .description = Dni wolne od teraz: w wolnych partiach nie leci ci czas; 0, gdy wracasz

command-game-verify = sprawdź
    .description = Pokaż wszystkim, jak sprawdzić, że karty partii rozdano uczciwie
command-game-verify-table = stół
    .description = Numer partii; jeśli pominiesz, twoja ostatnia ukończona tutaj
verify-title = **#{ $game }: czy rozdano uczciwie?**
verify-commitment = Odcisk tasowania, pokazany przed pierwszym ruchem: `{ $commitment }`
verify-contribution = Wkład ({ $name }): `{ $entropy }`
verify-seed = Liczba początkowa, tajna do końca: `{ $seed }`
verify-how = SHA-256 liczby początkowej musi być równy odciskowi, a z tej liczby i z wkładów osób przy stole wynika każde tasowanie. Mając kod źródłowy Jolly, uruchom `python -m engine verify jolly-{ $game }.txt` na dołączonym zapisie: rozda wszystkie karty od nowa, porówna je i skończy słowem „verified”. Że nie podłożono innej partii, poznasz po odcisku i po ruchach, które pamiętasz.
verify-later = Każde tasowanie w #{ $game } wynika z tajnej liczby początkowej. Odcisk to jej SHA-256, więc liczby nie da się podmienić. Póki trwa gra, jest tajna, bo zdradza wszystkie karty; potem /{ command-game } { command-game-verify } pokaże ją razem z zapisem.

rules-all-4 = { "" }**Ponaglić** możesz każdego, kto każe ci czekać: raz na ruch, po ćwierci czasu na ruch.

    { "" }**Kogoś brakuje…** pojawia się, gdy ktoś przegapi ostatni ruch albo odejdzie. Pozostali wybierają: *żądaj wygranej* (przegrana, rankingowa), *gra komputer* (bez rankingu) albo *odrocz*. Gdy gra więcej osób, muszą się zgodzić wszyscy obecni.

    { "" }**Pauza**, gdy wszyscy się zgadzają; **wznowić** może każdy, a osoba, która ma ruch, dostaje czas na powrót. Po 30 dniach partia kończy się bez wyniku.

    { "" }**Przerwać** można za zgodą wszystkich, zanim każdy ma za sobą dwa ruchy: bez wyniku, bez rankingu.

    { "" }**Urlop:** /{ command-preferences } `{ command-preferences-vacation }:7`. W partiach z ruchami od jednego dnia nie leci ci czas; 21 dni w roku. Na ranking nie ma to wpływu.
    .title = Gdy ktoś przestaje grać
