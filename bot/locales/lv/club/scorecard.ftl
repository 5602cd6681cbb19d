### /club card: dienas kartīte – kā kādam veicas ar dienas dalījumiem un uzdevumiem; ar to dalās, un no
### tās var spēlēt tālāk.

scorecard-title = ### Tava dienas kartīte
# Zem rindām ar zīmēm; „Jolly” ir dators
scorecard-legend = Katrā rindā: dalījums, viegls, vidējs un grūts uzdevums. 🏆 labāk par Jolly · 🤝 vienādi · 🔻 sliktāk · 🏳️ nav pabeigts · 🟩 atrisināts · 🟨 ar padomu · 🟥 nepareizi · ⬜ vēl priekšā
scorecard-about = Kartīte neatklāj ne kārtis, ne atbildes. Jauna būs pusnaktī pēc UTC.
scorecard-columns = dalījums, tad viegls, vidējs, grūts
scorecard-streak = { $days ->
    [0] { $best ->
        [0] Sērijas vēl nav
       *[other] Tagad sērijas nav · garākā: { $best }
    }
    [zero] Sērija: **{ $days } dienas** · garākā: { $best }
    [one] Sērija: **{ $days } diena** · garākā: { $best }
   *[other] Sērija: **{ $days } dienas** · garākā: { $best }
}
scorecard-counts = Šodiena jau skaitās.

# $day ir datums
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Vēl nav pabeigtu dalījumu
   *[other] Pabeigti dalījumi: { $deals }, labāk par Jolly: { $ahead }
} · { $puzzles ->
    [0] vēl nav risinātu uzdevumu
   *[other] atrisināti uzdevumi: { $solved } no { $puzzles }
} · { $streak ->
    [0] sērijas nav
   *[other] dienas pēc kārtas: { $streak }
}

## Vārdiem, aiz spēles nosaukuma: „dalījums +34, labāk par Jolly, vieglais atrisināts, pārējais vēl priekšā”
scorecard-deal = { $state ->
    [running] dalījums vēl nav beidzies
    [unfinished] dalījums nav pabeigts
    [ahead] dalījums { $lead }, labāk par Jolly
    [level] dalījums { $lead }, vienādi ar Jolly
   *[behind] dalījums { $lead }, sliktāk par Jolly
}
scorecard-puzzle-easy = { $state ->
    [solved] vieglais atrisināts
    [hinted] vieglais atrisināts ar padomu
   *[missed] vieglais nepareizi
}
scorecard-puzzle-medium = { $state ->
    [solved] vidējais atrisināts
    [hinted] vidējais atrisināts ar padomu
   *[missed] vidējais nepareizi
}
scorecard-puzzle-hard = { $state ->
    [solved] grūtais atrisināts
    [hinted] grūtais atrisināts ar padomu
   *[missed] grūtais nepareizi
}
scorecard-open = { $done ->
    [nothing] viss vēl priekšā
   *[some] pārējais vēl priekšā
}

button-scorecard-share = Dalīties
button-scorecard-puzzles = Šodienas uzdevumi
button-scorecard-words = Ar vārdiem
button-scorecard-signs = Ar zīmēm
button-scorecard-too = Spēlēšu arī es
button-scorecard-remind-on = Atgādināt man
button-scorecard-remind-off = Neatgādināt

scorecard-shared-now = Kartīte ir ielikta šajā kanālā. Šodien tā mainīsies līdzi tavām spēlēm.
scorecard-shared-there = Tava kartīte šajā kanālā jau ir un šodien mainās līdzi tavām spēlēm: { $link }
scorecard-empty = Tavā kartītē vēl nekā nav. Vispirms pabeidz kādu dalījumu vai atbildi uz uzdevumu.
scorecard-share-where = Ar dienas kartīti var dalīties tikai servera kanālā.
scorecard-share-closed = Šajā kanālā nedrīkstu rakstīt. Dalies ar kartīti citā kanālā.
scorecard-gone = Šīs kartītes vairs nav.
scorecard-reminds = Vakarā atgādināšu privātziņā, ja drīz beigsies vismaz 3 dienas gara sērija.
scorecard-reminds-not = Atgādinājumi izslēgti. Ieslēgt atkal vari savā dienas kartītē vai ar /{ command-preferences }.

## Privātziņa vakarā. $due: „pēc 3 stundām”
scorecard-reminder = { $days ->
    [zero] Tava { $days } dienu sērija beigsies { $due }.
    [one] Tava { $days } dienas sērija beigsies { $due }.
   *[other] Tava { $days } dienu sērija beigsies { $due }.
} Lai tā turpinātos, pabeidz kādu dalījumu vai atrisini vidēju vai grūtu uzdevumu.
command-server-set-daily =
    .description = Kurā kanālā katru dienu publicēt vakardienas labākos dalījumus un uzdevumus
command-server-set-daily_off =
    .description = Dienas ziņu vairs nepublicēt

## Servera ziņa par vakardienu
daily-title = ### Vakardienas dalījumi un uzdevumi · { $day }
# $names: „alise un bobs”
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [1] { "" }
    [zero] , labākais no { $players } rezultātiem
    [one] , labākais no { $players } rezultāta
   *[other] , labākais no { $players } rezultātiem
}
daily-puzzles = **Šeit atrisinātie uzdevumi**
daily-puzzle = { $grade ->
    [easy] viegls: { $solved } no { $players }
    [medium] vidējs: { $solved } no { $players }
   *[hard] grūts: { $solved } no { $players }
}
daily-next = Šodien ir jauni dalījumi un uzdevumi:
server-daily-choose = Dienas ziņa: izvēlies kanālu
server-daily = **dienas ziņa:** { $channel }, nākamā { $next }
server-daily-off = **dienas ziņa** par dalījumiem un uzdevumiem: nepublicēju
server-daily-forbidden = ⚠ Kanālā { $channel } nedrīkstu rakstīt, tāpēc dienas ziņas nebūs. Ļauj man redzēt šo kanālu un sūtīt ziņas.
button-daily-off = Izslēgt dienas ziņu
command-club-card =
    .description = Apskatīt savu dienas kartīti – dalījumus, uzdevumus, sēriju – un dalīties ar to
