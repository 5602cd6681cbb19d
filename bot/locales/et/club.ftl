### /club home: the ways into everything that a server does together.

command-club-home =
    .description = Kogu klubi ühel ekraanil: tänane päev, inimesed, hooajad, turniirid

club-title = ### Klubi
# Mis seis lugejal on, iga asi mõne sõnaga
home-turn = Sinu käik
home-turns = { $count ->
    [one] { $count } partii
   *[other] { $count } partiid
}
# Mida järgmiseks teha. $others: „bob“ või „bob, Jolly“
home-next-turn = **Sinu käik** partiis #{ $table }: { $game }, vastas { $others }.
button-home-turn = Jätka #{ $table }
home-next-new = Praegu ei oota sind ükski partii. Kutsu keegi välja või ava laud, kuhu saab istuda igaüks.
button-new-game = Uus partii

# Leht, kus partiid vajutustega alustatakse
new-game-title = ### Uus partii
new-game-about = Vali mäng ja siis inimene, kelle välja kutsud. Või ava laud, kuhu saab istuda igaüks.
new-game-about-dm = Vali mäng, mida minuga mängida. Teiste inimestega saad mängida serveris.
new-game-person = Kutsu keegi välja
button-open-table = Ava laud
button-club = Klubi
button-club-today = Päeva jaotus
button-club-puzzle = Ülesanne
button-club-card = Minu tulemuskaart
# Päevade järel, mis keegi on midagi järjest teinud
streak-rule = Päev läheb seeriasse, kui lahendad keskmise või raske ülesande või mängid päeva jaotuse lõpuni.
button-club-around = Kes on vaba
button-club-tables = Avatud lauad
button-club-season = Hooaeg
button-club-champions = Meistrid
button-club-tournament = Turniirid

menu-stands = Avatud: { $time }
waiting-needs-slow = Kui väljakutse ootab vastust mitu päeva, peab käiguaeg või kell olema vähemalt tund: kui see vastu võetakse, võib mõni mängija magada. Proovi { command-challenge-turn }:1d.
waiting-too-short = Nii palju aega on juba möödas. Vali pikem aeg.
invitation-declined = Keeldusid väljakutsest.
# Seda loevad kõik laua taga
moderation-ended = { $how ->
    [stopped] Moderaator lõpetas partii. Punktid jäävad, aga partii on reitinguta.
   *[moderated] Moderaator lõpetas partii: tulemuseta ja reitinguta.
}
# Sellele, kes mängida tahab
banned = { $until ->
    [none] Sul on selles serveris mängukeeld, kuni moderaator selle tühistab.
   *[other] Sul on selles serveris mängukeeld kuni { $until }.
} { $why ->
    [none] { "" }
   *[other] Põhjus: „{ $why }“
}
banned-other = Siin ei saa praegu mängida: { $user }.
not-a-member = Sa pole enam selle serveri liige, nii et seal mängida sa ei saa.
moderate-not-yours = Seda saavad teha ainult serveri moderaatorid: liikmed, kellel on moderaatori roll või õigus „Manage Server“.
ban-yourself = Iseendal sa mängimist keelata ei saa.
ban-owner = Serveri omanikul ei saa mängimist keelata.
ban-bot = Botil ei saa mängimist keelata.
ban-above = Moderaatoril saab mängimise keelata ainult liige, kellel on õigus „Manage Server“.
ban-nobody = Seda inimest ma ei leia.
button-today-result = Minu tulemus
today-one-try = Päeva jaotust saad mängida ainult korra, nii et revanši ei ole.
today-seed-later = Partii #{ $game } on päeva jaotus: salaarvu ja protokolli näed, kui päev on läbi (UTC).
today-no-rest = Päeva jaotust ei saa pausile panna ega katkestada. Alla anda saad.
today-no-advice = Selles partiis vihjeid ei ole.
today-suggest-picked = Selles partiis aitan ainult kividega, mille valid ise: märgi või lao enne mõni.
tournament-often = Oled viimasel ajal palju turniire avanud. Järgmise saad avada { $time }.
tournament-no-stops = Partii #{ $game } on turniiripartii. Selle ring lõpeb kindlal ajal, nii et seda ei saa pausile panna, katkestada ega teisele mängijale anda.
tournament-ended-round = Aeg on läbi: võitis see, kes oli ees. Partii on reitinguta.
tournament-ended-absent = Üks mängija ei tulnud, nii et võitis tema vastane. Partii on reitinguta.
tournament-ended-nobody = Kumbki mängija ei tulnud, nii et punkti ei saa kumbki. Partii on reitinguta.

# Osa käsust /club home, mida näevad ainult moderaatorid
