### Gdy partia nie idzie jak zwykle: ponaglanie, pauzy, przerwanie, kogo brakuje, urlop;
### i jak sprawdzić, że karty rozdano uczciwie.

command-game-nudge = ponaglij
    .description = Przypomnij o ruchu osobie, która każe na siebie czekać
command-game-nudge-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka
command-game-away = nieobecność
    .description = Gdy kogoś długo nie ma: żądaj wygranej, niech gra komputer albo odrocz partię
command-game-away-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka
command-game-pause = pauza
    .description = Zaproponuj pauzę: czas nie leci, dopóki ktoś nie wznowi gry
command-game-pause-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka
command-game-abort = przerwij
    .description = Zaproponuj przerwanie partii w jej pierwszych ruchach: bez wyniku, bez rankingu
command-game-abort-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

button-nudge = Ponaglij
button-gone = Kogoś nie ma…
button-pause = Pauza
button-goon = Wznów
button-abort = Przerwij
table-stand-in = zastępuje komputer
table-halted = { $reason ->
    [agreed] **Pauza.** Czas nie leci. Jeśli nikt nie naciśnie „{ button-goon }”, partia skończy się bez wyniku { $until }.
    [adjourned] **Odroczona.** Czas nie leci. Jeśli nikt nie naciśnie „{ button-goon }”, partia skończy się bez wyniku { $until }.
    [vacation] **{ $name } ma urlop** do { $until }. Czas nie leci.
   *[channel] **Pauza:** nie mam dostępu do kanału. Czas nie leci.
}
end-aborted = Partia została przerwana: bez wyniku, bez rankingu.
game-over = Partia #{ $game } już się skończyła.

turn-nudge = { $user }, **#{ $game }** czeka na ciebie: twoja kolej.
nudged = Przypomnienie wysłane na kanał i prywatnie: { $name }.
nudge-dm = **#{ $game }** czeka na ciebie: twoja kolej.
nudge-yourself = W #{ $game } teraz twoja kolej, więc nie ma kogo ponaglać.
nudge-computer = W #{ $game } nie ma teraz kogo ponaglać: gra komputer albo rozdaję następną rundę.
nudge-short-turns = Ruchy w #{ $game } są krótkie, więc nie musisz ponaglać: pilnuje tego czas na ruch.
nudge-again = { $name } ma w tym ruchu już jedno ponaglenie. Jeśli nie zagra, zadziała czas na ruch. Jeśli długo się nie odzywa, użyj /{ command-game } { command-game-away }.
nudge-later = { $name } ma jeszcze chwilę na ruch. Ponaglić możesz { $time }.

button-agree = Zgoda
button-claim = Żądaj wygranej
button-computer = Gra komputer
button-adjourn = Odrocz
proposal = { $verb ->
    [pause] **{ $name }** proponuje pauzę w **#{ $game }**: czas nie leci, dopóki ktoś nie naciśnie „{ button-goon }”.
    [abort] **{ $name }** proponuje przerwać partię **#{ $game }**: bez wyniku, bez rankingu.
    [claim] **{ $name }** proponuje uznać, że { $other } poddaje partię **#{ $game }**, bo się nie odzywa.
    [computer] **{ $name }** proponuje, żeby w **#{ $game }** grał dalej komputer, bo { $other } się nie odzywa. Partia nie będzie już rankingowa.
   *[adjourn] **{ $name }** proponuje odroczyć partię **#{ $game }**, bo { $other } się nie odzywa: czas nie leci, dopóki ktoś nie naciśnie „{ button-goon }”.
}
proposal-agreed = Zgoda: { $names }
proposal-waiting = { $mentions } – zgoda?
proposal-outcome = { $outcome ->
    [agreed] **Wszyscy się zgadzają.**
    [declined] **Odmowa.** Partia trwa dalej.
    [withdrawn] **Wycofane.** Partia trwa dalej.
   *[lapsed] **Już niemożliwe.**
}
proposed = Twoja propozycja w #{ $game } jest na kanale. Zacznie obowiązywać, gdy zgodzą się wszyscy pozostali.
answered = { $outcome ->
    [agree] Zgoda zapisana. W #{ $game } czekam jeszcze na innych.
    [agreed] W #{ $game } zgadzają się wszyscy, więc gotowe.
    [declined] Odmowa zapisana. Partia #{ $game } trwa dalej.
    [withdrawn] Propozycja wycofana. Partia #{ $game } trwa dalej.
   *[lapsed] Ta propozycja w #{ $game } nie jest już możliwa.
}
proposal-open = { $name } ma tu otwartą propozycję. Najpierw odpowiedz na nią; „{ button-decline }” ją zakończy.
proposal-declined = Ostatnia propozycja była przed chwilą. Następną możesz złożyć { $time }.
proposal-over = Ta propozycja w #{ $game } jest już nieaktualna.
proposal-not-yours = Twoja zgoda jest już zapisana albo to pytanie nie jest do ciebie.
abort-too-late = Na przerwanie #{ $game } jest już za późno: można to zrobić, dopóki nie wszyscy mają za sobą dwa ruchy w pierwszej rundzie. Poddać partię możesz zawsze: /{ command-resign }.

