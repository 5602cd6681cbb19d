### Rozdanie dnia: jedna runda w każdej grze, dla wszystkich te same karty, jedna próba.

## Opcja, z którą się je gra
option-name-one-round = jedna runda
    .hint = Czy partię rozstrzyga już pierwsza runda, bez względu na cel.

## Polecenia
command-club-today = dziś
    .description = Rozdanie dnia: jedna runda w każdej grze, dla wszystkich te same karty
command-club-today-game = gra
    .description = Która gra; jeśli pominiesz, zobaczysz wszystkie dzisiejsze rozdania

## Wszystkie gry jednego dnia
today-title = ### Rozdanie dnia
today-title-past = ### Wczorajsze rozdania
today-about = Jedna runda każdej gry przeciwko Jolly’emu. Wszyscy wszędzie dostają te same karty. Każde rozdanie możesz zagrać **raz**, w około trzy minuty.
today-line-new = **{ $game }**: jeszcze niezagrane
today-line-none = **{ $game }**: niezagrane
today-line-running = **{ $game }**: w toku
today-line-left = **{ $game }**: niedokończone
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Nowe rozdania { $due }
today-none-then = Tego dnia nie było rozdań.
button-today-yesterday = Wczoraj
button-today-today = Dziś

## Przed próbą. $clock i $increment to czasy, $level to siła komputera.
today-deal-title = ### Rozdanie dnia · { $game }
today-awaits = Jedna runda przeciwko Jolly’emu ({ $level }). Zaczynasz ty. Spróbuj wygrać z jak największą przewagą punktów.
    Twój czas: { $clock }, po każdym ruchu +{ $increment }. **Rusza, gdy naciśniesz „{ button-today-start }”.** To rozdanie możesz zagrać raz: bez podpowiedzi, bez pauz, bez cofania.
button-today-start = Zacznij
button-today-menu = Wszystkie gry

## Dowód, że nikt nie zmienił kart, za przyciskiem
button-today-proof = Uczciwość
today-proof = Wszystkie karty rozdania wynikają z jednej liczby początkowej, którą Jolly losuje kilka dni wcześniej. Dopóki trwa dzień, widzisz tylko jej odcisk, potem także samą liczbę. Jeśli do siebie pasują, nikt nie zmienił żadnej karty.
# Odcisk to długa liczba szesnastkowa.
today-fingerprint = Dzisiejszy odcisk tasowania (ustalony już kilka dni temu): `{ $commitment }`
today-fingerprint-late = Dzisiejszy odcisk tasowania (ustalony dopiero dziś, bo Jolly nie działał): `{ $commitment }`
today-fingerprint-next = Jutrzejszy: `{ $commitment }`

## Po próbie. $lead to liczba ze znakiem, "+34", $place to tekst today-place.
today-place = miejsce { $place } z { $all }
today-lead = { $how ->
    [ahead] przed Jollym
    [behind] za Jollym
   *[level] remis z Jollym
}
today-place-here = Na tym serwerze: miejsce { $place } z { $all }
today-better = Lepiej niż { $percent }% pozostałych graczy
today-median = mediana { $lead }
today-median-alone = Mediana wszystkich graczy: { $lead }
today-median-name = mediana wszystkich
today-alone = Na razie tylko ty masz to rozdanie za sobą.
today-left = **Twoja runda jest niedokończona**, więc jesteś za wszystkimi, którzy swoją dokończyli.
today-not-played = To rozdanie minęło bez twojego udziału.
today-judge = Silny komputer z twoimi kartami: **{ $lead }**
today-judge-later = Silny komputer jeszcze gra. Zajrzyj za chwilę.
today-judge-name = silny komputer
today-here = **Na tym serwerze** (miejsce wśród wszystkich):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = niedokończone
today-nobody-here = Na tym serwerze nikt inny nie ma jeszcze tego rozdania za sobą.
today-in-dm = Na serwerze zobaczysz też, jak poszło tamtejszym graczom.
today-watch = Zobacz, jak grali inni
today-revealed = Liczba początkowa: `{ $number }`. Jej skrót SHA-256 to odcisk `{ $commitment }`, a wynikają z niej wszystkie karty. Żeby to sprawdzić, użyj `/{ command-game } { command-game-verify }` przy jednej z tych partii.
today-worth = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} w klasyfikacji miesiąca
# $loss: „mniej więcej 6 punktów (± 2)”; $told i $advice to całe zdania
today-parted = Twoja pierwsza kosztowna decyzja: **ruch { $turn }**, strata { $loss }.
    { $told } Lepiej: { $advice }
today-parted-nowhere = Analiza nie widzi decyzji, która kosztowała cię punkty.
button-today-parted = Mój pierwszy błąd
button-today-turn = Zobacz ruch { $turn }
today-picture = { $game }: rozdanie dnia
button-today-share = Udostępnij
button-today-too = Zagraj też
today-shared = **{ $name }**, rozdanie dnia w grze **{ $game }**: { $how ->
    [ahead] **{ $lead }**, przed Jollym
    [behind] **{ $lead }**, za Jollym
   *[level] remis z Jollym
}

## Klasyfikacja miesiąca
button-today-ladder = Najlepsi miesiąca
button-today-before = Poprzedni miesiąc
button-today-after = Następny miesiąc
today-ladder-title = ### Najlepsi miesiąca · rozdania dnia
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [one] 1 rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
}
today-ladder-empty = Na tym serwerze nikogo jeszcze nie ma w klasyfikacji tego miesiąca. Rozdanie liczy się, gdy minie jego dzień.
today-ladder-dm = Otwórz klasyfikację na serwerze, a zobaczysz tamtejszych graczy.
today-ladder-everywhere = Ty, na wszystkich serwerach: miejsce { $place } z { $all }, { $points }
today-ladder-rule = Rozdanie daje 50 punktów, jeśli pójdzie ci tak jak silnemu komputerowi z tymi samymi kartami; do 100, jeśli lepiej, i aż do 0, jeśli gorzej. Sumują się twoje najlepsze rozdania, najwyżej { $best }. Rozdanie liczy się na serwerze, na którym je zaczynasz, od następnego dnia.

## Czego nie można
today-none = W tej grze nie ma rozdania dnia.
today-gone = To rozdanie jest za stare i Jolly już go nie ma. Wybierz jedno z dzisiejszych.
today-still = Ktoś jeszcze gra to rozdanie. Zajrzyj za kilka minut.
today-day-over = Ten dzień już minął. Są nowe rozdania.
today-had = To rozdanie masz już za sobą. Następne będzie o północy UTC.
today-sealed = Partia #{ $game } to rozdanie dnia. Najpierw zagraj je (/{ command-club } { command-club-today }) albo obejrzyj jutro (UTC).
today-share-where = Wynik możesz udostępnić tylko na kanale serwera.

## Na pierwszej stronie klubu
today-front = Rozdania dnia
today-front-done = { $done } z { $all }
today-front-next = **Rozdanie dnia** czeka: { $game }. Możesz je zagrać raz, w około trzy minuty.
button-today-front = Zagraj rozdanie
