# Kivid: lauamustand ja selle käsud.

button-split = Jaga kaheks
button-undo = Võta tagasi
button-done = Valmis
button-pass = Jäta vahele
button-suggest = Soovita
button-reset = Uuesti

tiles-count = { $count ->
    [one] 1 kivi
   *[other] { $count } kivi
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Sinu lauamustand** (näed ainult sina)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Sinu alus ({ $count })
tiles-picked = Valitud: { $tiles }
tiles-your-turn = **Sinu käik.** Vali kivid ja vajuta „Lao“ või „Lisa“, siis „Valmis“. Või tõmba üks.
tiles-your-turn-no-stock = **Sinu käik.** Vali kivid ja vajuta „Lao“ või „Lisa“, siis „Valmis“. Või jäta vahele: varu on tühi.
tiles-your-turn-typed = **Sinu käik.** Sea kive käskudega /{ command-meld }, /{ command-layoff } ja /{ command-move }, siis /{ command-done }. Või tõmba üks: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Sinu käik.** Sea kive käskudega /{ command-meld }, /{ command-layoff } ja /{ command-move }, siis /{ command-done }. Või jäta vahele, sest varu on tühi: /{ command-pass }.
tiles-opening-single = Avad ainult oma aluse kividega{ $points ->
    [0] .
   *[other] , ja üks kombinatsioon peab andma vähemalt { $points } punkti.
  }
tiles-opening-total = Avad ainult oma aluse kividega{ $points ->
    [0] .
   *[other] , ja kokku peab see andma vähemalt { $points } punkti.
  }
# Kuni kive seatakse
tiles-arranging = **Sinu käik.** Seni näed seda ainult sina.
tiles-waiting = Käigul on { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Kombinatsioon { $rows } ei kehti veel.
   *[other] ✗ Kombinatsioonid { $rows } ei kehti veel.
  }
# Märgi „✗“ järel: kui palju annab esimene kombinatsioon või kõik kokku; laua jokker, mis pole vaba
tiles-points-to-open = Avapunkte on { $points }, vaja { $needed }.
tiles-joker-bound = Kombinatsiooni { $number } jokker peab edasi olema { $tiles }.
tiles-joker-free = ✗ Vabanenud jokker tuleb laduda.
tiles-ready = { $count ->
    [one] ✓ Kõik kombinatsioonid kehtivad, neis on üks sinu kivi. Lõpetamiseks vajuta „Valmis“.
   *[other] ✓ Kõik kombinatsioonid kehtivad, neis on { $count } sinu kivi. Lõpetamiseks vajuta „Valmis“.
  }
tiles-ready-typed = { $count ->
    [one] ✓ Kõik kombinatsioonid kehtivad, neis on üks sinu kivi. /{ command-done } lõpetab käigu.
   *[other] ✓ Kõik kombinatsioonid kehtivad, neis on { $count } sinu kivi. /{ command-done } lõpetab käigu.
  }
tiles-moved-on = Sinu lauamustand on muutunud. Nii on see praegu.

tiles-pick-rack = Vali kive oma aluselt
tiles-open-row = Mis kombinatsioonist võtta?
tiles-pick-both = Vali kive aluselt ja laualt
tiles-pick-melds = Vali kombinatsioonide kive
# Below a tile in a menu: the tile, and the meld it lies in, in words
tiles-of-meld = { $tile }, kombinatsioon { $number }: { $tiles }
# Tiles of one colour: "red 7 8 9"; the joker without a number
tiles-in-colour = { $colour ->
    [blue] sinine { $numbers }
    [green] roheline { $numbers }
    [red] punane { $numbers }
    [yellow] kollane { $numbers }
   *[joker] jokker
  }

tiles-pick-first = Vali enne menüüst kivid: oma aluselt või kombinatsioonidest.
tiles-no-row = Sinu lauamustandis pole kombinatsiooni { $number }.
tiles-not-opened = Enne avamist saad laduda ainult uusi kombinatsioone oma kividest.
tiles-not-there = { $tile } pole ei sinu alusel ega seal, kust võiksid selle võtta.
tiles-no-joker = Kombinatsioonis { $number } pole jokkerit, mida üks kivi asendada saaks.
tiles-split-where = Kombinatsiooni jagamiseks vali sellest üks kivi: teise osa esimene.
tiles-nothing-to-undo = Selles käigus pole midagi tagasi võtta.

command-move =
    .description = Kivid: nihuta üht oma lauamustandis, aluselt või kombinatsioonist
command-move-tile =
    .description = Kivi ja selle kombinatsiooni number, kui neid on mitu: r7 3
command-move-meld =
    .description = Kombinatsiooni number, kuhu see läheb, või new
command-move-table =
    .description = Millises lauas, kui istud mitmes

command-split =
    .description = Kivid: jaga üks lauamustandi kombinatsioon kaheks
command-split-meld =
    .description = Kombinatsiooni number
command-split-at =
    .description = Kivi, millega algab teine osa
command-split-table =
    .description = Millises lauas, kui istud mitmes

command-undo =
    .description = Kivid: võta tagasi oma viimane muudatus lauamustandis
command-undo-table =
    .description = Millises lauas, kui istud mitmes

command-done =
    .description = Kivid: lõpeta käik; laud jääb selliseks, nagu sa selle seadsid
command-done-table =
    .description = Millises lauas, kui istud mitmes

tiles-only = See käib ainult kivirummi kohta. Sinu lauas mustandit pole.
tiles-new-meld = uus kombinatsioon
tiles-meld-or-new = { $text } pole ei kombinatsiooni number ega „new“.
tiles-between = Sinu lauas ei käi praegu keegi.
tiles-suggest-picked = See partii on reitinguga: vali või lao enne mõni kivi ja ma proovin just nendega laua kokku saada.
tiles-no-way = Just nende sinu kividega ei saa kehtivat lauda kokku: { $tiles }
tiles-no-play = Sul pole praegu midagi laduda.
# Nupud. Laual oleva kombinatsiooni jokkeri saab asendada kiviga, oma aluselt või teisest kombinatsioonist
tiles-free = Vabasta jokker { $number }-st: { $tile }
tiles-free-from = Vabasta jokker { $number }-st: { $tile } ({ $source }-st)
# Kombinatsioonid, millega avatakse, piisavalt väärt: „Ava: 🔴10 🔴11 🔴12 · 🔵3 🔵4 🔵5“
tiles-open-with = Ava: { $melds }
# Mida uue kombinatsiooni jokker asendab; vajutus muudab seda
tiles-joker-is = Jokker { $number }-s on { $tiles } · muuda
tiles-joker-fixed = Ükski jokker sinu lauamustandis ei saa asendada midagi muud.
