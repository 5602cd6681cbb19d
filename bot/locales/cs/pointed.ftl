### Co se vybírá z nabídky u člověka nebo u zprávy (pravé tlačítko nebo dlouhý stisk, pak Aplikace),
### a jak si dva lidé stojí proti sobě.

## Názvy v těch nabídkách: nejvýš 32 znaků, mezery a velká písmena smějí být.
pointed-challenge = Vyzvat
pointed-versus = Vzájemná bilance
pointed-replay = Přehrát odsud

# „Přehrát odsud“ u zprávy, která žádnou partii neukazuje
replay-no-table = V té zprávě žádná partie není. Vyber moji zprávu se stolem, s výsledkem kola nebo s koncem partie.

## Vzájemná bilance: nadpis, kdo vede, pak co přinesla která hra
versus-title = Ty a { $name }
versus-ahead = **Vedeš { $won } : { $lost }**
versus-behind = **Vede { $name }, { $lost } : { $won }**
versus-even = **Zatím nerozhodně, { $won } : { $lost }**
versus-level = { $count ->
    [one] 1 partie nerozhodně
    [few] { $count } partie nerozhodně
   *[other] { $count } partií nerozhodně
}
versus-streak-own = { $count ->
    [one] Máš teď { $count } výhru v řadě
    [few] Máš teď { $count } výhry v řadě
   *[other] Máš teď { $count } výher v řadě
}
versus-streak-other = { $count ->
    [one] { $name } má teď { $count } výhru v řadě
    [few] { $name } má teď { $count } výhry v řadě
   *[other] { $name } má teď { $count } výher v řadě
}
versus-longest = Nejvíc výher v řadě: ty { $own }, { $name } { $other }
versus-game = **{ $game }** · výhry { $won }, prohry { $lost }
# { $own } a { $other } jsou „1 240 bodů“ nebo „35 trestných bodů“
versus-points = { $own } : { $other }
versus-last = **Poslední partie**
versus-about = Počítají se všechny partie, které na tomto serveru spolu dohrajete, hodnocené i nehodnocené. Když hraje víc lidí, vyhrává z vás dvou ten, kdo je v pořadí výš.
versus-none = Zatím tu spolu nemáte žádnou dohranou partii.
versus-self = To jsi ty. Vyber někoho jiného a uvidíš vaši vzájemnou bilanci.
versus-bot = Boti tu výsledky nemají. Vyber člověka a uvidíš vaši vzájemnou bilanci.
person-gone = Ten člověk už na tomto serveru není.
button-versus = Vzájemná bilance
button-challenge = Vyzvat
button-profile = Profil
