### Końce rund i partii: kto wygrał, punkty w skrócie i co dalej.

button-details = Szczegóły

sum-laid = stół
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
    [flag] Koniec czasu – { $name }.
   *[other] { $left ->
        [one] Koniec: w grze jest już tylko jedna osoba, po { $rounds ->
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
ends-verify = Czy rozdawano uczciwie? Jak to sprawdzić, pokazuje /{ command-game } { command-game-verify }.
ends-as-of = Stan z { $time }. Dowolny przycisk pokaże, jak jest teraz.
ends-rematch-asked = Wyzwanie jest na { $channel }.
ends-place = { $name } przeciw komputerowi: około { $before } → { $place } ({ $games })
ends-place-first = { $name } przeciw komputerowi: około { $place } ({ $games })
button-next-level = Dalej: { $level }
