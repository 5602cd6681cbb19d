### Když partie nejde jako obvykle: popohnání, pauzy, zrušení, kdo chybí, dovolená;
### a jak ověřit, že se karty rozdaly poctivě.

command-nudge = popohnat
    .description = Připomenout tah tomu, na koho už chvíli čekáš
command-nudge-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc
command-away = chybí
    .description = Někdo dlouho chybí: žádat výhru, nechat hrát počítač, nebo odložit
command-away-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc
command-pause = pauza
    .description = Navrhnout zastavení času, dokud někdo nebude chtít pokračovat
command-pause-table = stůl
    .description = Který ze tvých stolů, pokud jich máš víc
command-abort = zrušit
    .description = Navrhnout konec partie v prvních tazích, bez výsledku a bez hodnocení
command-abort-table = stůl
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
   *[channel] **Pauza:** kanál nebyl dostupný. Čas neběží.
}
end-aborted = Partie je zrušená: bez výsledku, bez hodnocení.
game-over = #{ $game } skončila.

turn-nudge = { $user }, v **#{ $game }** na tebe ostatní čekají.
nudged = Popohnáno v kanálu i soukromou zprávou: { $name }.
nudge-dm = V **#{ $game }** na tebe ostatní čekají: jsi na tahu.
nudge-yourself = V #{ $game } jsi na tahu ty: popohnat jde jen někoho jiného.
nudge-computer = V #{ $game } teď není koho popohnat: hraje počítač, nebo se rozdává další kolo.
nudge-short-turns = V #{ $game } jsou tahy krátké: nepopohání se, rozhodne čas na tah.
nudge-again = V tomto tahu už popohnáno: { $name }. Když odpověď nepřijde, rozhodne čas na tah; kdo dlouho chybí, toho jde nahlásit přes /away.
nudge-later = { $name } ještě potřebuje chvíli: popohnat půjde { $time }.

button-agree = Souhlasím
button-claim = Žádat výhru
button-computer = Hraje počítač
button-adjourn = Odložit
proposal = { $verb ->
    [pause] **{ $name }** navrhuje pauzu v **#{ $game }**: čas neběží, dokud někdo nestiskne „Pokračovat“.
    [abort] **{ $name }** navrhuje zrušit **#{ $game }**: bez výsledku, bez hodnocení.
    [claim] **{ $name }** navrhuje: { $other } chybí a prohrává **#{ $game }** vzdáním.
    [computer] **{ $name }** navrhuje: { $other } chybí, v **#{ $game }** tam bude hrát počítač. Partie pak není hodnocená.
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
proposal-open = Ještě je otevřený jiný návrh, podává { $name }: nejdřív odpověz na něj. „Odmítnout“ ho ukončí.
proposal-declined = To je čerstvě odmítnutý návrh. Znovu ho podat půjde { $time }.
proposal-over = Tento návrh k #{ $game } už skončil.
proposal-not-yours = Už souhlasíš, nebo se tě to netýká.
abort-too-late = Zrušit #{ $game } jde jen dřív, než má každý za sebou dva tahy prvního kola. Vzdát ji pořád můžeš: /resign.

paused-go-on = #{ $game } už pauzu má.
not-paused = #{ $game } nemá pauzu z vůle hráčů.
done-pause = #{ $game } má pauzu. Ukončí ji **Pokračovat**, tady nebo u stolu.
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
gone-nobody = V #{ $game } nikdo nechybí. Chybí ten, kdo odešel ze serveru, kdo zmeškal svůj poslední tah (u krátkých tahů poslední dva) a od té doby nehrál, nebo, kde čas na tah není, kdo je na tahu už 24 hodin.
gone-not = { $name } v #{ $game } už nechybí, nebo ještě ne.
adjourn-again = #{ $game } byla odložena před chvílí. Znovu to půjde { $time }.
gone-vacation = { $name } má dovolenou do { $until }.
gone-yourself = Ty jsi přece tady.
done-claim = Výhra v #{ $game } je tvoje.
done-computer = V #{ $game } hraje dál počítač; partie už není hodnocená.
done-adjourn = #{ $game } je odložená. Pokračuje se přes **Pokračovat**, tady nebo u stolu.
told-claim = **{ $name }** žádá výhru v **#{ $game }**: { $other } chybí a prohrává vzdáním.
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
preferences-vacation-how = Během dovolené ti v pomalých partiích neběží čas (tahy na den a delší, nebo bez limitu). Ukončí ji 0, a také tah v některé z nich.
command-preferences-vacation = dovolená
    .description = Dny volna od teď: v pomalých partiích ti neběží čas; 0, až budeš zpět

command-verify = ověřit
    .description = Ukázat všem, jak ověřit, že se karty partie rozdaly poctivě
command-verify-table = stůl
    .description = Číslo partie; když vynecháš, tvoje poslední dohraná tady
verify-title = **#{ $game }: rozdávalo se poctivě?**
verify-commitment = Otisk, ukázaný před prvním tahem: `{ $commitment }`
verify-contribution = Přispívá { $name }: `{ $entropy }`
verify-seed = Tajné číslo, do konce utajené: `{ $seed }`
verify-how = SHA-256 tajného čísla musí být otisk a tajné číslo spolu s příspěvky dává každé míchání. Se zdrojovým kódem Jollyho spusť `python -m engine verify jolly-{ $game }.txt` na přiloženém zápisu: znovu rozdá všechny karty, porovná je a skončí slovem „verified“. Že není podstrčená jiná partie, poznáš podle otisku a podle tahů, které si pamatuješ.
verify-later = Dokud se #{ $game } hraje, tajné číslo zůstává utajené, protože prozrazuje všechny karty. Potom stojí v poslední zprávě a /verify ho ukáže i se zápisem.

rules-all-4 = { "" }**Popohnat** můžeš toho, kdo tě nechává čekat: jednou za tah, po čtvrtině času na tah.

    { "" }**Někdo chybí…** se objeví, když někdo zmešká svůj poslední tah nebo odejde. Ostatní vyberou: *žádat výhru* (prohra, hodnocená), *hraje počítač* (nehodnocená), nebo *odložit*. Ve více lidech musí souhlasit všichni přítomní.

    { "" }**Pauza**, když všichni souhlasí; **pokračovat** smí kdokoli a ten, kdo je na tahu, dostane čas na návrat. Po 30 dnech partie skončí bez výsledku.

    { "" }**Zrušit**, když všichni souhlasí, dřív než má každý za sebou dva tahy: bez výsledku, bez hodnocení.

    { "" }**Dovolená:** /preferences `vacation:7`. V partiích s tahy na den a delšími ti neběží čas; 21 dní za rok. Na rating nemá vliv.
    .title = Když někdo nehraje
