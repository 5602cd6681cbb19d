### /club card: dienos kortelė – kaip kam sekėsi dienos dalijimai ir galvosūkiai; ja galima dalytis.

command-club-card = dienos-kortelė
    .description = Pamatyti savo dienos kortelę ir ja dalytis: dalijimai, galvosūkiai ir serija

scorecard-title = ### Tavo dienos kortelė
# Po ženklų eilutėmis; Jolly yra kompiuteris
scorecard-legend = Eilutėje: dalijimas, lengvas, vidutinis ir sunkus galvosūkis. 🏆 aplenkei Jolly · 🤝 lygiosios · 🔻 atsilikai nuo Jolly · 🏳️ nebaigta · 🟩 išspręsta · 🟨 su patarimu · 🟥 neteisingai · ⬜ dar laukia
scorecard-about = Kortelė neišduoda nei kortų, nei atsakymų. Nauja – vidurnaktį UTC.
scorecard-columns = dalijimas, paskui lengvas, vidutinis, sunkus
scorecard-streak =
    { $days ->
        [0] { $best ->
            [0] Serijos dar nėra
           *[other] Dabar serijos nėra · ilgiausia { $best }
        }
        [one] Serija: **{ $days } diena** · ilgiausia { $best }
        [few] Serija: **{ $days } dienos** · ilgiausia { $best }
       *[other] Serija: **{ $days } dienų** · ilgiausia { $best }
    }
scorecard-counts = Ši diena į seriją jau įskaityta.

# $day yra data
scorecard-shared = **{ $name }** · { $day }
scorecard-summary = { $deals ->
    [0] Dar nebaigtas nė vienas dalijimas
   *[other] Baigta dalijimų: { $deals }, iš jų geriau už Jolly: { $ahead }
} · { $puzzles ->
    [0] į galvosūkius dar neatsakyta
   *[other] išspręsta galvosūkių: { $solved } iš { $puzzles }
} · { $streak ->
    [0] serijos nėra
   *[other] serijos dienų: { $streak }
}

## Žodžiais, po žaidimo pavadinimo: „dalijimas +34, Jolly liko iš paskos, lengvas išspręstas, kiti dar laukia“
scorecard-deal =
    { $state ->
        [running] dalijimas dar žaidžiamas
        [unfinished] dalijimas nebaigtas
        [ahead] dalijimas { $lead }, geriau už Jolly
        [level] dalijimas { $lead }, lygiosios su Jolly
       *[behind] dalijimas { $lead }, prasčiau už Jolly
    }
scorecard-puzzle-easy =
    { $state ->
        [solved] lengvas išspręstas
        [hinted] lengvas išspręstas su patarimu
       *[missed] lengvas neteisingai
    }
scorecard-puzzle-medium =
    { $state ->
        [solved] vidutinis išspręstas
        [hinted] vidutinis išspręstas su patarimu
       *[missed] vidutinis neteisingai
    }
scorecard-puzzle-hard =
    { $state ->
        [solved] sunkus išspręstas
        [hinted] sunkus išspręstas su patarimu
       *[missed] sunkus neteisingai
    }
scorecard-open = { $done ->
    [nothing] viskas dar laukia
   *[some] kiti dar laukia
}

button-scorecard-share = Dalytis
button-scorecard-puzzles = Dienos galvosūkiai
button-scorecard-words = Žodžiais
button-scorecard-signs = Ženklais
button-scorecard-too = Žaisiu ir aš
button-scorecard-remind-on = Priminti
button-scorecard-remind-off = Nebepriminti

scorecard-shared-now = Kortelė jau šiame kanale. Šiandien ji čia atsinaujins pati.
scorecard-shared-there = Tavo kortelė jau šiame kanale ir šiandien atsinaujina pati: { $link }
scorecard-empty = Tavo dienos kortelė dar tuščia. Pirma užbaik dalijimą arba atsakyk į galvosūkį.
scorecard-share-where = Dienos kortele dalytis gali tik serverio kanale.
scorecard-share-closed = Šiame kanale negaliu rašyti. Dienos kortele dalykis kitame.
scorecard-gone = Ši dienos kortelė nebesaugoma.
scorecard-reminds = Jei grės nutrūkti bent 3 dienų serijai, vakare parašysiu asmeninę žinutę.
scorecard-reminds-not = Priminimai išjungti. Vėl įjungti gali dienos kortelėje arba su /{ command-preferences }.

## Vakaro asmeninė žinutė. $due: „po 3 valandų“
scorecard-reminder = { $days ->
    [one] Tavo { $days } dienos serija nutrūks { $due }.
    [few] Tavo { $days } dienų serija nutrūks { $due }.
   *[other] Tavo { $days } dienų serija nutrūks { $due }.
} Kad ji tęstųsi, užbaik dalijimą arba išspręsk vidutinį ar sunkų galvosūkį.

## Serverio žinutė apie praėjusią dieną
command-server-set-daily = dienos-žinutė
    .description = Kanalas, kuriame kasdien skelbiu vakarykščius geriausius dalijimus ir galvosūkius
command-server-set-daily_off = be-dienos-žinutės
    .description = Nebeskelbti dienos žinutės
daily-title = ### Vakarykščiai dalijimai ir galvosūkiai · { $day }
# $names: „alice ir bob“
daily-best = **{ $game }**: { $names } { $lead }{ $players ->
    [1] { "" }
   *[other] , geriausias rezultatas iš { $players }
}
# Toliau: „Džino rami: lengvą 3 iš 5, sunkų 1 iš 4“
daily-puzzles = **Galvosūkius čia išsprendė**
daily-puzzle = { $grade ->
    [easy] lengvą { $solved } iš { $players }
    [medium] vidutinį { $solved } iš { $players }
   *[hard] sunkų { $solved } iš { $players }
}
daily-next = Nauji šiandienos dalijimai ir galvosūkiai:
server-daily-choose = Dienos žinutė: pasirink kanalą
server-daily = **dienos žinutė:** kanale { $channel }, kita { $next }
server-daily-off = **dienos žinutė:** neskelbiama
server-daily-forbidden = ⚠ Negaliu rašyti kanale { $channel }, todėl dienos žinutės nėra. Leisk man matyti šį kanalą ir siųsti žinutes.
button-daily-off = Be dienos žinutės
