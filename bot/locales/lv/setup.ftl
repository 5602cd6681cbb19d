### Servera iestatīšana un kas tur drīkst izaicināt.

button-play-now = Spēlēt tūlīt
button-set-up = Iestatīt
setup-for-managers = Mani iestata tie, kam ir tiesības “Manage Server”; spēlēt vari uzreiz.

# /server setup lapas
server-step = **{ $step }. solis no { $steps }: { $page }**
server-page-roles = Lomas
server-page-ready = Gatavs
server-about-games = Kur drīkst izaicināt un ko spēlē, ja spēle nav norādīta.
server-about-looks = Kurā valodā rakstu visiem, kā izskatās kārtis un kur publicēju nedēļas tabulu.
server-about-roles = Kas kopā ar tevi rūpējas par kārtību un kas drīkst spēlēt. Visu var atstāt tukšu.
server-about-ready = Tas ir viss. Jebkurā laikā to maina /{ command-server } { command-server-setup }.
button-setup-next = Tālāk: { $page }
server-roles-moderators = **Moderatori** beidz partijas un aizliedz spēlēt. Kas pārvalda serveri, to drīkst tāpat.
server-roles-challengers = **Izaicināt un atvērt galdus** drīkst tikai tie, kam ir kāda no šīm lomām:
server-roles-muted = **Spēlēt nedrīkst** tie, kam ir kāda no šīm lomām: ne izaicināt, ne pievienoties
menu-roles-moderators = Savu moderatoru nav
menu-roles-challengers = Drīkst visi
menu-roles-muted = Nevienam nav aizliegts
server-has-moderators = **moderatori:** { $roles }
server-has-challengers = **izaicināt drīkst:** { $roles }
server-has-muted = **spēlēt nedrīkst:** { $roles }
server-no-moderators = **moderatori:** tie, kas pārvalda serveri
server-no-challengers = **izaicināt drīkst:** visi
server-no-muted = **spēlēt drīkst:** visi
server-mentions = **aicināti cilvēki** ar izaicinājumiem un atvērtiem galdiem: ne vairāk kā { $count } stundā
field-mentions-per-hour = Aicināti stundā (0: pēc lieluma)
server-not-everybody = Tie nevar būt visi. Izvēlies citu lomu.
server-too-many-roles = Lomu sarakstā var būt ne vairāk kā { $count }. Vispirms kādu izņem.
setup-all-well = ✓ Man ir visas vajadzīgās tiesības.
setup-missing = ⚠ Vēl trūkst tiesību: { $permissions }. Piešķir tās manai lomai servera iestatījumos.
setup-cannot-write = ⚠ Nedrīkstu rakstīt kanālā { $channel }. Atļauj man to redzēt un sūtīt ziņas.

command-server-setup =
    .description = Iestatīt Jolly šim serverim, soli pa solim
command-server-set-mentions_per_hour =
    .description = Cik cilvēku stundā drīkst aicināt izaicinājumi un atvērti galdi
command-server-roles =
    .description = Lomas, kas moderē, drīkst izaicināt vai nedrīkst spēlēt
command-server-roles-moderator =
    .description = Loma, kas beidz partijas un aizliedz spēlēt
command-server-roles-challenger =
    .description = Loma, kas drīkst izaicināt; ja tāda ir, citi nedrīkst
command-server-roles-muted =
    .description = Loma, kas nedrīkst ne izaicināt, ne pievienoties
command-server-roles-role_off =
    .description = Izņemt lomu no visiem trim sarakstiem

## Kāpēc izaicināt nevar
role-needed = Lai šeit izaicinātu vai atvērtu galdu, vajag kādu no šīm lomām: { $roles }.
role-muted = Ar šo lomu tu šeit nevari spēlēt: { $roles }.
mentions-many = Šajā serverī stundā var aicināt ne vairāk cilvēku kā { $count }. Aicini mazāk.
