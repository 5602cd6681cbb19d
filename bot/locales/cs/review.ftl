### Rozbor: co se dá z partie naučit; vidí ho jen ten, kdo ji hrál, dokud ho nesdílí.

button-review = Rozbor
button-review-course = Přehled

review-others = Partii **#{ $game }** hráli jiní, takže v ní pro tebe není co rozebrat.
review-aborted = Partie **#{ $game }** byla zrušena, takže v ní není co rozebrat.
review-nothing = V partii **#{ $game }** není žádné tvoje vlastní rozhodnutí, takže v ní není co rozebrat.
review-two-waiting = Dva rozbory už pro tebe připravuji. O tenhle si řekni, až bude jeden z nich hotový.
review-gone = Rozbor partie **#{ $game }** už tu není. Nový dostaneš tlačítkem Rozbor pod partií.
review-failed = Tenhle rozbor se nepodařilo dokončit. Stiskni prosím Rozbor ještě jednou.
review-queue = { $count ->
    [one] Ve frontě: před tvým je 1 rozbor …
    [few] Ve frontě: před tvým jsou { $count } rozbory …
   *[other] Ve frontě: před tvým je { $count } rozborů …
}
review-progress = Procházím všechna tvoje rozhodnutí … { $percent } %

review-title = Rozbor · { $game }
review-shared = { $name } sdílí svůj rozbor · { $game }
review-loss = asi { $points } (± { $error })

review-decision = Rozhodnutí { $number } z { $count } · kolo { $round }
review-played = **Zahráno:** { $told }
review-better = **Lepší:** { $advice }
review-cost = **Cena:** průměrně { $loss }

chances-title = Šance na výhru
chances-rounds = Kola
chances-percent = { $percent } %
chances-said = Šance na výhru: na začátku { $first }, na konci { $last }.
chances-round = Kolo { $round }: { $chances }
chances-mark = rozhodnutí { $number }

review-trend = **Karty a rozhodnutí** v tvých rozebraných partiích, body na kolo
review-lately = { $game }, { $count ->
    [one] 1 partie
    [few] poslední { $count } partie
   *[other] posledních { $count } partií
}: karty { $luck }, rozhodnutí { $play }
review-before = { $game }, předtím { $count ->
    [one] 1 partie
    [few] { $count } partie
   *[other] { $count } partií
}: karty { $luck }, rozhodnutí { $play }
