### Možnosti her: názvy a hodnoty, čím se pravidla liší od výchozích, co bylo napsáno špatně,
### a dialog, ve kterém se vybírají. Názvy nejvýš 45 znaků, nápovědy nejvýš 100.

option-name-target = cíl
    .hint = Kolik bodů partii ukončí.
option-name-clock = čas na partii
    .hint = Čas každého na celou partii, třeba 10m nebo 1h; nebo none.
option-name-increment = přídavek
    .hint = Čas přidaný po každém tahu, třeba 5s; 0 znamená žádný.
option-name-turn-limit = čas na tah
    .hint = Nejdelší čas na jeden tah, třeba 60s, 5m nebo 24h; nebo none.
option-value-target-0 = podle počtu hráčů
option-name-deals = počet kol
    .hint = Kolik kol se hraje; 0 znamená bez pevného počtu.
option-name-initial-meld = body na první vyložení
    .hint = Kolik bodů musí mít první vyložení.

preset-standard = standard

options-usual = Standardní pravidla
options-changed = Změněno: { $changes }
options-preset = Pravidla: { $preset } – { $meaning }
options-preset-changed = Pravidla: { $preset } – { $meaning } – změněno: { $changes }
option-with-value = { $option }: { $value }
options-code = Stejná pravidla příště: `{ command-challenge-options }:code={ $code }`

options-not-understood = Těmto možnostem nerozumím. Napiš je jako { $example }, oddělené mezerami; na začátku může být sada pravidel nebo kód.
option-unknown = { $game } nemá možnost „{ $name }“. Vyber některou z těchto: { $known }.
option-unknown-near = { $game } nemá možnost „{ $name }“. Myslíš „{ $near }“? Vyber některou z těchto: { $known }.
option-not-possible = „{ $value }“ u možnosti „{ $name }“ nastavit nejde. Vyber z těchto: { $choices }.
option-not-possible-near = „{ $value }“ u možnosti „{ $name }“ nastavit nejde. Myslíš „{ $near }“? Vyber z těchto: { $choices }.
option-not-between = „{ $value }“ u možnosti „{ $name }“ nastavit nejde. Zvol { $least } až { $most }.
option-not-between-or = „{ $value }“ u možnosti „{ $name }“ nastavit nejde. Zvol { $least } až { $most }, nebo { $choices }.
preset-unknown = { $game } nemá sadu pravidel „{ $name }“. Vyber některou z těchto: { $choices }.
preset-and-code = Použij sadu pravidel, nebo kód, ne obojí. Další možnosti přidat můžeš.
code-not-understood = Kód „{ $code }“ neznám. Podívej se, jestli v něm není překlep.
code-other-game = Tento kód je pro hru { $game }. Vyber { $game }, nebo žádnou hru.

options-title = Možnosti: { $game }
options-between = { $least } až { $most }
options-preset-hint = Vyber sadu pravidel
options-shown = Výzva teď má tato pravidla.
button-options-rules = Pravidla
button-options-more-rules = Další pravidla
button-options-time = Čas
challenge-options-not-yours = Pravidla může měnit jen ten, kdo výzvu poslal. Můžeš odmítnout nebo odejít.
