### Proč tah neprošel. Čte to jen ten, kdo to zkoušel.

refusal-game-over = Tato partie skončila. Novou začne „Odveta“ pod výsledkem.
refusal-not-your-turn = Ještě nejsi na tahu.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Odhoz se otáčí, jen když je balíček prázdný a pravidla stolu to dovolují. Vezmi si kartu.
       *[other] Nejdřív si vezmi kartu: lízni z balíčku, nebo vezmi z odhozu.
    }
    [first-discard] Kolo začínáš jen odhozením jedné karty. Předtím se nelíže ani nevykládá.
    [play] { $action ->
        [swap] V této hře se žolíci nevyměňují. Vykládej a přikládej, co chceš, pak odhoď kartu.
        [knock] V této hře se neklepe: vykládej karty na stůl.
        [gin] V této hře se neklepe: vykládej karty na stůl.
        [biggin] V této hře se neklepe: vykládej karty na stůl.
        [close] V této hře se z ruky nezavírá: vykládej karty na stůl.
        [pass] V této hře se pas neříká: tah ukončíš odhozením karty.
       *[other] Kartu už v tomto tahu máš. Vykládej a přikládej, co chceš, pak odhoď kartu.
    }
    [deal] Další kolo se právě rozdává. Zkus to za chvilku znovu.
   *[other] To se v této chvíli tahu nedá.
}
refusal-stock-empty = Balíček je prázdný. Vezmi místo toho z odhozu.
    .turn-over = Balíček je prázdný. Vezmi vrchní kartu odhozu, nebo odhoz otoč a lízni z něj.
refusal-pile-empty = Odhoz je prázdný. Lízni místo toho z balíčku.
refusal-no-such-meld = Kombinace číslo { $meld } na stole není.
refusal-not-in-hand = V ruce nemáš: { $cards }.
refusal-not-in-pile = { $card } v odhozu není.
    .top = V této hře se smí vzít jen vrchní karta odhozu, a { $card } leží pod ní.
refusal-not-a-meld = { $cards } není kombinace. Skupina (trojice, čtveřice) jsou tři nebo čtyři karty stejné hodnoty v různých barvách; postupka jsou aspoň tři karty jedné barvy jdoucí po sobě.
refusal-does-not-fit = { $card } se ke kombinaci { $meld } nehodí. Ke skupině patří stejná hodnota v barvě, která tam ještě není; k postupce další karta na některém konci, ve stejné barvě.
    .none = { hint-fits-nowhere }
refusal-not-opened = Na kombinace na stole ještě nesmíš sáhnout: nejdřív přijde tvoje první vyložení.
refusal-too-many-jokers = { $cards } má moc žolíků: nejvýš polovina kombinace smí být žolíci.
refusal-joker-not-replaceable = { $card } se za žolíka z kombinace { $meld } vyměnit nedá: musí to být karta, kterou žolík zastupuje.
    .none = U tohoto stolu se žolíci nevyměňují: co leží, to leží.
    .no-joker = V kombinaci { $meld } žolík není.
refusal-one-meld-per-turn = V tomto tahu už tvoje nová kombinace leží a u tohoto stolu smí být jedna za tah. Přikládej, co chceš, pak odhoď.
refusal-taken-card-unusable = Až po { $card } brát nemůžeš: nejspodnější vzatá karta se musí v tomtéž tahu vyložit nebo přiložit, a { $card } se nikam nehodí. Samotnou vrchní kartu můžeš vzít vždy.
refusal-must-meld-taken-card = Kartu { $card } máš zevnitř odhozu, musíš ji tedy vyložit nebo přiložit, než odhodíš.
refusal-cannot-discard-taken-card = Kartu { $card } máš právě z odhozu, v tomto tahu ti proto zůstává. Odhoď jinou.
refusal-must-meld-joker = Máš žolíka ze stolu. Musí se vyložit nebo přiložit, než tah skončí.
refusal-initial-meld-too-low = Tvoje první vyložení musí mít aspoň { $needed ->
    [one] { $needed } bod
    [few] { $needed } body
   *[other] { $needed } bodů
}, zatím má { $points }. Vylož v tomto tahu víc.
    .single = Jedna z kombinací prvního vyložení musí mít aspoň { $needed ->
        [one] { $needed } bod
        [few] { $needed } body
       *[other] { $needed } bodů
    }; tvoje nejlepší má { $points }.
    .total = Kombinace prvního vyložení musí mít dohromady aspoň { $needed ->
        [one] { $needed } bod
        [few] { $needed } body
       *[other] { $needed } bodů
    }; tvoje mají { $points }.
