### Stalo puslapis naršyklėje.

## Kaip ten patekti iš Discord

button-page = Žaisti prie stalo
open-page-link = Štai tavo vieta prie stalo #{ $game }. Nuoroda skirta tik tau, veikia vieną kartą ir tik dešimt minučių.
open-page-list = Štai tavo stalai. Nuoroda skirta tik tau, veikia vieną kartą ir tik dešimt minučių.
open-page-none = Stalų naršyklėje čia atidaryti nebegalima. Viską gali daryti Discord programoje, prie savo kortų.

## Atsijungimas, /preferences

preferences-signed-in = **Stalai naršyklėje:** atidarius nuorodą, toje naršyklėje jie pasiekiami 30 dienų.
button-sign-out = Atsijungti visur
signed-out = Atsijungta visose naršyklėse. Vėl prisijungsi su nauja nuoroda.

## Savų stalų sąrašas: kaip kuriame einasi

running-your-turn = Tavo ėjimas
running-turn = Eina { $name }
running-paused = Pristabdyta
running-won = Laimėjai
running-over = Baigta
running-aborted = Nutraukta

## Kol dar neįleista: puslapiai iš vieno sakinio

door-link-used = Ši nuoroda jau panaudota arba senesnė nei dešimt minučių. Jei reikia naujos, Discord programoje spausk „{ button-page }“.
door-closed = Dar neprisijungei. Prie kurio nors savo stalo Discord programoje spausk „{ button-page }“, ir gausi nuorodą.
activity-again = Bandyti dar kartą
activity-declined = Kad parodyčiau tavo stalą, turiu žinoti tavo Discord vardą. Leisk man jį matyti.
activity-code = Šis prisijungimas nebegalioja. Uždaryk stalą ir atidaryk jį iš naujo.
activity-instance = Discord sako, kad šis stalas čia atidarytas ne tau. Uždaryk jį ir atidaryk iš naujo.
activity-later = Discord neatsakė. Bandyk dar kartą po akimirkos.
activity-closed = Stalų pačioje Discord programoje kol kas atidaryti negalima. Pranešk tam, kas mane prižiūri: viena nuostata neteisinga.
discord-unreached = Dabar Discord nepasiekiu, todėl laikas niekam neina. Bandyk dar kartą po akimirkos.
door-later = Stalai dabar nepasiekiami. Bandyk dar kartą po akimirkos.

## Prie stalo: kas atmetama dar prieš klausiant žaidimo

page-unreadable = Stalas to nesuprato. Įkelk puslapį iš naujo.
page-too-fast = Per daug iš karto. Stalas vėl atsidarys pats.

## Kortos ir kauliukai, kai jie skaitomi balsu: „širdžių dama“, „mėlynas 7“

page-card = { $suit } { $rank }
page-tile = { $suit } { $rank }
page-joker = džokeris
page-joker-as = džokeris kaip { $card }
page-back = užversta korta
page-rank-A = tūzas
page-rank-J = valetas
page-rank-Q = dama
page-rank-K = karalius
page-suit-s = vynų
page-suit-h = širdžių
page-suit-d = būgnų
page-suit-c = kryžių
page-colour-b = mėlynas
page-colour-g = žalias
page-colour-r = raudonas
page-colour-y = geltonas

## Stalas. Skaičius puslapis įrašo pats, todėl linksnių pagal juos čia nėra.

page-hand = Tavo kortos
page-you = Tu
page-meld = Derinys { $number }: { $cards } ({ $player })
page-stock = Kaladė, kortų: { $count }
page-pile = Krūvelė, kortų: { $count }, viršuje { $card }
page-pile-empty = Krūvelė tuščia
page-pile-spread = Imti iš krūvelės
page-take-from = { $card } ir visa, kas ant jos (kortų: { $count }): { $cards }
page-close = Uždaryti
page-choose = Galima keliais būdais. Pasirink apačioje.
page-discard-one = Numesti gali tik vieną kortą, ir tada tavo ėjimas baigtas.
page-offline = Dabar nėra ryšio. Stalas grįš pats.

## Prie stalo: kuo gali būti pakeltos kortos, ko dar galima paprašyti, ir laikas

offer-meld-run = Išdėti seką · { $points }
offer-meld-group = Išdėti grupę · { $points }
way-about = { $what } · { $name }
way-watch-yes = Žiūrovai: visi
way-watch-no = Žiūrovai: tik žinutė
way-watch-hidden = Žiūrovai: nėra
rematch-wanted = { $name } nori revanšo.
said-in-seconds =
    { $count ->
        [one] po { $count } sekundės
        [few] po { $count } sekundžių
       *[other] po { $count } sekundžių
    }
said-in-minutes =
    { $count ->
        [one] po { $count } minutės
        [few] po { $count } minučių
       *[other] po { $count } minučių
    }
said-in-hours =
    { $count ->
        [one] po { $count } valandos
        [few] po { $count } valandų
       *[other] po { $count } valandų
    }
said-in-days =
    { $count ->
        [one] po { $count } dienos
        [few] po { $count } dienų
       *[other] po { $count } dienų
    }

## Stalo juodraštis kauliukams

page-tiles-turn = Tavo ėjimas. Tempk kauliukus, kur nori, paskui spausk „{ page-done }“. Arba trauk vieną.
page-tiles-turn-no-stock = Tavo ėjimas. Tempk kauliukus, kur nori, paskui spausk „{ page-done }“. Arba praleisk: atsargos tuščios.
page-row = Eilė { $number }: { $tiles }
page-put-here = Dėti pasirinktus kauliukus į eilę { $number }
page-new-row = Nauja eilė
page-to-rack = Atgal į stovelį
page-done = Baigta
page-undo = Žingsnis atgal
page-reset = Atkurti
page-opening-sum = Taškų: { $counts } iš { $needs }

## Juosta, meniu ir stalų sąrašas

page-tables = Stalai
page-tables-waiting = Stalai: tavo ėjimo laukia dar { $count }
page-tables-start = Jei nori dar vienos partijos, Discord kanale rašyk /{ command-challenge }.
page-tables-none = Dabar prie jokio stalo nesėdi. Jei nori pradėti partiją, Discord kanale rašyk /{ command-challenge }.
page-more = Dar
page-sounds-on = Įjungti garsus
page-sounds-off = Išjungti garsus
page-in-discord = Atidaryti Discord
page-sign-out = Atsijungti čia
page-agree = Sutinku
page-decline = Atmesti
page-planned = Planas tavo ėjimui: { $what }.
page-plan-draws = traukti
page-plan-discards = traukti ir numesti ({ $card })
page-plan-nothing = Atšaukti planą
page-plan-draw = Planuoti traukti
page-plan-discard = Planuoti numesti: { $card }

## Raundo ir partijos pabaiga, peržiūra

page-to-table = Žiūrėti stalą
page-to-result = Žiūrėti rezultatą
page-to-rematch = Į revanšą
page-points-round = Taškų: { $points }, iš viso { $total }
page-moment = { $step } ėjimas
page-replay = Peržiūra
page-replay-at = { $at } ėjimas iš { $steps }
page-replay-end = Baigti peržiūrą
page-round-before = Raundu atgal
page-turn-before = Ėjimu atgal
page-move-before = Žingsniu atgal
page-move-next = Žingsniu pirmyn
page-turn-next = Ėjimu pirmyn
page-round-next = Raundu pirmyn
