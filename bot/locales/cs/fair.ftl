### Když partie nejde jako obvykle: popohnání, pauzy, zrušení, kdo chybí, dovolená;
### a jak ověřit, že se karty rozdaly poctivě.

command-game-nudge = popohnat
    .description = Připomenout tah tomu, na koho už chvíli čekáš
command-game-nudge-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc
command-game-away = nepřítomnost
    .description = Někdo dlouho chybí: žádat výhru, nechat hrát počítač, nebo odložit
command-game-away-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc
command-game-pause = pauza
    .description = Navrhnout zastavení času, dokud někdo nebude chtít pokračovat
command-game-pause-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc
command-game-abort = zrušit
    .description = Navrhnout konec partie v prvních tazích, bez výsledku a bez hodnocení
command-game-abort-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc

button-nudge = Popohnat
button-gone = Někdo chybí…
button-pause = Pauza
button-goon = Pokračovat
button-abort = Zrušit
table-stand-in = zaskakuje počítač
table-halted = { $reason ->
    [agreed] **Pauza.** Čas neběží. Když nikdo nestiskne „Pokračovat“, partie skončí bez výsledku: { $until }.
    [adjourned] **Odloženo.** Čas neběží. Když nikdo nestiskne „Pokračovat“, partie skončí bez výsledku: { $until }.
    [vacation] **{ $name } má dovolenou** do { $until }. Čas neběží.
   *[channel] **Pauza:** nemám přístup do kanálu. Čas neběží.
}
end-aborted = Partie je zrušená: bez výsledku, bez hodnocení.
game-over = #{ $game } skončila.

turn-nudge = { $user }, v **#{ $game }** na tebe ostatní čekají.
nudged = Popohnáno v kanálu i soukromou zprávou: { $name }.
nudge-dm = V **#{ $game }** na tebe ostatní čekají: jsi na tahu.
nudge-yourself = V #{ $game } jsi na tahu ty: popohnat můžeš jen někoho jiného.
nudge-computer = V #{ $game } teď není koho popohnat: hraje počítač, nebo se rozdává další kolo.
nudge-short-turns = V #{ $game } jsou tahy krátké: nepopohání se, rozhodne čas na tah.
nudge-again = V tomto tahu už popohnáno: { $name }. Když odpověď nepřijde, rozhodne čas na tah; když někdo dlouho chybí, použij /{ command-game } { command-game-away }.
nudge-later = { $name } ještě potřebuje chvíli: popohnat můžeš { $time }.

button-agree = Souhlasím
button-claim = Žádat výhru
button-computer = Hraje počítač
button-adjourn = Odložit
proposal = { $verb ->
    [pause] **{ $name }** navrhuje pauzu v **#{ $game }**: čas neběží, dokud někdo nestiskne „Pokračovat“.
    [abort] **{ $name }** navrhuje zrušit **#{ $game }**: bez výsledku, bez hodnocení.
    [claim] **{ $name }** navrhuje brát **#{ $game }** jako vzdanou, protože { $other } chybí.
    [computer] **{ $name }** navrhuje: { $other } chybí, ať v **#{ $game }** zatím hraje počítač. Partie už pak není hodnocená.
   *[adjourn] **{ $name }** navrhuje odložit **#{ $game }**, protože { $other } chybí: čas neběží, dokud někdo nestiskne „Pokračovat“.
}
proposal-agreed = Pro: { $names }.
proposal-waiting = { $mentions } – souhlasíte?
proposal-outcome = { $outcome ->
    [agreed] **Schváleno** všemi.
    [declined] **Odmítnuto.** Partie pokračuje.
    [withdrawn] **Staženo.** Partie pokračuje.
   *[lapsed] **Už to není možné.**
}
proposed = Tvůj návrh k #{ $game } je v kanálu. Platí, jakmile souhlasí všichni ostatní.
answered = { $outcome ->
    [agree] Souhlasíš. Na #{ $game } se ještě čeká odpověď ostatních.
    [agreed] Všichni souhlasí: v #{ $game } je to provedeno.
    [declined] Odmítáš. #{ $game } pokračuje.
    [withdrawn] Tvůj návrh je stažený. #{ $game } pokračuje.
   *[lapsed] To už v #{ $game } není možné.
}
proposal-open = Ještě je otevřený jiný návrh ({ $name }): nejdřív odpověz na něj. „Odmítnout“ ho ukončí.
proposal-declined = Tenhle návrh tu byl před chvílí. Znovu ho můžeš podat { $time }.
proposal-over = Tento návrh k #{ $game } už skončil.
proposal-not-yours = Už souhlasíš, nebo se tě to netýká.
abort-too-late = #{ $game } můžete zrušit jen do té doby, než má každý za sebou dva tahy prvního kola. Vzdát ji můžeš pořád: /{ command-resign }.

paused-go-on = #{ $game } už pauzu má.
not-paused = #{ $game } teď nemá pauzu, na které se hráči dohodli.
done-pause = #{ $game } má pauzu. Dál se hraje po stisknutí **Pokračovat**, tady nebo u stolu.
done-abort = #{ $game } je zrušená: bez výsledku, bez hodnocení.
done-goon = #{ $game } pokračuje.
told-goon = { $runs ->
    [now] **{ $name }** pokračuje v **#{ $game }**. Čas zase běží.
   *[later] **{ $name }** pokračuje v **#{ $game }**. Čas zase poběží { $time }, nebo s příštím tahem.
}

gone-two = **{ $name }** v #{ $game } chybí. Co dál?
    - **Žádat výhru**: { $name } prohrává vzdáním a ty vyhráváš.
    - **Hraje počítač**, dokud { $name } nebude zpět. Partie už pak není hodnocená.
    - **Odložit**: čas neběží, dokud někdo nestiskne „Pokračovat“.
