### Možnosti her: názvy a hodnoty, čím se pravidla liší od obvyklých, co bylo napsáno špatně,
### a dialog, ve kterém se vybírají. Názvy nejvýš 45 znaků, nápovědy nejvýš 100.

option-name-target = cíl
    .hint = Body, kterými partie končí.
option-name-clock = čas na partii
    .hint = Čas každého na celou partii, třeba 10m nebo 1h; nebo none.
option-name-increment = přídavek času
    .hint = Čas přidaný po každém tahu, třeba 5s; 0 pro žádný.
option-name-turn-limit = čas na tah
    .hint = Nejdelší čas na jeden tah, třeba 60s, 5m nebo 24h; nebo none.
option-value-target-0 = podle počtu lidí
option-name-deals = počet kol
    .hint = Kolik kol se hraje; 0, když počet není daný.
option-name-initial-meld = body prvního vyložení
    .hint = Kolik bodů musí mít první vyložení.

preset-standard = standard

options-usual = Obvyklá pravidla
options-changed = Změněno: { $changes }
options-preset = Pravidla: { $preset } – { $meaning }
options-preset-changed = Pravidla: { $preset } – { $meaning } – ale { $changes }
option-with-value = { $option }: { $value }
options-code = Stejná pravidla znovu: `{ command-challenge-options }:code={ $code }`

options-not-understood = Těmto možnostem nerozumím. Piš je jako { $example }, s mezerami mezi nimi; na začátku může stát sada pravidel nebo kód.
option-unknown = Možnost „{ $name }“ neznám. { $game } má: { $known }.
option-unknown-near = Možnost „{ $name }“ neznám. Myslíš „{ $near }“? { $game } má: { $known }.
option-not-possible = Možnost „{ $name }“ nemůže být „{ $value }“. Vyber z těchto: { $choices }.
option-not-possible-near = Možnost „{ $name }“ nemůže být „{ $value }“. Myslíš „{ $near }“? Vyber z těchto: { $choices }.
option-not-between = Možnost „{ $name }“ nemůže být „{ $value }“. Může být { $least } až { $most }.
option-not-between-or = Možnost „{ $name }“ nemůže být „{ $value }“. Může být { $least } až { $most }, nebo { $choices }.
preset-unknown = Sadu pravidel „{ $name }“ neznám. { $game } má: { $choices }.
preset-and-code = Kód už obsahuje všechna pravidla: uveď buď sadu pravidel, nebo kód, a k tomu třeba další možnosti.
code-not-understood = Kód „{ $code }“ neznám. Podívej se, jestli v něm není překlep.
code-other-game = Tento kód patří k jiné hře: { $game }. Hru vynech, nebo zvol { $game }.

options-title = Možnosti: { $game }
options-between = { $least } až { $most }
options-preset-hint = Vyber sadu pravidel
options-shown = Výzva teď ukazuje tato pravidla.
button-options-rules = Pravidla
button-options-more-rules = Další pravidla
button-options-time = Čas
challenge-options-not-yours = Pravidla mění jen ten, kdo výzvu poslal. Když se ti nelíbí, odmítni nebo odejdi.
