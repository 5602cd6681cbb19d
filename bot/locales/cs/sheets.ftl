### Domácí pravidla: vlastní pravidla serveru, každá pod svým jménem.

command-club-sheets = domácí-pravidla
    .description = Podívat se na domácí pravidla tohoto serveru; kdo ho spravuje, může je měnit
command-club-sheets-name = název
    .description = Název domácích pravidel, třeba Páteční 51
command-club-sheets-game = hra
    .description = Pro kterou hru jsou
command-club-sheets-options = možnosti
    .description = Pravidla jako v /{ command-challenge }: target=200 increment=5, preset=tournament nebo kód
command-club-sheets-rename = přejmenovat
    .description = Nový název
command-club-sheets-remove = odebrat
    .description = Odebrat je ze seznamu
button-club-sheets = Domácí pravidla

sheet-played = Domácí pravidla: **{ $name }**
sheets-title = ### Domácí pravidla
sheets-none = Tento server zatím žádná domácí pravidla nemá.
sheets-about = V /{ command-challenge } se podle nich hraje s { command-challenge-options }:sheet=název. Spravuješ tento server, takže seznam můžeš měnit.
sheets-for-managers = V /{ command-challenge } se podle nich hraje s { command-challenge-options }:sheet=název. Seznam mění ten, kdo spravuje server.
sheets-pick = Vyber, která chceš změnit
button-sheets = Všechna pravidla
button-sheet-new = Nová …
button-sheet-rename = Přejmenovat …
button-sheet-remove = Odebrat
button-sheet-keep = Uložit jako domácí
sheet-dialog-new = Nová domácí pravidla
sheet-dialog-rename = Přejmenovat domácí pravidla
sheet-dialog-keep = Uložit jako domácí pravidla
field-sheet-name = Název
field-sheet-game = Hra
field-sheet-options = Pravidla
sheet-name-about = Krátký, třeba Páteční 51
sheet-options-about = Třeba target=200 increment=5, preset=tournament nebo kód; prázdné: obvyklá
sheet-kept = Uloženo: **{ $name }**. V /{ command-challenge } jsou mezi možnostmi první.

sheet-name-wrong = Název má 1 až { $length } znaků a není v něm =.
sheet-exists = Domácí pravidla s názvem { $name } už existují. Vyber jiný název, nebo je nejdřív odeber.
sheet-gone = Tato domácí pravidla už neexistují.
sheet-none = Tento server zatím žádná domácí pravidla nemá.
sheet-unknown = Domácí pravidla „{ $name }“ neznám. Jsou tu tato: { $known }.
sheet-not-read = Domácím pravidlům { $name } tato verze Jollyho nerozumí. Odeber je a založ znovu.
sheet-not-read-line = Tato verze Jollyho jim nerozumí. Odeber je a založ znovu.
sheet-and-code = Domácí pravidla určují všechny možnosti: uveď buď je, nebo sadu pravidel, nebo kód, a k tomu další možnosti, jestli chceš.
sheets-too-many = Server může mít nejvýš { $count } domácích pravidel. Nejdřív některá odeber.
