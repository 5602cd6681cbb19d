### Proč tah neprošel. Čte to jen ten, kdo to zkoušel.

refusal-game-over = Tato partie skončila. Znovu si zahraješ přes **{ button-rematch }** pod výsledkem.
refusal-not-your-turn = Ještě nejsi na tahu.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Odhoz se otáčí, jen když je talon prázdný a pravidla stolu to dovolují. Vezmi si kartu.
       *[other] Nejdřív si vezmi kartu: lízni z talonu, nebo vezmi z odhozu.
    }
    [first-discard] Kolo začínáš odhozením jedné karty. Předtím se nelíže ani nevykládá.
    [play] { $action ->
        [swap] V této hře se žolíci nevyměňují. Vylož a přilož, co chceš, pak odhoď kartu.
        [knock] V této hře se neklepe. Vykládej karty na stůl.
        [gin] V této hře se neklepe. Vykládej karty na stůl.
        [biggin] V této hře se neklepe. Vykládej karty na stůl.
        [close] V této hře se z ruky nezavírá. Vykládej karty na stůl.
        [pass] V této hře se pas neříká. Tah ukončíš odhozením karty.
       *[other] Kartu už v tomto tahu máš. Vylož a přilož, co chceš, pak odhoď kartu.
    }
    [deal] Rozdává se další kolo. Zkus to za chvilku znovu.
   *[other] To v této části tahu nejde.
}
refusal-stock-empty = Talon je prázdný. Vezmi z odhozu.
    .turn-over = Talon je prázdný. Vezmi vrchní kartu odhozu, nebo odhoz otoč a lízni z něj.
refusal-pile-empty = Odhoz je prázdný. Lízni z talonu.
refusal-no-such-meld = Kombinace číslo { $meld } na stole není.
refusal-not-in-hand = V ruce nemáš { $cards }.
refusal-not-in-pile = { $card } v odhozu není.
    .top = V této hře se smí vzít jen vrchní karta odhozu, a { $card } leží pod ní.
refusal-not-a-meld = { $cards } není kombinace. Skupina jsou tři nebo čtyři karty stejné hodnoty v různých barvách; postupka jsou aspoň tři karty jedné barvy, které jdou po sobě.
refusal-does-not-fit = { $card } se ke kombinaci { $meld } nehodí. Ke skupině se hodí stejná hodnota v barvě, která v ní ještě není; k postupce další karta na jednom z konců, ve stejné barvě.
    .none = { hint-fits-nowhere }
refusal-not-opened = Kombinace na stole zatím použít nemůžeš: nejdřív musí přijít tvoje první vyložení.
refusal-too-many-jokers = V kombinaci { $cards } je moc žolíků: smějí tvořit nejvýš polovinu.
refusal-joker-not-replaceable = { $card } za žolíka z kombinace { $meld } vyměnit nejde: musí to být karta, kterou žolík zastupuje.
    .none = U tohoto stolu se žolíci nevyměňují: vyložený žolík zůstává, kde je.
    .no-joker = V kombinaci { $meld } žádný žolík není.
refusal-one-meld-per-turn = V tomto tahu už máš vyloženo a u tohoto stolu smí být jedna nová kombinace za tah. Přilož, co chceš, pak odhoď.
refusal-taken-card-unusable = Až po { $card } z odhozu brát nemůžeš: nejspodnější karta se v tomto tahu musí vyložit nebo přiložit, a { $card } se nikam nehodí. Samotnou vrchní kartu můžeš vzít vždycky.
refusal-must-meld-taken-card = { $card } máš zevnitř odhozu, takže ji musíš vyložit nebo přiložit, než odhodíš.
refusal-cannot-discard-taken-card = { $card } máš právě z odhozu, takže v tomto tahu ti zůstává. Odhoď jinou kartu.
refusal-must-meld-joker = Máš žolíka ze stolu. Vylož ho nebo přilož, než tah skončí.
refusal-initial-meld-too-low = Tvoje první vyložení musí mít aspoň { $needed ->
    [one] { $needed } bod
    [few] { $needed } body
   *[other] { $needed } bodů
}, zatím má { $points }. Vylož v tomto tahu víc.
    .single = Jedna kombinace prvního vyložení musí mít aspoň { $needed ->
        [one] { $needed } bod
        [few] { $needed } body
       *[other] { $needed } bodů
    }; tvoje nejlepší má { $points }.
    .total = Kombinace prvního vyložení musí mít dohromady aspoň { $needed ->
        [one] { $needed } bod
        [few] { $needed } body
       *[other] { $needed } bodů
    }; tvoje mají { $points }.
