### Ko galima paprašyti, kai partija vyksta ne kaip įprasta: paraginti, pauzė, nutraukti, kažkas dingo,
### atostogos; ir kaip patikrinti, kad kortos išdalytos sąžiningai.

## Komandos
command-game-nudge = paraginti
    .description = Priminti apie ėjimą žaidėjui, kuris verčia laukti
command-game-nudge-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-game-away = nedalyvauja
    .description = Jei žaidėjas dingo: pergalė tau, žaidžia kompiuteris arba partija atidedama
command-game-away-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-game-pause = pauzė
    .description = Pasiūlyti pauzę: laikrodžiai stovi, kol kas nors tęs partiją
command-game-pause-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-game-abort = nutraukti
    .description = Pasiūlyti nutraukti ką tik pradėtą partiją: be rezultato, be reitingo
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
turn-nudge = { $user }, partija **#{ $game }** laukia tavo ėjimo.
nudged = Priminiau kanale ir asmenine žinute: { $name }.
nudge-dm = Partija **#{ $game }** laukia tavo ėjimo.
nudge-yourself = Partijoje #{ $game } eini tu, tad raginti nėra ko.
nudge-computer = Partijoje #{ $game } dabar nėra ko raginti: žaidžia kompiuteris arba dalijamas raundas.
nudge-short-turns = Partijoje #{ $game } ėjimai trumpi, todėl raginti nereikia: suveiks ėjimo laiko riba.
nudge-again = Žaidėjas { $name } šį ėjimą jau paragintas. Jei ir toliau nieko nedarys, suveiks ėjimo laiko riba. Jei žaidėjo ilgai nėra, naudok /{ command-game } { command-game-away }.
nudge-later = Duok laiko, { $name } dar galvoja: paraginti galėsi { $time }.

## Pasiūlymai
button-agree = Sutinku
button-claim = Pergalė man
button-computer = Žaidžia kompiuteris
button-adjourn = Atidėti
proposal =
    { $verb ->
        [pause] **{ $name }** siūlo pauzę partijoje **#{ $game }**: laikrodžiai stovės, kol kas nors paspaus „{ button-goon }“.
        [abort] **{ $name }** siūlo nutraukti partiją **#{ $game }**: be rezultato, be reitingo.
        [claim] **{ $name }** nori pergalės partijoje **#{ $game }**: žaidėjas { $other } dingo, ir tai būtų laikoma jo pasidavimu.
        [computer] **{ $name }** siūlo, kad partijoje **#{ $game }** už dingusį žaidėją { $other } žaistų kompiuteris. Partija nebebus reitinginė.
       *[adjourn] **{ $name }** siūlo atidėti partiją **#{ $game }**, nes žaidėjas { $other } dingo: laikrodžiai stovės, kol kas nors paspaus „{ button-goon }“.
    }
proposal-agreed = Už: { $names }.
proposal-waiting = Laukiu atsakymo: { $mentions }.
proposal-outcome =
    { $outcome ->
        [agreed] **Sutinka visi.**
        [declined] **Atmesta.** Partija tęsiasi.
        [withdrawn] **Pasiūlymas atšauktas.** Partija tęsiasi.
       *[lapsed] **Nebegalima.**
    }
proposed = Tavo pasiūlymas dėl partijos #{ $game } jau kanale. Jis įsigalios, kai sutiks visi kiti.
answered =
    { $outcome ->
        [agree] Tu sutinki. Partijoje #{ $game } dar laukiu kitų žaidėjų atsakymo.
        [agreed] Partijoje #{ $game } sutinka visi: padaryta.
        [declined] Tu nesutinki. Partija #{ $game } tęsiasi.
        [withdrawn] Tavo pasiūlymas atšauktas. Partija #{ $game } tęsiasi.
       *[lapsed] Partijoje #{ $game } to padaryti nebegalima.
    }
