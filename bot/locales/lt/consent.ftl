### Prie stalo, susitarus: kas gali stebėti, daugiau laiko kitam, atsiimtas ėjimas.

## Komandos
command-game-more-time = daugiau-laiko
    .description = Duoti kitam žaidėjui daugiau laiko; kitų sutikimo nereikia
command-game-more-time-time = laikas
    .description = Kiek laiko duoti; jei nenurodysi, pasirinksi mygtuku
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
    .description = Žiūrovai nuo šiol, jei sutiks visi prie stalo
command-game-watchers-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių
command-challenge-watchers = žiūrovai
    .description = Žiūrovai: visi kanale (įprastai), tik stalo žinutė arba tik žaidėjai
choice-watchers-yes = Stebėti gali visi, kas mato kanalą
choice-watchers-no = Kiti mato tik stalo žinutę
choice-watchers-hidden = Kortas mato tik žaidėjai

## Kas gali stebėti
table-hidden-note = Šio stalo kortas mato tik žaidėjai.
table-closed-note = Iki partijos pabaigos kiti mato tik šią žinutę.
challenge-watch-no = Be žiūrovų: kiti mato tik stalo žinutę.
challenge-watch-hidden = Tik žaidėjams: daugiau niekas kortų nemato.
options-watchers-hint = Žiūrovai
courtesies-watch-yes = **Žiūrovai:** stebėti gali visi, kas mato kanalą.
courtesies-watch-no = **Žiūrovai:** kiti mato tik stalo žinutę.
courtesies-watch-hidden = **Žiūrovai:** nėra. Kortas mato tik žaidėjai.
button-watch-yes = Visi
button-watch-no = Tik žinutė
button-watch-hidden = Tik žaidėjai
watchers-dm = Partijos #{ $game } niekas negali stebėti: ji žaidžiama asmeninėse žinutėse.
watchers-same = Partijoje #{ $game } taip jau nustatyta. Niekas nepasikeitė.
proposal-watch-yes = **{ $name }** siūlo, kad partiją **#{ $game }** galėtų stebėti visi, kas mato kanalą.
proposal-watch-no = **{ $name }** siūlo, kad iki partijos **#{ $game }** pabaigos kiti matytų tik stalo žinutę.
proposal-watch-hidden = **{ $name }** siūlo partiją **#{ $game }** paslėpti: kortas matytų tik žaidėjai.
done-watch-yes = Partiją #{ $game } dabar gali stebėti visi, kas mato kanalą.
done-watch-no = Nuo šiol iki partijos #{ $game } pabaigos kiti mato tik stalo žinutę.
done-watch-hidden = Partija #{ $game } paslėpta: kortas mato tik žaidėjai.

## Ko galima paprašyti
button-table = Prie stalo
courtesies-title = ### Prie stalo #{ $game }
courtesies-takeback = **Atsiimti** paskutinį ėjimą, jei sutiks visi.
courtesies-more-time = Duoti **daugiau laiko** žaidėjui { $name }. Kitų sutikimo nereikia.
courtesies-none = Dabar nėra ko prašyti.
button-takeback = Atsiimti ėjimą
consent-occasion = Partijoje #{ $game } visiems galioja tos pačios taisyklės: jokio papildomo laiko, jokių atsiimtų ėjimų, jokių žiūrovų.

## Daugiau laiko
more-time-given = Žaidėjui { $name } partijoje #{ $game } pridėta laiko: { $time }.
more-time-rated = Partija #{ $game } reitinginė ir joje daugiau nei du žaidėjai, todėl laiko duoti negali: kitiems tai būtų nesąžininga.
more-time-nobody = Partijoje #{ $game } dabar niekam laiko duoti negali. Jei ribojamas ėjimo laikas, gali jo duoti žaidėjui, kuris dabar eina; jei žaidžiama su laikrodžiu – bet kada ir bet kam, išskyrus kompiuterį.
more-time-amount = Tiek laiko partijoje #{ $game } duoti negali. Kiek galima, pamatysi prie savo kortų: spausk **{ button-more }**, tada **{ button-table }**.
told-more-time = **{ $name }** davė žaidėjui **{ $other }** daugiau laiko: { $time }.
refusal-too-much-time = Per daug laiko. Vienu kartu gali duoti ne daugiau kaip dieną, iš viso – dvi savaites.

## Atsiimtas ėjimas
takeback-rated = Partija #{ $game } reitinginė, todėl ėjimų atsiimti negalima.
takeback-none = Partijoje #{ $game } nėra ko atsiimti. Paskutinį savo ėjimą gali atsiimti, kol po tavęs dar niekas nėjo, nebent juo pamatei naują kortą arba baigei raundą.
takeback-others = Paskutinis ėjimas partijoje #{ $game } buvo ne tavo, todėl jo atsiimti negali.
proposal-takeback = **{ $name }** nori atsiimti paskutinį ėjimą partijoje **#{ $game }**.
done-takeback = Ėjimas atsiimtas: partijoje #{ $game } vėl tavo eilė. Partija su atsiimtu ėjimu neįskaitoma į tavo lygį žaidžiant su kompiuteriu.
told-takeback = **{ $name }** atsiėmė paskutinį ėjimą.
