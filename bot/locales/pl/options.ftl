### Opcje gier: nazwy i wartości, czym zasady różnią się od zwykłych, co wpisano źle,
### i okno, w którym się je wybiera. Nazwy najwyżej 45 znaków, podpowiedzi najwyżej 100.

option-name-target = cel
    .hint = Punkty, które kończą partię.
option-name-clock = czas na partię
    .hint = Czas każdego na całą partię, na przykład 10m albo 1h; albo none.
option-name-increment = dodatek czasu
    .hint = Czas dodawany po każdym ruchu, na przykład 5s; 0, jeśli żaden.
option-name-turn-limit = czas na ruch
    .hint = Najdłuższy czas na jeden ruch, na przykład 60s, 5m albo 24h; albo none.
option-value-target-0 = zależnie od liczby osób
option-name-deals = liczba rund
    .hint = Ile rund się gra; 0, jeśli liczba nie jest ustalona.
option-name-initial-meld = punkty pierwszego wyłożenia
    .hint = Ile punktów musi mieć pierwsze wyłożenie.

preset-standard = standard

options-usual = Standardowe zasady
options-changed = Zmienione: { $changes }
options-preset = Zasady: { $preset } – { $meaning }
options-preset-changed = Zasady: { $preset } – { $meaning } – ale { $changes }
option-with-value = { $option }: { $value }
options-code = Te same zasady znowu: `{ command-challenge-options }:code={ $code }`

options-not-understood = Nie rozumiem tych opcji. Pisz je tak: { $example }, z odstępami; przed nimi może stać zestaw zasad albo kod.
option-unknown = Nie ma opcji „{ $name }”. { $game } ma: { $known }.
option-unknown-near = Nie ma opcji „{ $name }”. Chodzi o „{ $near }”? { $game } ma: { $known }.
option-not-possible = „{ $value }” nie pasuje do opcji „{ $name }”. Wybierz jedno z: { $choices }.
option-not-possible-near = „{ $value }” nie pasuje do opcji „{ $name }”. Chodzi o „{ $near }”? Wybierz jedno z: { $choices }.
option-not-between = „{ $value }” nie pasuje do opcji „{ $name }”. Może być od { $least } do { $most }.
option-not-between-or = „{ $value }” nie pasuje do opcji „{ $name }”. Może być od { $least } do { $most } albo { $choices }.
preset-unknown = Nie ma zestawu „{ $name }”. { $game } ma: { $choices }.
preset-and-code = Kod zawiera już wszystkie zasady: podaj albo zestaw, albo kod, a do tego ewentualnie dalsze opcje.
code-not-understood = Nie znam kodu „{ $code }”. Sprawdź, czy nie ma w nim literówki.
code-other-game = Ten kod należy do innej gry: { $game }. Pomiń grę albo wybierz { $game }.

options-title = Opcje: { $game }
options-between = od { $least } do { $most }
options-preset-hint = Wybierz zestaw zasad
options-shown = Wyzwanie pokazuje teraz te zasady.
button-options-rules = Zasady
button-options-more-rules = Więcej zasad
button-options-time = Czas
challenge-options-not-yours = Zasady zmienia tylko ten, kto rzucił wyzwanie. Jeśli ci nie odpowiadają, odmów albo odejdź.
