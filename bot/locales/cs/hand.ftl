# Vlastní karty a tlačítka pod nimi.

button-my-hand = Moje karty
button-draw = Líznout
button-take = Vzít
button-turn-over = Otočit
button-meld = Vyložit
button-lay-off = Přiložit
button-swap = Vyměnit
button-discard = Odhodit
button-knock = Zaklepat
button-big-gin = Velký gin
button-close = Zavřít
button-take-meld = Vzít až po { $card } a vyložit
button-take-lay-off = Vzít až po { $card } a přiložit
button-knock-leaves = { $points ->
    [0] gin!
   *[other] { $points }
  }
button-sort = Seřadit
button-resign = Vzdát
button-rules = Pravidla
button-back = Zpět
button-more = Víc
button-hint = Rada
button-hint-counting = Rada (partie se pak nepočítá)
button-rematch = Odveta
button-yes = Ano
button-no = Ne

hand-title = Tvoje karty ({ $count })
hand-mark = Označ karty a stiskni tlačítko
hand-marked = Označeno: { $cards }
hand-depth-hint = Po kterou kartu vzít odhoz?
hand-onto-hint = Ke které kombinaci?
hand-meld-hint = Kterou kombinaci vyložit?
hand-layoff-hint = Kterou kartu kam přiložit?
hand-discard-hint = Odhodit …
hand-place-hint = Kterou kartu žolík zastupuje?
hand-swap-hint = Kterého žolíka bereš?
hand-knock-hint = Kterou kartu odhodit a zaklepat?
hand-close-hint = Kterou kartu odhodit a zavřít?
hand-place-either = zastupuje kteroukoli chybějící barvu
hand-knock-leaves = { $points ->
    [0] gin: nic nezbývá
    [one] zbývá 1 bod
    [few] zbývají { $points } body
   *[other] zbývá { $points } bodů
  }
hand-your-upcard = **Jsi na tahu.** Vezmi otočenou kartu { $card }, nebo řekni pas.
hand-your-draw = { $ways ->
    [stock] **Jsi na tahu.** Lízni z balíčku.
    [pile] **Jsi na tahu.** Balíček je prázdný: vezmi vrchní kartu odhozu.
    [pile-over] **Jsi na tahu.** Balíček je prázdný: vezmi vrchní kartu odhozu, nebo odhoz otoč a lízni z něj.
    [over] **Jsi na tahu.** Balíček je prázdný: otoč odhoz a lízni z něj.
   *[other] **Jsi na tahu.** Lízni z balíčku, nebo vezmi z odhozu.
  }
hand-your-first-discard = **Začínáš kolo:** odhoď jednu kartu.
hand-your-play = **Jsi na tahu.** Vykládej a přikládej, co chceš, pak jednu kartu odhoď.
hand-why = -# { $why }
hand-opening = První vyložení musí mít aspoň { $least } { $least ->
    [one] bod
    [few] body
   *[other] bodů
}, všechno v jednom tahu.
hand-opening-begun = Leží { $points } z { $least } bodů: doplň je v tomto tahu.
hand-must-lay-new = { $card } musí do nové kombinace, než odhodíš.
hand-out = V této partii už nehraješ. Ostatní pokračují.

hand-must-meld = { $card } se musí vyložit nebo přiložit, než odhodíš.
hand-no-discard = Kartu { $card } máš právě z odhozu: odhoď jinou.
hand-waiting = Na tahu: { $name }. Zatím si můžeš označovat karty.
hand-paused = { $reason ->
    [agreed] Tato partie má pauzu. Ukončí ji **Pokračovat** u stolu nebo /{ command-game } { command-game-pause }.
    [adjourned] Tato partie je odložená. Dál se hraje po **Pokračovat** u stolu nebo /{ command-game } { command-game-pause }.
    [vacation] Tato partie stojí: někdo má dovolenou.
    [aborted] Tato partie je zrušená: bez výsledku, bez hodnocení.
   *[channel] Tato partie má pauzu: její kanál není dostupný.
}
hand-depth = { $count ->
    [one] vezme { $cards }
    [few] vezme { $count } karty: { $cards }
   *[other] vezme { $count } karet: { $cards }
  }
