### Servera iestatīšana un kas tur drīkst izaicināt.

button-play-now = Spēlēt tagad
button-set-up = Iestatīt
setup-for-managers = Mani iestatīt var tikai tie, kam ir tiesības „Manage Server”. Spēlēt vari uzreiz.

# /server setup lapas
server-step = **{ $step }. solis no { $steps }: { $page }**
server-page-roles = Lomas
server-page-ready = Pārskats
server-about-games = Kur drīkst izaicināt citus un kura ir parastā spēle.
server-about-looks = Kurā valodā te rakstu, kā rādu kārtis un kur publicēju nedēļas tabulu.
server-about-roles = Kas palīdz moderēt, kas drīkst un kas nedrīkst spēlēt. Visu var atstāt tukšu.
server-about-ready = Viss gatavs. Vēlāk jebko vari mainīt ar /{ command-server } { command-server-setup }.
button-setup-next = Tālāk: { $page }
server-roles-moderators = **Moderatori** var beigt partijas un aizliegt spēlēt. Tie, kam ir tiesības „Manage Server”, to var vienmēr.
server-roles-challengers = **Izaicināt un atvērt galdus** drīkst tikai tie, kam ir kāda no šīm lomām:
server-roles-muted = **Spēlēt nedrīkst** (ne izaicināt, ne pievienoties) tie, kam ir kāda no šīm lomām:
menu-roles-moderators = Moderatoru lomas: nav
menu-roles-challengers = Drīkst izaicināt: visi
menu-roles-muted = Nedrīkst spēlēt: neviens
server-has-moderators = **moderatori:** { $roles }
server-has-challengers = **izaicināt drīkst:** { $roles }
server-has-muted = **spēlēt nedrīkst:** { $roles }
server-no-moderators = **moderatori:** tie, kam ir tiesības „Manage Server”
server-no-challengers = **izaicināt drīkst:** visi
server-no-muted = **spēlēt nedrīkst:** neviens
server-mentions = **pieminēti cilvēki** izaicinājumos un pie atvērtiem galdiem: stundā ne vairāk kā { $count }
field-mentions-per-hour = Pieminētie stundā (0: pēc servera lieluma)
server-not-everybody = Loma, kas ir visiem, te neder. Izvēlies citu.
server-too-many-roles = Lomu sarakstā var būt ne vairāk kā { $count }. Vispirms kādu izņem.
setup-all-well = ✓ Man ir visas vajadzīgās tiesības.
setup-missing = ⚠ Man vēl trūkst tiesību: { $permissions }. Piešķir tās manai lomai servera iestatījumos.
setup-cannot-write = ⚠ Kanālā { $channel } nedrīkstu rakstīt. Ļauj man redzēt šo kanālu un sūtīt ziņas.

command-server-setup =
    .description = Iestatīt Jolly šim serverim, soli pa solim
command-server-set-mentions_per_hour =
    .description = Cik cilvēku stundā drīkst pieminēt izaicinājumi un atvērti galdi
command-server-roles =
    .description = Lomas, kas moderē, drīkst izaicināt vai nedrīkst spēlēt
command-server-roles-moderator =
    .description = Loma, kuras dalībnieki var beigt partijas un aizliegt spēlēt
command-server-roles-challenger =
    .description = Loma, kas drīkst izaicināt; ja tāda ir, pārējie izaicināt nevar
command-server-roles-muted =
    .description = Loma, kas nedrīkst ne izaicināt, ne pievienoties
command-server-roles-role_off =
    .description = Izņemt lomu no visiem trim sarakstiem: moderatori, izaicinātāji, tie, kas nespēlē

## Kāpēc izaicināt nevar
role-needed = Lai šeit izaicinātu vai atvērtu galdu, vajadzīga kāda no šīm lomām: { $roles }.
role-muted = Savas lomas dēļ tu šeit nevari spēlēt: { $roles }.
mentions-too-often = Pēdējās stundas laikā izaicinājumi šeit pieminējuši daudz cilvēku. Kādu pieminēt atkal varēsi { $time }. Atvērt galdu vari vienmēr: atstāj { command-challenge-opponent } tukšu.
mentions-many = Šeit stundā vari pieminēt ne vairāk kā { $count ->
    [zero] { $count } cilvēkus
    [one] { $count } cilvēku
   *[other] { $count } cilvēkus
}. Izaicini mazāk cilvēku.
