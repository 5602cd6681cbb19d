### Prie stalo, susitarus: kas gali stebėti, daugiau laiko kitam, atsiimtas ėjimas.

## Komandos
command-game-more-time = daugiau-laiko
    .description = Duoti kitam daugiau laiko: tavo valia, kitų sutikimo nereikia
command-game-more-time-time = laikas
    .description = Kiek; jei nenurodysi, pasirinksi mygtukais
command-game-more-time-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
choice-more-time-60 = 1 minutė
choice-more-time-300 = 5 minutės
choice-more-time-900 = 15 minučių
choice-more-time-86400 = 1 diena
command-game-takeback = atsiimti-ėjimą
    .description = Paprašyti atsiimti paskutinį ėjimą partijoje be reitingo
command-game-takeback-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-game-watchers = žiūrovai
    .description = Pasiūlyti, kas gali stebėti tavo partiją
command-game-watchers-who = kas
    .description = Kas gali stebėti nuo dabar, jei sutiks visi prie stalo
command-game-watchers-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-challenge-watchers = žiūrovai
    .description = Ar kiti gali stebėti partiją; nenurodžius – taip
choice-watchers-yes = Taip: kas mato kanalą
choice-watchers-no = Ne: kiti mato tik stalo žinutę
choice-watchers-hidden = Slapta: kortas mato tik žaidėjai

## Kas gali stebėti
table-hidden-note = Šio stalo kortas mato tik tie, kurie prie jo žaidžia.
table-closed-note = Iki partijos pabaigos kiti mato tik šią žinutę.
challenge-watch-no = Žiūrovai: ne. Kiti mato tik stalo žinutę.
challenge-watch-hidden = Slapta: kortas mato tik žaidėjai.
options-watchers-hint = Kas gali stebėti
courtesies-watch-yes = **Žiūrovai:** kas mato kanalą, gali pažiūrėti iš arčiau.
courtesies-watch-no = **Žiūrovai:** kiti mato tik stalo žinutę.
courtesies-watch-hidden = **Žiūrovai:** jokių; kortas mato tik žaidėjai.
button-watch-yes = Taip
button-watch-no = Ne
button-watch-hidden = Slapta
watchers-dm = Partijos #{ $game } niekas negali stebėti: ji žaidžiama asmeninėse žinutėse.
watchers-same = Partijoje #{ $game } taip jau yra.
proposal-watch-yes = **{ $name }** siūlo, kad partiją **#{ $game }** galėtų stebėti kiekvienas, kas mato kanalą.
proposal-watch-no = **{ $name }** siūlo, kad iki partijos **#{ $game }** pabaigos kiti matytų tik stalo žinutę.
proposal-watch-hidden = **{ $name }** siūlo partiją **#{ $game }** paslėpti: kortas matys tik žaidėjai.
done-watch-yes = Partiją #{ $game } dabar gali stebėti kiekvienas, kas mato kanalą.
done-watch-no = Iki partijos #{ $game } pabaigos kiti mato tik jos žinutę kanale.
done-watch-hidden = Partija #{ $game } paslėpta: kortas mato tik žaidėjai.

## Ko galima paprašyti
button-table = Prie stalo
courtesies-title = ### Prie stalo #{ $game }
courtesies-takeback = **Atsiimti** paskutinį ėjimą: paklausiu kitų.
courtesies-more-time = **Daugiau laiko** žaidėjui { $name }: kitų sutikimo nereikia.
courtesies-none = Dabar nėra ko prašyti.
button-takeback = Atsiimti ėjimą
consent-occasion = Partijoje #{ $game } visiems galioja tas pats: jokio papildomo laiko, jokių atsiimtų ėjimų, jokių žiūrovų.

## Daugiau laiko
more-time-given = Žaidėjas { $name } partijoje #{ $game } turi daugiau laiko: { $time }.
more-time-rated = Partija #{ $game } reitinginė, ir žaidėjų daugiau nei du: laikas vienam pakenktų kitiems.
more-time-nobody = Partijoje #{ $game } dabar niekam nereikia tavo laiko. Kai ribojamas ėjimo laikas, jį gali duoti tam, kieno ėjimas, o kai eina laikrodžiai – visiems, išskyrus kompiuterį.
more-time-amount = Tiek ar taip mažai iš karto partijoje #{ $game } duoti negalima. Ką galima, parodys { button-table } po mygtuku { button-more } prie tavo kortų.
told-more-time = **{ $other }** gauna daugiau laiko: { $time }. Davė **{ $name }**.
refusal-too-much-time = Per daug: daugiausia diena iš karto ir dvi savaitės iš viso.

## Atsiimtas ėjimas
takeback-rated = Partija #{ $game } reitinginė: kas sužaista, tas sužaista.
takeback-none = Partijoje #{ $game } nėra ko atsiimti: galima tik paskutinį savo ėjimą, kol nepaėjo kitas, ir niekada tokį, kuris tau parodė naują kortą ar baigė raundą.
takeback-others = Paskutinis ėjimas partijoje #{ $game } buvo ne tavo.
proposal-takeback = **{ $name }** nori atsiimti paskutinį ėjimą partijoje **#{ $game }**.
done-takeback = Atsiimta: partijoje #{ $game } vėl tavo ėjimas. Partija su atsiimtu ėjimu neskaičiuojama tavo lygiui prieš kompiuterį.
told-takeback = **{ $name }** atsiėmė paskutinį ėjimą.
