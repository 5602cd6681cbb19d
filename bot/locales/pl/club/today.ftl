### Rozdanie dnia: jedna runda w każdej grze, dla wszystkich te same karty, jedna próba.

## Opcja, z którą się je gra
option-name-one-round = jedna runda
    .hint = Czy decyduje pierwsza runda bez względu na cel.

## Polecenia
command-club-today = dziś
    .description = Rozdanie dnia: jedna runda w każdej grze, dla wszystkich te same karty
command-club-today-game = gra
    .description = Gra; bez niej zobaczysz wszystkie

## Wszystkie gry jednego dnia
today-title = ### Rozdanie dnia
today-title-past = ### Wczorajsze rozdania
today-about = Jedna runda w każdej grze przeciw Jolly’emu, wszędzie i dla wszystkich z tymi samymi kartami. Na każdą masz **jedną próbę**, około trzech minut.
today-line-new = **{ $game }**: jeszcze niezagrane
today-line-none = **{ $game }**: niezagrane
today-line-running = **{ $game }**: twoja próba trwa
today-line-left = **{ $game }**: niedokończone
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Nowe rozdania { $due }
today-none-then = Tego dnia rozdań nie było.
button-today-yesterday = Wczoraj
button-today-today = Dziś

## Przed próbą. $clock i $increment to czasy, $level to siła komputera.
today-deal-title = ### Rozdanie dnia · { $game }
today-awaits = Jedna runda przeciw Jolly’emu ({ $level }), zaczynasz ty. Liczy się, o ile punktów wyprzedzasz komputer.
    
    Twój zegar: { $clock }, a po każdym twoim ruchu jeszcze { $increment }. **Rusza, gdy tylko naciśniesz.** Próba jest jedna: bez podpowiedzi, bez przerwy, niczego nie można cofnąć.
button-today-start = Zacznij próbę
button-today-menu = Wszystkie gry

## Dowód, że nikt nie zmienił kart, za przyciskiem
button-today-proof = Czy to uczciwe?
today-proof = Wszystkie karty rozdania wynikają z jednej liczby początkowej, wylosowanej kilka dni wcześniej. Póki trwa dzień, widać odcisk tej liczby, potem i samą liczbę. Jeśli do siebie pasują, nikt nie zmienił żadnej karty.
# Odcisk to długa liczba szesnastkowa.
today-fingerprint = Dzisiejszy odcisk tasowania, ustalony już kilka dni temu: `{ $commitment }`
today-fingerprint-late = Dzisiejszy odcisk tasowania, ustalony dopiero dziś, bo Jolly wcześniej nie działał: `{ $commitment }`
today-fingerprint-next = Jutrzejszy: `{ $commitment }`

## Po próbie. $lead to liczba ze znakiem, "+34", $place to tekst today-place.
today-place = miejsce { $place } z { $all }
today-lead = { $how ->
    [ahead] Jolly zostaje za tobą
    [behind] Jolly jest przed tobą
   *[level] remis z Jollym
}
today-place-here = Na tym serwerze: miejsce { $place } z { $all }
today-better = Lepiej niż { $percent }% pozostałych
today-median = mediana { $lead }
today-median-alone = Mediana wszystkich: { $lead }
today-median-name = mediana wszystkich
today-alone = Na razie nikt inny nie ma tego za sobą.
today-left = **Twoja próba skończyła się przed rundą.** Stoisz więc za wszystkimi, którzy dograli.
today-not-played = To rozdanie jest niezagrane.
today-judge = Silny komputer na twoim miejscu z tymi samymi kartami: **{ $lead }**
today-judge-later = Silny komputer jeszcze myśli; zajrzyj za chwilę.
today-judge-name = silny komputer
today-here = **Na tym serwerze**, z miejscem wśród wszystkich:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = niedokończone
today-nobody-here = Na tym serwerze nikt inny jeszcze nie dograł.
today-in-dm = Na serwerze zobaczysz też, jak poszło innym stamtąd.
today-watch = Zobacz, jak grali inni
today-revealed = Liczba początkowa: `{ $number }`. Jej SHA-256 to odcisk `{ $commitment }`, a wynikają z niej wszystkie karty: jak to sprawdzić, pokaże `/{ command-game } { command-game-verify }` przy jednej z tych partii.
today-worth = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} w klasyfikacji miesiąca
# $loss: „mniej więcej 6 punktów (± 2)”; $told i $advice to całe zdania
today-parted = Pierwsza decyzja, przez którą wypadasz gorzej niż silny komputer: **ruch { $turn }**, { $loss }.
    { $told } Lepiej: { $advice }
today-parted-nowhere = O ile analiza umie to ocenić, żadna pojedyncza decyzja nie kosztowała cię punktów.
button-today-parted = Gdzie był błąd?
button-today-turn = Zobacz ruch { $turn }
today-picture = { $game }: rozdanie dnia
button-today-share = Udostępnij
button-today-too = Zagraj też
today-shared = **{ $name }** ma za sobą rozdanie dnia (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly zostaje z tyłu
    [behind] **{ $lead }**, Jolly jest z przodu
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
today-ladder-empty = Na tym serwerze nikt jeszcze nie ma ukończonego rozdania z tego miesiąca, którego dzień już minął.
today-ladder-dm = Na serwerze zobaczysz klasyfikację tych, którzy tam grają.
today-ladder-everywhere = Ty, na wszystkich serwerach razem: miejsce { $place } z { $all }, { $points }
today-ladder-rule = Za rozdanie jest 50 punktów, jeśli idzie ci tak jak silnemu komputerowi z tymi samymi kartami, do 100, jeśli lepiej, i aż do 0, jeśli gorzej. Sumują się twoje najlepsze rozdania, najwyżej { $best }. Rozdanie liczy się na serwerze, na którym zaczynasz próbę, od następnego dnia.

## Czego nie można
today-none = W tej grze nie ma rozdania dnia.
today-gone = Tego rozdania już nie przechowuję.
today-still = Ktoś jeszcze gra to rozdanie. Zajrzyj za kilka minut.
today-day-over = Ten dzień już minął i są nowe rozdania.
today-had = Masz już swoją próbę za sobą. Następne rozdanie będzie o północy UTC.
today-sealed = Stół #{ $game } to próba rozdania dnia. Najpierw zagraj własną (/{ command-club } { command-club-today }) albo poczekaj, aż dzień minie.
today-share-where = Wynik można udostępnić tylko na kanale serwera.

## Na pierwszej stronie klubu
today-front = Rozdania dnia
today-front-done = { $done } z { $all }
today-front-next = **Rozdanie dnia** czeka: { $game }. Jedna próba, około trzech minut.
button-today-front = Zagraj rozdanie
