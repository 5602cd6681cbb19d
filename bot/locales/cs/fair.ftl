### Když partie nejde jako obvykle: popohnání, pauzy, zrušení, kdo chybí, dovolená;
### a jak ověřit, že se karty rozdaly poctivě.

command-game-nudge = popohnat
    .description = Připomenout tah hráči, na kterého už dlouho čekáš
command-game-nudge-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů
command-game-away = nepřítomnost
    .description = Když hráč chybí: žádat výhru, nechat hrát počítač, nebo partii odložit
command-game-away-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů
command-game-pause = pauza
    .description = Navrhnout pauzu: čas neběží, dokud někdo nebude pokračovat
command-game-pause-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů
command-game-abort = zrušit
    .description = Navrhnout zrušení partie v prvních tazích: bez výsledku, bez ratingu
command-game-abort-table = stůl
    .description = Který stůl; potřeba, jen když hraješ u více stolů

button-nudge = Popohnat
button-gone = Někdo chybí…
button-pause = Pauza
button-goon = Pokračovat
button-abort = Zrušit
table-stand-in = zaskakuje počítač
table-halted = { $reason ->
    [agreed] **Pauza.** Čas neběží. Když nikdo nestiskne **{ button-goon }**, partie skončí bez výsledku { $until }.
    [adjourned] **Odloženo.** Čas neběží. Když nikdo nestiskne **{ button-goon }**, partie skončí bez výsledku { $until }.
    [vacation] **{ $name } má dovolenou** do { $until }. Čas neběží.
   *[channel] **Pauza:** nedostanu se do kanálu. Čas neběží.
}
end-aborted = Partie je zrušená: bez výsledku, bez ratingu.
game-over = Partie #{ $game } skončila.

turn-nudge = { $user }, v partii **#{ $game }** se čeká na tebe: jsi na tahu.
nudged = Připomínka odešla do kanálu i soukromou zprávou: { $name }.
nudge-dm = V partii **#{ $game }** se čeká na tebe: jsi na tahu.
nudge-yourself = V partii #{ $game } jsi na tahu ty, takže není koho popohnat.
nudge-computer = V partii #{ $game } teď není koho popohnat: hraje počítač, nebo se rozdává další kolo.
nudge-short-turns = Tahy v partii #{ $game } jsou krátké, takže popohánět není třeba: postará se o to čas na tah.
nudge-again = { $name } už v tomto tahu jednu připomínku má. Když tah nepřijde, postará se o to čas na tah. Když někdo chybí dlouho, použij /{ command-game } { command-game-away }.
nudge-later = { $name } má ještě chvíli čas. Popohnat můžeš { $time }.

button-agree = Souhlasím
button-claim = Žádat výhru
button-computer = Hraje počítač
button-adjourn = Odložit
proposal = { $verb ->
    [pause] **{ $name }** navrhuje pauzu v partii **#{ $game }**: čas neběží, dokud někdo nestiskne **{ button-goon }**.
    [abort] **{ $name }** navrhuje zrušit partii **#{ $game }**: bez výsledku, bez ratingu.
    [claim] **{ $name }** navrhuje brát partii **#{ $game }** jako vzdanou, protože { $other } chybí.
    [computer] **{ $name }** navrhuje, aby v partii **#{ $game }** za nepřítomného hráče ({ $other }) hrál počítač. Partie by už nebyla hodnocená.
   *[adjourn] **{ $name }** navrhuje odložit partii **#{ $game }**, protože { $other } chybí: čas neběží, dokud někdo nestiskne **{ button-goon }**.
}
proposal-agreed = Souhlas: { $names }
proposal-waiting = Na souhlas se čeká: { $mentions }
proposal-outcome = { $outcome ->
    [agreed] **Souhlasí všichni.**
    [declined] **Odmítnuto.** Partie pokračuje.
    [withdrawn] **Staženo.** Partie pokračuje.
   *[lapsed] **Už to není možné.**
}
proposed = Tvůj návrh k partii #{ $game } je v kanálu. Platí, jakmile budou souhlasit všichni ostatní.
answered = { $outcome ->
    [agree] Souhlasíš. V partii #{ $game } se ještě čeká na odpověď ostatních.
    [agreed] V partii #{ $game } souhlasí všichni, takže to platí.
    [declined] Odmítáš. Partie #{ $game } pokračuje.
    [withdrawn] Tvůj návrh je stažený. Partie #{ $game } pokračuje.
   *[lapsed] Tento návrh k partii #{ $game } už není možný.
}
proposal-open = { $name } má otevřený návrh. Nejdřív na něj odpověz; odmítnutím skončí.
proposal-declined = Poslední návrh tu byl před chvilkou. Nový můžeš podat { $time }.
proposal-over = Tento návrh k partii #{ $game } už skončil.
proposal-not-yours = Buď už souhlasíš, nebo tento návrh na tvou odpověď nečeká.
abort-too-late = Na zrušení partie #{ $game } už je pozdě: jde to jen do té doby, než má každý za sebou dva tahy prvního kola. Vzdát ji můžeš pořád: /{ command-resign }.

