### Serveri seadistus ja kes seal tohib väljakutseid esitada.

button-play-now = Mängi kohe
button-set-up = Seadista
setup-for-managers = Mind seadistab see, kel on õigus “Manage Server”; mängida saad kohe.

# Käsu /server setup lehed
server-step = **Samm { $step } / { $steps }: { $page }**
server-page-roles = Rollid
server-page-ready = Valmis
server-about-games = Kus tohib väljakutseid esitada ja mida mängitakse, kui mängu ei nimetata.
server-about-looks = Mis keeles ma kõigile kirjutan, kuidas kaardid välja näevad ja kus avaldan nädala edetabeli.
server-about-roles = Kes koos sinuga korra eest hoolitseb ja kes mängida tohib. Kõik võib tühjaks jääda.
server-about-ready = See on kõik. Muuta saab igal ajal: /{ command-server } { command-server-setup }.
button-setup-next = Edasi: { $page }
server-roles-moderators = **Moderaatorid** lõpetavad partiisid ja keelavad mängimise. Kes serverit haldab, tohib seda niigi.
server-roles-challengers = **Väljakutseid esitada ja laudu avada** tohib ainult see, kel on mõni neist rollidest:
server-roles-muted = **Mängida ei tohi** see, kel on mõni neist rollidest: ei väljakutseid ega ühinemist
menu-roles-moderators = Oma moderaatoreid ei ole
menu-roles-challengers = Tohivad kõik
menu-roles-muted = Kedagi pole välja jäetud
server-has-moderators = **moderaatorid:** { $roles }
server-has-challengers = **väljakutseid tohivad esitada:** { $roles }
server-has-muted = **mängida ei tohi:** { $roles }
server-no-moderators = **moderaatorid:** need, kes serverit haldavad
server-no-challengers = **väljakutseid tohivad esitada:** kõik
server-no-muted = **mängida tohivad:** kõik
server-mentions = **kutsutud inimesi** väljakutsete ja avatud laudadega: kuni { $count } tunnis
field-mentions-per-hour = Kutsutud inimesi tunnis (0: suuruse järgi)
server-not-everybody = See ei saa olla igaüks. Vali mõni muu roll.
server-too-many-roles = Nimekirjas võib olla kuni { $count } rolli. Võta enne mõni maha.
setup-all-well = ✓ Mul on kõik õigused, mida vajan.
setup-missing = ⚠ Mul on veel vaja neid õigusi: { $permissions }. Anna need serveri seadetes minu rollile.
setup-cannot-write = ⚠ Ma ei saa kanalisse { $channel } kirjutada. Luba mul seda näha ja sõnumeid saata.

command-server-setup =
    .description = Seadista Jolly selle serveri jaoks, samm-sammult
command-server-set-mentions_per_hour =
    .description = Mitut inimest võivad väljakutsed ja avatud lauad tunnis kutsuda
command-server-roles =
    .description = Rollid, mis modereerivad, võivad väljakutseid esitada või ei tohi mängida
command-server-roles-moderator =
    .description = Roll, mis lõpetab partiisid ja keelab mängimise
command-server-roles-challenger =
    .description = Roll, mis tohib väljakutseid esitada; kui see on olemas, siis teised ei tohi
command-server-roles-muted =
    .description = Roll, mis ei tohi väljakutseid esitada ega ühineda
command-server-roles-role_off =
    .description = Võta roll kõigist kolmest loendist maha

## Miks väljakutset esitada ei saa
role-needed = Et siin väljakutseid esitada või laudu avada, on sul vaja mõnda neist rollidest: { $roles }.
role-muted = Selle rolliga sa siin mängida ei saa: { $roles }.
mentions-many = Rohkem inimesi selles serveris tunnis kutsuda ei saa: { $count }. Kutsu vähem.
