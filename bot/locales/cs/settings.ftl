### /preferences a /server.

preferences-title = ### Tvoje nastavení
preferences-cards = **karty** { $value }
preferences-language = **jazyk** { $value }
preferences-messages = **zprávy** { $value ->
    [dm] DM: karty i výzva k tahu ti přijdou do soukromých zpráv
   *[channel] kanál: soukromé zprávy neposílám; stiskni u stolu „Moje karty“
}
preferences-calls = **výzvy k tahu** { $value ->
    [always] při každém tahu
    [never] žádné, jen varování, než ti vyprší čas
   *[usual] když tu nejsi nebo chvíli nic neděláš
}
preferences-colours = **barvy** { $value }
preferences-background = **pozadí** { $value }
preferences-large = **velké písmo** { $value ->
    [yes] ano
   *[no] ne
}
preferences-hint = Změníš je volbami příkazu /preferences.
preferences-changed = Uloženo.
language-automatic = jako Discord

server-title = ### Nastavení tohoto serveru
server-channels = **výzvy** { $channels }
server-everywhere = povolené v každém kanálu
server-only-in = povolené v { $channels }
server-game = **hra** { $game }
server-language = **jazyk** { $value }
server-cards = **karty** { $value }
server-threads = **vlákna** { $value ->
    [yes] ano: každý stůl dostane vlákno
   *[no] ne: stoly zůstávají ve svém kanálu
}
server-games = **partií najednou** { $person } na osobu, { $server } na serveru
server-challenges = **otevřených výzev** { $by } od jedné osoby, { $to } pro jednu osobu
server-hint = Změníš je příkazem /server set.
server-changed = Uloženo.
server-only = Tato nastavení patří k serveru: napiš to v některém jeho kanálu.
server-needs-permission = Tato nastavení vidí a mění jen ti, kdo mají oprávnění Spravovat server.
server-too-many-channels = Kanálů { $count ->
    [one] může být nejvýš { $count }
    [few] mohou být nejvýš { $count }
   *[other] může být nejvýš { $count }
}. Nejdřív některý odeber, nebo neuváděj žádný.