paused-go-on = Partie #{ $game } už je pozastavená.
not-paused = Partii #{ $game } žádný hráč nepozastavil, takže není v čem pokračovat.
done-pause = Partie #{ $game } je pozastavená. Dál se hraje po stisknutí **{ button-goon }**, tady nebo u stolu.
done-abort = Partie #{ $game } je zrušená: bez výsledku, bez ratingu.
done-goon = Partie #{ $game } pokračuje.
told-goon = { $runs ->
    [now] **{ $name }** pokračuje v partii **#{ $game }**. Čas zase běží.
   *[later] **{ $name }** pokračuje v partii **#{ $game }**. Čas zase poběží { $time }.
}

gone-two = **{ $name }** v partii #{ $game } chybí. Co dál?
    - **{ button-claim }**: { $name } prohrává vzdáním a ty vyhráváš.
    - **{ button-computer }**, dokud { $name } nebude zpět. Partie už pak není hodnocená.
    - **{ button-adjourn }**: čas neběží, dokud někdo nestiskne **{ button-goon }**.
gone-several = **{ $name }** v partii #{ $game } chybí. Co dál? { $others ->
        [0] Rozhoduješ jen ty.
        [one] Souhlasit musí ještě { $others } hráč.
        [few] Souhlasit musí ještě { $others } hráči.
       *[other] Souhlasit musí ještě { $others } hráčů.
    }
    - **{ button-claim }**: { $name } prohrává vzdáním a je mimo hru.
    - **{ button-computer }**, dokud { $name } nebude zpět. Partie už pak není hodnocená.
    - **{ button-adjourn }**: čas neběží, dokud někdo nestiskne **{ button-goon }**.
gone-nobody = V partii #{ $game } zatím nikdo nechybí. Hráč chybí, když odejde ze serveru, když nestihne svůj poslední tah (u krátkých tahů poslední dva) a od té doby nehraje, nebo když bez času na tah netáhne 24 hodin.
gone-not = { $name } je zpět v partii #{ $game }, nebo ještě nechybí dost dlouho.
adjourn-again = Partie #{ $game } byla odložena před chvilkou. Znovu ji můžete odložit { $time }.
gone-vacation = { $name } má dovolenou do { $until }, a to se jako nepřítomnost nepočítá.
gone-yourself = Chybět může jen někdo jiný: ty tu jsi.
done-claim = Výhra v partii #{ $game } je tvoje.
done-computer = V partii #{ $game } teď hraje počítač, takže už není hodnocená.
done-adjourn = Partie #{ $game } je odložená. Dál se hraje po stisknutí **{ button-goon }**, tady nebo u stolu.
told-claim = Výhru v partii **#{ $game }** získává **{ $name }**: { $other } chybí, což se počítá jako vzdání.
told-computer = { $other }, v partii **#{ $game }** chybíš, takže za tebe hraje počítač a partie už není hodnocená. Stiskni **{ button-my-hand }** a místo je zase tvoje.
told-adjourn = { $other }, v partii **#{ $game }** chybíš, takže ji **{ $name }** odkládá. Až budeš zpět, stiskni u stolu **{ button-goon }**.
told-back = **{ $name }** je zpět v partii **#{ $game }** a hraje zase místo počítače.
note-rested = Pauza ({ $time }) se nikomu nepočítá.
note-stand-in = Hraje za tebe počítač. Místo ti vrátí kterékoli tlačítko nebo příkaz.

