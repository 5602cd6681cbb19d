### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = sezon
    .description = Punkty tego sezonu: kto prowadzi i ile jeszcze potrwa
command-club-season-game = gra
    .description = Który remik; jeśli pominiesz, ten, w który gra się tu najwięcej
command-club-champions = mistrzowie
    .description = Dawni mistrzowie tego serwera, sezon po sezonie
choice-season = sezon
period-season = Sezon

season-title = { $game } · sezon { $number }
season-running = { $days } · kończy się { $ends }, { $left }
season-over = { $days } · tabela końcowa
season-rule = Za każdego rywala, którego zostawisz za sobą w partii rankingowej: 10 punktów za pierwszym razem, 9 za drugim i tak dalej, co najmniej 1.
season-needs = Mistrzem jest pierwsza osoba w tabeli, która ma rozegrane partie: co najmniej { $games }, z różnymi ludźmi: co najmniej { $people }.
season-unplayed = { $running ->
    [yes] W tym sezonie nikt jeszcze nie ma ukończonej partii rankingowej. Twoja może być pierwsza!
   *[no] W tamtym sezonie nie było żadnej ukończonej partii rankingowej tej gry.
}
season-won = wygrane { $wins } z { $games }
season-opponents = { $count ->
    [one] { $count } rywal
    [few] { $count } rywali
    [many] { $count } rywali
   *[other] { $count } rywala
}
season-champion = mistrz
season-unknown = Nie ma tu sezonu { $number }.
button-season-before = Poprzedni sezon
button-season-after = Następny sezon

champions-title = Mistrzowie
champions-season = Sezon { $number } · { $days }
champions-none = bez mistrza
champions-empty = Żaden sezon jeszcze się tu nie skończył. Ten kończy się { $ends }.

season-posted = Koniec sezonu { $number } · { $days }
season-begun = Zaczyna się nowy sezon i wszyscy znów mają 0.

profile-titles = **Tytuły mistrza**
profile-title-row = { $game } · sezony: { $seasons }

## The host's page

command-server-season = sezon
    .description = Sezony, ich mistrzowie i tabela tygodnia
command-server-season-zone = strefa
    .description = Strefa czasowa serwera dla sezonów: wpisz duże miasto w pobliżu
command-server-season-season = sezon
    .description = Ile trwa sezon
command-server-season-season_ends = koniec-sezonu
    .description = Ostatni dzień obecnego sezonu, na przykład 2026-12-31
command-server-season-season_post = ogłaszaj-mistrzów
    .description = Czy ogłaszać mistrzów tam, gdzie tabela tygodnia
command-server-season-champion_role = rola-mistrza
    .description = Rola, którą mistrz ma przez następny sezon
command-server-season-champion_game = gra-mistrza
    .description = Mistrz której gry; bez podania zwykłej
choice-quarter = kwartał
choice-weeks-4 = 4 tygodnie
choice-weeks-2 = 2 tygodnie
server-about-season = Kiedy jest tu północ, ile trwa sezon i co dostają jego mistrzowie.
server-page-season = Sezony
server-zone = **strefa czasowa** { $zone }
server-season = **sezon** trwa { $value ->
    [quarter] kwartał
    [weeks-4] 4 tygodnie
    [weeks-2] 2 tygodnie
   *[month] miesiąc
}
server-season-runs = **sezon { $number }** { $days } · kończy się { $ends }, { $left }
server-season-none = Żaden sezon nie trwa: zacznie się z następną partią rankingową.
server-champions-posted = **mistrzowie** są ogłaszani na { $channel }
server-champions-silent = **mistrzowie** nie są ogłaszani
server-champions-nowhere = **mistrzowie** są ogłaszani tam, gdzie tabela tygodnia; nie wybrano dla niej kanału
server-champion-role = **rola mistrza** { $game }: { $role }
server-champion-forbidden = ⚠ Nie mogę dać ani zabrać roli { $role }. Daj mojej roli uprawnienie Zarządzanie rolami i przesuń ją na liście ról ponad tamtą.
server-champion-gone = ⚠ Roli mistrza już nie ma. Wybierz inną.
server-champion-left = Jeden mistrz opuścił serwer i nie dostanie roli.
menu-season-length = Sezon: { $value ->
    [quarter] kwartał
    [weeks-4] 4 tygodnie
    [weeks-2] 2 tygodnie
   *[month] miesiąc
}
menu-season-post = Ogłaszaj mistrzów: { $value ->
    [on] tak
   *[off] nie
}
menu-champion-game = Rola mistrza: { $game }
menu-champion-none = Brak roli: wybierz
button-season-zone = Inna strefa
button-season-last = Ostatni dzień
button-season-end = Zakończ teraz
field-last = Ostatni dzień tego sezonu
field-last-about = Rok, miesiąc i dzień, na przykład 2026-12-31
season-end-sure = Zakończyć obecny sezon teraz? Jego mistrzowie będą ostateczni, a następny zacznie się od razu.
season-ended-now = Sezon właśnie się kończy; mistrzowie za chwilę.
season-last-wrong = Nie rozumiem „{ $typed }”. Wpisz dzień jak { $today }: dziś lub później, najwyżej rok naprzód.
champion-role-unknown = Tej roli już nie ma. Wybierz inną.
champion-role-unfit = „{ $role }” należy do bota albo do wszystkich, więc nikomu nie można jej dać. Wybierz inną rolę.
champion-role-not-yours = Roli „{ $role }” ty też nie możesz nadać. Poproś kogoś z uprawnieniem Zarządzanie rolami i wyższą rolą.

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
