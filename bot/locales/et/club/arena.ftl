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
arena-open = **Algus { $time }** ({ $when }). Mängimiseks vajuta **{ button-tournament-join }**, kohe või hiljem. Iga kord, kui oled vaba, saad uue vastase, ja ma mainin sind, kui on sinu käik.
arena-rules = Võit annab 2 punkti, viik 1. Pärast kaht võitu järjest oled hoos 🔥: iga järgmine võit annab 4, kuni mõni partii jääb võitmata.
arena-running = **Avatud kuni { $when }** ({ $time })
arena-playing = Mängib { $playing }, ootab { $waiting }
arena-waiting = { $count ->
    [one] Vastast ootab { $names }.
   *[other] Vastast ootavad { $names }.
}
arena-limits = Uusi partiisid algab kuni { $closes }. Arvesse läheb partii, mis lõpeb hiljemalt { $latest }.
arena-places = Mängitakse siin: { $places }.
arena-cut = Areen lõpetati enne aega.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (pausil)
arena-out = (enam ei mängi)
arena-more = ja veel { $count }
arena-ties = 🔥 tähendab vähemalt kaht võitu järjest. Võrdsete punktide korral on eespool see, kel on vähem partiisid, siis see, kel on rohkem võite. Kes ka siin on võrdne, jagab kohta.

button-arena-pause = Paus

## Vastused, mida loeb üks inimene
arena-come = Oled kirjas: **{ $name }**. Kui areen algab, saad vastase, ja uue iga kord, kui oled vaba.
arena-come-late = Oled kirjas: **{ $name }**. Saad vastase kohe, kui keegi on vaba, ja ma mainin sind, kui on sinu käik.
arena-break = Oled pausil. Pooleli partii jätkub ja läheb arvesse; pärast seda sa uut ei saa, kuni vajutad **{ button-tournament-join }**.
arena-wait = Oled järgmine: saad partii kohe, kui veel keegi on vaba.
arena-resting = Oled pausil. Et partii saada, vajuta **{ button-tournament-join }**.
arena-no-more = Uusi partiisid siin enam ei alga.
arena-end-sure = Kas lõpetada see areen kohe? Arvesse lähevad veel ainult partiid, mis lõpevad minuti jooksul.
arena-end-sure-own = Kas lõpetada see areen kohe? Arvesse lähevad veel ainult partiid, mis lõpevad minuti jooksul. Sa osaled selles, seega jääd viimaseks, ja see on areeni sõnumis kirjas.

## Miks midagi ei saa
arena-length = Areen kestab 30, 60, 90 või 120 minutit.
arena-game = Seda mängu ei saa mängida ühe vooruna, nii et areeni sellega teha ei saa.