proposal-open = { $name } jau pateikė pasiūlymą. Pirma sutik arba atmesk: atmestas jis nebegalioja.
proposal-declined = Paskutinis pasiūlymas buvo ką tik. Vėl siūlyti galėsi { $time }.
proposal-over = Šis pasiūlymas dėl partijos #{ $game } nebegalioja.
proposal-not-yours = Tu jau sutikai arba atsakyti turi kiti.
abort-too-late = Partijos #{ $game } nutraukti jau negalima: tai galima, kol ne visi padarė po du pirmojo raundo ėjimus. Gali pasiduoti: /{ command-resign }.

## Pauzės
paused-go-on = Partija #{ $game } jau pristabdyta.
not-paused = Partijos #{ $game } nė vienas žaidėjas nepristabdė, todėl tęsti nėra ko.
done-pause = Partija #{ $game } pristabdyta. Kai norėsi tęsti, spausk **{ button-goon }** čia arba prie stalo.
done-abort = Partija #{ $game } nutraukta: be rezultato, be reitingo.
done-goon = Partija #{ $game } tęsiasi.
told-goon =
    { $runs ->
        [now] **{ $name }** baigė pauzę: partija **#{ $game }** tęsiasi. Laikrodžiai eina.
       *[later] **{ $name }** baigė pauzę: partija **#{ $game }** tęsiasi. Laikrodžiai vėl eis { $time }.
    }

## Kas dingo
gone-two = Partija #{ $game }: žaidėjas **{ $name }** dingo. Ką daryti?
    - **{ button-claim }**: { $name } pralaimi (tai laikoma pasidavimu), o tu laimi.
    - **{ button-computer }**, kol { $name } grįš. Partija nebe reitinginė.
    - **{ button-adjourn }**: laikrodžiai stovi, kol kas nors paspaus „{ button-goon }“.
gone-several = Partija #{ $game }: žaidėjas **{ $name }** dingo. Ką daryti? { $others ->
        [0] Sprendi tik tu.
        [one] Turi sutikti dar { $others } žaidėjas.
        [few] Turi sutikti dar { $others } žaidėjai.
       *[other] Turi sutikti dar { $others } žaidėjų.
    }
    - **{ button-claim }**: { $name } pralaimi (tai laikoma pasidavimu) ir iškrenta.
    - **{ button-computer }**, kol { $name } grįš. Partija nebe reitinginė.
    - **{ button-adjourn }**: laikrodžiai stovi, kol kas nors paspaus „{ button-goon }“.
gone-nobody = Partijoje #{ $game } dar niekas nelaikomas dingusiu. Žaidėjas laikomas dingusiu, jei paliko serverį, jei nespėjo atlikti paskutinio ėjimo (kai ėjimai trumpi – dviejų paskutinių) ir nuo tada nežaidė arba jei 24 valandas nėjo, kai ėjimo laikas neribojamas.
gone-not = Žaidėjas { $name } jau grįžo į partiją #{ $game } arba dar nelaikomas dingusiu.
adjourn-again = Partija #{ $game } ką tik buvo atidėta. Vėl atidėti galėsi { $time }.
gone-vacation = Žaidėjas { $name } atostogauja iki { $until }, todėl dingusiu nelaikomas.
gone-yourself = Tu juk čia: dingusiu savęs paskelbti negali.
done-claim = Pergalė partijoje #{ $game } tavo.
done-computer = Partijoje #{ $game } toliau žaidžia kompiuteris. Partija nebe reitinginė.
done-adjourn = Partija #{ $game } atidėta. Kai norėsi tęsti, spausk **{ button-goon }** čia arba prie stalo.
told-claim = **{ $name }** pasiėmė pergalę partijoje **#{ $game }**: žaidėjas { $other } dingo, tai laikoma pasidavimu.
told-computer = { $other }, tavęs nebuvo partijoje **#{ $game }**, todėl už tave žaidžia kompiuteris ir partija nebe reitinginė. Paspausk **{ button-my-hand }**, ir grįši į savo vietą.
told-adjourn = { $other }, tavęs nebuvo partijoje **#{ $game }**, todėl **{ $name }** ją atidėjo. Kai grįši, spausk **{ button-goon }** prie stalo.
told-back = **{ $name }** grįžo į partiją **#{ $game }** ir pakeitė kompiuterį.
note-rested = Pauzė ({ $time }) niekam neskaičiuojama.
note-stand-in = Už tave žaidžia kompiuteris. Paspausk bet kurį mygtuką arba naudok bet kurią komandą, ir grįši į savo vietą.

