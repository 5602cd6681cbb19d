### Domácí pravidla: vlastní pravidla serveru, každá pod svým jménem.

command-club-sheets = domácí-pravidla
    .description = Domácí pravidla tohoto serveru; měnit je může ten, kdo server spravuje
command-club-sheets-name = název
    .description = Název domácích pravidel, třeba Páteční 51
command-club-sheets-game = hra
    .description = Pro kterou hru pravidla jsou; když vynecháš, pro výchozí hru
command-club-sheets-options = možnosti
    .description = Pravidla jako v /{ command-challenge }: target=200 increment=5, preset=tournament nebo kód
command-club-sheets-rename = přejmenovat
    .description = Nový název domácích pravidel
command-club-sheets-remove = odebrat
    .description = Odebrat domácí pravidla ze seznamu
button-club-sheets = Domácí pravidla

sheet-played = Domácí pravidla: **{ $name }**
sheets-title = ### Domácí pravidla
sheets-none = Tento server zatím žádná domácí pravidla nemá.
sheets-about = Podle domácích pravidel hraješ, když k /{ command-challenge } přidáš { command-challenge-options }:sheet=název. Spravuješ tento server, takže seznam můžeš měnit.
sheets-for-managers = Podle domácích pravidel hraješ, když k /{ command-challenge } přidáš { command-challenge-options }:sheet=název. Seznam může měnit ten, kdo spravuje server.
sheets-pick = Která pravidla chceš změnit?
button-sheets = Všechna pravidla
button-sheet-new = Přidat …
button-sheet-rename = Přejmenovat …
button-sheet-remove = Odebrat
button-sheet-keep = Uložit pravidla …
sheet-dialog-new = Nová domácí pravidla
sheet-dialog-rename = Přejmenovat domácí pravidla
sheet-dialog-keep = Uložit jako domácí pravidla
field-sheet-name = Název
field-sheet-game = Hra
field-sheet-options = Pravidla
sheet-name-about = Krátký, třeba Páteční 51
sheet-options-about = Třeba target=200 increment=5, preset=tournament nebo kód; prázdné znamená výchozí pravidla
sheet-kept = Uloženo: **{ $name }**. V možnostech příkazu /{ command-challenge } jsou tato pravidla první.

sheet-name-wrong = Název může mít nejvýš { $length } znaků a nesmí v něm být „=“.
sheet-exists = Domácí pravidla s názvem { $name } už existují. Vyber jiný název, nebo nejdřív odeber ta stará.
sheet-unnamed = Vyber, která domácí pravidla myslíš: vyplň { command-club-sheets-name }.
sheet-gone = Tato domácí pravidla už někdo odebral. Vyber jiná.
sheet-none = Tento server zatím žádná domácí pravidla nemá.
sheet-unknown = Domácí pravidla „{ $name }“ tu nejsou. Vyber některá z těchto: { $known }.
sheet-not-read = Tato verze Jollyho nedokáže domácí pravidla { $name } přečíst. Odeber je a vytvoř znovu.
sheet-not-read-line = Tato verze Jollyho nedokáže tato pravidla přečíst. Odeber je a vytvoř znovu.
sheet-of-other-game = Tato domácí pravidla jsou pro hru { $game }. Nech pole { command-challenge-game } prázdné, nebo vyber { $game }.
sheet-and-code = Použij jen jedno: domácí pravidla, sadu pravidel, nebo kód. Další možnosti přidat můžeš.
sheets-too-many = Server může mít nejvýš { $count } domácích pravidel. Nejdřív některá odeber.
