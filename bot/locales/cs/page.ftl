### Stránka stolu.

## Cesta tam z Discordu
button-page = Hrát u stolu
open-page-link = Tady je tvoje místo u stolu #{ $game }. Odkaz je jen tvůj a funguje jednou, do deseti minut.
open-page-list = Tady jsou tvoje stoly. Odkaz je jen tvůj a funguje jednou, do deseti minut.
open-page-none = Stoly tu už v prohlížeči otevřít nejdou. Všechno můžeš dělat se svými kartami na Discordu.

## Odhlášení, v /preferences
preferences-signed-in = **Stoly v prohlížeči:** prohlížeč, ve kterém otevřeš odkaz, zůstane 30 dní přihlášený.
button-sign-out = Odhlásit se všude
signed-out = Odhlášeno ve všech prohlížečích. Znovu se přihlásíš novým odkazem.

## Seznam vlastních stolů: jak to u kterého stojí
running-your-turn = Jsi na tahu
running-turn = Na tahu: { $name }
running-paused = Pauza
running-won = Výhra
running-over = Konec
running-aborted = Zrušeno

## Než je kdo vpuštěn: stránky o jedné větě
door-link-used = Tento odkaz už je použitý, nebo je starší než deset minut. Nový dostaneš na Discordu tlačítkem { button-page }.
door-closed = Nejdřív se přihlas odkazem: dostaneš ho, když na Discordu u některého svého stolu stiskneš { button-page }.
activity-again = Zkusit znovu
activity-declined = K zobrazení tvého stolu potřebuju tvoje jméno na Discordu. Povol mi ho prosím.
activity-code = Toto přihlášení vypršelo. Zavři prosím stůl a otevři ho znovu.
activity-instance = Discord říká, že tu pro tebe tento stůl otevřený není. Zavři ho prosím a otevři znovu.
activity-later = Discord neodpověděl. Zkus to prosím za chvilku.
activity-closed = Uvnitř Discordu stoly zatím otevřít nejde. Řekni prosím správci bota, že je něco špatně nastavené.
discord-unreached = Teď se nemůžu spojit s Discordem, takže čas nikomu neběží. Zkus to prosím za chvilku.
door-later = Teď se nemůžu dostat ke stolům. Zkus to prosím za chvilku.

## U stolu: co se odmítne dřív, než se hra zeptá
page-unreadable = Stůl tomu nerozumí. Načti prosím stránku znovu.
page-too-fast = Bylo toho moc najednou. Stůl se zase otevře sám.

## Karty a kameny, jak se čtou nahlas
page-card = { $suit } { $rank }
page-tile = { $suit } { $rank }
page-joker = žolík
page-joker-as = žolík jako { $card }
page-back = zakrytá karta
page-rank-A = eso
page-rank-J = kluk
page-rank-Q = dáma
page-rank-K = král
page-suit-s = piky
page-suit-h = srdce
page-suit-d = káry
page-suit-c = kříže
page-colour-b = modrá
page-colour-g = zelená
page-colour-r = červená
page-colour-y = žlutá

## Stůl
page-hand = Tvoje karty
page-you = Ty
page-meld = Kombinace { $number }: { $cards } ({ $player })
page-stock = Karet v talonu: { $count }
page-pile = Karet v odhozu: { $count }, nahoře { $card }
page-pile-empty = Odhoz je prázdný
page-pile-spread = Vzít z odhozu
page-take-from = až po kartu { $card }, počet karet { $count }: { $cards }
page-close = Zavřít
page-choose = S tímhle můžeš udělat víc věcí. Vyber níže jednu.
page-discard-one = Odhodit můžeš jen jednu kartu a tvůj tah tím končí.
page-offline = Spojení teď není. Stůl se vrátí sám.

## U stolu: čím zvednuté karty můžou být, o co jde ještě požádat, a časy
offer-meld-run = Vyložit postupku · { $points }
offer-meld-group = Vyložit skupinu · { $points }
way-about = { $what } · { $name }
way-watch-yes = Diváci: všichni
way-watch-no = Diváci: jen zpráva stolu
way-watch-hidden = Diváci: žádní
rematch-wanted = { $name } chce odvetu.
said-in-seconds = { $count ->
    [one] za 1 sekundu
    [few] za { $count } sekundy
   *[other] za { $count } sekund
}
said-in-minutes = { $count ->
    [one] za 1 minutu
    [few] za { $count } minuty
   *[other] za { $count } minut
}
said-in-hours = { $count ->
    [one] za 1 hodinu
    [few] za { $count } hodiny
   *[other] za { $count } hodin
}
said-in-days = { $count ->
    [one] za 1 den
    [few] za { $count } dny
   *[other] za { $count } dní
}

## Pracovní stůl s kameny
page-tiles-turn = Jsi na tahu. Přetáhni kameny, kam chceš, pak stiskni { page-done }. Nebo si jeden lízni.
page-tiles-turn-no-stock = Jsi na tahu. Přetáhni kameny, kam chceš, pak stiskni { page-done }. Nebo řekni pas: zásoba je prázdná.
page-row = Řada { $number }: { $tiles }
page-put-here = Dát označené kameny do řady { $number }
page-new-row = Nová řada
page-to-rack = Zpět do stojánku
page-done = Hotovo
page-undo = Zpět o krok
page-reset = Vrátit vše
page-opening-sum = { $counts } z potřebných { $needs } bodů

## Lišta, nabídka a seznam stolů
page-tables = Stoly
page-tables-waiting = Stoly; jinde jsi na tahu: { $count }
page-tables-start = Další partii začneš, když na Discordu napíšeš /{ command-challenge }.
page-tables-none = Teď u žádného stolu nehraješ. Partii začneš, když na Discordu napíšeš /{ command-challenge }.
page-more = Víc
page-sounds-on = Zapnout zvuky
page-sounds-off = Vypnout zvuky
page-in-discord = Otevřít na Discordu
page-sign-out = Odhlásit se tady
page-agree = Souhlasím
page-decline = Odmítnout
page-planned = Plán na tvůj tah: { $what }.
page-plan-draws = líznout
page-plan-discards = líznout, pak odhodit: { $card }
page-plan-nothing = Zrušit plán
page-plan-draw = Naplánovat líznutí
page-plan-discard = Naplánovat odhození: { $card }

## Konec kola a partie, a přehrání
page-to-table = Ke stolu
page-to-result = K výsledku
page-to-rematch = K odvetě
page-points-round = body { $points }, celkem { $total }
page-moment = Krok { $step }
page-replay = Přehrání
page-replay-at = Krok { $at } z { $steps }
page-replay-end = Ukončit přehrání
page-round-before = O kolo zpět
page-turn-before = O tah zpět
page-move-before = O krok zpět
page-move-next = O krok dál
page-turn-next = O tah dál
page-round-next = O kolo dál