hand-depth-refused = nedá se použít: vyber a uvidíš proč
hand-meld = { $number }: { $cards }
hand-sorted-suit = Seřazeno podle barvy. Označ karty a stiskni „Seřadit“, ať jsou vpředu.
hand-sorted-rank = Seřazeno podle hodnoty. Označ karty a stiskni „Seřadit“, ať jsou vpředu.
hand-sorted-own = Ve tvém vlastním pořadí: nové karty přijdou na konec.
hand-moved-on = U stolu se mezitím hrálo dál. Teď to vypadá takto.
hand-parked = **#{ $game }** hraješ v { $channel }. Svoje karty vidíš tam.
hand-follows = [Tvoje karty u #{ $game }]({ $url }) ukazují, jak to teď u stolu vypadá.

not-seated = U stolu #{ $game } nesedíš. Ukáže ti ho /{ command-table }.
you-are-out = V #{ $game } už nehraješ: ostatní pokračují. Průběh ukáže /{ command-table }.
no-joker-there = Na stole není žádný žolík, kterého by šlo vzít.
no-meld-takes-all = Všechny tyto karty se k žádné kombinaci nehodí. Přikládej je po jedné.
dm-closed = Soukromé zprávy ode mě máš zakázané, karty ti proto ukazuju jen tady. Až to povolíš, /{ command-preferences } { command-preferences-messages }:{ choice-dm } je začne zase posílat tam.
turn-call = { $user }, jsi na tahu v **#{ $game }**.
turn-link = [Ke stolu]({ $url })
turn-warning = { $user }, tvůj čas v **#{ $game }** vyprší { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Na sekundu se mnou nebylo spojení
        [few] Na { $seconds } sekundy se mnou nebylo spojení
       *[other] Na { $seconds } sekund se mnou nebylo spojení
      }: ten čas se nikomu nepočítá.
    [one] Na minutu a { $seconds } s se mnou nebylo spojení: ten čas se nikomu nepočítá.
    [few] Na { $minutes } min { $seconds } s se mnou nebylo spojení: ten čas se nikomu nepočítá.
   *[other] Na { $minutes } min { $seconds } s se mnou nebylo spojení: ten čas se nikomu nepočítá.
  }
fault = Něco se u mě pokazilo. Než to zkusíš znovu, podívej se na stůl.
storage-locked = Databáze je zaneprázdněná. Nic se nezměnilo; zkus to za chvilku znovu.
storage-full = Disk je plný, nemůžu nic uložit. Nic se nezměnilo; řekni to prosím tomu, kdo mě provozuje.
storage-read-only = Do databáze se nedá zapisovat. Nic se nezměnilo; řekni to prosím tomu, kdo mě provozuje.
storage-other = Databáze selhává. Nic se nezměnilo; řekni to prosím tomu, kdo mě provozuje.
no-such-table = Stůl #{ $game } neexistuje.
table-hidden = Stůl #{ $game } je jen pro ty, kdo u něj hrají.
table-sealed = Stůl #{ $game } zůstává zatím uzavřený: jiní ještě hrají se stejnými kartami. Podívej se zpátky, až skončí.
paused-dm = Stůl #{ $game } má pauzu: do jeho kanálu už nemůžu psát. Čas zatím neběží. Až to půjde, hra se rozběhne sama; nebo napiš v jiném kanálu serveru /{ command-table } { command-table-table }:{ $game } a pokračuje se tam.
player-left = **{ $name }** už na serveru není. Když se nevrátí, **#{ $game }** se { $due } bude brát jako vzdaná.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Zrušit plán
ahead-hint = Předem: líznout, pak odhodit …
ahead-draw = Jen líznout
ahead-waits-draw = **Předem:** líznout, jakmile budeš na tahu.
ahead-waits-discard = **Předem:** líznout a odhodit { $card }, pokud se nehodí ona ani líznutá karta.
ahead-dropped-draw = Líznutí předem teď není možné.
ahead-dropped-discard = { $card } zůstává v ruce: možná teď máš lepší tah.
ahead-not-now = Předem můžeš něco určit, jen když je na tahu někdo jiný.
