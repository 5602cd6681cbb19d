### Ko galima paprašyti, kai partija vyksta ne kaip įprasta: paraginti, pauzė, nutraukti, kažkas dingo,
### atostogos; ir kaip patikrinti, kad kortos išdalytos sąžiningai.

## Komandos
command-game-nudge = paraginti
    .description = Priminti apie ėjimą tam, kurio jau ilgai lauki
command-game-nudge-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-game-away = nedalyvauja
    .description = Kažko seniai nėra: reikalauti pergalės, leisti žaisti kompiuteriui arba atidėti partiją
command-game-away-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-game-pause = pauzė
    .description = Pasiūlyti sustabdyti laikrodžius, kol kas nors norės tęsti
command-game-pause-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-game-abort = nutraukti
    .description = Pasiūlyti nutraukti partiją pačioje pradžioje, be rezultato ir reitingo
command-game-abort-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

## Stalas
button-nudge = Paraginti
button-gone = Žaidėjas dingo…
button-pause = Pauzė
button-goon = Tęsti
button-abort = Nutraukti
table-stand-in = žaidžia kompiuteris
table-halted = { $reason ->
    [agreed] **Pauzė.** Laikas neina. Jei niekas nepaspaus „{ button-goon }“, { $until } partija baigsis be rezultato.
    [adjourned] **Atidėta.** Laikas neina. Jei niekas nepaspaus „{ button-goon }“, { $until } partija baigsis be rezultato.
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
nudge-short-turns = Partijos #{ $game } ėjimai trumpi: raginti nereikia, suveiks ėjimo laiko riba.
nudge-again = { $name }: per šį ėjimą jau raginta. Neatsakius suveiks ėjimo laiko riba; jei žmogaus seniai nėra, naudok /{ command-game } { command-game-away }.
nudge-later = Duok laiko, { $name } dar galvoja: paraginti galėsi { $time }.

## Pasiūlymai
button-agree = Sutinku
button-claim = Pergalė man
button-computer = Tegul kompiuteris
button-adjourn = Atidėti
proposal = { $verb ->
    [pause] **{ $name }** siūlo pauzę partijoje **#{ $game }**: laikas neina, kol kas nors paspaus „{ button-goon }“.
    [abort] **{ $name }** siūlo nutraukti partiją **#{ $game }**: be rezultato, be reitingo.
    [claim] **{ $name }** siūlo partijoje **#{ $game }** įskaityti pralaimėjimą žaidėjui, kurio nėra: { $other }.
    [computer] **{ $name }** siūlo, kad partijoje **#{ $game }** už žaidėją, kurio nėra ({ $other }), žaistų kompiuteris. Tada partija be reitingo.
   *[adjourn] **{ $name }** siūlo atidėti partiją **#{ $game }**, nes nėra žaidėjo { $other }: laikas neina, kol kas nors paspaus „{ button-goon }“.
}
proposal-agreed = Už: { $names }.
proposal-waiting = { $mentions } – laukiama sutikimo.
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
proposal-open = { $name } jau pateikė kitą pasiūlymą: pirma atsakyk į jį. Atmetus jis nebegalioja.
proposal-declined = Tai ką tik siūlyta. Vėl siūlyti galėsi { $time }.
proposal-over = Šis pasiūlymas dėl partijos #{ $game } jau baigtas.
proposal-not-yours = Jau sutinki arba tavęs neklausia.
abort-too-late = Nutraukti partiją #{ $game } galima tik tol, kol ne visi padarė po du pirmojo raundo ėjimus. Pasiduoti gali visada: /{ command-resign }.

## Pauzės
paused-go-on = Partija #{ $game } jau pristabdyta.
not-paused = Partijos #{ $game } žaidėjai nėra pristabdę.
done-pause = Partija #{ $game } pristabdyta. Kad žaistumėte toliau, spausk **{ button-goon }** čia arba prie stalo.
done-abort = Partija #{ $game } nutraukta: be rezultato, be reitingo.
done-goon = Partija #{ $game } tęsiasi.
told-goon = { $runs ->
    [now] **{ $name }** atnaujino partiją **#{ $game }**. Laikas vėl eina.
   *[later] **{ $name }** atnaujino partiją **#{ $game }**. Laikas vėl eis { $time } arba nuo kito ėjimo.
}

## Kas dingo
gone-two = Partija #{ $game }: nėra žaidėjo **{ $name }**. Ką daryti?
    - **{ button-claim }**: { $name } pralaimi (tai laikoma pasidavimu), o laimi tu.
    - **{ button-computer }** žaidžia, kol { $name } grįš. Partija nebe reitinginė.
    - **{ button-adjourn }**: laikas neina, kol kas nors paspaus „{ button-goon }“.
gone-several = Partija #{ $game }: nėra žaidėjo **{ $name }**. Ką daryti? { $others ->
        [0] Sprendi tik tu.
        [one] Turi sutikti dar { $others } žaidėjas.
        [few] Turi sutikti dar { $others } žaidėjai.
       *[other] Turi sutikti dar { $others } žaidėjų.
    }
    - **{ button-claim }**: { $name } pralaimi (tai laikoma pasidavimu) ir iškrenta.
    - **{ button-computer }** žaidžia, kol { $name } grįš. Partija nebe reitinginė.
    - **{ button-adjourn }**: laikas neina, kol kas nors paspaus „{ button-goon }“.
