### /learn: angeleitete Übungshände. Jeder Schritt hat einen Text `learn-<spiel>-<nummer>`: was zu
### sehen ist und was jetzt zu tun ist, in ein bis drei kurzen Sätzen.

command-learn = lernen
    .description = Ein Spiel in drei Minuten lernen: eine Übungshand, die dir sagt, was zu tun ist
command-learn-game = spiel
    .description = Welches Spiel; ohne Angabe wählst du aus einer Liste

learn-title = Übungshand · { $game }
learn-step = Schritt { $step } von { $steps }:
learn-mark = Markier: { $cards }
learn-button-back = Schritt zurück
learn-button-skip = Überspringen
learn-button-end = Beenden
learn-button-again = Noch einmal
learn-button-others = Andere Lektionen
learn-button = { $game } lernen
button-challenge-computer = Gegen den Computer
learn-not = ✗ { $why } Nichts hat sich geändert; versuch es noch einmal.
learn-other = Das ginge auch, aber diese Lektion nimmt einen anderen Weg. Nichts hat sich geändert; mach, was die nächsten Zeilen sagen.
learn-done = Gut gemacht! Das war { $game }.
learn-over = { $game } in Kürze
learn-choose = Welches Spiel willst du lernen? Jede Lektion dauert drei Minuten, zählt nirgends, und nur du siehst sie.
learn-choose-hint = Spiel wählen
challenge-learn = Neu bei { $game }? /learn zeigt es in drei Minuten, nur dir.

## Rommé 500
learn-five-hundred-1 = Die Karten, die du auslegst, sind deine Punkte. Jeder Zug beginnt mit einer Karte: Drück **{ button-draw }**.
learn-five-hundred-2 = 5♥ ist gekommen! Drei oder mehr aufeinanderfolgende Karten einer Farbe sind eine **Folge**. Markier { $cards } im Menü, dann drück **{ button-meld }**.
learn-five-hundred-3 = Jeder Zug endet mit einem Abwurf. Karten auf der Hand zählen gegen dich, also weg mit einer hohen, die zu nichts passt: Markier { $cards }, dann drück **{ button-discard }**.
learn-five-hundred-4 = Jolly hat drei Achten ausgelegt, einen **Satz**, und 7♥ abgeworfen. Schau auf die Ablage: Du brauchst 8♠, und du darfst so tief greifen, wenn du sie gleich legst. Drück **{ button-take }** und wähl 8♠: Alle Karten darüber kommen mit.
learn-five-hundred-5 = Jetzt muss 8♠ auf den Tisch. Markier { $cards }, dann drück **{ button-meld }**.
learn-five-hundred-6 = 7♥ passt an deine erste Folge. Einzelne Karten kannst du an jede Kombination anlegen, auch an die von Jolly, und die Punkte bekommst du. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-five-hundred-7 = Sonst passt nichts. Markier { $cards }, dann drück **{ button-discard }**.
learn-five-hundred-8 = Jolly hat K♣ abgeworfen, das hilft dir nicht. Drück **{ button-draw }**.
learn-five-hundred-9 = J♦ schließt die Lücke! Markier { $cards }, dann drück **{ button-meld }**.
learn-five-hundred-10 = Eine Karte ist übrig. Markier { $cards } und drück **{ button-discard }**: Mit leerer Hand ist die Runde zu Ende.
learn-five-hundred-end = • Was du auslegst, zählt für dich; was auf der Hand bleibt, gegen dich.
    • Von der Ablage darfst du beliebig tief nehmen, wenn du die tiefste Karte gleich legst.
    • Leg einzelne Karten an jede Kombination an. Ab 100 gewinnt, wer die meisten Punkte hat.

## Basis-Rommé
learn-straight-1 = Werde deine Karten vor allen anderen los. Jeder Zug beginnt mit einer Karte: Drück **{ button-draw }**.
learn-straight-2 = 7♦ ist gekommen! Drei oder mehr aufeinanderfolgende Karten einer Farbe sind eine **Folge**. Markier { $cards } im Menü, dann drück **{ button-meld }**.
learn-straight-3 = Jeder Zug endet mit einem Abwurf. Weg mit einer hohen Karte, die zu nichts passt: Markier { $cards }, dann drück **{ button-discard }**.
learn-straight-4 = Jolly hat drei Damen ausgelegt, einen **Satz**, und 8♦ abgeworfen. Die brauchst du: Drück **{ button-take }**. Von der Ablage geht nur die oberste Karte.
learn-straight-5 = 8♦ folgt auf deine 7♦. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-straight-6 = Auch an Kombinationen von Jolly darfst du anlegen: Deine Dame macht den Satz voll. Markier { $cards }, dann drück **{ button-lay-off }**.
learn-straight-7 = Jetzt beende den Zug: Markier { $cards }, dann drück **{ button-discard }**.
learn-straight-8 = Jolly hat 5♠ abgeworfen, genau die Karte zwischen deinen Pik. Drück **{ button-take }**.
learn-straight-9 = Fünf in Folge! Markier { $cards }, dann drück **{ button-meld }**.
learn-straight-10 = Eine Karte ist übrig. Markier { $cards } und drück **{ button-discard }**: Du machst Schluss und bekommst die Punkte, die Jolly noch hält.
learn-straight-end = • Zieh eine Karte oder nimm die oberste der Ablage, leg aus und an, wirf eine ab.
    • Eine Folge sind drei oder mehr aufeinanderfolgende einer Farbe, ein Satz drei oder vier gleichen Werts.
    • Wer zuerst keine Karten mehr hat, bekommt die Punkte, die die anderen noch halten.