## Atostogos
vacation-too-long = Per ilgai. Šiais metais tau liko { $days ->
    [one] { $days } atostogų diena
    [few] { $days } atostogų dienos
   *[other] { $days } atostogų dienų
}.
vacation-ended = Smagu, kad grįžai! Padarei ėjimą, todėl atostogos baigėsi. Šiais metais liko { $days ->
    [one] { $days } atostogų diena
    [few] { $days } atostogų dienos
   *[other] { $days } atostogų dienų
}.
preferences-vacation = **Atostogos:** { $until ->
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
    .description = Laisvos dienos nuo dabar: lėtose partijose per tavo ėjimus laikas neina; 0 – kai grįžti

## Kaip patikrinti maišymą
command-game-verify = patikrinti
    .description = Parodyti visiems, kaip patikrinti, ar partijos kortos išdalytos sąžiningai
command-game-verify-table = stalas
    .description = Partijos numeris; nenurodžius – tavo paskutinė baigta čia
verify-title = **#{ $game }: ar kortos išdalytos sąžiningai?**
verify-commitment = Maišymo atspaudas, parodytas prieš žaidimą: `{ $commitment }`
verify-contribution = Žaidėjo { $name } indėlis: `{ $entropy }`
verify-seed = Slaptas skaičius, nerodytas iki pabaigos: `{ $seed }`
verify-how = Slapto skaičiaus SHA-256 turi sutapti su maišymo atspaudu, o skaičius kartu su žaidėjų indėliais lemia kiekvieną maišymą. Su Jolly programos kodu ir pridėtu protokolu paleisk `python -m engine verify jolly-{ $game }.txt`: programa iš naujo išdalys visas kortas, jas palygins ir baigs žodžiu „verified“. Kad įsitikintum, jog tai ta pati partija, palygink atspaudą ir ėjimus su tuo, ką matei.
verify-later = Visus partijos #{ $game } maišymus lemia slaptas skaičius. Atspaudas yra jo SHA-256, todėl pakeisti skaičiaus kitu neįmanoma. Jis išduotų visas kortas, todėl iki partijos pabaigos lieka slaptas. Paskui /{ command-game } { command-game-verify } parodys jį kartu su protokolu.

## /rules puslapis po rules.ftl puslapių
rules-all-4 = { "" }**{ button-nudge }** gali žaidėją, kuris verčia laukti: kartą per ėjimą, praėjus ketvirčiui ėjimo laiko.
    
    { "" }**{ button-gone }** atsiranda, kai kas nors nespėjo atlikti paskutinio ėjimo arba išėjo. Kiti renkasi: *pergalė man* (dingęs žaidėjas pralaimi, su reitingu), *žaidžia kompiuteris* (be reitingo) arba *atidėti*. Jei žaidėjų daugiau nei du, turi sutikti visi esantys.
    
    { "" }**{ button-pause }** – kai sutinka visi. Spausti **{ button-goon }** gali bet kas, ir žaidėjas, kurio ėjimas, gauna laiko sugrįžti. Po 30 dienų partija baigiasi be rezultato.
    
    { "" }**{ button-abort }** – kai sutinka visi, kol ne visi padarė po du ėjimus: be rezultato, be reitingo.
    
    { "" }**Atostogos:** /{ command-preferences } `{ command-preferences-vacation }:7`. Partijose, kuriose ėjimui duodama bent diena, per tavo ėjimus laikas neina. Per metus turi 21 dieną. Reitingo atostogos nekeičia.
    .title = Kai kas nors nebežaidžia