gone-nobody = Partijoje #{ $game } niekas nedingo. Dingusiu laikomas tas, kas paliko serverį, praleido paskutinį ėjimą (kai ėjimai trumpi – du) ir nuo tada nežaidė, arba, jei ėjimo laiko nėra, neina jau 24 valandas.
gone-not = Partija #{ $game }: { $name } jau čia arba dar per anksti sakyti, kad dingo.
adjourn-again = Partija #{ $game } ką tik buvo atidėta. Vėl atidėti galėsi { $time }.
gone-vacation = { $name } atostogauja iki { $until }.
gone-yourself = Juk tu čia.
done-claim = Pergalė partijoje #{ $game } tavo.
done-computer = Partijoje #{ $game } toliau žaidžia kompiuteris, ji nebe reitinginė.
done-adjourn = Partija #{ $game } atidėta. Kad žaistumėte toliau, spausk **{ button-goon }** čia arba prie stalo.
told-claim = **{ $name }** pasiėmė pergalę partijoje **#{ $game }**: žaidėjo { $other } nebuvo, tai laikoma pasidavimu.
told-computer = { $other }, tavęs nebuvo partijoje **#{ $game }**: už tave žaidžia kompiuteris, ir partija nebe reitinginė. Spausk **{ button-my-hand }**, kad grįžtum į savo vietą.
told-adjourn = { $other }, tavęs nebuvo partijoje **#{ $game }**: **{ $name }** ją atidėjo. Kai grįši, spausk **{ button-goon }** prie stalo.
told-back = **{ $name }** grįžo į partiją **#{ $game }** ir pakeitė kompiuterį.
note-rested = Pauzė ({ $time }) niekam neskaičiuojama.
note-stand-in = Už tave žaidžia kompiuteris. Paspausk bet kurį mygtuką ar parašyk komandą, ir grįši į savo vietą.

## Atostogos
vacation-too-long = Šiais metais tau liko { $days ->
    [one] { $days } atostogų diena
    [few] { $days } atostogų dienos
   *[other] { $days } atostogų dienų
}.
vacation-ended = Smagu, kad grįžai: su tavo ėjimu atostogos baigėsi. Šiais metais liko { $days ->
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
command-preferences-vacation = atostogos
    .description = Laisvos dienos nuo dabar: lėtose partijose tavo laikas neina; 0 – jau grįžai

## Kaip patikrinti maišymą
command-game-verify = patikrinti
    .description = Parodyti visiems, kaip patikrinti, ar partijos kortos išdalytos sąžiningai
command-game-verify-table = stalas
    .description = Partijos numeris; nenurodžius – tavo paskutinė baigta čia
verify-title = **#{ $game }: ar kortos išdalytos sąžiningai?**
verify-commitment = Maišymo atspaudas, parodytas prieš žaidimą: `{ $commitment }`
verify-contribution = Žaidėjo { $name } indėlis: `{ $entropy }`
verify-seed = Slaptas skaičius, slėptas iki pabaigos: `{ $seed }`
verify-how = Slapto skaičiaus SHA-256 turi sutapti su maišymo atspaudu, o skaičius kartu su žaidėjų indėliais lemia kiekvieną maišymą. Su Jolly išeities kodu ir pridėtu protokolu paleisk `python -m engine verify jolly-{ $game }.txt`: programa iš naujo išdalys visas kortas, jas palygins ir baigs žodžiu „verified“. Kad partija nepakeista kita, matyti palyginus maišymo atspaudą ir ėjimus su tuo, ką matei.
verify-later = Visus partijos #{ $game } maišymus lemia slaptas skaičius. Atspaudas yra jo SHA-256, todėl pakeisti skaičiaus neįmanoma. Iki partijos pabaigos jis slaptas, nes atskleistų visas kortas; paskui /{ command-game } { command-game-verify } parodys jį kartu su protokolu.

## /rules puslapis po rules.ftl puslapių
rules-all-4 = { "" }**{ button-nudge }** galima tą, kas verčia laukti: kartą per ėjimą, praėjus ketvirčiui ėjimo laiko.
    
    { "" }**{ button-gone }** atsiranda, kai kas nors praleido paskutinį ėjimą arba išėjo. Kiti renkasi: *pergalė man* (dingusiam pralaimėjimas, su reitingu), *tegul kompiuteris* (be reitingo) arba *atidėti*. Jei žaidėjų daugiau nei du, turi sutikti visi esantys.
    
    { "" }**{ button-pause }** – kai sutinka visi; **tęsti** gali bet kas, ir tas, kieno ėjimas, gauna laiko sugrįžti. Po 30 dienų partija baigiasi be rezultato.
    
    { "" }**{ button-abort }** – kai sutinka visi, kol ne visi padarė po du ėjimus: be rezultato, be reitingo.
    
    { "" }**Atostogos:** /{ command-preferences } `{ command-preferences-vacation }:7`. Partijose, kuriose ėjimas bent para, tavo laikas neina; 21 diena per metus. Reitingo tai nekeičia.
    .title = Kai kas nors nežaidžia
