### Areenid: turniirid, kus igaüks saab uue partii kohe, kui on vaba, kuni aeg on läbi.

choice-tournament-arena = Areen: uus vastane kohe, kui oled vaba
tournament-form-arena-30 = Areen, 30 minutit
tournament-form-arena-60 = Areen, 1 tund
tournament-form-arena-90 = Areen, poolteist tundi
tournament-form-arena-120 = Areen, 2 tundi

## Sõnum, mis on alati ajakohane
arena-kind = areen, { $count ->
    [one] 1 minut
   *[other] { $count } minutit
}
arena-open = **Algus { $time }** ({ $when }). Mängimiseks vajuta **{ button-tournament-join }**, kohe või hiljem. Saad uue vastase iga kord, kui oled vaba. Kui on sinu käik, mainin sind.
arena-rules = Võit annab 2 punkti, viik 1. Kui võidad kaks korda järjest, oled hoos 🔥: siis annab iga võit 4 punkti, kuni jääd viiki või kaotad.
arena-running = **Avatud kuni { $when }** ({ $time })
arena-playing = mängib { $playing }, ootab { $waiting }
arena-waiting = { $count ->
    [one] Vastast ootab { $names }.
   *[other] Vastast ootavad { $names }.
}
arena-limits = Pärast kella { $closes } uusi partiisid ei alga. Arvesse läheb partii, mis lõpeb hiljemalt { $latest }.
arena-places = Mängitakse siin: { $places }.
arena-cut = See areen lõpetati enne aega.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (pausil)
arena-out = (väljas)
arena-more = ja veel { $count }
arena-ties = 🔥 tähendab vähemalt kaht võitu järjest. Võrdsete punktide korral on eespool see, kel on vähem partiisid, siis see, kel on rohkem võite. Kui ka need on võrdsed, jagatakse kohta.

button-arena-pause = Paus

## Vastused, mida loeb üks inimene
arena-come = Oled mängus: **{ $name }**. Saad vastase, kui areen algab, ja uue iga kord, kui oled vaba.
arena-come-late = Oled mängus: **{ $name }**. Saad vastase kohe, kui keegi on vaba. Kui on sinu käik, mainin sind.
arena-break = Oled pausil. Kui sul on partii pooleli, mängi see lõpuni: see läheb arvesse. Uut partiid sa ei saa, kuni vajutad **{ button-tournament-join }**.
arena-wait = Oled järgmine. Sinu partii algab kohe, kui veel keegi on vaba.
arena-resting = Oled pausil. Partii saamiseks vajuta **{ button-tournament-join }**.
arena-no-more = Selles areenis uusi partiisid enam ei alga.
arena-end-sure = Kas lõpetada see areen kohe? Pooleliolevad partiid lähevad arvesse ainult siis, kui need minuti jooksul lõpevad.
arena-end-sure-own = Kas lõpetada see areen kohe? Pooleliolevad partiid lähevad arvesse ainult siis, kui need minuti jooksul lõpevad. Mängid ise kaasa, nii et jääd viimaseks ja areeni sõnumis on kirjas, miks.

## Miks midagi ei saa
arena-length = Areen kestab 30, 60, 90 või 120 minutit. Vali üks neist.
arena-game = Seda mängu ei saa mängida ühe vooruna, nii et areeni sellel pole. Vali mõni teine mäng.
