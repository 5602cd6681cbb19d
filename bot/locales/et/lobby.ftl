### Miks väljakutse, vastus või vajutus ei õnnestunud; küsimused enne seda. Loeb üks inimene.

## Kus ja kui palju
challenge-in-dm = Siin ei näeks su väljakutset keegi. Kasuta käsku /{ command-challenge } serveri kanalis või mängi siin minuga: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Selles kanalis pole väljakutsed lubatud. Proovi siin: { $channel }.
no-permission = Ma ei saa sellesse kanalisse kirjutada. Palu serveri haldajal lubada mul kanalit näha ja sõnumeid saata.
no-channel = Ma ei saa aru, mis kanal see on. Proovi mõnes teises kanalis.
too-many-games = Sul on pooleli juba { $count ->
    [one] 1 partii
   *[other] { $count } partiid
} ja rohkem siin ei lubata. Lõpeta enne mõni.
too-many-tables = Selles serveris käib juba { $count ->
    [one] 1 partii
   *[other] { $count } partiid
} ja rohkem siin ei lubata. Proovi uuesti, kui mõni on läbi.
too-many-challenges = Sul on juba { $count ->
    [one] 1 avatud väljakutse
   *[other] { $count } avatud väljakutset
}. Oota vastust või vajuta mõne juures **{ button-cancel }**.
challenged-often = Oled viimasel ajal saatnud palju väljakutseid, mida vastu ei võetud. Uuesti saad välja kutsuda { $time }. Laua saad avada igal ajal: jäta { command-challenge-opponent } tühjaks.
asking-often-here = Selles serveris on viimastel minutitel olnud palju väljakutseid. Proovi uuesti { $time }.
asked-often = { $user } on viimase tunni jooksul saanud palju väljakutseid. Uuesti saad välja kutsuda { $time }.
challenge-yourself = Iseennast välja kutsuda ei saa. Kui tahad avada laua kõigile, jäta { command-challenge-opponent } tühjaks.

## Kes
challenge-bot = See bot ei mängi. Kui tahad mängida arvutiga, kutsu välja mind.
challenge-twice = Üks inimene on valitud kaks korda. Vali iga vastane ainult korra.
leave-empty-target = Seda mängu ei mängita punktisummani. Jäta { command-challenge-target } tühjaks.
leave-empty-rounds = Seda mängu ei mängita voorude peale. Jäta { command-challenge-rounds } tühjaks.

## Reeglid

## Vastused
challenge-posted = Sinu väljakutse on kanalis.
challenge-not-posted = Discord ei võtnud väljakutset vastu. Proovi hetke pärast uuesti.
challenge-closed = See väljakutse pole enam avatud.
challenge-full = Kõik kohad on kinni.
challenge-joined = Oled selle lauaga juba liitunud.
challenge-not-yours = Vastata saavad ainult väljakutsutud mängijad, ja ainult korra.
challenge-none-here = Siin pole väljakutset, mis ootaks sinu vastust.
challenge-not-challenger = Väljakutse saab tühistada ainult väljakutsuja.
challenge-start-not-yours = Enne kui kõik on nõustunud, saab partiid alustada ainult väljakutsuja.
challenge-other-rules = Reeglid äsja muutusid. Vaata need üle ja vajuta siis uuesti.
challenge-has-begun = Partii on juba alanud: #{ $game }. Reegleid muuta enam ei saa.
challenge-not-seated = Sa pole selle lauaga liitunud.
challenge-too-few = { $count ->
    [one] Alustamiseks on vaja veel üht mängijat.
   *[other] Alustamiseks on vaja veel { $count } mängijat.
}

## Revanš
rematch-not-seated = Sina partiis #{ $game } ei mänginud. Oma partiid alusta käsuga /{ command-challenge }.
rematch-running = Partii #{ $game } pole veel läbi.
rematch-asked = Seda revanši on keegi juba pakkunud. Otsi väljakutset kanalist.
rematch-just-asked = **{ $name }** pakkus just sedasama revanši. Väljakutse ilmub kohe kanalisse: vajuta seal **{ button-accept }**.
rematch-accepted = Kõik tahavad revanši. Läks!
rematch-awaited = Oled mängus. Revanš algab, kui kõik on nõustunud.
rematch-begun = See revanš on juba alanud: #{ $game }.
no-finished-game = Sul pole siin veel ühtki lõppenud partiid.

## Mis on kirjutatud
span-not-understood = Ma ei saa sellest ajast aru. Kirjuta nii: 90s, 5m, 24h, 3d või none.
no-limit = piiranguta

## Käsi
mark-first = Märgi enne menüüs kaardid, siis vajuta nuppu.
mark-one = Märgi selleks ainult üks kaart.
mark-fewer = Korraga saab lisada kuni { $count } kaarti. Märgi vähem kaarte.
nothing-to-lay-off-on = Laual pole veel midagi, millele kaarti lisada.

## Allaandmine
resign-sure = { $others ->
    [one] Kas annad partii #{ $game } tõesti alla? Siis kaotad partii.
   *[other] Kas annad partii #{ $game } tõesti alla? Siis langed mängust välja ja { $others } ülejäänud mängijat jätkavad.
}
resign-not = Oled partiis #{ $game } edasi mängus.
resign-done = Andsid partii #{ $game } alla.

## Milline laud
no-game-now = Sul pole praegu ühtki partiid pooleli.
which-table = Mängid mitmes lauas. Lisa, millist mõtled, näiteks { command-table-table }:{ $example }.
which-table-here = Siin on mitu lauda: { $tables }. Lisa, millist mõtled, näiteks { command-table-table }:{ $example }.
table-not-understood = Kirjuta laua number, näiteks 17.
at-table = **#{ $game }** { $text }
card-not-from-stock = Pakist tõmmatakse alati pealmine kaart. Jäta { command-draw-card } tühjaks või vali `pile`.

## Mida käsk nimetab
which-meld = See kaart sobib mitme kombinatsiooniga: { $melds }. Lisa, millist mõtled, näiteks 7h 3.
