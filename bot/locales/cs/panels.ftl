### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Vzhled
preferences-page-turns = Zprávy
preferences-page-away = Ticho, dovolená

menu-language = Jazyk: { $value }
menu-cards = Karty: { $value ->
    [text] text
    [emoji] emoji
    [image] obrázky
   *[usual] podle serveru
}
menu-colours = Barvy karet: { $value ->
    [two] dvě
   *[four] čtyři
}
menu-background = Pozadí obrázků: { $value ->
    [light] světlé
   *[dark] tmavé
}
menu-large = Velké písmo: { $value ->
    [on] ano
   *[off] ne
}
menu-messages = Zprávy: { $value ->
    [dm] soukromé
   *[channel] jen v kanálu
}
menu-messages-about = { $value ->
    [dm] Karty i upozornění na tah ti posílám soukromě
   *[channel] Soukromě ti nepíšu; u stolu stiskni { button-my-hand }
}
menu-calls = Upozornění na tah: { $value ->
    [always] vždy
    [never] nikdy
   *[usual] když tu nejsi
}
menu-calls-about = { $value ->
    [always] Zmíním tě při každém tahu
    [never] Jen když ti dochází čas
   *[usual] Když tu nejsi nebo chvíli nic neděláš
}
menu-zone = Časové pásmo: { $zone }
menu-zone-none = Časové pásmo: nevybrané
button-quiet = Tiché hodiny …
button-quiet-off = Vypnout tiché hodiny
button-vacation = Dovolená …
button-vacation-end = Ukončit dovolenou
preferences-vacation-about = Na dovolené ti v pomalých partiích při tvém tahu neběží čas (den a víc na tah, nebo bez limitu). Když v některé z nich zahraješ, dovolená končí.

server-page-games = Hry
server-page-looks = Vzhled, žebříček
server-allowed-in = **Výzvy** jsou povolené v:
server-every-channel = Každý kanál
server-weekly-choose = Posílat žebříček týdne: vyber kanál
server-for-managers = -# Tato nastavení může měnit ten, kdo má oprávnění „Spravovat server“.
menu-server-game = Výchozí hra: { $game }
menu-server-threads = Vlákno pro každý stůl: { $value ->
    [on] ano
   *[off] ne
}
menu-server-cards = Karty: { $value ->
    [text] text
    [emoji] emoji
    [image] obrázky
   *[automatic] jak je chtějí hráči
}
button-limits = Limity …
button-weekly-off = Už neposílat

dialog-quiet = Tiché hodiny
field-hours = Hodiny
field-hours-about = Třeba 22:00-07:00. Prázdné znamená žádné tiché hodiny.
field-zone = Časové pásmo
field-zone-about = Velké město blízko tebe, anglicky: Prague
dialog-vacation = Dovolená
field-days = Počet dní od teď
field-days-about = { $days ->
    [one] Letos ti zbývá { $days } den. 0 dovolenou ukončí.
    [few] Letos ti zbývají { $days } dny. 0 dovolenou ukončí.
   *[other] Letos ti zbývá { $days } dní. 0 dovolenou ukončí.
}
dialog-limits = Limity
field-games-per-person = Partií najednou na osobu
field-games-per-server = Partií najednou na celém serveru
field-challenges-per-person = Otevřených výzev od jedné osoby
field-challenges-to-person = Otevřených výzev pro jednu osobu

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ není celé číslo.
dialog-not-between = Zvol číslo od { $least } do { $most }.
dialog-zone-unknown = Časové pásmo „{ $zone }“ neznám. Napiš anglicky velké město blízko tebe, třeba Prague.
dialog-zone-needed = Tiché hodiny potřebují tvé časové pásmo. Napiš velké město blízko tebe.
button-dialog-again = Otevřít znovu
dialog-gone = Vyplněný text už nemám. Začni prosím znovu.
button-open-dialog = Otevřít formulář

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Karty jako obrázky

command-preferences-invitations = pozvánky
    .description = Psát ti soukromě o výzvách, které na tebe čekají; když nenastavíš, ne
menu-invitations = Pozvánky: { $value ->
    [on] soukromou zprávou
   *[off] jen v kanálu
}
menu-invitations-about = { $value ->
    [on] Soukromě ti píšu o výzvách, které čekají celé dny
   *[off] O výzvách ti soukromě nepíšu
}

command-preferences-streaks = série
    .description = Psát ti večer soukromě, když má skončit tvoje série; když nenastavíš, ne
menu-streaks = Připomínky série: { $value ->
    [on] soukromou zprávou
   *[off] žádné
}
menu-streaks-about = { $value ->
    [on] Večer ti soukromě napíšu, když má skončit série dlouhá aspoň 3 dny
   *[off] O sérii ti soukromě nepíšu
}
