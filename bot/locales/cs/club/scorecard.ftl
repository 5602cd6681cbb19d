### /club card: vysvědčení za den, rozdání dne a úlohy, k pokračování i ke sdílení.

command-club-card = vysvědčení
    .description = Tvoje vysvědčení za dnešek, i ke sdílení: rozdání, úlohy a série

scorecard-title = ### Tvoje vysvědčení
# Pod řádky značek
scorecard-legend = Každý řádek: rozdání, lehká, střední a těžká úloha. 🏆 před Jollym · 🤝 nerozhodně · 🔻 za Jollym · 🏳️ nedohráno · 🟩 vyřešeno · 🟨 s radou · 🟥 špatně · ⬜ ještě čeká
scorecard-about = Vysvědčení neprozradí žádné karty ani odpovědi. Nové začíná o půlnoci UTC.
scorecard-columns = rozdání, pak lehká, střední, těžká úloha
scorecard-streak = { $days ->
    [0] { $best ->
        [0] Zatím žádná série
       *[other] Teď žádná série · nejdelší { $best }
    }
    [one] Série: **1 den** · nejdelší { $best }
    [few] Série: **{ $days } dny** · nejdelší { $best }
   *[other] Série: **{ $days } dní** · nejdelší { $best }
}
scorecard-counts = Dnešek už se počítá.

# $day je datum
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Zatím bez dohraného rozdání
    [one] 1 dohrané rozdání{ $ahead ->
        [0] { "" }
       *[other] , před Jollym
    }
    [few] { $deals } dohraná rozdání, před Jollym { $ahead }
   *[other] { $deals } dohraných rozdání, před Jollym { $ahead }
} · { $puzzles ->
    [0] úlohy zatím bez odpovědi
    [one] úlohy: vyřešeno { $solved } z { $puzzles }
    [few] úlohy: vyřešeno { $solved } z { $puzzles }
   *[other] úlohy: vyřešeno { $solved } z { $puzzles }
} · { $streak ->
    [0] bez série
    [one] série 1 den
    [few] série { $streak } dny
   *[other] série { $streak } dní
}

## Slovy, za názvem hry: „partie +34, před Jollym, lehká vyřešena, zbytek ještě čeká“
scorecard-deal = { $state ->
    [running] rozdání se hraje
    [unfinished] rozdání nedohrané
    [ahead] rozdání { $lead }, před Jollym
    [level] rozdání { $lead }, s Jollym nerozhodně
   *[behind] rozdání { $lead }, za Jollym
}
scorecard-puzzle-easy = { $state ->
    [solved] lehká vyřešena
    [hinted] lehká vyřešena s radou
   *[missed] lehká špatně
}
scorecard-puzzle-medium = { $state ->
    [solved] střední vyřešena
    [hinted] střední vyřešena s radou
   *[missed] střední špatně
}
scorecard-puzzle-hard = { $state ->
    [solved] těžká vyřešena
    [hinted] těžká vyřešena s radou
   *[missed] těžká špatně
}
scorecard-open = { $done ->
    [nothing] všechno ještě čeká
   *[some] zbytek ještě čeká
}

button-scorecard-share = Sdílet
button-scorecard-puzzles = Dnešní úlohy
button-scorecard-words = Slovy
button-scorecard-signs = Značkami
button-scorecard-too = Zahrát si taky
button-scorecard-remind-on = Připomínat
button-scorecard-remind-off = Nepřipomínat

scorecard-shared-now = Sdíleno v tomto kanálu. Jak budeš dnes hrát, vysvědčení se tu bude doplňovat.
scorecard-shared-there = Tvoje vysvědčení už v tomto kanálu je a dnes se ještě doplňuje: { $link }
scorecard-empty = Na vysvědčení zatím nic nemáš. Nejdřív dohraj rozdání dne, nebo odpověz na úlohu.
scorecard-share-where = Vysvědčení můžeš sdílet jen v kanálu serveru.
scorecard-share-closed = Do tohoto kanálu nesmím psát. Sdílej vysvědčení v jiném.
scorecard-gone = Toto vysvědčení už není uložené.
scorecard-reminds = Když bude končit tvoje série dlouhá aspoň 3 dny, večer ti napíšu soukromou zprávu.
scorecard-reminds-not = Připomínky jsou vypnuté. Zase je zapneš na svém vysvědčení nebo přes /{ command-preferences }.

## Soukromá zpráva večer. $due: „za 3 hodiny“
scorecard-reminder = { $days ->
    [one] Tvoje série ({ $days } den) končí { $due }.
    [few] Tvoje série ({ $days } dny) končí { $due }.
   *[other] Tvoje série ({ $days } dní) končí { $due }.
} Udržíš ji, když dohraješ rozdání dne nebo vyřešíš střední či těžkou úlohu.

## Zpráva pro celý server o předchozím dni
command-server-set-daily = denní-zpráva
    .description = Kam mám každý den posílat nejlepší výsledky včerejších rozdání a úloh
command-server-set-daily_off = denní-zpráva-vypnout
    .description = Denní zprávu už neposílat
daily-title = ### Včerejší rozdání a úlohy · { $day }
# $names: „alice a bob“
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
    [few] , nejlepší z { $players }
   *[other] , nejlepší z { $players }
}
daily-puzzles = **Úlohy vyřešené tady**
daily-puzzle = { $grade ->
    [easy] lehká { $solved } z { $players }
    [medium] střední { $solved } z { $players }
   *[hard] těžká { $solved } z { $players }
}
daily-next = Dnešní nová rozdání a úlohy:
server-daily-choose = Denní zpráva: vyber kanál
server-daily = **denní zpráva:** v { $channel }, příště { $next }
server-daily-off = **denní zpráva o rozdáních a úlohách:** žádná
server-daily-forbidden = ⚠ Do { $channel } nesmím psát, takže denní zpráva nechodí. Povol mi ten kanál zobrazit a posílat do něj zprávy.
button-daily-off = Vypnout denní zprávu
