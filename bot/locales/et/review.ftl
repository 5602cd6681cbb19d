### Analüüs: mida partiist õppida saab; seda näeb ainult selle mängija, kuni ta seda jagab.

button-review = Analüüs
button-review-course = Ülevaade

review-others = Partiid **#{ $game }** mängisid teised, seega pole sul seal midagi analüüsida.
review-aborted = Partii **#{ $game }** katkestati, seega pole midagi analüüsida.
review-nothing = Partiis **#{ $game }** pole ühtegi sinu otsust, seega pole midagi analüüsida.
review-two-waiting = Sinu jaoks on juba kaks analüüsi töös. Küsi seda siis, kui üks neist on valmis.
review-gone = Partii **#{ $game }** analüüsi enam pole. Uue saad, kui vajutad partii all nuppu Analüüs.
review-failed = Selle analüüsi lõpetamine ei õnnestunud. Palun vajuta uuesti nuppu Analüüs.
review-queue = { $count ->
    [one] Järjekorras: enne sinu oma 1 analüüs …
   *[other] Järjekorras: enne sinu oma { $count } analüüsi …
}
review-progress = Vaatan läbi kõik sinu otsused … { $percent } %

review-title = Analüüs · { $game }
review-shared = { $name } jagab oma analüüsi · { $game }
review-loss = umbes { $points } (± { $error })

review-decision = Otsus { $number }/{ $count } · { $round }. voor
review-played = **Mängitud:** { $told }
review-better = **Parem:** { $advice }
review-cost = **Hind:** keskmiselt { $loss }

chances-title = Võiduvõimalused
chances-rounds = Voorud
chances-percent = { $percent } %
chances-said = Võiduvõimalused: alguses { $first }, lõpus { $last }.
chances-round = Voor { $round }: { $chances }
chances-mark = otsus { $number }

review-trend = **Kaardid ja otsused** sinu analüüsitud partiides, punkte voorus
review-lately = { $game }, { $count ->
    [one] 1 partii
   *[other] viimased { $count } partiid
}: kaardid { $luck }, otsused { $play }
review-before = { $game }, enne seda { $count ->
    [one] 1 partii
   *[other] { $count } partiid
}: kaardid { $luck }, otsused { $play }
