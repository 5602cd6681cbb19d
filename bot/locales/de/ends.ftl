### Das Ende von Runden und Partien: wer gewonnen hat, die Punkte in Kürze und wie es weitergeht.

button-details = Einzelheiten

sum-laid = gelegt
sum-hand = Hand
sum-others = andere
sum-bonus = Bonus
sum-double = doppelt
sum-round = Runde
sum-total = gesamt

ends-round = **Runde { $round }:** { $why }
ends-winner = { $name } hat gewonnen
ends-why = { $reason ->
    [resign] { $name } hat aufgegeben.
    [flag] Die Zeit von { $name } ist abgelaufen.
   *[other] { $left ->
        [one] Allein übrig geblieben, nach { $rounds ->
            [one] 1 Runde.
           *[other] { $rounds } Runden.
        }
       *[more] Nach { $rounds ->
            [one] 1 Runde.
           *[other] { $rounds } Runden.
        }
    }
}
# Unter dem Namen in einem Bild, fast ebenso groß: wie die Partie gewonnen wurde, in ein bis drei Worten
ends-how = { $reason ->
    [out] hat Schluss gemacht
    [going_rummy] Handrommé!
    [hand_rummy] Handrommé!
    [knock] hat geklopft
    [gin] Gin!
    [biggin] Big Gin!
    [undercut] unterboten!
    [close] zugemacht!
    [resign] durch Aufgabe
    [flag] auf Zeit
    [left] allein übrig
   *[points] nach Punkten
}
ends-bonus = { $rounds } + { $bonus } Bonus
ends-verify = Ging beim Austeilen alles mit rechten Dingen zu? /{ command-game } { command-game-verify } zeigt, wie sich das prüfen lässt.
ends-as-of = Stand: { $time }. Drück irgendeinen Knopf, um zu sehen, wie es jetzt steht.
ends-rematch-asked = Die Herausforderung steht in { $channel }.
ends-place = Spielstärke von { $name } gegen den Computer: etwa { $before } → { $place } ({ $games })
ends-place-first = Spielstärke von { $name } gegen den Computer: etwa { $place } ({ $games })
button-next-level = Weiter: { $level }
