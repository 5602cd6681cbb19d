# Kivid: proovilaud ja selle käsud.

button-split = Jaga kaheks
button-undo = Võta tagasi
button-done = Valmis
button-pass = Jäta vahele
button-suggest = Soovita
button-reset = Algusest

tiles-count = { $count ->
    [one] 1 kivi
   *[other] { $count } kivi
  }
tiles-player = **{ $name }** { $tiles }
tiles-working-table = **Sinu proovilaud** (näed ainult sina)
tiles-row-bad = **{ $number }:** { $tiles } ✗ { $why }
tiles-rack = Sinu alus ({ $count })
tiles-picked = Märgitud: { $tiles }
tiles-your-turn = **Sinu käik.** Märgi kivid ja vajuta **{ button-meld }** või **{ button-lay-off }**, siis **{ button-done }**. Või tõmba üks kivi.
tiles-your-turn-no-stock = **Sinu käik.** Märgi kivid ja vajuta **{ button-meld }** või **{ button-lay-off }**, siis **{ button-done }**. Või jäta vahele: varu on tühi.
tiles-your-turn-typed = **Sinu käik.** Sea kive käskudega /{ command-meld }, /{ command-layoff } ja /{ command-move }, siis /{ command-done }. Või tõmba üks kivi: /{ command-draw }.
tiles-your-turn-no-stock-typed = **Sinu käik.** Sea kive käskudega /{ command-meld }, /{ command-layoff } ja /{ command-move }, siis /{ command-done }. Või jäta vahele, sest varu on tühi: /{ command-pass }.
tiles-opening-single = Avamiseks lao kombinatsioone ainult oma aluselt{ $points ->
    [0] .
   *[other] , üks neist vähemalt { $points } punkti eest.
}
tiles-opening-total = Avamiseks lao kombinatsioone ainult oma aluselt{ $points ->
    [0] .
   *[other] , kokku vähemalt { $points } punkti eest.
}
# Kuni kive seatakse
tiles-arranging = **Sinu käik.** Seni näed seda ainult sina.
tiles-waiting = Käigul on { $name }.
tiles-not-whole = { $count ->
    [one] ✗ Kombinatsioon { $rows } ei kehti veel.
   *[other] ✗ Kombinatsioonid { $rows } ei kehti veel.
  }
# Märgi „✗“ järel: kui palju annab esimene kombinatsioon või kõik kokku; laua jokker, mis pole vaba
tiles-points-to-open = Avapunkte laotud { $points }, vaja { $needed }.
tiles-joker-bound = Kombinatsiooni { $number } jokker peab jääma: { $tiles }.
tiles-joker-free = ✗ Vabastatud jokker tuleb veel laduda.
tiles-ready = { $count ->
    [one] ✓ Kõik kombinatsioonid kehtivad: laotud 1 kivi.
   *[other] ✓ Kõik kombinatsioonid kehtivad: laotud { $count } kivi.
}
tiles-ready-typed = { $count ->
    [one] ✓ Kõik kombinatsioonid kehtivad, oma aluselt laotud üks kivi. Käigu lõpetab /{ command-done }.
   *[other] ✓ Kõik kombinatsioonid kehtivad, oma aluselt laotud { $count } kivi. Käigu lõpetab /{ command-done }.
}
tiles-moved-on = Sinu proovilaud on muutunud. Praegu on see selline.

tiles-pick-rack = Märgi kive oma aluselt
tiles-open-row = Millisest kombinatsioonist võtta?
tiles-pick-both = Märgi kive aluselt või laualt
tiles-pick-melds = Märgi kive kombinatsioonidest
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

tiles-pick-first = Märgi enne menüüs kivid, kas oma aluselt või kombinatsioonidest.
tiles-no-row = Sinu proovilaual pole kombinatsiooni { $number }.
tiles-not-opened = Enne avamist saad laduda ainult uusi kombinatsioone oma aluselt.
tiles-not-there = Kivi { $tile } võtta ei saa: seda pole ei sinu alusel ega üheski kombinatsioonis, mida kasutada saad.
tiles-no-joker = Kombinatsioonis { $number } pole jokkerit, mida saaks ühe kiviga asendada.
tiles-split-where = Kombinatsiooni jagamiseks märgi selles ainult üks kivi: see, millest algab teine osa.
tiles-nothing-to-undo = Selle käigu jooksul pole midagi tagasi võtta.

command-move =
    .description = Kivirummi: liiguta proovilaual kivi, kas aluselt või kombinatsioonist
command-move-tile =
    .description = Kivi; kui selliseid on mitu, siis ka selle kombinatsiooni number: r7 3
command-move-meld =
    .description = Kombinatsiooni number, kuhu kivi läheb, või new
command-move-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-split =
    .description = Kivirummi: jaga proovilaual kombinatsioon kaheks
command-split-meld =
    .description = Jagatava kombinatsiooni number
command-split-at =
    .description = Kivi, millega algab teine osa
command-split-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-undo =
    .description = Kivirummi: võta tagasi oma viimane muudatus proovilaual
command-undo-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

command-done =
    .description = Kivirummi: lõpeta käik; laud jääb nii, nagu selle seadsid
command-done-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

tiles-only = See töötab ainult kivirummis. Sinu mängus proovilauda pole.
tiles-new-meld = uus kombinatsioon
tiles-meld-or-new = „{ $text }“ pole kombinatsiooni number. Kirjuta kombinatsiooni number või „new“.
tiles-between = Jagatakse järgmist vooru. Proovi hetke pärast uuesti.
tiles-suggest-picked = See partii on reitinguga, nii et aitan ainult kividega, mille valid ise: märgi või lao enne mõni.
tiles-no-way = Kõigi nende sinu kividega kehtivat lauda kokku ei saa: { $tiles }
tiles-no-play = Praegu pole sul midagi laduda.
# Nupud. Laual oleva kombinatsiooni jokkeri saab asendada kiviga, oma aluselt või teisest kombinatsioonist
tiles-free = Vabasta jokker { $number }-st: { $tile }
tiles-free-from = Vabasta jokker { $number }-st, võta { $tile } { $source }-st
# Kombinatsioonid, millega avatakse, piisavalt väärt: „Ava: 🔴10 🔴11 🔴12 · 🔵3 🔵4 🔵5“
tiles-open-with = Ava: { $melds }
# Mida uue kombinatsiooni jokker asendab; vajutus muudab seda
tiles-joker-is = Jokker { $number }-s on { $tiles } · muuda
tiles-joker-fixed = Ükski jokker sinu proovilaual ei saa asendada midagi muud.
