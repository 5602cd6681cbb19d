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
arena-open = **Pradžia { $time }** ({ $when }). Spausk **{ button-tournament-join }** dabar arba vėliau. Kai tik būsi be partijos, gausi naują varžovą, ir paminėsiu tave, kai bus tavo ėjimas.
arena-rules = Pergalė – 2 taškai, lygiosios – 1. Po dviejų pergalių iš eilės užsidegi 🔥: kiekviena tolesnė pergalė duoda 4 taškus, kol nesužaidi lygiosiomis arba nepralaimi.
arena-running = **Vyksta iki { $when }** ({ $time })
arena-playing = Žaidžia { $playing }, laukia { $waiting }
arena-waiting = Varžovo laukia { $names }.
arena-limits = Naujos partijos prasideda iki { $closes }. Įskaitomos tos, kurios baigiasi iki { $latest }.
arena-places = Partijos vyksta čia: { $places }.
arena-cut = Ši arena baigta anksčiau laiko.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (pauzė)
arena-out = (nebežaidžia)
arena-more = ir dar { $count }
arena-ties = 🔥 – dvi ar daugiau pergalių iš eilės. Kai taškų po lygiai, aukščiau tas, kas sužaidė mažiau partijų, paskui tas, kas daugiau laimėjo. Jei ir čia po lygiai, vieta dalijamasi.

button-arena-pause = Pauzė

## Atsakymai, kuriuos skaito vienas žmogus
arena-come = Dalyvauji: **{ $name }**. Prasidėjus arenai gausi varžovą, o paskui vis naują, kai tik būsi be partijos.
arena-come-late = Dalyvauji: **{ $name }**. Varžovą gausi, kai tik atsilaisvins kitas žaidėjas, ir paminėsiu tave, kai bus tavo ėjimas.
arena-break = Darai pauzę. Jei dar žaidi partiją, užbaik ją: ji bus įskaityta. Kitos negausi, kol nepaspausi **{ button-tournament-join }**.
arena-wait = Dabar tavo eilė: partija prasidės, kai tik atsilaisvins kitas žaidėjas.
arena-resting = Darai pauzę. Paspausk **{ button-tournament-join }**, ir gausi partiją.
arena-no-more = Šioje arenoje naujos partijos nebeprasideda.
arena-end-sure = Baigti šią areną dabar? Bus įskaitytos tik tos partijos, kurios baigsis per minutę.
arena-end-sure-own = Baigti šią areną dabar? Bus įskaitytos tik tos partijos, kurios baigsis per minutę. Tu joje dalyvauji, todėl liksi paskutinėje vietoje, ir arenos žinutėje bus parašyta kodėl.

## Kodėl ko nors negalima
arena-length = Arena trunka 30, 60, 90 arba 120 minučių. Pasirink vieną iš šių trukmių.
arena-game = Šio žaidimo negalima žaisti vieno raundo partijomis, todėl arenos jam nėra. Pasirink kitą žaidimą.
