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
arena-open = **Sākums { $time }** ({ $when }). Lai spēlētu, spied **{ button-tournament-join }** – tagad vai vēlāk. Pēc katras partijas tev būs jauns pretinieks; kad būs tavs gājiens, tevi pieminēšu.
arena-rules = Par uzvaru ir 2 punkti, par neizšķirtu – 1. Pēc divām uzvarām pēc kārtas tev ir 🔥: katra nākamā uzvara dod 4 punktus, līdz nospēlē neizšķirti vai zaudē.
arena-running = **Atvērta līdz { $when }** ({ $time })
arena-playing = { $playing } spēlē, { $waiting } gaida
arena-waiting = Pretinieku gaida { $names }.
arena-limits = Pēc { $closes } jaunas partijas vairs nesākas. Partija skaitās, ja tā beidzas līdz { $latest }.
arena-places = Partijas notiek šeit: { $places }.
arena-cut = Šī arēna beidzās priekšlaikus.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (pauzē)
arena-out = (vairs nespēlē)
arena-more = un vēl { $count }
arena-ties = 🔥 ir vismaz divas uzvaras pēc kārtas. Ja punktu skaits ir vienāds, augstāk ir tas, kam mazāk partiju, pēc tam tas, kam vairāk uzvaru. Ja vienāds ir arī uzvaru skaits, vietu dala.

button-arena-pause = Pauze

## Atbildes, ko lasa viens cilvēks
arena-come = Tu piedalies: **{ $name }**. Kad arēna sāksies, dabūsi pretinieku, un pēc katras partijas – nākamo.
arena-come-late = Tu piedalies: **{ $name }**. Pretinieku dabūsi, tiklīdz kāds būs brīvs; kad būs tavs gājiens, tevi pieminēšu.
arena-break = Tev ir pauze. Iesāktā partija turpinās un skaitās, bet jaunas nebūs, līdz nospiedīsi **{ button-tournament-join }**.
arena-wait = Nākamā partija būs tava. Tā sāksies, tiklīdz būs brīvs vēl kāds spēlētājs.
arena-resting = Tev ir pauze. Lai dabūtu partiju, spied **{ button-tournament-join }**.
arena-no-more = Šajā arēnā jaunas partijas vairs nesākas.
arena-end-sure = Beigt šo arēnu tagad? No iesāktajām partijām skaitīsies tikai tās, kas beigsies minūtes laikā.
arena-end-sure-own = Beigt šo arēnu tagad? No iesāktajām partijām skaitīsies tikai tās, kas beigsies minūtes laikā. Tu piedalies šajā arēnā, tāpēc paliksi pēdējā vietā, un arēnas ziņā būs rakstīts, kāpēc.

## Kāpēc kaut ko nevar
arena-length = Arēna ilgst 30, 60, 90 vai 120 minūtes. Izvēlies kādu no šiem ilgumiem.
arena-game = Šo spēli nevar izspēlēt vienā raundā, tāpēc arēnas tai nav. Izvēlies citu spēli.
