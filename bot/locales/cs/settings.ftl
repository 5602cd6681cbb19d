### /preferences a /server.

preferences-title = ### Tvoje nastavení
preferences-changed = Uloženo.
language-automatic = jako Discord

server-title = ### Nastavení tohoto serveru
server-channels = **výzvy** { $channels }
server-everywhere = povolené v každém kanálu
server-only-in = povolené v { $channels }
server-game = **hra** { $game }
server-language = **jazyk** { $value }
server-cards = **karty** { $chosen }
server-threads = **vlákna** { $value ->
    [yes] ano: každý stůl dostane vlákno
   *[no] ne: stoly zůstávají ve svém kanálu
}
command-server-set-rated = hodnocené
    .description = Zda se nové výzvy počítají do ratingu, není-li u nich řečeno jinak
menu-server-rated = Nové výzvy: { $value ->
    [on] hodnocené
   *[off] nehodnocené
}
server-rated = **nové výzvy** { $value ->
    [yes] počítají se do ratingu, není-li u nich řečeno jinak
   *[no] nepočítají se do ratingu, není-li u nich řečeno jinak
}
server-games-per-person = **partií najednou** { $games_per_person } na osobu, { $games_per_server } na serveru
server-challenges-per-person = **otevřených výzev** { $challenges_per_person } od jedné osoby, { $challenges_to_person } pro jednu osobu
server-changed = Uloženo.
server-only = Tato nastavení patří k serveru: napiš to v některém jeho kanálu.
server-needs-permission = Tato nastavení vidí a mění jen ti, kdo mají oprávnění Spravovat server.
server-too-many-channels = Kanálů { $count ->
    [one] může být nejvýš { $count }
    [few] mohou být nejvýš { $count }
   *[other] může být nejvýš { $count }
}. Nejdřív některý odeber; když odebereš všechny, smějí být výzvy všude.
