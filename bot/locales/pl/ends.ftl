### Końce rund i partii: kto wygrał, punkty w skrócie i co dalej.

button-details = Szczegóły

sum-laid = na stole
sum-hand = ręka
sum-others = inni
sum-bonus = premia
sum-double = podwójnie
sum-round = runda
sum-total = razem

ends-round = **Runda { $round }:** { $why }
ends-winner = Wygrywa { $name }
ends-why = { $reason ->
    [resign] { $name } poddaje partię.
    [flag] Koniec czasu: { $name }.
   *[other] { $left ->
        [one] Reszta poza grą po { $rounds ->
            [one] 1 rundzie.
            [few] { $rounds } rundach.
            [many] { $rounds } rundach.
           *[other] { $rounds } rundach.
        }
       *[more] Po { $rounds ->
            [one] 1 rundzie.
            [few] { $rounds } rundach.
            [many] { $rounds } rundach.
           *[other] { $rounds } rundach.
        }
    }
}
# Pod nazwą zwycięzcy na obrazku, prawie tak samo duże: jak, w słowie lub trzech
ends-how = { $reason ->
    [out] kończy rundę
    [going_rummy] w jednym ruchu!
    [hand_rummy] remik z ręki!
    [knock] puka
    [gin] gin!
    [biggin] duży gin!
    [undercut] podcięcie!
    [close] zamyka!
    [resign] przez poddanie
    [flag] na czas
    [left] reszta poza grą
   *[points] na punkty
}
ends-bonus = { $rounds } + premia { $bonus }
ends-verify = Czy karty rozdano uczciwie? /{ command-game } { command-game-verify } pokaże, jak każdy może to sprawdzić.
ends-as-of = Stan z { $time }. Naciśnij dowolny przycisk, by odświeżyć.
ends-rematch-asked = Wyzwanie jest na kanale { $channel }.
ends-place = { $name }, poziom w grze z komputerem: około { $before } → { $place } ({ $games })
ends-place-first = { $name }, poziom w grze z komputerem: około { $place } ({ $games })
button-next-level = Dalej: { $level }
