### Analīze: ko var mācīties no partijas; to redz tikai tās spēlētājs, līdz ar to dalās.

button-review = Analīze
button-review-course = Pārskats

review-others = Partiju **#{ $game }** spēlēja citi, tāpēc tev tajā nav ko analizēt.
review-aborted = Partija **#{ $game }** tika pārtraukta, tāpēc nav ko analizēt.
review-nothing = Partijā **#{ $game }** nav neviena tava lēmuma, tāpēc nav ko analizēt.
review-two-waiting = Tev jau tiek gatavotas divas analīzes. Šo palūdz, kad viena no tām būs gatava.
review-gone = Partijas **#{ $game }** analīzes vairs nav. Jaunu dabūsi ar pogu „Analīze” zem partijas.
review-failed = Šo analīzi neizdevās pabeigt. Lūdzu, nospied „Analīze” vēlreiz.
review-queue = { $count ->
    [zero] Rindā: pirms tavas { $count } analīžu …
    [one] Rindā: pirms tavas { $count } analīze …
   *[other] Rindā: pirms tavas { $count } analīzes …
}
review-progress = Aplūkoju katru tavu lēmumu … { $percent } %

review-title = Analīze · { $game }
review-shared = { $name } dalās ar savu analīzi · { $game }
review-loss = aptuveni { $points } (± { $error })

review-decision = Lēmums { $number } no { $count } · { $round }. raunds
review-played = **Nospēlēts:** { $told }
review-better = **Labāk:** { $advice }
review-cost = **Cena:** vidēji { $loss }

chances-title = Izredzes uzvarēt
chances-rounds = Raundi
chances-percent = { $percent } %
chances-said = Izredzes uzvarēt: sākumā { $first }, beigās { $last }.
chances-round = Raunds { $round }: { $chances }
chances-mark = lēmums { $number }

review-trend = **Kārtis un lēmumi** tavās analizētajās partijās, punkti raundā
review-lately = { $game }, { $count ->
    [zero] pēdējās { $count } partijas
    [one] pēdējā { $count } partija
   *[other] pēdējās { $count } partijas
}: kārtis { $luck }, lēmumi { $play }
review-before = { $game }, pirms tam { $count ->
    [zero] { $count } partiju
    [one] { $count } partija
   *[other] { $count } partijas
}: kārtis { $luck }, lēmumi { $play }
