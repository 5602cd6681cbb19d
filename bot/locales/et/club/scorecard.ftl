### /club card: mida keegi on päeva jaotuste ja ülesannetega teinud, jagamiseks ja jätkamiseks.

command-club-card =
    .description = Vaata ja jaga oma tänast tulemuskaarti: jaotused, ülesanded ja seeria

scorecard-title = ### Sinu tulemuskaart
scorecard-legend = Igas reas: jaotus, siis kerge, keskmine ja raske ülesanne. 🏆 Jollyst ees · 🤝 viik · 🔻 Jollyst maas · 🏳️ lõpetamata · 🟩 lahendatud · 🟨 vihjega · 🟥 vale vastus · ⬜ veel tegemata
scorecard-about = Sinu tulemuskaart ei reeda ei kaarte ega vastuseid. Uus algab keskööl (UTC).
scorecard-columns = jaotus, siis kerge, keskmine, raske
scorecard-streak = { $days ->
    [0] { $best ->
        [0] Seeriat veel pole
       *[other] Praegu seeriat pole · pikim { $best }
    }
    [one] Seeria: **1 päev** · pikim { $best }
   *[other] Seeria: **{ $days } päeva** · pikim { $best }
}
scorecard-counts = Tänane päev läheb juba seeriasse.

# $day on kuupäev
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Ükski jaotus pole veel lõpuni mängitud
    [one] 1 jaotus lõpuni mängitud{ $ahead ->
        [0] { "" }
       *[other] , Jollyst ees
    }
   *[other] { $deals } jaotust lõpuni mängitud, Jollyst ees { $ahead }
} · { $puzzles ->
    [0] ülesannetele pole veel vastatud
    [one] 1 ülesandest lahendatud { $solved }
   *[other] { $puzzles } ülesandest lahendatud { $solved }
} · { $streak ->
    [0] seeriat pole
    [one] seeria: 1 päev
   *[other] seeria: { $streak } päeva
}

## Sõnadega, mängu nime järel: „jaotus +34, Jollyst ees, kerge lahendatud, ülejäänu veel tegemata“
scorecard-deal = { $state ->
    [running] jaotus pooleli
    [unfinished] jaotus lõpetamata
    [ahead] jaotus { $lead }, Jollyst ees
    [level] jaotus { $lead }, Jollyga viik
   *[behind] jaotus { $lead }, Jollyst maas
}
scorecard-puzzle-easy = { $state ->
    [solved] kerge lahendatud
    [hinted] kerge lahendatud vihjega
   *[missed] kerge valesti
}
scorecard-puzzle-medium = { $state ->
    [solved] keskmine lahendatud
    [hinted] keskmine lahendatud vihjega
   *[missed] keskmine valesti
}
scorecard-puzzle-hard = { $state ->
    [solved] raske lahendatud
    [hinted] raske lahendatud vihjega
   *[missed] raske valesti
}
scorecard-open = { $done ->
    [nothing] kõik veel tegemata
   *[some] ülejäänu veel tegemata
}

button-scorecard-share = Jaga
button-scorecard-puzzles = Tänased ülesanded
button-scorecard-words = Sõnadega
button-scorecard-signs = Märkidega
button-scorecard-too = Mängi ise ka
button-scorecard-remind-on = Tuleta meelde
button-scorecard-remind-off = Ära tuleta meelde

scorecard-shared-now = Jagatud selles kanalis. Tulemuskaart uueneb siin, kui täna edasi mängid.
scorecard-shared-there = Sinu tulemuskaart on selles kanalis juba olemas ja uueneb, kui täna edasi mängid: { $link }
scorecard-empty = Sinu tulemuskaardil pole veel midagi. Mängi enne mõni jaotus lõpuni või vasta mõnele ülesandele.
scorecard-share-where = Tulemuskaarti saab jagada ainult serveri kanalis.
scorecard-share-closed = Ma ei saa sellesse kanalisse kirjutada. Jaga tulemuskaarti mõnes teises kanalis.
scorecard-gone = Seda tulemuskaarti pole enam alles.
scorecard-reminds = Kui vähemalt 3-päevane seeria hakkab katkema, saadan õhtul privaatsõnumi.
scorecard-reminds-not = Meeldetuletused on väljas. Uuesti saad need sisse lülitada tulemuskaardil või käsuga /{ command-preferences }.

## Õhtune privaatsõnum. $due: „3 tunni pärast“
scorecard-reminder = { $days ->
    [one] Sinu { $days } päeva pikkune seeria katkeb { $due }.
   *[other] Sinu { $days } päeva pikkune seeria katkeb { $due }.
} Selle hoidmiseks mängi mõni jaotus lõpuni või lahenda keskmine või raske ülesanne.

## Serveri postitus eelmise päeva kohta
command-server-set-daily =
    .description = Kanal, kus avaldan iga päev eilsed parimad jaotused ja ülesanded
command-server-set-daily_off =
    .description = Lõpeta päeva kokkuvõtte avaldamine
daily-title = ### Eilsed jaotused ja ülesanded · { $day }
# $names: „alice ja bob“
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [one] { "" }
   *[other] , mängijaid { $players }
}
daily-puzzles = **Siin lahendatud ülesanded**
daily-puzzle = { $grade ->
    [easy] kerge { $solved }/{ $players }
    [medium] keskmine { $solved }/{ $players }
   *[hard] raske { $solved }/{ $players }
}
daily-next = Tänased uued jaotused ja ülesanded:
server-daily-choose = Päeva kokkuvõte: vali kanal
server-daily = **päeva kokkuvõte:** { $channel }, järgmine { $next }
server-daily-off = **päeva kokkuvõte (jaotused ja ülesanded):** ei avaldata
server-daily-forbidden = ⚠ Ma ei saa kanalisse { $channel } kirjutada, nii et päeva kokkuvõtet ei tule. Luba mul seda kanalit näha ja sinna sõnumeid saata.
button-daily-off = Ilma kokkuvõtteta
