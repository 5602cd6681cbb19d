### Mängude valikud: nimed ja väärtused, mille poolest väljakutse reeglid tavalistest erinevad, mis on
### kirjutatus valesti, ja aken, kus neid valitakse.

option-name-target = siht
    .hint = Punktid, mille juures partii lõpeb.
option-name-clock = kell
    .hint = Igaühe aeg kogu partiiks, näiteks 10m või 1h; või none.
option-name-increment = lisaaeg
    .hint = Aeg, mis lisandub pärast iga käiku, näiteks 5s; 0 – mitte midagi.
option-name-turn-limit = käiguaeg
    .hint = Pikim aeg ühe käigu jaoks, näiteks 60s, 5m või 24h; või none.
option-name-rounds = voorud
    .hint = Mitu vooru mängitakse.
option-value-target-0 = mängijate arvu järgi
option-name-deals = jagamised
    .hint = Mitu vooru mängitakse; 0 – arv pole määratud.
option-name-ace = äss
    .hint = Kus äss reas seisab.
option-value-ace-low = madal
option-value-ace-both = madal ja kõrge
option-name-melds-per-turn = kombinatsioone käigus
option-value-melds-per-turn-any = kui palju tahes
option-value-melds-per-turn-one = üks
option-name-lay-off-before-own-meld = lisamine enne oma kombinatsiooni
    .hint = Kas võid lisada, enne kui sul endal on midagi laotud.
option-name-final-discard = viimane mahapanek
    .hint = Kas lõpetamiseks tuleb viimane kaart maha panna.
option-value-final-discard-optional = pole kohustuslik
option-value-final-discard-required = kohustuslik
option-name-stock-out = tühi pakk
    .hint = Mis juhtub, kui pakk saab otsa.
option-value-stock-out-reshuffle-once = virn segatakse üks kord
option-value-stock-out-reshuffle = virn segatakse iga kord
option-value-stock-out-turn-over = virn pööratakse ümber
option-name-scoring = arvestus
option-value-scoring-winner-takes-all = kõik punktid võitjale
option-value-scoring-penalty = trahvipunktid, väikseim summa võidab
option-name-initial-meld = avaladumine
    .hint = Mitu punkti peavad sinu esimesed kombinatsioonid kokku andma.
option-name-pile-before-initial-meld = virn enne avaladumist
    .hint = Kas enne avamist tohib võtta virna pealmise kaardi.
option-value-pile-before-initial-meld-only-if-melded = ainult, et kohe laduda
option-value-pile-before-initial-meld-free = vabalt
option-name-joker-swap = jokkeri vahetus
    .hint = Kas laual oleva jokkeri tohib vahetada kaardi vastu, mida see asendab.
option-name-unmelded = midagi pole laotud
    .hint = Mida saab mängija, kes pole üldse ladunud.
option-value-unmelded-count = loetakse kaardid
option-name-knock = koputus
    .hint = Suurim ülejääk koputamiseks; avatud kaardi järgi: mida see väärt on (Oklahoma).
option-value-knock-oklahoma = avatud kaardi järgi
option-name-oklahoma-spades-double = poti topelt
    .hint = Oklahomas: kui avatud kaart on potimastist, loevad vooru punktid topelt.
option-name-big-gin = suur džinn
    .hint = Kas vooru lõpetavad kõik üksteist kaarti kombinatsioonides.
option-name-line-bonus = vooruboonus
    .hint = Punktid lõpus iga võidetud vooru eest.
option-name-opening = avamine
    .hint = Mis peab avapunktid välja andma.
option-value-opening-single = üks kombinatsioon üksi
option-value-opening-total = kõik uued kombinatsioonid kokku
option-name-opening-points = avapunktid
    .hint = Punktid, millega mängija avab; 0 kuni 200.

preset-standard = tavaline
preset-classic = klassikaline
preset-tournament = turniir
preset-oklahoma = Oklahoma
preset-penalty = trahv
preset-strict = range
preset-total = summa
preset-slow = aeglane
preset-three-rounds = kolm vooru
preset-ten-deals = kümme jagamist
preset-rummy-45 = Rummi 45
preset-rummy-40 = Rummi 40

## Mida mängitakse, ühel real
options-usual = Tavalised reeglid
options-changed = Muudetud: { $changes }
options-preset = Reeglid: { $preset } – { $meaning }
options-preset-changed = Reeglid: { $preset } – { $meaning } – aga { $changes }
option-with-value = { $option }: { $value }
options-code = kood `{ $code }`

## Mis on kirjutatud
options-not-understood = Ma ei saa neist valikutest aru. Kirjuta need nii: { $example }, tühikutega; esimesena võib olla reeglistik või kood.
option-unknown = { $game }: valikut „{ $name }“ pole. On: { $known }.
option-unknown-near = { $game }: valikut „{ $name }“ pole. Kas mõtlesid „{ $near }“? On: { $known }.
option-not-possible = „{ $value }“ ei sobi valikule „{ $name }“. Vali: { $choices }.
option-not-possible-near = „{ $value }“ ei sobi valikule „{ $name }“. Kas mõtlesid „{ $near }“? Vali: { $choices }.
option-not-between = „{ $value }“ ei sobi valikule „{ $name }“. Võimalik: { $least } kuni { $most }.
option-not-between-or = „{ $value }“ ei sobi valikule „{ $name }“. Võimalik: { $least } kuni { $most } või { $choices }.
preset-unknown = { $game }: reeglistikku „{ $name }“ pole. Vali: { $choices }.
preset-and-code = Kood ütleb kõik reeglid: anna kas reeglistik või kood ja soovi korral muid valikuid lisaks.
code-not-understood = Ma ei tunne koodi „{ $code }“. Vaata, ega mõni täht vale pole.
code-other-game = See kood on teise mängu oma: { $game }. Jäta mäng ära või vali see: { $game }.

## Aken ja paneel, mis viib selle lehtedele. Pealkiri on kuni 45 märki.
options-title = Valikud: { $game }
options-between = { $least } kuni { $most }
options-preset-hint = Vali reeglistik
options-shown = Väljakutses on nüüd need reeglid.
button-options-rules = Reeglid
button-options-more-rules = Veel reegleid
button-options-time = Aeg
challenge-options-not-yours = Reegleid saab muuta ainult väljakutsuja. Kui need ei meeldi, keeldu või lahku.
