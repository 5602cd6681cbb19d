### Ko galima paprašyti, kai partija vyksta ne kaip įprasta: paraginti, pauzė, nutraukti, kažkas dingo,
### atostogos; ir kaip patikrinti, kad kortos išdalytos sąžiningai.

## Komandos
command-nudge = paraginti
    .description = Priminti apie ėjimą tam, kurio jau ilgai laukiate
command-nudge-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-away = dingo
    .description = Kažko seniai nėra: reikalauti pergalės, leisti žaisti kompiuteriui arba atidėti
command-away-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-pause = pauzė
    .description = Pasiūlyti sustabdyti laikrodžius, kol kas nors norės tęsti
command-pause-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-abort = nutraukti
    .description = Pasiūlyti nutraukti partiją pačioje pradžioje, be rezultato ir reitingo
command-abort-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

## Stalas
button-nudge = Paraginti
button-gone = Žaidėjas dingo…
button-pause = Pauzė
button-goon = Tęsti
button-abort = Nutraukti
table-stand-in = žaidžia kompiuteris
table-halted = { $reason ->
    [agreed] **Pauzė.** Laikas neina. Jei niekas nepaspaus „Tęsti“, { $until } partija baigsis be rezultato.
    [adjourned] **Atidėta.** Laikas neina. Jei niekas nepaspaus „Tęsti“, { $until } partija baigsis be rezultato.
    [vacation] **{ $name } atostogauja** iki { $until }. Laikas neina.
   *[channel] **Pauzė:** kanalas nepasiekiamas. Laikas neina.
}
end-aborted = Partija nutraukta: be rezultato, be reitingo.
game-over = Partija #{ $game } baigta.

## Paraginimai
turn-nudge = { $user }, tavęs laukia partijoje **#{ $game }**.
nudged = Priminta kanale ir asmenine žinute: { $name }.
nudge-dm = Tavęs laukia partijoje **#{ $game }**: tavo ėjimas.
nudge-yourself = Partijoje #{ $game } eini tu: nieko kito paraginti nereikia.
nudge-computer = Partijoje #{ $game } dabar nėra ko raginti: žaidžia kompiuteris arba dalijamas raundas.
nudge-short-turns = Partijos #{ $game } ėjimai trumpi: raginti nereikia, veikia ėjimo laikas.
nudge-again = { $name }: šiame ėjime jau raginta. Neatsakius suveiks ėjimo laikas; jei žmogus seniai dingo, yra /away.
nudge-later = Duok laiko, { $name } dar galvoja: paraginti galėsi { $time }.

## Pasiūlymai
button-agree = Sutinku
button-claim = Pergalė man
button-computer = Tegul kompiuteris
button-adjourn = Atidėti
proposal = { $verb ->
    [pause] **{ $name }** siūlo pauzę partijoje **#{ $game }**: laikas neina, kol kas nors paspaus „Tęsti“.
    [abort] **{ $name }** siūlo nutraukti partiją **#{ $game }**: be rezultato, be reitingo.
    [claim] **{ $name }** siūlo partijoje **#{ $game }** įskaityti pralaimėjimą žaidėjui, kurio nėra: { $other }.
    [computer] **{ $name }** siūlo, kad partijoje **#{ $game }** už žaidėją, kurio nėra ({ $other }), žaistų kompiuteris. Tada partija be reitingo.
   *[adjourn] **{ $name }** siūlo atidėti partiją **#{ $game }**, nes nėra žaidėjo { $other }: laikas neina, kol kas nors paspaus „Tęsti“.
}
proposal-agreed = Už: { $names }.
proposal-waiting = { $mentions } – ar sutinkate?
proposal-outcome = { $outcome ->
    [agreed] **Sutinka visi.**
    [declined] **Atmesta.** Partija tęsiasi.
    [withdrawn] **Pasiūlymas atšauktas.** Partija tęsiasi.
   *[lapsed] **Nebeįmanoma.**
}
proposed = Tavo pasiūlymas dėl partijos #{ $game } jau kanale. Jis įsigalios, kai sutiks visi kiti.
answered = { $outcome ->
    [agree] Tu sutinki. Dar laukiama kitų atsakymo dėl partijos #{ $game }.
    [agreed] Dėl partijos #{ $game } sutinka visi: padaryta.
    [declined] Tu nesutinki. Partija #{ $game } tęsiasi.
    [withdrawn] Tavo pasiūlymas atšauktas. Partija #{ $game } tęsiasi.
   *[lapsed] Partijoje #{ $game } tai nebeįmanoma.
}
proposal-open = Dar neatsakyta į kitą pasiūlymą, jį teikia { $name }. Pirma atsakyk į jį. „Atmesti“ jį užbaigia.
proposal-declined = Tai ką tik siūlyta. Vėl siūlyti galėsi { $time }.
proposal-over = Šis pasiūlymas dėl partijos #{ $game } jau baigtas.
proposal-not-yours = Jau sutinki arba tavęs neklausia.
abort-too-late = Nutraukti partiją #{ $game } galima tik tol, kol ne visi padarė po du pirmojo raundo ėjimus. Pasiduoti gali visada: /resign.