paused-go-on = Partia #{ $game } jest już wstrzymana.
not-paused = Nikt z graczy nie włączył pauzy w #{ $game }, więc nie możesz jej wznowić.
done-pause = Partia #{ $game } jest wstrzymana. Żeby ją wznowić, naciśnij **{ button-goon }** tutaj albo przy stole.
done-abort = Partia #{ $game } została przerwana: bez wyniku, bez rankingu.
done-goon = Partia #{ $game } trwa dalej.
told-goon = { $runs ->
    [now] **{ $name }** wznawia partię **#{ $game }**. Czas znowu leci.
   *[later] **{ $name }** wznawia partię **#{ $game }**. Czas ruszy { $time }.
}

gone-two = W #{ $game } nie odzywa się **{ $name }**. Co dalej?
    - **{ button-claim }**: { $name } przegrywa przez poddanie, a ty wygrywasz.
    - **{ button-computer }**, dopóki { $name } nie wróci. Partia nie jest już rankingowa.
    - **{ button-adjourn }**: czas nie leci, dopóki ktoś nie naciśnie „{ button-goon }”.
gone-several = W #{ $game } nie odzywa się **{ $name }**. Co dalej? { $others ->
        [0] Decydujesz tylko ty.
        [one] Zgodzić się musi jeszcze { $others } osoba.
        [few] Zgodzić się muszą jeszcze { $others } osoby.
        [many] Zgodzić się musi jeszcze { $others } osób.
       *[other] Zgodzić się musi jeszcze { $others } osoby.
    }
    - **{ button-claim }**: { $name } przegrywa przez poddanie i odpada.
    - **{ button-computer }**, dopóki { $name } nie wróci. Partia nie jest już rankingowa.
    - **{ button-adjourn }**: czas nie leci, dopóki ktoś nie naciśnie „{ button-goon }”.
gone-nobody = W #{ $game } nikt nie liczy się jeszcze jako nieobecny. Nieobecna jest osoba, która opuściła serwer albo nie zdążyła z ostatnim ruchem (przy krótkich ruchach z dwoma) i nadal nie gra, a bez limitu czasu na ruch osoba, która nie gra od 24 godzin.
gone-not = { $name } jest znowu w #{ $game } albo nie minęło jeszcze dość czasu.
adjourn-again = Partia #{ $game } była już niedawno odroczona. Znowu możesz ją odroczyć { $time }.
gone-vacation = { $name } ma urlop do { $until }, więc nie liczy się to jako nieobecność.
gone-yourself = Nie możesz zgłosić własnej nieobecności.
done-claim = Wygrana w #{ $game } jest twoja.
done-computer = W #{ $game } gra teraz komputer. Partia nie jest już rankingowa.
done-adjourn = Partia #{ $game } jest odroczona. Żeby ją wznowić, naciśnij **{ button-goon }** tutaj albo przy stole.
told-claim = **{ $name }** zgłasza nieobecność w **#{ $game }**: { $other } się nie odzywa, co liczy się jako poddanie.
told-computer = { $other }, nie było cię w **#{ $game }**, więc gra za ciebie komputer, a partia nie jest już rankingowa. Naciśnij **{ button-my-hand }**, żeby wrócić na swoje miejsce.
told-adjourn = { $other }, nie było cię w **#{ $game }**, więc **{ $name }** odracza partię. Po powrocie naciśnij przy stole **{ button-goon }**.
told-back = **{ $name }** wraca do partii **#{ $game }** i gra dalej zamiast komputera.
note-rested = Pauza ({ $time }) nikomu się nie liczy.
note-stand-in = Gra za ciebie komputer. Naciśnij dowolny przycisk albo użyj dowolnego polecenia, żeby wrócić na swoje miejsce.

