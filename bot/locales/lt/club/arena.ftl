### Arenos: turnyrai, kuriuose be partijos likęs žaidėjas iškart gauna naują, kol baigiasi laikas.

choice-tournament-arena = arena: vos baigi partiją, gauni naują varžovą
tournament-form-arena-30 = Arena, 30 minučių
tournament-form-arena-60 = Arena, 1 valanda
tournament-form-arena-90 = Arena, pusantros valandos
tournament-form-arena-120 = Arena, 2 valandos

## Žinutė, kuri visada rodo dabartinę padėtį
arena-kind = { $count ->
    [one] { $count } minutės arena
    [few] { $count } minučių arena
   *[other] { $count } minučių arena
}
arena-open = **Pradžia { $time }** ({ $when }). Spausk **{ button-tournament-join }** dabar ar vėliau. Kai tik būsi be partijos, gausi naują varžovą; paminėsiu tave, kai bus tavo ėjimas.
arena-rules = Pergalė – 2 taškai, lygiosios – 1. Po dviejų pergalių iš eilės užsidegi 🔥: kiekviena kita pergalė duoda 4, kol vieną kartą nelaimi.
arena-running = **Vyksta iki { $when }** ({ $time })
arena-playing = Žaidžia { $playing }, laukia { $waiting }
arena-waiting = Varžovo laukia { $names }.
arena-limits = Naujos partijos pradedamos iki { $closes }. Įskaitomos tos, kurios baigiasi iki { $latest }.
arena-places = Partijos vyksta čia: { $places }.
arena-cut = Baigta anksčiau laiko.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (pauzė)
arena-out = (nebežaidžia)
arena-more = ir dar { $count }
arena-ties = 🔥 – bent dvi pergalės iš eilės. Kai taškų po lygiai, aukščiau tas, kas sužaidė mažiau partijų, paskui tas, kas daugiau laimėjo. Kas ir čia lygus, dalijasi vieta.

button-arena-pause = Pauzė

## Atsakymai, kuriuos skaito vienas žmogus
arena-come = Dalyvauji: **{ $name }**. Prasidėjus gausi varžovą, o paskui vis naują, kai tik būsi be partijos.
arena-come-late = Dalyvauji: **{ $name }**. Varžovą gausi, kai tik kas nors bus be partijos; paminėsiu tave, kai bus tavo ėjimas.
arena-break = Darai pauzę. Pradėta partija tęsiasi ir bus įskaityta; naujos negausi, kol nepaspausi **{ button-tournament-join }**.
arena-wait = Lauki varžovo: partiją gausi, kai tik atsilaisvins kitas žaidėjas.
arena-resting = Darai pauzę. Paspausk **{ button-tournament-join }**, ir gausi partiją.
arena-no-more = Naujos partijos čia nebepradedamos.
arena-end-sure = Baigti šią areną dabar? Bus įskaitytos tik tos partijos, kurios baigsis per minutę.
arena-end-sure-own = Baigti šią areną dabar? Bus įskaitytos tik tos partijos, kurios baigsis per minutę. Tu joje dalyvauji, tad liksi paskutinėje vietoje, ir tai bus parašyta jos žinutėje.

## Kodėl ko nors negalima
arena-length = Arena trunka 30, 60, 90 arba 120 minučių.
arena-game = Šio žaidimo vieno raundo partijomis žaisti negalima, todėl arenai jis netinka.
