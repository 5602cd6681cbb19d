### Serverio sąranka ir kas ten gali mesti iššūkius.

button-play-now = Žaisti dabar
button-set-up = Paruošti
setup-for-managers = Paruošti mane serveriui gali tik nariai su teise „Tvarkyti serverį“. Žaisti gali iš karto.

# /server setup puslapiai
server-step = **{ $step } žingsnis iš { $steps }: { $page }**
server-page-roles = Rolės
server-page-ready = Paruošta
server-about-games = Kur galima mesti iššūkius ir koks žaidimas įprastas.
server-about-looks = Kokia kalba čia rašau, kaip rodau kortas ir kur skelbiu savaitės lentelę.
server-about-roles = Rolės, kurios padeda prižiūrėti tvarką, ir rolės, kurios gali arba negali žaisti. Viską galima palikti tuščią.
server-about-ready = Viskas paruošta. Vėliau bet ką pakeisi su /{ command-server } { command-server-setup }.
button-setup-next = Toliau: { $page }
server-roles-moderators = **Moderatoriai** gali užbaigti partijas ir uždrausti žaisti. Nariai su teise „Tvarkyti serverį“ tai gali visada.
server-roles-challengers = **Mesti iššūkius ir atidaryti stalus** gali tik nariai, turintys bent vieną iš šių rolių
server-roles-muted = **Uždrausta žaisti:** nariai, turintys bent vieną iš šių rolių, negali nei mesti iššūkių, nei prisijungti
menu-roles-moderators = Moderatorių rolės: nėra
menu-roles-challengers = Iššūkius mesti gali: visi
menu-roles-muted = Uždrausta žaisti: niekam
server-has-moderators = **moderatoriai:** { $roles }
server-has-challengers = **iššūkius gali mesti:** { $roles }
server-has-muted = **uždrausta žaisti:** { $roles }
server-no-moderators = **moderatoriai:** nariai su teise „Tvarkyti serverį“
server-no-challengers = **iššūkius gali mesti:** visi
server-no-muted = **uždrausta žaisti:** niekam
server-mentions = **paminėjimų** iššūkiuose ir prie atvirų stalų: ne daugiau kaip { $count } per valandą
field-mentions-per-hour = Paminėjimų per valandą (0: pagal dydį)
server-not-everybody = Visų narių rolė čia netinka. Pasirink kitą.
server-too-many-roles = Sąraše gali būti ne daugiau kaip { $count ->
    [one] { $count } rolė
    [few] { $count } rolės
   *[other] { $count } rolių
}. Pirma kurią nors išbrauk.
setup-all-well = ✓ Turiu visas reikalingas teises.
setup-missing = ⚠ Man dar trūksta teisių: { $permissions }. Suteik jas mano rolei serverio nustatymuose.
setup-cannot-write = ⚠ Negaliu rašyti kanale { $channel }. Leisk man jį matyti ir siųsti žinutes.

command-server-setup = paruošti
    .description = Paruošti Jolly šiam serveriui, žingsnis po žingsnio
command-server-set-mentions_per_hour = paminėjimų-per-valandą
    .description = Kiek žmonių per valandą gali paminėti iššūkiai ir atviri stalai
command-server-roles = rolės
    .description = Rolės: moderatoriai, kas gali mesti iššūkius ir kam uždrausta žaisti
command-server-roles-moderator = moderatorius
    .description = Rolė, kurios nariai gali užbaigti partijas ir uždrausti žaisti
command-server-roles-challenger = mesti-iššūkius
    .description = Rolė, kuri gali mesti iššūkius; kai tokia nustatyta, nariai be jos negali
command-server-roles-muted = uždrausta-žaisti
    .description = Rolė, kuri negali nei mesti iššūkių, nei prisijungti
command-server-roles-role_off = rolę-išbraukti
    .description = Išbraukti rolę iš visų trijų sąrašų: moderatorių, iššūkių, uždraustų

## Kodėl iššūkis negalimas
role-needed = Kad galėtum čia mesti iššūkį ar atidaryti stalą, reikia vienos iš šių rolių: { $roles }.
role-muted = Čia žaisti negali dėl savo rolės: { $roles }.
mentions-too-often = Per pastarąją valandą iššūkiai čia paminėjo labai daug žmonių. Žmones vėl galėsi minėti { $time }. Atidaryti stalą gali visada: palik „{ command-challenge-opponent }“ tuščią.
mentions-many = Šiame serveryje per valandą gali paminėti ne daugiau kaip { $count ->
    [one] { $count } žmogų
    [few] { $count } žmones
   *[other] { $count } žmonių
}. Mesk mažiau iššūkių.