vacation-too-long = To je moc. Letos ti { $days ->
    [one] zbývá { $days } den dovolené
    [few] zbývají { $days } dny dovolené
   *[other] zbývá { $days } dní dovolené
}.
vacation-ended = Vítej zpátky! Tvým tahem dovolená končí. Letos ti { $days ->
    [one] ještě zbývá { $days } den
    [few] ještě zbývají { $days } dny
   *[other] ještě zbývá { $days } dní
}.
preferences-vacation = **Dovolená:** { $until ->
    [none] žádná; letos { $days ->
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
    .description = Dny volna od teď: v pomalých partiích ti při tvém tahu neběží čas; 0, až budeš zpět

command-game-verify = ověřit
    .description = Ukázat všem, jak ověřit, že se karty partie rozdaly poctivě
command-game-verify-table = stůl
    .description = Číslo partie; když vynecháš, tvoje poslední dohraná tady
verify-title = **#{ $game }: rozdávalo se poctivě?**
verify-commitment = Otisk zamíchání, ukázaný ještě před hrou: `{ $commitment }`
verify-contribution = Příspěvek ({ $name }): `{ $entropy }`
verify-seed = Tajné číslo, do konce utajené: `{ $seed }`
verify-how = SHA-256 tajného čísla se musí shodovat s otiskem; tajné číslo a příspěvky dohromady určují každé zamíchání. Máš-li zdrojový kód Jollyho, spusť `python -m engine verify jolly-{ $game }.txt` na přiloženém zápisu: znovu rozdá všechny karty, porovná je a skončí slovem „verified“. Že jde o tutéž partii, poznáš, když otisk a tahy porovnáš s tím, co ukazoval stůl.
verify-later = Každé zamíchání v partii #{ $game } určuje tajné číslo. Otisk je jeho SHA-256, takže se číslo nedá vyměnit. Prozradilo by všechny karty, proto zůstává do konce partie utajené. Pak ho /{ command-game } { command-game-verify } ukáže i se zápisem.

rules-all-4 = { "" }**{ button-nudge }** můžeš hráče, který tě nechává čekat: jednou za tah, po čtvrtině času na tah.

    { "" }**{ button-gone }** se objeví, když někdo nestihne svůj poslední tah nebo odejde. Ostatní vyberou: *{ button-claim }* (kdo chybí, prohrává; partie zůstává hodnocená), *{ button-computer }* (partie už hodnocená není), nebo *{ button-adjourn }*. Ve více lidech musí souhlasit všichni přítomní.

    { "" }**{ button-pause }** je možná, když všichni souhlasí. **{ button-goon }** může stisknout kdokoli a ten, kdo je na tahu, dostane čas na návrat. Po 30 dnech partie skončí bez výsledku.

    { "" }**{ button-abort }** partii jde, když všichni souhlasí, dokud každý nemá za sebou dva tahy: bez výsledku, bez ratingu.

    { "" }**Dovolená:** /{ command-preferences } `{ command-preferences-vacation }:7`. V partiích s časem na tah den a víc ti při tvém tahu čas neběží. Máš 21 dní za rok.
    .title = Když někdo přestane hrát
