### Žaidimų parinktys: pavadinimai ir reikšmės, kuo iššūkio taisyklės skiriasi nuo įprastų, kas negerai
### su tuo, kas įrašyta, ir langas, kuriame renkamasi.

option-name-target = tikslas
    .hint = Kiek taškų užbaigia partiją.
option-name-clock = laikrodis
    .hint = Kiekvieno žaidėjo laikas visai partijai, pavyzdžiui, 10m ar 1h; arba none.
option-name-increment = priedas
    .hint = Laikas, pridedamas po kiekvieno ėjimo, pavyzdžiui, 5s; 0 – nieko.
option-name-turn-limit = ėjimo laikas
    .hint = Ilgiausias vieno ėjimo laikas, pavyzdžiui, 60s, 5m ar 24h; arba none.
option-value-target-0 = pagal žaidėjų skaičių
option-name-deals = raundai
    .hint = Kiek raundų žaidžiama; 0 – skaičius nenustatytas.
option-name-initial-meld = pirmojo išdėjimo taškai
    .hint = Kiek taškų reikia pirmajam išdėjimui.

preset-standard = įprastos

## Kas žaidžiama, viena eilute
options-usual = Įprastos taisyklės
options-changed = Pakeista: { $changes }
options-preset = Taisyklės: { $preset } – { $meaning }
options-preset-changed = Taisyklės: { $preset } – { $meaning } – pakeista: { $changes }
option-with-value = { $option }: { $value }
options-code = Tos pačios taisyklės dar kartą: `{ command-challenge-options }:code={ $code }`

## Kas įrašyta
options-not-understood = Nesuprantu šių parinkčių. Rašyk taip: { $example }, su tarpais; pirmas gali būti rinkinys arba kodas.
option-unknown = { $game }: nėra parinkties „{ $name }“. Yra: { $known }.
option-unknown-near = { $game }: nėra parinkties „{ $name }“. Gal „{ $near }“? Yra: { $known }.
option-not-possible = „{ $value }“ netinka parinkčiai „{ $name }“. Rinkis: { $choices }.
option-not-possible-near = „{ $value }“ netinka parinkčiai „{ $name }“. Gal „{ $near }“? Rinkis: { $choices }.
option-not-between = „{ $value }“ netinka parinkčiai „{ $name }“. Galima nuo { $least } iki { $most }.
option-not-between-or = „{ $value }“ netinka parinkčiai „{ $name }“. Galima nuo { $least } iki { $most } arba { $choices }.
preset-unknown = { $game }: nėra rinkinio „{ $name }“. Rinkis: { $choices }.
preset-and-code = Nurodyk arba rinkinį, arba kodą, ne abu. Kitas parinktis pridėti gali.
code-not-understood = Nežinau kodo „{ $code }“. Patikrink, ar nėra klaidos.
code-other-game = Šis kodas yra kito žaidimo: { $game }. Pasirink šį žaidimą arba nenurodyk jokio.

## Langas ir skydelis, kuris veda į jo puslapius. Antraštė – iki 45 ženklų.
options-title = Parinktys: { $game }
options-between = nuo { $least } iki { $most }
options-preset-hint = Pasirink rinkinį
options-shown = Dabar iššūkyje šios taisyklės.
button-options-rules = Taisyklės
button-options-more-rules = Daugiau taisyklių
button-options-time = Laikas
challenge-options-not-yours = Taisykles keisti gali tik tas, kas metė iššūkį. Tu gali atmesti arba išeiti.
