### Stránka stolu.

## Cesta tam z Discordu
button-page = Hrát u stolu
open-page-link = Tady je tvoje místo u #{ $game }. Odkaz je jen tvůj a funguje jednou, do deseti minut.
open-page-list = Tudy k tvým stolům. Odkaz je jen tvůj a funguje jednou, do deseti minut.
open-page-none = Stránka pro stoly tu už není. Všechno jde i s tvými kartami na Discordu.

## Odhlášení, v /preferences
preferences-signed-in = **stoly v prohlížeči** Prohlížeč, ve kterém otevřeš odkaz, zůstane 30 dní přihlášený.
button-sign-out = Odhlásit se všude
signed-out = Všechny prohlížeče jsou odhlášené. Zpátky tě pustí nový odkaz.

## Seznam vlastních stolů: jak to u kterého stojí
running-your-turn = Jsi na tahu
running-turn = Na tahu: { $name }
running-paused = Pauza
running-won = Výhra
running-over = Konec
running-aborted = Zrušeno

## Než je kdo vpuštěn: stránky o jedné větě
door-link-used = Tento odkaz už je použitý, nebo je starší než deset minut. Nový dostaneš na Discordu tlačítkem „{ button-page }“.
door-closed = Nikdo tu není přihlášený. Stiskni na Discordu u některého ze svých stolů „{ button-page }“: dostaneš odkaz.
activity-again = Zkusit znovu
activity-declined = Než ti ukážu tvůj stůl, potřebuju znát tvoje jméno na Discordu. Povol to prosím.
activity-code = Discord už tohle přihlášení nezná. Zavři prosím stůl a otevři ho znovu.
activity-instance = Podle Discordu tu pro tebe stůl otevřený není. Zavři ho prosím a otevři znovu.
activity-later = Discord neodpověděl. Zkus to prosím za chvilku.
activity-closed = Stoly se zatím uvnitř Discordu otevřít nedají. Řekni prosím tomu, kdo mě provozuje, že je něco špatně nastavené.
discord-unreached = Discord je teď nedostupný, takže čas nikomu neběží. Zkus to prosím za chvilku.
door-later = Stoly jsou teď nedostupné. Zkus to prosím za chvilku.

## U stolu: co se odmítne dřív, než se hra zeptá
page-unreadable = Tomu stůl nerozuměl. Načti prosím stránku znovu.
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
page-stock = Balíček, počet karet: { $count }
page-pile = Odhoz, počet karet: { $count }, nahoře { $card }
page-pile-empty = Odhoz je prázdný
page-pile-spread = Vzít z odhozu
page-take-from = { $card } a všechno, co na ní leží, počet karet { $count }: { $cards }
page-close = Zavřít
page-choose = To může být víc věcí. Vyber dole jednu.
page-discard-one = Odhazuje se jedna karta a tím tvůj tah končí.
page-offline = Spojení teď není. Stůl se vrátí sám.

## U stolu: čím zvednuté karty můžou být, o co jde ještě požádat, a časy
offer-meld-run = Vyložit postupku · { $points }
offer-meld-group = Vyložit skupinu · { $points }
way-about = { $what } · { $name }
way-watch-yes = Diváci: ano
way-watch-no = Diváci: ne
way-watch-hidden = Diváci: skrytě
rematch-wanted = { $name } chce odvetu.

## Pracovní stůl s kameny
page-tiles-turn = Jsi na tahu. Přetáhni kameny, kam chceš, a stiskni „{ page-done }“. Nebo si jeden lízni.
page-tiles-turn-no-stock = Jsi na tahu. Přetáhni kameny, kam chceš, a stiskni „{ page-done }“. Nebo řekni pas: zásoba je prázdná.
page-row = Řada { $number }: { $tiles }
page-put-here = Dát zvednuté kameny do řady { $number }
page-new-row = Nová řada
page-to-rack = Zpět do stojánku
page-done = Hotovo
page-undo = Zpět o krok
page-reset = Znovu
page-opening-sum = { $counts } z { $needs } bodů

## Lišta, nabídka a seznam stolů
page-tables = Stoly
page-tables-waiting = Stoly; jinde jsi na tahu: { $count }
page-tables-start = Další hru začneš, když na Discordu napíšeš /{ command-challenge }.
page-tables-none = Teď u žádného stolu nesedíš. Hru začneš, když na Discordu napíšeš /{ command-challenge }.
page-more = Víc
page-sounds-on = Zapnout zvuky
page-sounds-off = Vypnout zvuky
page-in-discord = Ukázat na Discordu
page-sign-out = Odhlásit se tady
page-agree = Souhlasím
page-decline = Odmítnout
page-planned = Až budeš na tahu: { $what }.
page-plan-draws = líznout
page-plan-discards = líznout, pak odhodit ({ $card })
page-plan-nothing = Zrušit plán
page-plan-draw = Předem: líznout
page-plan-discard = Předem: odhodit ({ $card })

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
