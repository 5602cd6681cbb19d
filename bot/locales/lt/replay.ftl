### Kas pasakojama apie partiją žaidžiant ir vėliau: /replay, pozicijos kitiems, žiūrovai.

turn-call-told = { $user }, tavo ėjimas partijoje **#{ $game }**: { $told }

command-replay = peržiūra
    .description = Peržiūrėti baigtą partiją ėjimas po ėjimo ir gauti jos protokolą failu
command-replay-table = stalas
    .description = Baigtos partijos numeris; nenurodžius – tavo paskutinė čia

replay-place = Peržiūra · { $step } ėjimas iš { $steps }
replay-hand = **{ $name }** turi
button-first = ⏮ Į pradžią
button-step-back = ◀ Atgal
button-step-on = ▶ Pirmyn
button-last = ⏭ Į pabaigą
button-turn-back = ⏪ Ėjimu atgal
button-turn-on = ⏩ Ėjimu pirmyn
button-share = Dalytis
button-record = Protokolas
button-replay = Peržiūra
replay-rounds = Eiti į raundą
replay-eyes = Kieno kortas rodyti?
replay-eyes-all = Ką matė visi
replay-eyes-of = Ką matė { $name }
replay-record = Partijos **#{ $game }** protokolas: visos kortos ir ėjimai. Jį atidarysi bet kuria teksto rengykle.
replay-none = Baigtų partijų čia dar neturi. Jei nori pamatyti kitą šio serverio partiją, pridėk jos numerį: /{ command-replay } { command-table-table }:17

replay-shared = { $name } dalijasi baigtos partijos ėjimu: { $step } iš { $steps }.
button-replay-here = Žiūrėti nuo čia
replay-share-where = Pozicija dalytis gali tik tame serveryje, kuriame partija sužaista.
replay-share-closed = Šiame kanale rašyti negali, todėl pozicija čia dalytis negali.
replay-share-soon = Ką tik pasidalijai pozicija. Palauk kelias sekundes.

# Po /table: tas pats stalas, koks jis yra dabar
button-refresh = 🔄 Atnaujinti

# Po /history sąrašu: jo partijų meniu
history-replay = Peržiūrėti vieną iš šių partijų
