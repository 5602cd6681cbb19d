### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = sezon
    .description = Zobacz punkty tego sezonu i kiedy się kończy
command-club-season-game = gra
    .description = Która gra; jeśli pominiesz, ta, w którą gra się tu najwięcej
command-club-champions = mistrzowie
    .description = Zobacz dawnych mistrzów tego serwera, sezon po sezonie
choice-season = sezon
period-season = Sezon

season-title = { $game } · sezon { $number }
season-running = { $days }
    Kończy się { $ends }, { $left }
season-over = { $days } · tabela końcowa
season-rule = Wyprzedź przeciwnika w partii rankingowej: 10 punktów za pierwszym razem, 9 za następnym z tą samą osobą i tak dalej, aż do 1.
season-needs = Mistrzem zostaje pierwsza osoba w tabeli, która ma co najmniej { $games ->
        [one] { $games } partię
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } i co najmniej { $people ->
        [one] { $people } przeciwnika
        [few] { $people } przeciwników
        [many] { $people } przeciwników
       *[other] { $people } przeciwnika
    }.
season-unplayed = { $running ->
    [yes] W tym sezonie nikt nie ma jeszcze ukończonej partii rankingowej. Twoja może być pierwsza!
   *[no] W tamtym sezonie nikt nie ukończył partii rankingowej.
}
season-won = wygrane { $wins } z { $games }
season-opponents = { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
}
season-champion = mistrz
season-unknown = Ten serwer nie miał sezonu { $number }.
button-season-before = Poprzedni sezon
button-season-after = Następny sezon

champions-title = Mistrzowie
champions-season = Sezon { $number } · { $days }
champions-none = bez mistrza
champions-empty = Żaden sezon jeszcze się tu nie skończył. Obecny kończy się { $ends }.

season-posted = Koniec sezonu { $number } · { $days }
season-begun = Zaczyna się nowy sezon i wszyscy znowu mają 0.

profile-titles = **Tytuły mistrza**
profile-title-row = { $game } · sezony: { $seasons }

## The host's page

command-server-season = sezon
    .description = Sezony, mistrzowie i tabela tygodnia
command-server-season-zone = strefa
    .description = Strefa czasowa serwera dla sezonów: wpisz duże miasto w pobliżu
command-server-season-season = sezon
    .description = Ile trwa każdy sezon
command-server-season-season_ends = koniec-sezonu
    .description = Ostatni dzień obecnego sezonu, na przykład 2026-12-31
command-server-season-season_post = ogłaszaj-mistrzów
    .description = Ogłaszaj mistrzów razem z tabelą tygodnia
command-server-season-champion_role = rola-mistrza
    .description = Rola, którą mistrz nosi przez następny sezon
command-server-season-champion_game = gra-mistrza
    .description = Mistrz której gry dostaje rolę; jeśli pominiesz, domyślnej
choice-quarter = kwartał
choice-weeks-4 = 4 tygodnie
choice-weeks-2 = 2 tygodnie
server-about-season = Strefa czasowa serwera, długość sezonu i nagrody dla mistrzów.
server-page-season = Sezony
server-zone = **strefa czasowa:** { $zone }
server-season = **długość sezonu:** { $value ->
    [quarter] kwartał
    [weeks-4] 4 tygodnie
    [weeks-2] 2 tygodnie
   *[month] miesiąc
}
server-season-runs = **sezon { $number }:** { $days } · kończy się { $ends }, { $left }
server-season-none = Żaden sezon teraz nie trwa. Zacznie go następna partia rankingowa.
server-champions-posted = **mistrzowie:** ogłaszam na kanale { $channel }
server-champions-silent = **mistrzowie:** nie ogłaszam
server-champions-nowhere = **mistrzowie:** nie ogłaszam, dopóki nie wybierzesz kanału na tabelę tygodnia
server-champion-role = **rola mistrza w grze { $game }:** { $role }
server-champion-forbidden = ⚠ Nie mogę nadać ani odebrać roli { $role }. Daj mojej roli uprawnienie „Zarządzanie rolami” i przesuń ją na liście ról serwera ponad { $role }.
server-champion-gone = ⚠ Rola mistrza została usunięta. Wybierz inną.
server-champion-left = Osoba z tytułem mistrza opuściła serwer, więc nikt nie dostał roli.
menu-season-length = Długość sezonu: { $value ->
    [quarter] kwartał
    [weeks-4] 4 tygodnie
    [weeks-2] 2 tygodnie
   *[month] miesiąc
}
menu-season-post = Ogłaszaj mistrzów: { $value ->
    [on] tak
   *[off] nie
}
menu-champion-game = Mistrz gry: { $game }
menu-champion-none = Rola mistrza: brak
button-season-zone = Zmień strefę
button-season-last = Zmień ostatni dzień
button-season-end = Zakończ sezon
field-last = Ostatni dzień tego sezonu
field-last-about = Rok, miesiąc i dzień, na przykład 2026-12-31
season-end-sure = Zakończyć ten sezon teraz? Jego mistrzowie już się nie zmienią, a następny sezon zacznie się od razu.
season-ended-now = Sezon się skończył. Ustalam jego mistrzów.
season-last-wrong = Nie rozumiem dnia „{ $typed }”. Wpisz go tak: { $today }, dziś albo później, najwyżej rok naprzód.
champion-role-unknown = Tej roli już nie ma. Wybierz inną.
champion-role-unfit = Roli „{ $role }” nie można nikomu nadać: należy do bota albo to `@everyone`. Wybierz inną.
champion-role-not-yours = Nie możesz nadać roli „{ $role }”. Poproś kogoś z uprawnieniem „Zarządzanie rolami” i wyższą rolą.

## Na pierwszej stronie klubu
season-front = Sezon · { $game }
season-front-place = Miejsce { $place }
season-front-leads = prowadzisz
season-front-behind = { $count ->
    [0] tyle samo ma { $name }
    [one] { $name } ma { $count } punkt więcej
    [few] { $name } ma { $count } punkty więcej
    [many] { $name } ma { $count } punktów więcej
   *[other] { $name } ma { $count } punktu więcej
}
