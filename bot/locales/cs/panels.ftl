### The panels of /preferences and /server show, and dialogs with something wrong in them.

preferences-page-looks = Vzhled
preferences-page-turns = Zprávy
preferences-page-away = Klid

menu-language = Jazyk: { $value }
menu-cards = Karty: { $value ->
    [text] text
    [emoji] emoji
    [image] obrázky
   *[usual] jak je na serveru zvykem
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
    [dm] soukromě
   *[channel] jen v kanálu
}
menu-messages-about = { $value ->
    [dm] Karty i výzva k tahu ti přijdou do soukromých zpráv
   *[channel] Soukromé zprávy neposílám; stiskni u stolu „Moje karty“
}
menu-calls = Výzvy k tahu: { $value ->
    [always] vždy
    [never] nikdy
   *[usual] jako obvykle
}
menu-calls-about = { $value ->
    [always] Při každém tahu
    [never] Jen varování, než ti vyprší čas
   *[usual] Když tu nejsi nebo chvíli nic neděláš
}
menu-zone = Časové pásmo: { $zone }
menu-zone-none = Časové pásmo: vyber
button-quiet = Tiché hodiny …
button-quiet-off = Bez tichých hodin
button-vacation = Dovolená …
button-vacation-end = Konec dovolené
preferences-vacation-about = Během dovolené ti v pomalých partiích neběží čas (tahy na den a delší, nebo bez limitu). Ukončí ji i tah v některé z nich.

server-page-games = Hry
server-page-looks = Vzhled, žebříček
server-allowed-in = **Výzvy** jsou povolené v:
server-every-channel = Každý kanál
server-weekly-choose = Posílat ho: vyber kanál
server-for-managers = -# Změnit je může, kdo má oprávnění Spravovat server.
menu-server-game = Obvyklá hra: { $game }
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
field-hours-about = Třeba 22:00-07:00; prázdné: žádné
field-zone = Časové pásmo
field-zone-about = Velké město blízko tebe, anglicky: Prague
dialog-vacation = Dovolená
field-days = Dnů od teď
field-days-about = { $days ->
    [one] Letos ti zbývá { $days } den; 0 dovolenou ukončí
    [few] Letos ti zbývají { $days } dny; 0 dovolenou ukončí
   *[other] Letos ti zbývá { $days } dní; 0 dovolenou ukončí
}
dialog-limits = Limity
field-games-per-person = Partií najednou na osobu
field-games-per-server = Partií najednou na celém serveru
field-challenges-per-person = Otevřených výzev od jedné osoby
field-challenges-to-person = Otevřených výzev pro jednu osobu

dialog-wrong = ⚠ **{ $field }:** { $why }
dialog-no-number = „{ $typed }“ není celé číslo.
dialog-not-between = Může být od { $least } do { $most }.
dialog-zone-unknown = Časové pásmo „{ $zone }“ neznám. Napiš anglicky velké město blízko tebe, třeba Prague.
dialog-zone-needed = Nevím, kolik je u tebe hodin. Napiš velké město blízko tebe.
button-dialog-again = Otevřít znovu
dialog-gone = Co bylo vyplněné, už nemám. Můžeš začít znovu.
button-open-dialog = Otevřít

# Below a first hand, under a few of its cards as a picture
button-show-pictures = Karty jako obrázky

command-preferences-invitations = pozvánky
    .description = Jestli ti mám psát soukromě o výzvách, které čekají na tvou odpověď; jinak ne
menu-invitations = Pozvánky: { $value ->
    [on] soukromou zprávou
   *[off] jen v kanálu
}
menu-invitations-about = { $value ->
    [on] O výzvách, které čekají celé dny, ti píšu soukromě
   *[off] Když tě někdo vyzve, soukromě ti nepíšu
}

command-preferences-streaks = série
    .description = Jestli ti mám večer soukromě napsat, když končí tvoje série; jinak ne
menu-streaks = Připomínky série: { $value ->
    [on] soukromou zprávou
   *[off] žádné
}
menu-streaks-about = { $value ->
    [on] Když by měla skončit série aspoň na 3 dny, večer ti napíšu
   *[off] O tvé sérii ti soukromě nepíšu
}
