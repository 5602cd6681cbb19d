### /preferences a /server.

preferences-title = ### Tvoje nastavení
preferences-changed = Uloženo.
language-automatic = jako Discord

server-title = ### Nastavení tohoto serveru
server-channels = **výzvy:** { $channels }
server-everywhere = povolené v každém kanálu
server-only-in = povolené v { $channels }
server-game = **výchozí hra:** { $game }
server-language = **jazyk:** { $value }
server-cards = **karty:** { $chosen }
server-threads = **vlákna:** { $value ->
    [yes] každý stůl má vlastní vlákno
   *[no] ne, stoly zůstávají ve svém kanálu
}
command-server-set-rated = hodnocené
    .description = Jestli jsou nové výzvy hodnocené, pokud u nich není řečeno jinak
menu-server-rated = Nové výzvy: { $value ->
    [on] hodnocené
   *[off] nehodnocené
}
server-rated = **nové výzvy:** { $value ->
    [yes] hodnocené, pokud u nich není řečeno jinak
   *[no] nehodnocené, pokud u nich není řečeno jinak
}
server-games-per-person = **partií najednou:** { $games_per_person } na osobu, { $games_per_server } na serveru
server-challenges-per-person = **otevřených výzev:** { $challenges_per_person } od jedné osoby, { $challenges_to_person } pro jednu osobu
server-changed = Uloženo.
server-only = To jde jen na serveru. Použij to v některém jeho kanálu.
server-needs-permission = Tato nastavení vidí a mění jen ti, kdo mají oprávnění „Spravovat server“.
server-too-many-channels = V seznamu { $count ->
    [one] může být nejvýš { $count } kanál
    [few] můžou být nejvýš { $count } kanály
   *[other] může být nejvýš { $count } kanálů
}. Nejdřív některý odeber, nebo odeber všechny a vyzývat se smí všude.