refusal-dead-end = Potom by ti zůstala karta { $card }: v tomto tahu ji odhodit nesmíš a nikam se nehodí. Hraj jinak.
    .none = Potom by se tah nedal dokončit: nech si kartu na odhození. Hraj jinak.
    .opening = Potom by se tah nedal dokončit: první vyložení by už nedosáhlo na své body, nebo by nezbyla karta na odhození. Hraj jinak.
refusal-deadwood-too-high = Zbytek by měl { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. { $limit ->
    [0] Při ginu nesmí zbýt nic.
   *[other] Na zaklepání smí mít nejvýš { $limit }.
}
refusal-cannot-close = Zavřít z ruky znamená vyložit dvanáct karet jedné barvy bez žolíků a třináctou odhodit; v tomto kole předtím nesmíš mít nic vyloženo.
    .jokers = Zavřít z ruky znamená vyložit dvanáct karet jedné barvy, z toho nejvýš polovinu žolíků, a třináctou odhodit; v tomto kole předtím nesmíš mít nic vyloženo.
refusal-table-invalid = Kombinace { $number } na tvém stole neplatí: { $cards }.
refusal-tiles-missing = Na tvém stole chybí: { $cards }. Co tam leželo před tahem nebo se v něm uvolnilo, musí tam na konci být; do stojánku se nevrací.
refusal-no-tile-played = Ještě neleží žádný kámen z tvého stojánku. Vylož aspoň jeden, nebo vrať své změny a lízni si.
refusal-unknown-option = Tato hra nemá možnost „{ $name }“. Má: { $known }.
refusal-bad-option-value = Možnost „{ $name }“ nemůže být „{ $value }“.
refusal-wrong-player-count = Počet lidí v této hře je { $least } až { $most }, ne { $seats }.
    .exact = Počet lidí v této hře je přesně { $least }, ne { $seats }.

## Co by šlo, pokud to prozradí vlastní karty a stůl.
hint-turn = Na tahu: { $name }.
hint-table = Na stole: { $choices }
hint-table-empty = Na stole ještě nic neleží.
hint-pile = Odhoz, vrchní karta první: { $choices }
hint-ace = { $high ->
    [yes] Eso patří před 2, nebo za krále.
   *[no] Eso patří jen před 2.
}
hint-melds = Můžeš vyložit { $choices }.
hint-no-melds = S tvými kartami teď žádná kombinace nevyjde.
hint-fits = { $card } se hodí sem: { $choices }.
hint-fits-nowhere = { $card } se k žádné kombinaci na stole nehodí.
hint-takes = Můžeš vzít { $choices }.
hint-place = { $card } může sem: { $choices }.
hint-stands = To je { $choices }.
hint-opening = Tvoje první vyložení musí mít v jednom tahu dohromady aspoň { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
hint-knocks = Můžeš zaklepat, když odhodíš { $choices }.
hint-no-knocks = Odhoď kartu a hraj dál.
hint-meld-number = kombinace { $number } ({ $cards })
hint-new-meld = nová kombinace { $cards }
hint-or = { $first } nebo { $last }

## Proč řada kamenů není kombinace
row-short = Má méně než tři kameny.
row-jokers = Jsou to samí žolíci.
row-large = Skupina má nejvýš čtyři kameny.
row-colour-twice = Ve skupině je každá barva jen jednou.
row-number-twice = V postupce je každé číslo jen jednou.
row-gap = Čísla nejdou po sobě; jednička je nejníž a po 13 už nic není.
row-mixed = Kameny nemají společné číslo ani společnou barvu.
