### Serveri seadistus ja kes seal tohib väljakutseid esitada.

button-play-now = Mängi kohe
button-set-up = Seadista
setup-for-managers = Mind saavad seadistada ainult liikmed, kellel on õigus „Manage Server“. Mängida saad kohe.

# Käsu /server setup lehed
server-step = **Samm { $step }/{ $steps }: { $page }**
server-page-roles = Rollid
server-page-ready = Valmis
server-about-games = Kus tohib üksteist välja kutsuda ja mis on vaikemäng.
server-about-looks = Mis keeles ma siin kirjutan, kuidas kaarte näitan ja kus avaldan nädala edetabeli.
server-about-roles = Rollid, mille liikmed aitavad sul modereerida, ja rollid, mille liikmed tohivad või ei tohi mängida. Miski pole kohustuslik.
server-about-ready = Kõik on valmis. Hiljem saad kõike muuta käsuga /{ command-server } { command-server-setup }.
button-setup-next = Edasi: { $page }
server-roles-moderators = **Moderaatorid** saavad partiisid lõpetada ja mängimist keelata. Liikmed õigusega „Manage Server“ saavad seda teha alati.
server-roles-challengers = **Väljakutseid esitada ja laudu avada** tohivad ainult liikmed, kellel on mõni neist rollidest
server-roles-muted = **Mängida ei tohi** liikmed, kellel on mõni neist rollidest: nad ei saa välja kutsuda ega liituda
menu-roles-moderators = Moderaatorite rollid: pole
menu-roles-challengers = Väljakutsujate rollid: kõik
menu-roles-muted = Mängukeeluga rollid: pole
server-has-moderators = **moderaatorid:** { $roles }
server-has-challengers = **väljakutseid tohivad esitada:** { $roles }
server-has-muted = **mängukeeluga rollid:** { $roles }
server-no-moderators = **moderaatorid:** liikmed õigusega „Manage Server“
server-no-challengers = **väljakutseid tohivad esitada:** kõik
server-no-muted = **mängukeeluga rollid:** pole
server-mentions = **mainimisi** väljakutsete ja avatud laudadega: kuni { $count } tunnis
field-mentions-per-hour = Mainimisi tunnis (0: serveri suuruse järgi)
server-not-everybody = Kõigi liikmete rolli siin kasutada ei saa. Vali mõni muu roll.
server-too-many-roles = Loendis võib olla kuni { $count } rolli. Eemalda enne mõni.
setup-all-well = ✓ Mul on kõik õigused, mida vajan.
setup-missing = ⚠ Mul on vaja veel neid õigusi: { $permissions }. Anna need serveri seadetes minu rollile.
setup-cannot-write = ⚠ Ma ei saa kanalisse { $channel } kirjutada. Luba mul seda kanalit näha ja sinna sõnumeid saata.

command-server-setup =
    .description = Seadista Jolly selles serveris, samm-sammult
command-server-set-mentions_per_hour =
    .description = Mitut inimest tohivad väljakutsed ja avatud lauad tunnis kõige rohkem mainida
command-server-roles =
    .description = Rollid, mille liikmed modereerivad, tohivad välja kutsuda või ei tohi mängida
command-server-roles-moderator =
    .description = Roll, mille liikmed saavad partiisid lõpetada ja mängimist keelata
command-server-roles-challenger =
    .description = Roll, mille liikmed tohivad välja kutsuda; kui mõni on määratud, siis teised liikmed ei tohi
command-server-roles-muted =
    .description = Roll, mille liikmed ei tohi välja kutsuda ega liituda
command-server-roles-role_off =
    .description = Eemalda roll kõigist kolmest loendist: moderaatorid, väljakutsujad, mängukeeluga

## Miks väljakutset esitada ei saa
role-needed = Siin väljakutse esitamiseks või laua avamiseks on sul vaja mõnd neist rollidest: { $roles }.
role-muted = Sa ei saa siin mängida oma rolli tõttu: { $roles }.
mentions-too-often = Väljakutsetes on siin viimase tunni jooksul mainitud palju inimesi. Uuesti saad mainida { $time }. Laua saad avada igal ajal: jäta { command-challenge-opponent } tühjaks.
mentions-many = Siin saad tunnis mainida kõige rohkem { $count ->
    [one] 1 inimest
   *[other] { $count } inimest
}. Kutsu välja vähem inimesi.