gone-several = **{ $name }** v #{ $game } chybí. Co dál? { $others ->
        [0] Rozhoduješ jen ty.
        [one] Souhlasit musí ještě { $others } člověk.
        [few] Souhlasit musí ještě { $others } lidé.
       *[other] Souhlasit musí ještě { $others } lidí.
    }
    - **Žádat výhru**: { $name } prohrává vzdáním a vypadává.
    - **Hraje počítač**, dokud { $name } nebude zpět. Partie už pak není hodnocená.
    - **Odložit**: čas neběží, dokud někdo nestiskne „Pokračovat“.
gone-nobody = V #{ $game } nikdo nechybí. Za nepřítomného se počítá, kdo odešel ze serveru, kdo zmeškal svůj poslední tah (u krátkých tahů poslední dva) a od té doby nehrál, nebo, když čas na tah není omezený, kdo je na tahu už 24 hodin.
gone-not = { $name } je zpět v #{ $game }, nebo ještě nechybí dost dlouho.
adjourn-again = #{ $game } byla odložena před chvílí. Znovu ji můžete odložit { $time }.
gone-vacation = { $name } má dovolenou do { $until }.
gone-yourself = Ty jsi přece tady.
done-claim = Výhra v #{ $game } je tvoje.
done-computer = V #{ $game } hraje dál počítač; partie už není hodnocená.
done-adjourn = #{ $game } je odložená. Dál se hraje po stisknutí **Pokračovat**, tady nebo u stolu.
told-claim = Výhru v **#{ $game }** získává **{ $name }**: { $other } chybí, což se počítá jako vzdání.
told-computer = { $other }, v **#{ $game }** chybíš: hraje za tebe počítač a partie už není hodnocená. Stiskni **Moje karty** a místo je zase tvoje.
told-adjourn = { $other }, v **#{ $game }** chybíš: **{ $name }** partii odkládá. Až budeš zpět, stiskni u stolu **Pokračovat**.
told-back = **{ $name }** je zpět v **#{ $game }** a zase hraje osobně.
note-rested = Pauza ({ $time }) se nikomu nepočítá.
note-stand-in = Hraje za tebe počítač. Jakékoli tlačítko nebo příkaz ti místo vrátí.

vacation-too-long = Letos ti { $days ->
    [one] zbývá { $days } den dovolené
    [few] zbývají { $days } dny dovolené
   *[other] zbývá { $days } dní dovolené
}.
vacation-ended = Vítej zpátky: tvým tahem dovolená končí. Letos { $days ->
    [one] ještě zbývá { $days } den
    [few] ještě zbývají { $days } dny
   *[other] ještě zbývá { $days } dní
}.
preferences-vacation = **dovolená** { $until ->
    [none] teď žádná; letos { $days ->
        [one] zbývá { $days } den
        [few] zbývají { $days } dny
       *[other] zbývá { $days } dní
      }
   *[other] do { $until }; letos { $days ->
        [one] zbývá { $days } den
        [few] zbývají { $days } dny
       *[other] zbývá { $days } dní
      }
}
command-preferences-vacation = dovolená
    .description = Dny volna od teď: v pomalých partiích ti neběží čas; 0, až budeš zpět

command-game-verify = ověřit
    .description = Ukázat všem, jak ověřit, že se karty partie rozdaly poctivě
command-game-verify-table = stůl
    .description = Číslo partie; když vynecháš, tvoje poslední dohraná tady
verify-title = **#{ $game }: rozdávalo se poctivě?**
verify-commitment = Otisk zamíchání, ukázaný před prvním tahem: `{ $commitment }`
verify-contribution = Příspěvek ({ $name }): `{ $entropy }`
verify-seed = Tajné číslo, do konce utajené: `{ $seed }`
verify-how = SHA-256 tajného čísla se musí rovnat otisku a z tajného čísla a příspěvků vychází každé míchání. Se zdrojovým kódem Jollyho spusť `python -m engine verify jolly-{ $game }.txt` na přiloženém zápisu: znovu rozdá všechny karty, porovná je a skončí slovem „verified“. Že ti nikdo nepodstrčil jinou partii, poznáš podle otisku a podle tahů, které si pamatuješ.
verify-later = Každé míchání v #{ $game } vychází z tajného čísla. Otisk je jeho SHA-256, číslo se tedy nedá vyměnit. Dokud se hraje, zůstává utajené, protože prozrazuje všechny karty; potom ho /{ command-game } { command-game-verify } ukáže i se zápisem.

rules-all-4 = { "" }**Popohnat** můžeš toho, kdo tě nechává čekat: jednou za tah, po čtvrtině času na tah.

    { "" }**Někdo chybí…** se objeví, když někdo zmešká svůj poslední tah nebo odejde. Ostatní vyberou: *žádat výhru* (hodnocená prohra), *hraje počítač* (nehodnocená partie), nebo *odložit*. Ve více lidech musí souhlasit všichni přítomní.

    { "" }**Pauza**, když všichni souhlasí; **pokračovat** smí kdokoli a ten, kdo je na tahu, dostane čas na návrat. Po 30 dnech partie skončí bez výsledku.

    { "" }**Zrušit**, když všichni souhlasí, dřív než má každý za sebou dva tahy: bez výsledku, bez hodnocení.

    { "" }**Dovolená:** /{ command-preferences } `{ command-preferences-vacation }:7`. V partiích s tahy na den a delšími ti neběží čas; 21 dní za rok. Na rating nemá vliv.
    .title = Když někdo přestane hrát
