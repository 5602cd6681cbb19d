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
today-about = Jedna runda w każdej grze przeciw Jolly, wszędzie i dla wszystkich tymi samymi kartami. Na każdą masz **jedną próbę**, około trzech minut.
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
today-awaits = Jedna runda przeciw Jolly ({ $level }), zaczynasz ty. Liczy się, o ile punktów wyprzedzasz komputer.
    
    Twój zegar: { $clock }, a po każdym twoim ruchu jeszcze { $increment }. **Rusza, gdy tylko naciśniesz.** Próba jest jedna: bez podpowiedzi, bez przerwy, niczego nie można cofnąć.
button-today-start = Zacznij próbę
button-today-menu = Wszystkie gry
# Odcisk to długa liczba szesnastkowa.
today-fingerprint = Dzisiejszy odcisk tasowania, ustalony już kilka dni temu: `{ $commitment }`
today-fingerprint-late = Dzisiejszy odcisk tasowania, ustalony dopiero dziś, bo Jolly wcześniej nie działał: `{ $commitment }`
today-fingerprint-next = Jutrzejszy: `{ $commitment }`

## Po próbie. $lead to liczba ze znakiem, "+34", $place to tekst today-place.
today-place = miejsce { $place } z { $all }
today-lead = { $how ->
    [ahead] Jolly zostaje za tobą
    [behind] Jolly jest przed tobą
   *[level] remis z Jolly
}
today-alone = Na razie nikt inny nie ma tego za sobą.
today-left = **Twoja próba skończyła się przed rundą.** Stoisz więc za wszystkimi, którzy dograli.
today-not-played = To rozdanie jest niezagrane.
today-judge = Mocny komputer na twoim miejscu tymi samymi kartami: **{ $lead }**
today-judge-later = Mocny komputer jeszcze myśli; zajrzyj za chwilę.
today-judge-name = mocny komputer
today-here = **Na tym serwerze**, z miejscem wśród wszystkich:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = niedokończone
today-nobody-here = Na tym serwerze nikt inny jeszcze nie dograł.
today-in-dm = Na serwerze zobaczysz też, jak poszło innym stamtąd.
today-watch = Zobacz, jak grali inni
today-revealed = Liczba początkowa: `{ $number }`. Jej SHA-256 to odcisk `{ $commitment }`, a wynikają z niej wszystkie karty: jak to sprawdzić, pokaże `/game verify` przy jednej z tych partii.
today-picture = { $game }: rozdanie dnia
button-today-share = Udostępnij
button-today-too = Zagraj też
today-shared = **{ $name }** ma za sobą rozdanie dnia (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly zostaje z tyłu
    [behind] **{ $lead }**, Jolly jest z przodu
   *[level] remis z Jolly
}

## Czego nie można
today-none = W tej grze nie ma rozdania dnia.
today-gone = Tego rozdania już nie przechowuję.
today-still = Ktoś jeszcze gra to rozdanie. Zajrzyj za kilka minut.
today-had = Masz już swoją próbę za sobą. Następne rozdanie będzie o północy UTC.
today-sealed = Stół #{ $game } to próba rozdania dnia. Najpierw zagraj własną (/club today) albo poczekaj, aż dzień minie.
today-share-where = Wynik można udostępnić tylko na kanale serwera.
