### Opcje gier: nazwy i wartości, czym zasady różnią się od zwykłych, co wpisano źle,
### i okno, w którym się je wybiera. Nazwy najwyżej 45 znaków, podpowiedzi najwyżej 100.

option-name-target = cel
    .hint = Ile punktów kończy partię.
option-name-clock = czas na partię
    .hint = Czas każdej osoby na całą partię, na przykład 10m albo 1h; albo none.
option-name-increment = dodatek czasu
    .hint = Czas dodawany po każdym ruchu, na przykład 5s; 0, jeśli bez dodatku.
option-name-turn-limit = czas na ruch
    .hint = Najdłuższy czas na jeden ruch, na przykład 60s, 5m albo 24h; albo none.
option-value-target-0 = zależnie od liczby osób
option-name-deals = liczba rund
    .hint = Ile rund gracie; 0, jeśli liczba nie jest ustalona.
option-name-initial-meld = punkty pierwszego wyłożenia
    .hint = Ile punktów musi mieć pierwsze wyłożenie.

preset-standard = standardowe

options-usual = Standardowe zasady
options-changed = Zmienione: { $changes }
options-preset = Zasady: { $preset } – { $meaning }
options-preset-changed = Zasady: { $preset } – { $meaning } – zmienione: { $changes }
option-with-value = { $option }: { $value }
options-code = Żeby znowu grać według tych zasad: `{ command-challenge-options }:code={ $code }`

options-not-understood = Nie rozumiem tych opcji. Wpisz je tak: { $example }, oddzielone spacjami; na początku może stać zestaw zasad albo kod.
option-unknown = { $game } nie ma opcji „{ $name }”. Wybierz jedną z tych: { $known }.
option-unknown-near = { $game } nie ma opcji „{ $name }”. Chodzi o „{ $near }”? Wybierz jedną z tych: { $known }.
option-not-possible = „{ $value }” to zła wartość opcji „{ $name }”. Wybierz jedną z tych: { $choices }.
option-not-possible-near = „{ $value }” to zła wartość opcji „{ $name }”. Chodzi o „{ $near }”? Wybierz jedną z tych: { $choices }.
option-not-between = „{ $value }” to zła wartość opcji „{ $name }”. Wybierz od { $least } do { $most }.
option-not-between-or = „{ $value }” to zła wartość opcji „{ $name }”. Wybierz od { $least } do { $most } albo { $choices }.
preset-unknown = { $game } nie ma zestawu „{ $name }”. Wybierz jeden z tych: { $choices }.
preset-and-code = Podaj zestaw zasad albo kod, nie oba. Możesz dodać inne opcje.
code-not-understood = Nie znam kodu „{ $code }”. Sprawdź, czy nie ma w nim literówki.
code-other-game = Ten kod jest do gry { $game }. Wybierz grę { $game } albo żadną.

options-title = Opcje: { $game }
options-between = od { $least } do { $most }
options-preset-hint = Wybierz zestaw zasad
options-shown = Wyzwanie pokazuje teraz te zasady.
button-options-rules = Zasady
button-options-more-rules = Więcej zasad
button-options-time = Czas
challenge-options-not-yours = Zasady może zmienić tylko osoba, która rzuciła wyzwanie. Możesz odmówić albo odejść.