vacation-too-long = To za długo: w tym roku { $days ->
    [one] został ci { $days } dzień urlopu
    [few] zostały ci { $days } dni urlopu
    [many] zostało ci { $days } dni urlopu
   *[other] zostało ci { $days } dnia urlopu
}.
vacation-ended = Witaj z powrotem! Ten ruch kończy twój urlop. W tym roku { $days ->
    [one] zostaje ci { $days } dzień
    [few] zostają ci { $days } dni
    [many] zostaje ci { $days } dni
   *[other] zostaje ci { $days } dnia
}.
preferences-vacation = **Urlop:** { $until ->
    [none] nie; w tym roku { $days ->
        [one] zostaje ci { $days } dzień
        [few] zostają ci { $days } dni
        [many] zostaje ci { $days } dni
       *[other] zostaje ci { $days } dnia
      }
   *[other] do { $until }; w tym roku { $days ->
        [one] zostaje ci { $days } dzień
        [few] zostają ci { $days } dni
        [many] zostaje ci { $days } dni
       *[other] zostaje ci { $days } dnia
      }
}
command-preferences-vacation = urlop
    .description = Dni wolne od teraz: w partiach bez pośpiechu twój czas wtedy nie leci; 0, gdy wracasz

command-game-verify = sprawdź
    .description = Pokaż wszystkim, jak sprawdzić, że karty partii rozdano uczciwie
command-game-verify-table = stół
    .description = Numer partii; jeśli pominiesz, twoja ostatnia ukończona tutaj
verify-title = **#{ $game }: czy rozdano uczciwie?**
verify-commitment = Odcisk tasowania, pokazany, zanim ktokolwiek zagrał: `{ $commitment }`
verify-contribution = Wkład ({ $name }): `{ $entropy }`
verify-seed = Liczba początkowa, tajna do końca: `{ $seed }`
verify-how = Skrót SHA-256 liczby początkowej musi być równy odciskowi, a z tej liczby i z wkładów wynika każde tasowanie. Mając kod źródłowy Jolly’ego, uruchom `python -m engine verify jolly-{ $game }.txt` na dołączonym zapisie: rozda wszystkie karty od nowa, porówna je i skończy słowem „verified”. Żeby mieć pewność, że to ta sama partia, porównaj odcisk i ruchy z tym, co było przy stole.
verify-later = Każde tasowanie w #{ $game } wynika z tajnej liczby początkowej. Odcisk to jej skrót SHA-256, więc liczby nie da się podmienić. Zdradziłaby wszystkie karty, więc jest tajna do końca partii. Potem /{ command-game } { command-game-verify } pokaże ją razem z zapisem.

rules-all-4 = { "" }**{ button-nudge }** osobę, która każe na siebie czekać: raz na ruch, po ćwierci czasu na ruch.
    { "" }**{ button-gone }** pojawia się, gdy ktoś nie zdążył z ostatnim ruchem albo odszedł. Pozostali wybierają: *żądaj wygranej* (nieobecna osoba przegrywa, partia rankingowa), *gra komputer* (bez rankingu) albo *odrocz*. Gdy gra więcej niż dwie osoby, muszą się zgodzić wszyscy obecni.
    { "" }**{ button-pause }**, gdy wszyscy się zgadzają. **{ button-goon }** może nacisnąć każdy, a osoba, która ma teraz ruch, dostaje czas na powrót. Po 30 dniach partia kończy się bez wyniku.
    { "" }**{ button-abort }**, gdy wszyscy się zgadzają, dopóki nie wszyscy mają za sobą dwa ruchy: bez wyniku, bez rankingu.
    { "" }**Urlop:** /{ command-preferences } `{ command-preferences-vacation }:7`. W partiach z ruchami od jednego dnia twój czas wtedy nie leci. Masz 21 dni w roku.
    .title = Gdy ktoś przestaje grać
