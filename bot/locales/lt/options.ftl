### Žaidimų parinktys: pavadinimai ir reikšmės, kuo iššūkio taisyklės skiriasi nuo įprastų, kas negerai
### su tuo, kas įrašyta, ir langas, kuriame renkamasi.

option-name-target = tikslas
    .hint = Taškai, ties kuriais partija baigiasi.
option-name-clock = laikrodis
    .hint = Kiekvieno laikas visai partijai, pavyzdžiui, 10m ar 1h; arba none.
option-name-increment = priedas
    .hint = Laikas, pridedamas po kiekvieno ėjimo, pavyzdžiui, 5s; 0 – nieko.
option-name-turn-limit = ėjimo laikas
    .hint = Ilgiausias laikas ėjimui, pavyzdžiui, 60s, 5m ar 24h; arba none.
option-name-rounds = raundai
    .hint = Kiek raundų žaidžiama.
option-value-target-0 = pagal žaidėjų skaičių
option-name-deals = dalijimai
    .hint = Kiek raundų žaidžiama; 0 – skaičius nenustatytas.
option-name-ace = tūzas
    .hint = Kur tūzas stovi sekoje.
option-value-ace-low = žemas
option-value-ace-both = žemas ir aukštas
option-name-melds-per-turn = derinių per ėjimą
option-value-melds-per-turn-any = kiek nori
option-value-melds-per-turn-one = vienas
option-name-lay-off-before-own-meld = pridėti neturint savo derinio
    .hint = Ar galima pridėti kortas, kol dar neturi savo derinio.
option-name-final-discard = paskutinis numetimas
    .hint = Ar norint baigti reikia numesti paskutinę kortą.
option-value-final-discard-optional = nebūtinas
option-value-final-discard-required = būtinas
option-name-stock-out = tuščia kaladė
    .hint = Kas vyksta, kai kaladė baigiasi.
option-value-stock-out-reshuffle-once = krūvelė sumaišoma vieną kartą
option-value-stock-out-reshuffle = krūvelė kaskart sumaišoma
option-value-stock-out-turn-over = krūvelė apverčiama
option-name-scoring = skaičiavimas
option-value-scoring-winner-takes-all = visi taškai nugalėtojui
option-value-scoring-penalty = baudos taškai, laimi mažiausia suma
option-name-initial-meld = pirmasis išdėjimas
    .hint = Kiek taškų kartu turi būti verti tavo pirmieji deriniai.
option-name-pile-before-initial-meld = krūvelė prieš pirmąjį išdėjimą
    .hint = Ar prieš pirmąjį išdėjimą galima imti viršutinę krūvelės kortą.
option-value-pile-before-initial-meld-only-if-melded = tik jei iškart išdedi
option-value-pile-before-initial-meld-free = laisvai
option-name-joker-swap = džokerio keitimas
    .hint = Ar džokerį ant stalo galima iškeisti į kortą, kurią jis atstoja.
option-name-unmelded = nieko neišdėta
    .hint = Kiek skiriama, kai visai nieko neišdėta.
option-value-unmelded-count = skaičiuojamos kortos
option-name-knock = beldimas
    .hint = Didžiausias likutis beldimui; pagal atverstą kortą: kiek ji verta (Oklahoma).
option-value-knock-oklahoma = pagal atverstą kortą
option-name-oklahoma-spades-double = vynai dvigubai
    .hint = Oklahomoje: jei atversta korta – vynai, raundo taškai dvigubėja.
option-name-big-gin = didysis džinas
    .hint = Ar raundą baigia visos vienuolika kortų deriniuose.
option-name-line-bonus = priedas už raundus
    .hint = Taškai pabaigoje už kiekvieną laimėtą raundą.
option-name-opening = pirmasis išdėjimas
    .hint = Kas turi būti verta reikiamų taškų.
option-value-opening-single = vienas derinys atskirai
option-value-opening-total = visi nauji deriniai kartu
option-name-opening-points = pirmojo išdėjimo taškai
    .hint = Kiek taškų reikia pirmajam išdėjimui; nuo 0 iki 200.

preset-standard = įprastos
preset-classic = klasikinės
preset-tournament = turnyro
preset-oklahoma = Oklahoma
preset-penalty = baudos
preset-strict = griežtos
preset-total = pagal sumą
preset-slow = lėtos
preset-three-rounds = trys raundai
preset-ten-deals = dešimt dalijimų
preset-rummy-45 = Rami 45
preset-rummy-40 = Rami 40

## Kas žaidžiama, viena eilute
options-usual = Įprastos taisyklės
options-changed = Pakeista: { $changes }
options-preset = Taisyklės: { $preset } – { $meaning }
options-preset-changed = Taisyklės: { $preset } – { $meaning } – bet { $changes }
option-with-value = { $option }: { $value }
options-code = kodas `{ $code }`

## Kas įrašyta
options-not-understood = Nesuprantu šių parinkčių. Rašyk taip: { $example }, su tarpais; pirmas gali būti rinkinys arba kodas.
option-unknown = { $game }: nėra parinkties „{ $name }“. Yra: { $known }.
option-unknown-near = { $game }: nėra parinkties „{ $name }“. Gal „{ $near }“? Yra: { $known }.
option-not-possible = „{ $value }“ netinka parinkčiai „{ $name }“. Rinkis: { $choices }.
option-not-possible-near = „{ $value }“ netinka parinkčiai „{ $name }“. Gal „{ $near }“? Rinkis: { $choices }.
option-not-between = „{ $value }“ netinka parinkčiai „{ $name }“. Galima nuo { $least } iki { $most }.
option-not-between-or = „{ $value }“ netinka parinkčiai „{ $name }“. Galima nuo { $least } iki { $most } arba { $choices }.
preset-unknown = { $game }: nėra rinkinio „{ $name }“. Rinkis: { $choices }.
preset-and-code = Kodas nusako visas taisykles: nurodyk arba rinkinį, arba kodą, o prie jo, jei nori, kitas parinktis.
code-not-understood = Nežinau kodo „{ $code }“. Paieškok klaidingos raidės.
code-other-game = Šis kodas yra kito žaidimo: { $game }. Nenurodyk žaidimo arba pasirink šį: { $game }.

## Langas ir skydelis, kuris veda į jo puslapius. Antraštė – iki 45 ženklų.
options-title = Parinktys: { $game }
options-between = nuo { $least } iki { $most }
options-preset-hint = Pasirink rinkinį
options-shown = Dabar iššūkyje šios taisyklės.
button-options-rules = Taisyklės
button-options-more-rules = Daugiau taisyklių
button-options-time = Laikas
challenge-options-not-yours = Taisykles keisti gali tik tas, kas metė iššūkį. Jei nepatinka, atmesk arba išeik.
