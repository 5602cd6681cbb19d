### Seasons: /club season, /club champions, the post when one is over, the host's page about them.

command-club-season = sezóna
    .description = Body této sezóny a kdy skončí
command-club-season-game = hra
    .description = Která hra; když vynecháš, ta, která se tu hraje nejvíc
command-club-champions = šampioni
    .description = Dosavadní šampioni tohoto serveru, sezónu po sezóně
choice-season = sezóna
period-season = Sezóna

season-title = { $game } · sezóna { $number }
season-running = { $days }
    Končí { $ends }, { $left }
season-over = { $days } · konečný žebříček
season-rule = Skonči v hodnocené partii před soupeřem: poprvé za to máš 10 bodů, podruhé před tímtéž člověkem 9 a tak dál, nejméně 1.
season-needs = Šampionem je první z těch, kdo mají aspoň { $games } partií proti aspoň { $people } různým soupeřům.
season-unplayed = { $running ->
    [yes] V této sezóně tu zatím nikdo nedohrál hodnocenou partii. Můžeš být první!
   *[no] V té sezóně tu nikdo nedohrál hodnocenou partii.
}
season-won = výhry { $wins } z { $games }
season-opponents = { $count ->
    [one] { $count } soupeř
    [few] { $count } soupeři
   *[other] { $count } soupeřů
}
season-champion = šampion
season-unknown = Sezónu { $number } tento server neměl.
button-season-before = Předchozí sezóna
button-season-after = Další sezóna

champions-title = Šampioni
champions-season = Sezóna { $number } · { $days }
champions-none = bez šampiona
champions-empty = Zatím tu žádná sezóna neskončila. Tato skončí { $ends }.

season-posted = Sezóna { $number } skončila · { $days }
season-begun = Začala nová sezóna a všichni jsou zase na nule.

profile-titles = **Tituly šampiona**
profile-title-row = { $game } · sezóny: { $seasons }

## The host's page

command-server-season = sezóna
    .description = Sezóny, šampioni a týdenní zpráva
command-server-season-zone = časové-pásmo
    .description = Časové pásmo serveru pro sezóny: napiš velké město poblíž
command-server-season-season = sezóna
    .description = Jak dlouho trvá každá sezóna
command-server-season-season_ends = konec-sezóny
    .description = Poslední den této sezóny, třeba 2026-12-31
command-server-season-season_post = hlásit-šampiony
    .description = Zveřejnit šampiony spolu s žebříčkem týdne
command-server-season-champion_role = role-šampiona
    .description = Role, kterou má šampion po celou další sezónu
command-server-season-champion_game = hra-šampiona
    .description = Šampion které hry dostane roli; když vynecháš, výchozí hry
choice-quarter = čtvrtletí
choice-weeks-4 = 4 týdny
choice-weeks-2 = 2 týdny
server-about-season = Časové pásmo tohoto serveru, jak dlouho trvá sezóna a co dostanou šampioni.
server-page-season = Sezóny
server-zone = **časové pásmo:** { $zone }
server-season = **délka sezóny:** { $value ->
    [quarter] čtvrt roku
    [weeks-4] 4 týdny
    [weeks-2] 2 týdny
   *[month] měsíc
}
server-season-runs = **sezóna { $number }:** { $days } · končí { $ends }, { $left }
server-season-none = Teď žádná sezóna neběží. Začne s další hodnocenou partií.
server-champions-posted = **šampioni:** zveřejňují se v { $channel }
server-champions-silent = **šampioni:** nezveřejňují se
server-champions-nowhere = **šampioni:** nezveřejňují se, dokud nevybereš kanál pro žebříček týdne
server-champion-role = **role šampiona ({ $game }):** { $role }
server-champion-forbidden = ⚠ Roli { $role } nemůžu dát ani odebrat. Dej mé roli oprávnění „Spravovat role“ a posuň ji v seznamu rolí serveru nad { $role }.
server-champion-gone = ⚠ Role šampiona je smazaná. Vyber jinou.
server-champion-left = Jeden šampion už na serveru není, takže roli nikdo nedostal.
menu-season-length = Délka sezóny: { $value ->
    [quarter] čtvrt roku
    [weeks-4] 4 týdny
    [weeks-2] 2 týdny
   *[month] měsíc
}
menu-season-post = Zveřejnit šampiony: { $value ->
    [on] ano
   *[off] ne
}
menu-champion-game = Šampion hry: { $game }
menu-champion-none = Role šampiona: žádná
button-season-zone = Změnit pásmo
button-season-last = Změnit poslední den
button-season-end = Ukončit sezónu
field-last = Poslední den této sezóny
field-last-about = Rok, měsíc a den, třeba 2026-12-31
season-end-sure = Ukončit tuto sezónu hned? Její šampioni už se pak nezmění a další sezóna začne hned.
season-ended-now = Sezóna skončila. Kdo je šampion, právě zjišťuju.
season-last-wrong = „{ $typed }“ jako den přečíst neumím. Napiš ho třeba takto: { $today }. Může to být dnešek nebo později, nejvýš rok dopředu.
champion-role-unknown = Tato role už neexistuje. Vyber jinou.
champion-role-unfit = Roli „{ $role }“ nejde nikomu přidělit: patří botovi, nebo ji mají všichni. Vyber jinou.
champion-role-not-yours = Roli „{ $role }“ přidělovat nemůžeš. Požádej někoho s oprávněním „Spravovat role“ a vyšší rolí.

## Na první stránce klubu
season-front = Sezóna · { $game }
season-front-place = Na { $place }. místě
season-front-leads = vedeš
season-front-behind = { $count ->
    [0] { $name } má stejně bodů
    [one] { $name } má o { $count } bod víc
    [few] { $name } má o { $count } body víc
   *[other] { $name } má o { $count } bodů víc
}
