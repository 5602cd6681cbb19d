### Nastavení serveru a kdo tam smí vyzývat.

button-play-now = Hrát hned
button-set-up = Nastavit
setup-for-managers = Nastavit mě může jen ten, kdo má oprávnění „Spravovat server“. Hrát můžeš hned.

# Stránky příkazu /server setup
server-step = **Krok { $step } z { $steps }: { $page }**
server-page-roles = Role
server-page-ready = Hotovo
server-about-games = Kde se smí vyzývat a která hra je výchozí.
server-about-looks = Kterým jazykem tu píšu, jak ukazuju karty a kam posílám žebříček týdne.
server-about-roles = Role, které pomáhají moderovat, a role, které smějí nebo nesmějí hrát. Nic z toho není povinné.
server-about-ready = Hotovo. Cokoli změníš později přes /{ command-server } { command-server-setup }.
button-setup-next = Další: { $page }
server-roles-moderators = **Moderátoři** můžou ukončovat partie a zakazovat hru. Kdo má oprávnění „Spravovat server“, to může vždycky.
server-roles-challengers = **Vyzývat a otevírat stoly může** jen ten, kdo má některou z těchto rolí:
server-roles-muted = **Hrát nemůže** (ani vyzývat a přidávat se) ten, kdo má některou z těchto rolí:
menu-roles-moderators = Role moderátorů: žádné
menu-roles-challengers = Vyzývat může: každý
menu-roles-muted = Hrát nemůže: nikdo
server-has-moderators = **moderátoři:** { $roles }
server-has-challengers = **vyzývat může:** { $roles }
server-has-muted = **hrát nemůže:** { $roles }
server-no-moderators = **moderátoři:** kdo má oprávnění „Spravovat server“
server-no-challengers = **vyzývat může:** každý
server-no-muted = **hrát nemůže:** nikdo
server-mentions = **zmínky** ve výzvách a otevřených stolech: nejvýš { $count } za hodinu
field-mentions-per-hour = Zmínek za hodinu (0: podle velikosti)
server-not-everybody = Roli, kterou mají všichni, tu použít nejde. Vyber jinou.
server-too-many-roles = V seznamu může být nejvýš { $count } rolí. Nejdřív některou odeber.
setup-all-well = ✓ Mám všechna oprávnění, která potřebuju.
setup-missing = ⚠ Ještě potřebuju tato oprávnění: { $permissions }. Přidej je mé roli v nastavení serveru.
setup-cannot-write = ⚠ Do { $channel } nesmím psát. Povol mi ten kanál zobrazit a posílat do něj zprávy.

command-server-setup = nastavit
    .description = Nastavit Jollyho pro tento server, krok za krokem
command-server-set-mentions_per_hour = zmínek-za-hodinu
    .description = Kolik lidí můžou výzvy a otevřené stoly za hodinu nejvýš zmínit
command-server-roles = role
    .description = Role, které moderují, smějí vyzývat nebo nesmějí hrát
command-server-roles-moderator = moderátor
    .description = Role, která může ukončovat partie a zakazovat hru
command-server-roles-challenger = vyzyvatel
    .description = Role, která smí vyzývat; jakmile nějaká je, ostatní nesmějí
command-server-roles-muted = bez-hry
    .description = Role, která nesmí vyzývat ani se přidávat
command-server-roles-role_off = odebrat-roli
    .description = Odebrat roli ze všech tří seznamů: moderátoři, vyzyvatelé, bez hry

## Proč to s výzvou nejde
role-needed = Vyzývat a otevírat stoly tu můžeš jen s některou z těchto rolí: { $roles }.
role-muted = Kvůli své roli tu hrát nemůžeš: { $roles }.
mentions-too-often = Výzvy tu za poslední hodinu zmínily hodně lidí. Další můžeš poslat { $time }. Otevřít stůl můžeš kdykoli: nech pole { command-challenge-opponent } prázdné.
mentions-many = Za hodinu tu můžeš zmínit nejvýš { $count ->
    [one] 1 člověka
    [few] { $count } lidi
   *[other] { $count } lidí
}. Vyzvi jich méně.
