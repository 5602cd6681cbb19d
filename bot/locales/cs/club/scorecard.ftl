### /club card: vysvědčení za den, partie dne a hádanky, k pokračování i ke sdílení.

command-club-card = vysvědčení
    .description = Tvoje vysvědčení za dnešek: partie dne, hádanky a série, i ke sdílení

scorecard-title = ### Tvoje vysvědčení
# Pod řádky značek
scorecard-legend = V řádku: partie dne, lehká, střední a těžká hádanka. 🏆 před Jollym · 🤝 nerozhodně · 🔻 za Jollym · 🏳️ nedohráno · 🟩 vyřešeno · 🟨 s radou · 🟥 nevyřešeno · ⬜ ještě čeká
scorecard-about = Neprozradí karty ani odpovědi. Nové začíná o půlnoci UTC.
scorecard-columns = partie dne, pak hádanky: lehká, střední, těžká
scorecard-streak = { $days ->
    [0] Série: zatím žádná · nejdelší { $best }
    [one] Série: **1 den** · nejdelší { $best }
    [few] Série: **{ $days } dny** · nejdelší { $best }
   *[other] Série: **{ $days } dní** · nejdelší { $best }
}
scorecard-counts = Dnešek už se počítá.

# $day je datum
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Zatím bez dohrané partie
    [one] 1 partie dohraná{ $ahead ->
        [0] { "" }
       *[other] , před Jollym
    }
    [few] { $deals } partie dohrané, před Jollym { $ahead }
   *[other] { $deals } partií dohraných, před Jollym { $ahead }
} · { $puzzles ->
    [0] hádanky zatím bez odpovědi
    [one] hádanky: vyřešeno { $solved } z { $puzzles }
    [few] hádanky: vyřešeno { $solved } z { $puzzles }
   *[other] hádanky: vyřešeno { $solved } z { $puzzles }
} · { $streak ->
    [0] bez série
    [one] série 1 den
    [few] série { $streak } dny
   *[other] série { $streak } dní
}

## Slovy, za názvem hry: „partie +34, před Jollym, lehká vyřešena, ostatní ještě čeká“
scorecard-deal = { $state ->
    [running] partie se hraje
    [unfinished] partie nedohraná
    [ahead] partie { $lead }, před Jollym
    [level] partie { $lead }, s Jollym nerozhodně
   *[behind] partie { $lead }, za Jollym
}
scorecard-puzzle-easy = { $state ->
    [solved] lehká vyřešena
    [hinted] lehká vyřešena s radou
   *[missed] lehká nevyřešena
}
scorecard-puzzle-medium = { $state ->
    [solved] střední vyřešena
    [hinted] střední vyřešena s radou
   *[missed] střední nevyřešena
}
scorecard-puzzle-hard = { $state ->
    [solved] těžká vyřešena
    [hinted] těžká vyřešena s radou
   *[missed] těžká nevyřešena
}
scorecard-open = { $done ->
    [nothing] všechno ještě čeká
   *[some] ostatní ještě čeká
}

button-scorecard-share = Sdílet
button-scorecard-puzzles = Dnešní hádanky
button-scorecard-words = Slovy
button-scorecard-signs = Značkami
button-scorecard-too = Zahrát si taky
button-scorecard-remind-on = Připomínat mi to
button-scorecard-remind-off = Nepřipomínat

scorecard-shared-now = Sdíleno v tomto kanálu. Do konce dne se bude samo doplňovat.
scorecard-shared-there = Už tu je a do konce dne se samo doplňuje: { $link }
scorecard-empty = Na vysvědčení zatím nic nemáš. Nejdřív dohraj partii dne, nebo odpověz na hádanku.
scorecard-share-where = Vysvědčení můžeš sdílet jen v kanálu serveru.
scorecard-share-closed = Do tohoto kanálu nesmím psát, takže tu tvoje vysvědčení být nemůže.
scorecard-gone = Toto vysvědčení už není uložené.
scorecard-reminds = Když by měla skončit série aspoň na 3 dny, večer ti soukromě napíšu.
scorecard-reminds-not = Už nic nepřipomínám. Znovu to zapneš na svém vysvědčení, nebo přes /{ command-preferences }.

## Soukromá zpráva večer. $due: „za 3 hodiny“
scorecard-reminder = { $days ->
    [one] Tvoje série ({ $days } den) končí { $due }.
    [few] Tvoje série ({ $days } dny) končí { $due }.
   *[other] Tvoje série ({ $days } dní) končí { $due }.
} Udržíš ji, když dohraješ partii dne nebo vyřešíš střední či těžkou hádanku.

## Zpráva pro celý server o předchozím dni
command-server-set-daily = denní-zpráva
    .description = Kanál pro denní zprávu: nejlepší včerejší partie dne a hádanky
command-server-set-daily_off = denní-zpráva-vypnout
    .description = Denní zprávu už neposílat
daily-title = ### Včerejší partie dne a hádanky · { $day }
# $names: „alice a bob“
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
    [few] , nejlepší z { $players }
   *[other] , nejlepší z { $players }
}
daily-puzzles = **Hádanky vyřešené tady**
daily-puzzle = { $grade ->
    [easy] lehká { $solved } z { $players }
    [medium] střední { $solved } z { $players }
   *[hard] těžká { $solved } z { $players }
}
daily-next = Dnes jsou nové:
server-daily-choose = Denní zpráva: vyber její kanál
server-daily = **denní zpráva** v { $channel }, příště { $next }
server-daily-off = **denní zpráva** o partiích dne a hádankách se neposílá
server-daily-forbidden = ⚠ Do { $channel } nesmím psát, denní zpráva tedy nepřijde. Povol mi ten kanál vidět a posílat zprávy.
button-daily-off = Bez denní zprávy
