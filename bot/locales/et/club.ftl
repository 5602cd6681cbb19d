### /club home: the ways into everything that a server does together.

command-club-home =
    .description = Klubi ühel lehel: täna, inimesed, hooajad, turniirid

club-title = ### Klubi
# Mis seis lugejal on, iga asi mõne sõnaga
home-turn = Sinu käik
home-turns = { $count ->
    [one] { $count } partii
   *[other] { $count } partiid
}
# Mida järgmiseks teha. $others: „bob“ või „bob, Jolly“
home-next-turn = **Sinu käik** lauas #{ $table }: { $game }, vastas { $others }.
button-home-turn = Mängi edasi #{ $table }
home-next-new = Praegu ei oota sind miski. Kutsu keegi mängima või ava laud, kuhu võib istuda igaüks.
button-new-game = Uus partii

# Leht, kus partiid vajutustega alustatakse
new-game-title = ### Uus partii
new-game-about = Vali mäng ja siis, keda kutsuda. Või ava laud, kuhu võib istuda igaüks.
new-game-about-dm = Vali mäng, mida minuga mängida. Teistega mängid serveris.
new-game-person = Kutsu keegi
button-open-table = Ava laud
button-club = Klubi
button-club-today = Päeva jaotus
button-club-puzzle = Mõistatus
button-club-card = Minu tulemuskaart
# Päevade järel, mis keegi on midagi järjest teinud
streak-rule = Päev läheb arvesse, kui lahendad keskmise või raske mõistatuse või lõpetad mõne jaotuse.
button-club-around = Kes on vaba
button-club-tables = Avatud lauad
button-club-season = Hooaeg
button-club-champions = Meistrid
button-club-tournament = Turniirid

menu-stands = Ootab vastust: { $time }
waiting-needs-slow = Päevi ootav väljakutse vajab vähemalt tundi käigu või partii jaoks: vastuse tulles võib keegi magada. Proovi { command-challenge-turn }:1d.
waiting-too-short = Nii palju aega on juba möödas. Vali pikem.
invitation-declined = Sa keeldusid.
# Seda loevad kõik laua taga
moderation-ended = { $how ->
    [stopped] Moderaator lõpetas partii: punktid jäid, nagu olid, reitinguta.
   *[moderated] Moderaator lõpetas partii: tulemuseta, reitinguta.
}
# Sellele, kes mängida tahab
banned = { $until ->
    [none] Selles serveris sa mängida ei saa, kuni moderaator seda jälle lubab.
   *[other] Selles serveris sa mängida ei saa kuni { $until }.
} { $why ->
    [none] { "" }
   *[other] Põhjus: “{ $why }”
}
banned-other = { $user } ei saa siin praegu mängida.
not-a-member = Sind pole enam selles serveris, nii et mängida sa seal ei saa.
moderate-not-yours = See on serveri moderaatoritele: kel on moderaatori roll või õigus “Manage Server”.
ban-yourself = Iseendal sa mängimist keelata ei saa.
ban-owner = Serveri omanikul ei saa mängimist keelata.
ban-bot = See on bot.
ban-above = Moderaatoril saab mängimise keelata ainult see, kel on õigus “Manage Server”.
ban-nobody = Seda inimest ma ei leia.
button-today-result = Minu tulemus
today-one-try = Päeva jaotusel on üks katse ja revanši ei ole.
today-seed-later = Laud #{ $game } on päeva jaotuse katse: salaarv ja protokoll tulevad välja, kui päev on läbi.
today-no-rest = Päeva jaotusel on üks katse: pausi ei ole ja pooleli seda ei jäeta. Alla anda võid.
today-no-advice = Selles partiis vihjeid ei ole.
today-suggest-picked = Sellega ma selles partiis ei aita: vali või lao enne mõni kivi ja ma proovin just nendega laua kokku saada.
tournament-often = Oled viimasel ajal avanud palju turniire. Uue saad avada { $time }.
tournament-no-stops = #{ $game } on turniiri partii: selle ring lõpeb kindlal ajal, nii et seda ei saa peatada, katkestada ega kellelegi teisele anda.
tournament-ended-round = Ring on läbi: laua võitis see, kes oli ees. Reitingus see partii ei loe.
tournament-ended-absent = Keegi ei tulnud, nii et laud läks vastasele. Reitingus see partii ei loe.
tournament-ended-nobody = Kumbki ei tulnud, nii et selle laua eest ei saa punkte keegi. Reitingus see partii ei loe.

# Osa käsust /club home, mida näevad ainult moderaatorid
