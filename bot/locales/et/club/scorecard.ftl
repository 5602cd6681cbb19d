### /club card: mida keegi on päeva jaotuste ja mõistatustega teinud, jagamiseks ja jätkamiseks.

command-club-card =
    .description = Sinu tänane tulemuskaart: jaotused, mõistatused ja päevad järjest, jagamiseks

scorecard-title = ### Sinu tulemuskaart
scorecard-legend = Igal real: jaotus, siis kerge, keskmine ja raske mõistatus. 🏆 Jollyst ees · 🤝 viik · 🔻 Jollyst taga · 🏳️ lõpetamata · 🟩 lahendatud · 🟨 vihjega · 🟥 lahendamata · ⬜ tegemata
scorecard-about = Ei reeda kaarte ega vastuseid. Uus algab keskööl UTC järgi.
scorecard-columns = jaotus, siis kerge, keskmine, raske
scorecard-streak = { $days ->
    [0] Päevi järjest: praegu mitte ühtegi · parim { $best }
    [one] Järjest: **1 päev** · parim { $best }
   *[other] Järjest: **{ $days } päeva** · parim { $best }
}
scorecard-counts = Tänane päev läheb juba arvesse.

# $day on kuupäev
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] ühtki jaotust pole veel lõpetatud
    [one] 1 jaotus lõpetatud{ $ahead ->
        [0] { "" }
       *[other] , Jollyst ees
    }
   *[other] { $deals } jaotust lõpetatud, Jollyst ees { $ahead }
} · { $puzzles ->
    [0] mõistatustele pole veel vastatud
    [one] 1 mõistatusest lahendatud { $solved }
   *[other] { $puzzles } mõistatusest lahendatud { $solved }
} · päevi järjest: { $streak }

## Sõnadega, mängu nime järel: „jaotus +34, Jollyst ees, kerge lahendatud, muu tegemata“
scorecard-deal = { $state ->
    [running] jaotus pooleli
    [unfinished] jaotus lõpetamata
    [ahead] jaotus { $lead }, Jollyst ees
    [level] jaotus { $lead }, viik Jollyga
   *[behind] jaotus { $lead }, Jollyst taga
}
scorecard-puzzle-easy = { $state ->
    [solved] kerge lahendatud
    [hinted] kerge lahendatud vihjega
   *[missed] kerge lahendamata
}
scorecard-puzzle-medium = { $state ->
    [solved] keskmine lahendatud
    [hinted] keskmine lahendatud vihjega
   *[missed] keskmine lahendamata
}
scorecard-puzzle-hard = { $state ->
    [solved] raske lahendatud
    [hinted] raske lahendatud vihjega
   *[missed] raske lahendamata
}
scorecard-open = { $done ->
    [nothing] kõik tegemata
   *[some] muu tegemata
}

button-scorecard-share = Jaga
button-scorecard-puzzles = Tänased mõistatused
button-scorecard-words = Sõnadega
button-scorecard-signs = Märkidega
button-scorecard-too = Mängi ka
button-scorecard-remind-on = Tuleta meelde
button-scorecard-remind-off = Ära tuleta meelde

scorecard-shared-now = Jagatud selles kanalis. Täna püsib see seal ajakohane.
scorecard-shared-there = See on siin juba olemas ja püsib täna ajakohane: { $link }
scorecard-empty = Sinu tulemuskaart on veel tühi. Lõpeta enne mõni jaotus või vasta mõnele mõistatusele.
scorecard-share-where = Tulemuskaarti saab jagada ainult serveri kanalis.
scorecard-share-closed = Ma ei saa sellesse kanalisse kirjutada, nii et tulemuskaarti ma siin näidata ei saa.
scorecard-gone = Seda tulemuskaarti enam ei hoita.
scorecard-reminds = Kui sul on vähemalt 3 päeva järjest ja seeria hakkab katkema, teatan õhtul privaatsõnumiga.
scorecard-reminds-not = Rohkem ma meelde ei tuleta. Jälle sisse lülitad selle tulemuskaardil või käsuga /{ command-preferences }.

## Õhtune privaatsõnum. $due: „3 tunni pärast“
scorecard-reminder = { $days ->
    [one] Sul on järjest { $days } päev ja seeria katkeb { $due }.
   *[other] Sul on järjest { $days } päeva ja seeria katkeb { $due }.
} Et see kestaks, lõpeta mõni jaotus või lahenda keskmine või raske mõistatus.

## Serveri postitus eelmise päeva kohta
command-server-set-daily =
    .description = Kanal, kus avaldan iga päev kokkuvõtte: eilsed parimad jaotused ja mõistatused
command-server-set-daily_off =
    .description = Ära enam päeva kokkuvõtet avalda
daily-title = ### Eilsed jaotused ja mõistatused · { $day }
# $names: „alice ja bob“
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
   *[other] , mängijaid { $players }
}
daily-puzzles = **Siin lahendatud mõistatused**
daily-puzzle = { $grade ->
    [easy] kerge { $solved }/{ $players }
    [medium] keskmine { $solved }/{ $players }
   *[hard] raske { $solved }/{ $players }
}
daily-next = Täna on uued:
server-daily-choose = Päeva kokkuvõte: vali kanal
server-daily = **päeva kokkuvõte:** { $channel }, järgmine { $next }
server-daily-off = **päeva kokkuvõte** (jaotused ja mõistatused): ei avaldata
server-daily-forbidden = ⚠ Ma ei tohi kanalisse { $channel } kirjutada, seega päeva kokkuvõtet seal ei avaldata. Luba mul seda kanalit näha ja sõnumeid saata.
button-daily-off = Ilma kokkuvõtteta
