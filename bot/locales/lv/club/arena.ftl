### Arēnas: turnīri, kuros katrs, kas ir brīvs, uzreiz dabū partiju, līdz beidzas laiks.

choice-tournament-arena = Arēna: pēc partijas uzreiz jauns pretinieks
tournament-form-arena-30 = Arēna, 30 minūtes
tournament-form-arena-60 = Arēna, 1 stunda
tournament-form-arena-90 = Arēna, pusotra stunda
tournament-form-arena-120 = Arēna, 2 stundas

## Ziņa, kas vienmēr rāda pašreizējo stāvokli
arena-kind = { $count ->
    [zero] { $count } minūšu arēna
    [one] { $count } minūtes arēna
   *[other] { $count } minūšu arēna
}
arena-open = **Sākums { $time }** ({ $when }). Spied **{ button-tournament-join }**, lai spēlētu – tagad vai vēlāk. Pēc katras partijas dabūsi jaunu pretinieku; kad būs tavs gājiens, es tevi pieminēšu.
arena-rules = Uzvara ir 2 punkti, neizšķirts – 1. Pēc divām uzvarām pēc kārtas sākas 🔥: katra nākamā uzvara ir 4 punkti, līdz kādā partijā neuzvari.
arena-running = **Atvērta līdz { $when }** ({ $time })
arena-playing = { $playing } spēlē, { $waiting } gaida
arena-waiting = Pretinieku gaida { $names }.
arena-limits = Jaunas partijas sākas līdz { $closes }. Partija skaitās, ja beidzas līdz { $latest }.
arena-places = Partijas notiek šeit: { $places }.
arena-cut = Arēna beigta priekšlaikus.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (pauzē)
arena-out = (vairs nespēlē)
arena-more = un vēl { $count }
arena-ties = 🔥 ir vismaz divas uzvaras pēc kārtas. Ja punktu ir vienādi, augstāk ir tas, kam mazāk partiju, tad tas, kam vairāk uzvaru. Kas arī tad ir vienādi, dala vietu.

button-arena-pause = Pauze

## Atbildes, ko lasa viens cilvēks
arena-come = Tu spēlē: **{ $name }**. Kad tā sāksies, dabūsi pretinieku un pēc katras partijas nākamo.
arena-come-late = Tu spēlē: **{ $name }**. Pretinieks būs, tiklīdz kāds atbrīvosies; kad būs tavs gājiens, es tevi pieminēšu.
arena-break = Tev ir pauze. Iesāktā partija turpinās un skaitās; pēc tās jaunas nebūs, līdz nospiedīsi **{ button-tournament-join }**.
arena-wait = Nākamā partija būs tava: tā sāksies, tiklīdz kāds atbrīvosies.
arena-resting = Tev ir pauze. Lai dabūtu partiju, spied **{ button-tournament-join }**.
arena-no-more = Jaunas partijas te vairs nesākas.
arena-end-sure = Beigt šo arēnu tūlīt? Skaitīsies vairs tikai partijas, kas beigsies minūtes laikā.
arena-end-sure-own = Beigt šo arēnu tūlīt? Skaitīsies vairs tikai partijas, kas beigsies minūtes laikā. Tu tajā piedalies, tāpēc paliksi pēdējā vietā, un tas būs rakstīts arēnas ziņā.

## Kāpēc kaut ko nevar
arena-length = Arēna ilgst 30, 60, 90 vai 120 minūtes.
arena-game = Šo spēli nevar spēlēt vienā raundā, tāpēc arēnas tai nav.