## Gin-Rommé
learn-gin-1 = Bei Gin bleiben deine Kombinationen auf der Hand; ich finde sie für dich und nenne sie unter deinen Karten. Du dürftest die aufgedeckte 8♦ nehmen, aber sie hilft nicht: Drück **{ button-pass }**.
learn-gin-2 = Jolly passt auch. Also vom Stapel: Drück **{ button-draw }**.
learn-gin-3 = K♠ ist gekommen: J♠ Q♠ K♠ sind eine **Folge**. Was in keiner Kombination liegt, zählt als **Restpunkte**. Weg mit der höchsten: Markier { $cards }, dann drück **{ button-discard }**.
learn-gin-4 = Jolly hat 9♣ abgeworfen. Drei Neunen sind ein **Satz**: Drück **{ button-take }**.
learn-gin-5 = Jetzt hast du drei Kombinationen. Mit höchstens 10 Restpunkten darfst du **klopfen**: Die Runde endet, und wer weniger Restpunkte hat, bekommt Punkte. Markier { $cards }, dann drück **{ button-knock }**.
learn-gin-end = • Sammle Kombinationen auf der Hand; was nirgends passt, zählt als Restpunkte.
    • Klopf mit höchstens 10. Bleibt gar nichts übrig, ist es **Gin**, für 25 Punkte mehr.
    • Vorsicht: Hat die andere Seite nicht mehr Restpunkte als du, bekommt sie die Punkte und 25 dazu (du wirst **unterboten**).

## Rommé 51
learn-rummy-51-1 = Du hast 15 Karten und beginnst die Runde mit einem Abwurf. Am besten eine hohe Karte ohne Anschluss: Markier { $cards } im Menü, dann drück **{ button-discard }**.
learn-rummy-51-2 = Jolly hat zum ersten Mal ausgelegt, einmal mit Joker: 🃏 steht dort für 8♠. Von jetzt an beginnt jeder deiner Züge mit einer Karte: Drück **{ button-draw }**.
learn-rummy-51-3 = Deine Erstauslage braucht zusammen **51 Punkte**, alles in einem Zug. Beginn mit 10 + 10 + 10: Markier { $cards }, dann drück **{ button-meld }**.
learn-rummy-51-4 = 30 Punkte liegen da; mit 24 mehr sind es 54, das reicht. Markier { $cards }, dann drück **{ button-meld }**.
learn-rummy-51-5 = Jetzt stehen dir alle Kombinationen auf dem Tisch offen. Der Joker steht für 8♠, und die hast du: Markier { $cards }, dann drück **{ button-swap }**.
learn-rummy-51-6 = Der Joker gehört dir und muss in diesem Zug auf den Tisch. Er kann jede Karte sein: Markier { $cards }, drück **{ button-meld }** und wähl, dass er für 6♣ steht.
learn-rummy-51-7 = Beende den Zug: Markier { $cards }, dann drück **{ button-discard }**.
learn-rummy-51-8 = Jolly hat 5♥ abgeworfen, genau die Karte zwischen deinen Herz. Drück **{ button-take }**.
learn-rummy-51-9 = Fünf in Folge! Markier { $cards }, dann drück **{ button-meld }**.
learn-rummy-51-10 = Ein letzter Abwurf muss immer sein. Markier { $cards } und drück **{ button-discard }**: Du machst Schluss, und Jolly bekommt Strafpunkte für den Rest auf der Hand.
learn-rummy-51-end = • Deine Erstauslage braucht 51 Punkte in einem Zug; vorher ist die Ablage für dich zu, außer du legst ihre Karte sofort.
    • Ein Joker steht für jede Karte. Nach der Erstauslage darfst du ihn gegen diese Karte tauschen und legst ihn gleich wieder.
    • Was du noch hältst, wenn jemand Schluss macht, sind Strafpunkte: Wer am wenigsten hat, gewinnt.

