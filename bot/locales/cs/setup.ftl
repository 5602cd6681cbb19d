### Nastavení serveru a kdo tam smí vyzývat.

button-play-now = Hrát hned
button-set-up = Nastavit
setup-for-managers = Nastavit mě může, kdo má oprávnění Spravovat server; hrát můžeš hned.

# Stránky příkazu /server setup
server-step = **Krok { $step } z { $steps }: { $page }**
server-page-roles = Role
server-page-ready = Hotovo
server-about-games = Kde se smí vyzývat a co se hraje, když výzva hru neuvádí.
server-about-looks = Kterým jazykem píšu všem, jak vypadají karty a kam posílám žebříček týdne.
server-about-roles = Kdo s tebou dbá na pořádek a kdo smí hrát. Všechno může zůstat prázdné.
server-about-ready = To je všechno. Kdykoli to změní /{ command-server } { command-server-setup }.
button-setup-next = Dál: { $page }
server-roles-moderators = **Moderátoři** ukončují stoly a zakazují lidem hrát. Kdo spravuje server, to smí tak jako tak.
server-roles-challengers = **Vyzývat a otevírat stoly** smí jen ten, kdo má některou z těchto rolí:
server-roles-muted = **Hrát nesmí** ten, kdo má některou z těchto rolí: nevyzývá ani se nepřidává
menu-roles-moderators = Žádní vlastní moderátoři
menu-roles-challengers = Smějí všichni
menu-roles-muted = Nikdo není vyloučen
server-has-moderators = **moderátoři** { $roles }
server-has-challengers = **vyzývat smí** { $roles }
server-has-muted = **hrát nesmí** { $roles }
server-no-moderators = **moderátoři** ti, kdo spravují server
server-no-challengers = **vyzývat smí** každý
server-no-muted = **hrát smí** každý
server-mentions = **oslovených lidí** výzvami a otevřenými stoly: nejvýš { $count } za hodinu
field-mentions-per-hour = Oslovených za hodinu (0: podle velikosti)
server-not-everybody = To nemůžou být všichni. Vyber jinou roli.
server-too-many-roles = Rolí v seznamu může být nejvýš { $count }. Nejdřív nějakou odeber.
setup-all-well = ✓ Mám všechna oprávnění, která potřebuju.
setup-missing = ⚠ Ještě potřebuju tato oprávnění: { $permissions }. Přidej je mé roli v nastavení serveru.
setup-cannot-write = ⚠ Do { $channel } nesmím psát. Povol mi ten kanál vidět a posílat zprávy.

command-server-setup = nastavit
    .description = Nastavit Jollyho pro tento server, krok za krokem
command-server-set-mentions_per_hour = oslovených-za-hodinu
    .description = Kolik lidí smějí výzvy a otevřené stoly za hodinu oslovit
command-server-roles = role
    .description = Role, které moderují, smějí vyzývat nebo nesmějí hrát
command-server-roles-moderator = moderátor
    .description = Role, která ukončuje stoly a zakazuje lidem hrát
command-server-roles-challenger = vyzyvatel
    .description = Role, která smí vyzývat; jakmile nějaká je, ostatní nesmějí
command-server-roles-muted = bez-hry
    .description = Role, která nesmí vyzývat ani se přidávat
command-server-roles-role_off = role-pryč
    .description = Odebrat roli ze všech tří seznamů

## Proč to s výzvou nejde
role-needed = Vyzývat a otevírat stoly tu můžeš jen s některou z těchto rolí: { $roles }.
role-muted = S touto rolí tu hrát nemůžeš: { $roles }.
mentions-many = Na tomto serveru jde za hodinu oslovit nejvýš tolik lidí: { $count }. Vyzvi jich méně.