## Pauzės
paused-go-on = Partija #{ $game } jau pristabdyta.
not-paused = Partijos #{ $game } žaidėjai nėra pristabdę.
done-pause = Partija #{ $game } pristabdyta. Pauzę baigia **Tęsti**, čia arba prie stalo.
done-abort = Partija #{ $game } nutraukta: be rezultato, be reitingo.
done-goon = Partija #{ $game } tęsiasi.
told-goon = { $runs ->
    [now] **{ $name }** tęsia partiją **#{ $game }**. Laikas vėl eina.
   *[later] **{ $name }** tęsia partiją **#{ $game }**. Laikas vėl eis { $time } arba nuo kito ėjimo.
}

## Kas dingo
gone-two = Partija #{ $game }: nėra žaidėjo **{ $name }**. Ką daryti?
    - **Pergalė man**: { $name } pralaimi, nes partija atiduota, o laimi tu.
    - **Tegul kompiuteris** žaidžia, kol { $name } grįš. Partija nebe reitinginė.
    - **Atidėti**: laikas neina, kol kas nors paspaus „Tęsti“.
gone-several = Partija #{ $game }: nėra žaidėjo **{ $name }**. Ką daryti? { $others ->
        [0] Sprendi tik tu.
        [one] Turi sutikti dar { $others } žaidėjas.
        [few] Turi sutikti dar { $others } žaidėjai.
       *[other] Turi sutikti dar { $others } žaidėjų.
    }
    - **Pergalė man**: { $name } pralaimi, nes partija atiduota, ir iškrenta.
    - **Tegul kompiuteris** žaidžia, kol { $name } grįš. Partija nebe reitinginė.
    - **Atidėti**: laikas neina, kol kas nors paspaus „Tęsti“.
gone-nobody = Partijoje #{ $game } niekas nedingo. Dingusiu laikomas tas, kas paliko serverį, praleido paskutinį ėjimą (kai ėjimai trumpi – du) ir nuo tada nežaidė, arba, jei ėjimo laiko nėra, neina jau 24 valandas.
gone-not = Partija #{ $game }: { $name } jau grįžo arba dar neskaičiuojama, kad dingo.
adjourn-again = Partija #{ $game } ką tik buvo atidėta. Vėl atidėti galėsi { $time }.
gone-vacation = { $name } atostogauja iki { $until }.
gone-yourself = Tu esi čia.
done-claim = Pergalė partijoje #{ $game } tavo.
done-computer = Partijoje #{ $game } toliau žaidžia kompiuteris, ji nebe reitinginė.
done-adjourn = Partija #{ $game } atidėta. Ją tęsia **Tęsti**, čia arba prie stalo.
told-claim = **{ $name }** pasiima pergalę partijoje **#{ $game }**: žaidėjo { $other } nebuvo, partija laikoma atiduota.
told-computer = { $other }, tavęs nebuvo partijoje **#{ $game }**: už tave žaidžia kompiuteris, ir partija nebe reitinginė. Spausk **Mano kortos**, kad grįžtum į savo vietą.
told-adjourn = { $other }, tavęs nebuvo partijoje **#{ $game }**: **{ $name }** ją atideda. Kai grįši, spausk **Tęsti** prie stalo.
told-back = **{ $name }** vėl partijoje **#{ $game }** ir žaidžia be kompiuterio.
note-rested = Pauzė ({ $time }) niekam neskaičiuojama.
note-stand-in = Už tave žaidžia kompiuteris. Bet kuris tavo mygtukas ar komanda grąžina tave į vietą.