refusal-dead-end = Potom by ti zůstala karta { $card }: v tomto tahu ji odhodit nesmíš a nikam se nehodí. Zkus něco jiného.
    .none = Potom by tah nešel dokončit. Nech si kartu na odhození.
    .opening = Potom by tah nešel dokončit: první vyložení by už nedosáhlo na své body, nebo by ti nezbyla karta na odhození. Zkus něco jiného.
refusal-deadwood-too-high = Zbytek by měl { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. { $limit ->
    [0] Při ginu nesmí zbýt nic.
   *[other] Zaklepat můžeš nejvýš s { $limit }.
}
refusal-cannot-close = Zavřít z ruky znamená vyložit dvanáct karet jedné barvy bez žolíků a třináctou odhodit. Jde to, jen když v tomto kole ještě nemáš nic vyloženo.
    .jokers = Zavřít z ruky znamená vyložit dvanáct karet jedné barvy, z toho nejvýš polovinu žolíků, a třináctou odhodit. Jde to, jen když v tomto kole ještě nemáš nic vyloženo.
refusal-table-invalid = Kombinace { $number } na tvém stole neplatí: { $cards }.
refusal-tiles-missing = Na tvém stole chybí: { $cards }. Kameny, které na stole ležely, i uvolnění žolíci na něm musí na konci tahu zase být. Do stojánku si je vzít nemůžeš.
refusal-no-tile-played = Zatím nemáš vyložený žádný kámen ze svého stojánku. Vylož aspoň jeden, nebo vrať, co je přesunuté, a lízni si.
refusal-unknown-option = Tato hra nemá možnost „{ $name }“. Má tyto: { $known }.
refusal-bad-option-value = „{ $value }“ u možnosti „{ $name }“ nastavit nejde.
refusal-wrong-player-count = Hráčů v této hře musí být { $least } až { $most }, ne { $seats }.
    .exact = Hráčů v této hře musí být přesně { $least }, ne { $seats }.

## Co by šlo, pokud to prozradí vlastní karty a stůl.
hint-turn = Na tahu: { $name }.
hint-table = Kombinace na stole: { $choices }
hint-table-empty = Na stole ještě nic neleží.
hint-pile = Odhoz, vrchní karta první: { $choices }
hint-ace = { $high ->
    [yes] Eso patří před dvojku, nebo za krále.
   *[no] Eso patří jen před dvojku.
}
hint-melds = Můžeš vyložit { $choices }.
hint-no-melds = V ruce teď žádnou kombinaci nemáš.
hint-fits = { $card } se hodí ke kombinaci { $choices }.
hint-fits-nowhere = { $card } se k žádné kombinaci na stole nehodí.
hint-takes = Můžeš vzít { $choices }.
hint-place = Kombinace pro { $card }: { $choices }.
hint-stands = Žolík zastupuje { $choices }.
hint-opening = Tvoje první vyložení musí mít v jednom tahu dohromady aspoň { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
hint-knocks = Můžeš zaklepat, když odhodíš { $choices }.
hint-no-knocks = Odhoď kartu a hraj dál.
hint-meld-number = { $number } ({ $cards })
hint-new-meld = nová ({ $cards })
hint-or = { $first } nebo { $last }

## Proč řada kamenů není kombinace
row-short = Kombinace má aspoň tři kameny.
row-jokers = Jsou to samí žolíci.
row-large = Skupina má nejvýš čtyři kameny.
row-colour-twice = Ve skupině je každá barva jen jednou.
row-number-twice = V postupce je každé číslo jen jednou.
row-gap = Čísla nejdou po sobě; jednička je nejnižší a po 13 už nic není.
row-mixed = Kameny nemají společné číslo ani barvu.
