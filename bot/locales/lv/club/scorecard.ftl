### /club card: dienas kartīte – kā kādam veicas ar dienas dalījumiem un mīklām; ar to dalās, un no
### tās var spēlēt tālāk.

scorecard-title = ### Tava dienas kartīte
# Zem rindām ar zīmēm; „Jolly” ir dators
scorecard-legend = Katrā rindā: dalījums, viegla, vidēja un grūta mīkla. 🏆 labāk par Jolly · 🤝 vienādi · 🔻 sliktāk · 🏳️ nav pabeigts · 🟩 atminēta · 🟨 ar padomu · 🟥 neatminēta · ⬜ vēl priekšā
scorecard-about = Tā neatklāj ne kārtis, ne atbildes. Jauna būs pusnaktī pēc UTC.
scorecard-columns = dalījums, tad viegla, vidēja, grūta
scorecard-streak = { $days ->
    [0] Sērijas vēl nav · visvairāk { $best }
    [zero] Sērija: **{ $days } dienu** pēc kārtas · visvairāk { $best }
    [one] Sērija: **{ $days } diena** pēc kārtas · visvairāk { $best }
   *[other] Sērija: **{ $days } dienas** pēc kārtas · visvairāk { $best }
}
scorecard-counts = Šodiena jau skaitās.

# $day ir datums
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Vēl nav pabeigtu dalījumu
   *[other] Pabeigti dalījumi: { $deals }, labāk par Jolly: { $ahead }
} · { $puzzles ->
    [0] vēl nav minētu mīklu
   *[other] atminētas mīklas: { $solved } no { $puzzles }
} · { $streak ->
    [0] sērijas nav
   *[other] dienas pēc kārtas: { $streak }
}

## Vārdiem, aiz spēles nosaukuma: „dalījums +34, labāk par Jolly, vieglā atminēta, pārējais vēl priekšā”
scorecard-deal = { $state ->
    [running] dalījumu vēl spēlē
    [unfinished] dalījums nav pabeigts
    [ahead] dalījums { $lead }, labāk par Jolly
    [level] dalījums { $lead }, vienādi ar Jolly
   *[behind] dalījums { $lead }, sliktāk par Jolly
}
scorecard-puzzle-easy = { $state ->
    [solved] vieglā atminēta
    [hinted] vieglā atminēta ar padomu
   *[missed] vieglā neatminēta
}
scorecard-puzzle-medium = { $state ->
    [solved] vidējā atminēta
    [hinted] vidējā atminēta ar padomu
   *[missed] vidējā neatminēta
}
scorecard-puzzle-hard = { $state ->
    [solved] grūtā atminēta
    [hinted] grūtā atminēta ar padomu
   *[missed] grūtā neatminēta
}
scorecard-open = { $done ->
    [nothing] viss vēl priekšā
   *[some] pārējais vēl priekšā
}

button-scorecard-share = Dalīties
button-scorecard-puzzles = Šodienas mīklas
button-scorecard-words = Ar vārdiem
button-scorecard-signs = Ar zīmēm
button-scorecard-too = Spēlēt arī
button-scorecard-remind-on = Atgādināt man
button-scorecard-remind-off = Neatgādināt

scorecard-shared-now = Kartīte ir šajā kanālā. Šodien tā mainīsies tev līdzi.
scorecard-shared-there = Kartīte te jau ir un šodien mainās tev līdzi: { $link }
scorecard-empty = Tavā kartītē vēl nekā nav. Vispirms pabeidz kādu dalījumu vai atbildi uz mīklu.
scorecard-share-where = Ar dienas kartīti var dalīties tikai servera kanālā.
scorecard-share-closed = Šajā kanālā nedrīkstu rakstīt, tāpēc tavu kartīti te ielikt nevaru.
scorecard-gone = Šī kartīte vairs netiek glabāta.
scorecard-reminds = Vakarā pateikšu privātziņā, ja draudēs beigties vismaz 3 dienu sērija.
scorecard-reminds-not = Vairs neatgādināšu. Ieslēgt atkal vari savā dienas kartītē vai ar /{ command-preferences }.

## Privātziņa vakarā. $due: „pēc 3 stundām”
scorecard-reminder = { $days ->
    [zero] Tava { $days } dienu sērija beigsies { $due }.
    [one] Tava { $days } dienas sērija beigsies { $due }.
   *[other] Tava { $days } dienu sērija beigsies { $due }.
} Lai tā turpinātos, pabeidz kādu dalījumu vai atmini vidēju vai grūtu mīklu.

## Servera ziņa par vakardienu
daily-title = ### Vakardienas dalījumi un mīklas · { $day }
# $names: „alise un bobs”
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [1] { "" }
    [zero] , labākais no { $players } rezultātiem
    [one] , labākais no { $players } rezultāta
   *[other] , labākais no { $players } rezultātiem
}
daily-puzzles = **Šeit atminētās mīklas**
daily-puzzle = { $grade ->
    [easy] vieglā { $solved } no { $players }
    [medium] vidējā { $solved } no { $players }
   *[hard] grūtā { $solved } no { $players }
}
daily-next = Šodien ir jauni dalījumi un mīklas:
server-daily-choose = Dienas ziņa: izvēlies kanālu
server-daily = **dienas ziņa:** { $channel }, nākamā { $next }
server-daily-off = **dienas ziņa** par dalījumiem un mīklām: netiek publicēta
server-daily-forbidden = ⚠ Kanālā { $channel } nedrīkstu rakstīt, tāpēc dienas ziņas nebūs. Ļauj man redzēt šo kanālu un sūtīt ziņas.
button-daily-off = Bez dienas ziņas