## Atostogos
vacation-too-long = Šiais metais tau liko { $days ->
    [one] { $days } atostogų diena
    [few] { $days } atostogų dienos
   *[other] { $days } atostogų dienų
}.
vacation-ended = Sveikas sugrįžimas: su tavo ėjimu atostogos baigėsi. Šiais metais liko { $days ->
    [one] { $days } atostogų diena
    [few] { $days } atostogų dienos
   *[other] { $days } atostogų dienų
}.
preferences-vacation = **atostogos:** { $until ->
    [none] dabar ne; šiais metais liko { $days ->
        [one] { $days } diena
        [few] { $days } dienos
       *[other] { $days } dienų
      }
   *[other] iki { $until }; šiais metais liko { $days ->
        [one] { $days } diena
        [few] { $days } dienos
       *[other] { $days } dienų
      }
}
preferences-vacation-how = Per atostogas lėtose partijose (ėjimas bent para arba be ribos) tavo laikas neina. 0 jas baigia, ėjimas tokioje partijoje – irgi.
command-preferences-vacation = atostogos
    .description = Laisvos dienos nuo dabar: lėtose partijose tavo laikas neina; 0 – tu jau grįžai

## Kaip patikrinti maišymą
command-verify = patikrinti
    .description = Parodyti visiems, kaip patikrinti, ar partijos kortos išdalytos sąžiningai
command-verify-table = stalas
    .description = Partijos numeris; nenurodžius – tavo paskutinė baigta čia
verify-title = **#{ $game }: ar kortos išdalytos sąžiningai?**
verify-commitment = Kontrolinė suma, rodyta prieš žaidimą: `{ $commitment }`
verify-contribution = Indėlis, { $name }: `{ $entropy }`
verify-seed = Slaptas skaičius, slėptas iki pabaigos: `{ $seed }`
verify-how = Slapto skaičiaus SHA-256 turi sutapti su kontroline suma, o skaičius kartu su žaidėjų indėliais duoda kiekvieną maišymą. Turėdami Jolly išeities kodą, paleiskite `python -m engine verify jolly-{ $game }.txt` su pridėtu protokolu: programa iš naujo išdalys visas kortas, jas palygins ir baigs žodžiu “verified”. Kad partija nepakeista kita, matyti palyginus kontrolinę sumą ir ėjimus su tuo, ką matėte.
verify-later = Kol partija #{ $game } vyksta, skaičius slaptas: jis atskleistų visas kortas. Po pabaigos jis bus paskutinėje žinutėje, o /verify parodys jį kartu su protokolu.

## /rules puslapis po rules.ftl puslapių
rules-all-4 = { "" }**Paraginti** galima tą, kas verčia laukti: kartą per ėjimą, praėjus ketvirčiui ėjimo laiko.
    
    { "" }**Žaidėjas dingo…** atsiranda, kai kas nors praleido paskutinį ėjimą arba išėjo. Kiti renkasi: *pergalė man* (dingusiam pralaimėjimas, su reitingu), *tegul kompiuteris* (be reitingo) arba *atidėti*. Jei žaidėjų daugiau nei du, turi sutikti visi esantys.
    
    { "" }**Pauzė** – kai sutinka visi; **tęsti** gali bet kas, ir tas, kieno ėjimas, gauna laiko sugrįžti. Po 30 dienų partija baigiasi be rezultato.
    
    { "" }**Nutraukti** – kai sutinka visi, kol ne visi padarė po du ėjimus: be rezultato, be reitingo.
    
    { "" }**Atostogos:** /preferences `vacation:7`. Partijose, kuriose ėjimas bent para, tavo laikas neina; 21 diena per metus. Reitingo tai nekeičia.
    .title = Kai kas nors nežaidžia
