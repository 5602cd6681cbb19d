### Miks väljakutse, vastus või vajutus ei õnnestunud; küsimused enne seda. Loeb üks inimene.

## Kus ja kui palju
challenge-in-dm = Siin ei näeks väljakutset keegi. Kasuta /{ command-challenge } serveri kanalis või mängi minuga: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = Selles kanalis pole väljakutsed lubatud. Proovi siin: { $channel }.
no-permission = Ma ei tohi sellesse kanalisse kirjutada. Keegi, kes serverit haldab, peab lubama mul seda näha ja sõnumeid saata.
no-channel = Ma ei saa aru, mis kanal see on. Proovi mõnes teises.
too-many-games = Sul on juba pooleli { $count ->
    [one] 1 partii
   *[other] { $count } partiid
}, rohkem siin ei tohi. Lõpeta enne mõni.
too-many-tables = Siin käib juba { $count ->
    [one] 1 partii
   *[other] { $count } partiid
}, rohkem pole lubatud. Proovi, kui mõni lõpeb.
too-many-challenges = Sul on juba { $count ->
    [one] 1 avatud väljakutse
   *[other] { $count } avatud väljakutset
}. Oota vastust või vajuta mõnel „Tühista“.
asking-often-here = Selles serveris on viimastel minutitel olnud väga palju väljakutseid. Proovi uuesti { $time }.
asked-often = { $user } on viimase tunni jooksul saanud väga palju väljakutseid. Uuesti saad välja kutsuda { $time }.

## Kes
challenge-bot = See on bot ja ta ei mängi. Arvutiga mängimiseks kutsu välja mind.
challenge-twice = Keegi on nimetatud kaks korda.

## Reeglid

## Vastused
challenge-posted = Sinu väljakutse on kanalis.
challenge-not-posted = Discord ei võtnud väljakutset vastu. Proovi hetke pärast uuesti.
challenge-closed = See väljakutse on läbi.
challenge-full = Kõik kohad on kinni.
challenge-joined = Sul on juba selles lauas koht.
challenge-not-yours = Vastata saavad ainult väljakutsutud, ja ainult üks kord.
challenge-none-here = Keegi ei oota siin sinu vastust väljakutsele.
challenge-not-challenger = Väljakutse saab tagasi võtta ainult väljakutsuja.
challenge-start-not-yours = Enne kui kõik on nõus, saab alustada ainult väljakutsuja.
challenge-other-rules = Reeglid just muutusid: vaata need üle ja vajuta uuesti.
challenge-has-begun = Partii on juba alanud: #{ $game }. Reegleid enam muuta ei saa.
challenge-not-seated = Sul pole selles lauas kohta.
challenge-too-few = { $count ->
    [one] Alustamiseks on vaja veel üht mängijat.
   *[other] Alustamiseks on vaja veel { $count } mängijat.
}

## Revanš
rematch-not-seated = Sina partiis #{ $game } ei mänginud. Oma partii saad käsuga /{ command-challenge }.
rematch-running = Partii #{ $game } veel käib.
rematch-asked = Seda revanši on juba pakutud: otsi väljakutset kanalist.
rematch-just-asked = **{ $name }** pakkus seda revanši just praegu: väljakutse on kohe kanalis. Vajuta seal **{ button-accept }**.
rematch-accepted = Olete mõlemad nõus: revanš algab.
rematch-awaited = Kirjas: revanš algab, kui teised on nõus.
rematch-begun = See revanš juba käib: #{ $game }.
no-finished-game = Sul pole siin veel lõpetatud partiisid.

## Mis on kirjutatud
span-not-understood = Ma ei saa sellest ajast aru. Kirjuta nii: 90s, 5m, 24h, 3d või none.
no-limit = piiranguta

## Käsi
mark-first = Märgi enne menüüs kaardid, siis vajuta nuppu.
mark-one = Märgi selleks ainult üks kaart.
mark-fewer = Korraga saab lisada kuni { $count } kaarti.
nothing-to-lay-off-on = Laual pole veel midagi, millele kaarti lisada.

## Allaandmine
resign-sure = { $others ->
    [one] Kas tõesti annad partii #{ $game } alla? See on kaotus.
   *[other] Kas tõesti annad partii #{ $game } alla? Sina langed välja, teised { $others } mängivad edasi.
}
resign-not = Sa mängid partiis #{ $game } edasi.
resign-done = Andsid partii #{ $game } alla.

## Milline laud
no-game-now = Sa ei mängi praegu üheski partiis.
which-table = Sa istud mitmes lauas. Ütle, millises, näiteks { command-table-table }:{ $example }.
which-table-here = Siin mängitakse mitmes lauas: { $tables }. Ütle, millises, näiteks { command-table-table }:{ $example }.
table-not-understood = Lauda nimetatakse numbriga, näiteks 17.
at-table = **#{ $game }** { $text }

## Mida käsk nimetab
which-meld = See kaart sobib mitmele kombinatsioonile: { $melds }. Ütle, millisele, näiteks 7h 3.
