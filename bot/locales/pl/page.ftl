### Strona stołu.

## Jak się tam trafia z Discorda.

button-page = Graj przy stole
open-page-link = Oto twoje miejsce w #{ $game }. Link jest tylko dla ciebie i działa raz, przez dziesięć minut.
open-page-list = Oto twoje stoły. Link jest tylko dla ciebie i działa raz, przez dziesięć minut.
open-page-none = Stołów nie da się już otworzyć w przeglądarce. Wszystko zrobisz na Discordzie, pod swoimi kartami.

## Wylogowanie, w /preferences.

preferences-signed-in = **Stoły w przeglądarce:** gdy otworzysz link, przeglądarka pozostaje zalogowana przez 30 dni.
button-sign-out = Wyloguj wszędzie
signed-out = Wylogowano cię ze wszystkich przeglądarek. Żeby zalogować się znowu, użyj nowego linku.

## Lista własnych stołów: co się dzieje przy każdym.

running-your-turn = Twoja kolej
running-turn = Gra { $name }
running-paused = Pauza
running-won = Wygrana
running-over = Koniec
running-aborted = Przerwana

## Zanim kogoś wpuścimy: strony z jednym zdaniem.

door-link-used = Ten link był już użyty albo ma więcej niż dziesięć minut. Naciśnij na Discordzie „{ button-page }”, żeby dostać nowy.
door-closed = Najpierw się zaloguj: naciśnij na Discordzie „{ button-page }” przy jednym ze swoich stołów, a dostaniesz link.
activity-again = Spróbuj jeszcze raz
activity-declined = Żeby pokazać ci twój stół, potrzebuję twojej nazwy na Discordzie. Pozwól mi ją zobaczyć.
activity-code = To logowanie wygasło. Zamknij stół i otwórz go jeszcze raz.
activity-instance = Według Discorda ten stół nie jest tu dla ciebie otwarty. Zamknij go i otwórz jeszcze raz.
activity-later = Discord nie odpowiada. Spróbuj za chwilę.
activity-closed = Stołów nie da się jeszcze otworzyć w samym Discordzie. Powiedz osobie, która prowadzi tego bota, że jedno ustawienie jest złe.
discord-unreached = Nie mam teraz połączenia z Discordem, więc nikomu nie leci czas. Spróbuj za chwilę.
door-later = Nie mam teraz połączenia ze stołami. Spróbuj za chwilę.

## Przy stole: co odpada, zanim zapytamy samą grę.

page-unreadable = Stół tego nie zrozumiał. Odśwież stronę.
page-too-fast = To było za dużo naraz. Stół sam się znowu otworzy.

## Karty i kostki, gdy się je czyta na głos; taką nazwą jest też $card.

page-card = { $rank } { $suit }
page-tile = { $suit } { $rank }
page-joker = joker
page-joker-as = joker jako { $card }
page-back = zakryta karta
page-rank-A = as
page-rank-J = walet
page-rank-Q = dama
page-rank-K = król
page-suit-s = pik
page-suit-h = kier
page-suit-d = karo
page-suit-c = trefl
page-colour-b = niebieska
page-colour-g = zielona
page-colour-r = czerwona
page-colour-y = żółta

## Stół.

page-hand = Twoje karty
page-you = Ty
page-meld = Układ { $number }: { $cards } ({ $player })
# Dla kart i dla kostek
page-stock = Do dobrania: { $count }
page-pile = Stos odkryty, kart: { $count }, na wierzchu { $card }
page-pile-empty = Stos odkryty jest pusty
page-pile-spread = Weź ze stosu odkrytego
page-take-from = { $card } i wszystko, co leży wyżej, kart: { $count }, { $cards }
page-close = Zamknij
page-choose = Te karty możesz zagrać na kilka sposobów. Wybierz niżej.
page-discard-one = Możesz odrzucić tylko jedną kartę, a to kończy ruch.
page-offline = Nie ma teraz połączenia. Stół sam wróci.

## Przy stole: jak nazywa się to, czym mogą być podniesione karty, o co jeszcze można prosić, i czas.

offer-meld-run = Wyłóż sekwens · { $points }
offer-meld-group = Wyłóż komplet · { $points }
way-about = { $what } · { $name }
way-watch-yes = Widzowie: wszyscy
way-watch-no = Widzowie: tylko wiadomość
way-watch-hidden = Widzowie: nikt
rematch-wanted = { $name } chce rewanżu.
said-in-seconds = { $count ->
    [one] za { $count } sekundę
    [few] za { $count } sekundy
    [many] za { $count } sekund
   *[other] za { $count } sekundy
}
said-in-minutes = { $count ->
    [one] za { $count } minutę
    [few] za { $count } minuty
    [many] za { $count } minut
   *[other] za { $count } minuty
}
said-in-hours = { $count ->
    [one] za { $count } godzinę
    [few] za { $count } godziny
    [many] za { $count } godzin
   *[other] za { $count } godziny
}
said-in-days = { $count ->
    [one] za { $count } dzień
    [few] za { $count } dni
    [many] za { $count } dni
   *[other] za { $count } dnia
}

## Stół roboczy z kostkami.

page-tiles-turn = Twoja kolej. Przeciągaj kostki, gdzie chcesz, potem naciśnij „{ page-done }”. Albo dobierz jedną.
page-tiles-turn-no-stock = Twoja kolej. Przeciągaj kostki, gdzie chcesz, potem naciśnij „{ page-done }”. Albo spasuj: pula jest pusta.
page-row = Rząd { $number }: { $tiles }
page-put-here = Połóż zaznaczone kostki w rzędzie { $number }
page-new-row = Nowy rząd
page-to-rack = Z powrotem na stojak
page-done = Gotowe
page-undo = Cofnij
page-reset = Od nowa
page-opening-sum = { $counts } z { $needs ->
        [one] { $needs } punktu
        [few] { $needs } punktów
        [many] { $needs } punktów
       *[other] { $needs } punktu
    }

## Pasek, menu i lista stołów.

page-tables = Stoły
page-tables-waiting = Stoły; na twój ruch czeka jeszcze: { $count }
page-tables-start = Żeby zagrać jeszcze jedną partię, wpisz na Discordzie /{ command-challenge }.
page-tables-none = Nie grasz teraz przy żadnym stole. Żeby zacząć partię, wpisz na Discordzie /{ command-challenge }.
page-more = Więcej
page-sounds-on = Włącz dźwięki
page-sounds-off = Wyłącz dźwięki
page-in-discord = Otwórz na Discordzie
page-sign-out = Wyloguj tutaj
page-agree = Zgoda
page-decline = Odmów
page-planned = Plan na twoją kolej: { $what }.
page-plan-draws = dobrać
page-plan-discards = dobrać, potem odrzucić: { $card }
page-plan-nothing = Anuluj plan
page-plan-draw = Zaplanuj dobranie
page-plan-discard = Zaplanuj odrzucenie: { $card }

## Koniec rundy i partii, i odtwarzanie.

page-to-table = Zobacz stół
page-to-result = Zobacz wynik
page-to-rematch = Przejdź do rewanżu
page-points-round = Punkty: { $points }, razem { $total }
page-moment = Krok { $step }
page-replay = Odtwarzanie
page-replay-at = Krok { $at } z { $steps }
page-replay-end = Zakończ odtwarzanie
page-round-before = Rundę wstecz
page-turn-before = Ruch wstecz
page-move-before = Krok wstecz
page-move-next = Krok dalej
page-turn-next = Ruch dalej
page-round-next = Rundę dalej
