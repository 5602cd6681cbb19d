### Serverio sąranka ir kas ten gali mesti iššūkius.

button-play-now = Žaisti dabar
button-set-up = Paruošti
setup-for-managers = Mane serveriui paruošia tie, kas turi teisę „Tvarkyti serverį“; žaisti gali iš karto.

# /server setup puslapiai
server-step = **{ $step } žingsnis iš { $steps }: { $page }**
server-page-roles = Rolės
server-page-ready = Baigta
server-about-games = Kur leidžiami iššūkiai ir kas žaidžiama, kai žaidimas nenurodytas.
server-about-looks = Kuria kalba rašau visiems, kaip atrodo kortos ir kur skelbiu savaitės lentelę.
server-about-roles = Kas kartu su tavimi prižiūri tvarką ir kas gali žaisti. Viską galima palikti tuščią.
server-about-ready = Tai viskas. Bet kada pakeisi su /{ command-server } { command-server-setup }.
button-setup-next = Toliau: { $page }
server-roles-moderators = **Moderatoriai** užbaigia partijas ir uždraudžia žaisti. Kas tvarko serverį, tai gali ir taip.
server-roles-challengers = **Mesti iššūkius ir atverti stalus** gali tik turintys vieną iš šių rolių:
server-roles-muted = **Žaisti negali** turintys vieną iš šių rolių: nei mesti iššūkių, nei prisijungti
menu-roles-moderators = Savų moderatorių nėra
menu-roles-challengers = Gali visi
menu-roles-muted = Niekam neuždrausta
server-has-moderators = **moderatoriai:** { $roles }
server-has-challengers = **iššūkius gali mesti:** { $roles }
server-has-muted = **žaisti negali:** { $roles }
server-no-moderators = **moderatoriai:** tie, kas tvarko serverį
server-no-challengers = **iššūkius gali mesti:** visi
server-no-muted = **žaisti gali:** visi
server-mentions = **kviečiama žmonių** iššūkiais ir atvirais stalais: ne daugiau kaip { $count } per valandą
field-mentions-per-hour = Kviečiama per valandą (0: pagal dydį)
server-not-everybody = Tai negali būti visi. Pasirink kitą rolę.
server-too-many-roles = Rolių sąraše gali būti ne daugiau kaip { $count }. Pirma vieną išbrauk.
setup-all-well = ✓ Turiu visas reikalingas teises.
setup-missing = ⚠ Dar trūksta teisių: { $permissions }. Suteik jas mano rolei serverio nustatymuose.
setup-cannot-write = ⚠ Negaliu rašyti kanale { $channel }. Leisk man jį matyti ir siųsti žinutes.

command-server-setup = paruošti
    .description = Paruošti Jolly šiam serveriui, žingsnis po žingsnio
command-server-set-mentions_per_hour = kviečiama-per-valandą
    .description = Kiek žmonių per valandą gali pakviesti iššūkiai ir atviri stalai
command-server-roles = rolės
    .description = Rolės, kurios moderuoja, gali kviesti žaisti arba negali žaisti
command-server-roles-moderator = moderatorius
    .description = Rolė, kuri užbaigia partijas ir uždraudžia žaisti
command-server-roles-challenger = kviečiantis
    .description = Rolė, kuri gali mesti iššūkius; kai tokia yra, kiti negali
command-server-roles-muted = be-žaidimo
    .description = Rolė, kuri negali nei mesti iššūkių, nei prisijungti
command-server-roles-role_off = rolę-išbraukti
    .description = Išbraukti rolę iš visų trijų sąrašų

## Kodėl iššūkis negalimas
role-needed = Kad čia mestum iššūkį ar atvertum stalą, reikia vienos iš šių rolių: { $roles }.
role-muted = Su šia role čia žaisti negali: { $roles }.
mentions-many = Šiame serveryje per valandą galima pakviesti ne daugiau žmonių kaip { $count }. Kviesk mažiau.