## Žolíky
learn-zolik-1 = Du hast 13 Karten und beginnst die Runde mit einem Abwurf. Am besten eine hohe Karte ohne Anschluss: Markier { $cards } im Menü, dann drück **{ button-discard }**.
learn-zolik-2 = Jolly hat zum ersten Mal ausgelegt, einmal mit Joker: 🃏 steht dort für 7♠. Von jetzt an beginnt jeder deiner Züge mit einer Karte: Drück **{ button-draw }**.
learn-zolik-3 = Deine Erstauslage braucht zusammen **40 Punkte**, alles in einem Zug. Beginn mit 10 + 10 + 10: Markier { $cards }, dann drück **{ button-meld }**.
learn-zolik-4 = 30 Punkte liegen da; mit 18 mehr sind es 48, das reicht. Markier { $cards }, dann drück **{ button-meld }**.
learn-zolik-5 = Jetzt stehen dir alle Kombinationen auf dem Tisch offen. Der Joker steht für 7♠, und die hast du: Markier { $cards }, dann drück **{ button-swap }**.
learn-zolik-6 = Der Joker gehört dir und muss in diesem Zug in eine neue Kombination. Markier { $cards }, drück **{ button-meld }** und wähl, dass er für 6♣ steht.
learn-zolik-7 = Beende den Zug: Markier { $cards }, dann drück **{ button-discard }**.
learn-zolik-8 = Jolly hat 9♦ abgeworfen, und du hast zwei Neunen. Drück **{ button-take }**.
learn-zolik-9 = Drei gleichen Werts in verschiedenen Farben sind ein **Satz**. Markier { $cards }, dann drück **{ button-meld }**.
learn-zolik-10 = Zum Zumachen brauchst du immer eine letzte Karte. Markier { $cards } und drück **{ button-discard }**: Du bekommst 10, und Jolly verliert Punkte für den Rest auf der Hand.
learn-zolik-end = • Deine Erstauslage braucht 40 Punkte in einem Zug; danach stehen dir alle Kombinationen offen.
    • Tausch einen Joker gegen die Karte, für die er steht, und leg ihn gleich in eine neue Kombination.
    • Wer zumacht, bekommt 10, die anderen verlieren Punkte für ihre Handkarten. Bei −100 scheidet man aus; wer übrig bleibt, gewinnt.

## Stein-Rommé
learn-tile-1 = Leg alle Steine vor den anderen. Drei oder mehr aufeinanderfolgende Zahlen einer Farbe sind eine **Folge**. Wähl { $cards } im Menü deines Bretts, dann drück **{ button-meld }**.
learn-tile-2 = Beim ersten Mal muss eine Kombination mindestens 30 wert sein; diese hat 33. Was du hier tust, sieht niemand, bis du **{ button-done }** drückst. Drück es jetzt.
learn-tile-3 = Jolly hat eine grüne Folge gelegt. Da du eröffnet hast, stehen dir alle Kombinationen auf dem Tisch offen. Wähl { $cards }, dann drück **{ button-lay-off }**.
learn-tile-4 = Du hast noch eine 🟢6, und sie passt an kein Ende von Kombination 2. Also teil sie: Wähl Kombination 2 im zweiten Menü, { $cards } im dritten, dann drück **{ button-split }**.
learn-tile-5 = 7 und 8 allein sind keine Kombination, mit deiner 6 schon: Wähl { $cards } von deinem Brett, dann drück **{ button-lay-off }**.
learn-tile-6 = Alle Kombinationen stimmen wieder, und nur das zählt. Drück **{ button-done }**.
learn-tile-7 = Jetzt nimm einen Stein vom Tisch: Kombination 1 kommt ohne ihre 🔴10 aus. Wähl Kombination 1 im zweiten Menü, 🔴10 im dritten und 🟢10 🟡10 von deinem Brett, dann drück **{ button-meld }**.
learn-tile-8 = Drei Zehnen in verschiedenen Farben sind ein **Satz**, und Kombination 1 ist immer noch eine Folge. Drück **{ button-done }**.
learn-tile-9 = Diesmal passt nichts. Wer keinen Stein legt, zieht einen, und der Zug ist zu Ende: Drück **{ button-draw }**.
learn-tile-end = • Leg in deinem Zug mindestens einen Stein, oder zieh einen.
    • Beim ersten Mal muss eine Kombination mindestens 30 wert sein, nur aus eigenen Steinen.
    • Danach darfst du den Tisch umbauen, solange am Ende jede Kombination stimmt. **{ button-suggest }** findet einen Weg.
