### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = sezóna
    .description = Body této sezóny: kdo vede a jak dlouho ještě potrvá
command-club-season-game = hra
    .description = Které rummy; když vynecháš, to, které se tu hraje nejvíc
command-club-champions = šampioni
    .description = Bývalí šampioni tohoto serveru, sezónu po sezóně
choice-season = sezóna
period-season = Sezóna

season-title = { $game } · sezóna { $number }
season-running = { $days } · končí { $ends }, { $left }
season-over = { $days } · konečné pořadí
season-rule = Za každého soupeře, kterého v hodnocené partii necháš za sebou: poprvé 10 bodů, podruhé 9 a tak dál, nejméně 1.
season-needs = Šampionem je první v pořadí, kdo odehrál aspoň { $games } partií s aspoň { $people } lidmi.
season-unplayed = { $running ->
    [yes] V této sezóně tu zatím nikdo nedohrál hodnocenou partii. Můžeš být první!
   *[no] V té sezóně tu nikdo nedohrál hodnocenou partii této hry.
}
season-won = výhry { $wins } z { $games }
season-opponents = { $count ->
    [one] { $count } soupeř
    [few] { $count } soupeři
   *[other] { $count } soupeřů
}
season-champion = šampion
season-unknown = Sezóna { $number } tu není.
button-season-before = Předchozí sezóna
button-season-after = Další sezóna

champions-title = Šampioni
champions-season = Sezóna { $number } · { $days }
champions-none = bez šampiona
champions-empty = Zatím tu žádná sezóna neskončila. Tato končí { $ends }.

season-posted = Sezóna { $number } skončila · { $days }
season-begun = Začala nová sezóna a všichni jsou zase na nule.

profile-titles = **Tituly šampiona**
profile-title-row = { $game } · sezóny: { $seasons }

## The host's page

command-server-season = sezóna
    .description = Sezóny, jejich šampioni a týdenní pořadí
command-server-season-zone = časové-pásmo
    .description = Časové pásmo serveru pro sezóny: napiš velké město poblíž
command-server-season-season = sezóna
    .description = Jak dlouho trvá sezóna
command-server-season-season_ends = konec-sezóny
    .description = Poslední den nynější sezóny, třeba 2026-12-31
command-server-season-season_post = hlásit-šampiony
    .description = Zda se šampioni zveřejní tam, kde týdenní pořadí
command-server-season-champion_role = role-šampiona
    .description = Role, kterou má šampion po celou další sezónu
command-server-season-champion_game = hra-šampiona
    .description = Šampion které hry; bez uvedení obvyklé hry
choice-quarter = čtvrtletí
choice-weeks-4 = 4 týdny
choice-weeks-2 = 2 týdny
server-about-season = Kdy je tu půlnoc, jak dlouho trvá sezóna a co dostanou její šampioni.
server-page-season = Sezóny
server-zone = **časové pásmo** { $zone }
server-season = **sezóna** trvá { $value ->
    [quarter] čtvrt roku
    [weeks-4] 4 týdny
    [weeks-2] 2 týdny
   *[month] měsíc
}
server-season-runs = **sezóna { $number }** { $days } · končí { $ends }, { $left }
server-season-none = Žádná sezóna neběží: začne s další hodnocenou partií.
server-champions-posted = **šampioni** se zveřejní v { $channel }
server-champions-silent = **šampioni** se nezveřejňují
server-champions-nowhere = **šampioni** se zveřejní tam, kde týdenní pořadí; pro to není vybrán žádný kanál
server-champion-role = **role šampiona** { $game }: { $role }
server-champion-forbidden = ⚠ Roli { $role } nemůžu dát ani vzít. Dej mé roli oprávnění Spravovat role a přesuň ji v seznamu rolí nad tuto.
server-champion-gone = ⚠ Role šampiona už neexistuje. Vyber jinou.
server-champion-left = Jeden šampion odešel ze serveru a roli nedostane.
menu-season-length = Sezóna: { $value ->
    [quarter] čtvrt roku
    [weeks-4] 4 týdny
    [weeks-2] 2 týdny
   *[month] měsíc
}
menu-season-post = Zveřejnit šampiony: { $value ->
    [on] ano
   *[off] ne
}
menu-champion-game = Role šampiona: { $game }
menu-champion-none = Žádná role: vyber ji
button-season-zone = Jiné pásmo
button-season-last = Poslední den
button-season-end = Ukončit teď
field-last = Poslední den této sezóny
field-last-about = Rok, měsíc a den, třeba 2026-12-31
season-end-sure = Ukončit nynější sezónu hned? Její šampioni už se pak nezmění a další sezóna začne okamžitě.
season-ended-now = Sezóna teď končí; její šampioni budou za okamžik.
season-last-wrong = Nerozumím „{ $typed }“. Napiš den jako { $today }: dnes nebo později, nejvýš rok dopředu.
champion-role-unknown = Ta role už neexistuje. Vyber jinou.
champion-role-unfit = „{ $role }“ patří botovi nebo všem, takže ji nikdo nemůže dostat. Vyber jinou roli.
champion-role-not-yours = Roli „{ $role }“ nesmíš přidělovat ani ty. Požádej někoho s oprávněním Spravovat role a vyšší rolí.

## Na první stránce klubu
season-front = Sezóna · { $game }
season-front-place = Místo { $place }
season-front-leads = vedeš
season-front-behind = { $count ->
    [0] stejně bodů má { $name }
    [one] o { $count } bod víc má { $name }
    [few] o { $count } body víc má { $name }
   *[other] o { $count } bodů víc má { $name }
}
