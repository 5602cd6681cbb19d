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
# $points: „34 punkti”. Rezultāts ir pret pretinieku vai pret vairāku vidējo.
review-outcome = { $outcome ->
    [won] Tu uzvarēji
    [lost] Tu zaudēji
   *[nobody] Neuzvarēja neviens
}, { $side ->
    [ahead] pārsvars **{ $points }**
    [behind] iztrūka **{ $points }**
   *[level] punktu starpības nav
}:
review-outcome-shared = { $side ->
    [ahead] Pārsvars **{ $points }**
    [behind] Iztrūka **{ $points }**
   *[level] Punktu starpības nav
}:
# Tas pats pret vairākiem: „Tu zaudēji, pārsvars pār pārējo vidējo rezultātu 14 punkti”
review-average = { $outcome ->
    [won] Tu uzvarēji
    [lost] Tu zaudēji
   *[nobody] Neuzvarēja neviens
}, { $side ->
    [ahead] pārsvars pār pārējo vidējo rezultātu **{ $points }**
    [behind] līdz pārējo vidējam rezultātam iztrūka **{ $points }**
   *[level] tieši pārējo vidējais rezultāts
}:
review-average-shared = { $side ->
    [ahead] Pārsvars pār pārējo vidējo rezultātu **{ $points }**
    [behind] Līdz pārējo vidējam rezultātam iztrūka **{ $points }**
   *[level] Tieši pārējo vidējais rezultāts
}:
# Punkti ar zīmi, kas kopā dod rezultātu. $rivals: pretinieka vārds vai review-rivals;
# $player: review-you vai spēlētāja vārds, kur lasa visi; $error: „4” vai „0,5”
review-parts = **{ $cards }** kārtis · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = tu
review-rivals = pārējie
review-measured = Visi trīs skaitļi kopā ir rezultāts. *Tavs* – cik tavi lēmumi atņēma vai deva, salīdzinot ar stipro datoru, kas nezināja vairāk par tevi; *pārējo* – cik tev deva viņu lēmumi; *kārtis* – viss, kas atliek. Tie ir aprēķini, un partijas beigu prēmiju tajos nav.
# Ko saka par spēli, ja nekas atsevišķi nav jāizceļ
review-verdict = { $verdict ->
    [few] Lēmumu ir par maz ({ $decisions }), lai varētu teikt, cik labi nospēlēts.
    [well] Labi nospēlēts: { $decisions ->
        [zero] { $decisions } lēmumu, un gandrīz nekas nav zaudēts.
        [one] { $decisions } lēmums, un gandrīz nekas nav zaudēts.
       *[other] { $decisions } lēmumi, un gandrīz nekas nav zaudēts.
    }
    [lost] Neviens lēmums pats par sevi nav skaidra kļūda, bet visos kopā punkti ir zaudēti.
   *[open] Skaidru kļūdu nav. Vai kas zaudēts mazākās, pateikt nevar: aprēķins ir precīzs tikai līdz ± { $error }.
}
review-sure = { $decisions ->
    [zero] No { $decisions } lēmumiem
    [one] No { $decisions } lēmuma
   *[other] No { $decisions } lēmumiem
} { $count ->
    [1] viens bija skaidra kļūda:
   *[other] dārgākās skaidrās kļūdas bija šīs:
}
review-none-clear = { $decisions ->
    [zero] { $decisions } lēmumos
    [one] { $decisions } lēmumā
   *[other] { $decisions } lēmumos
} nav nevienas skaidras kļūdas.
# Lēmumi, kuros punkti droši zaudēti, bet maz
review-small = { $count ->
    [1] Neliels zaudējums:
   *[other] Nelieli zaudējumi:
}
review-likely = Te laikam zaudēti punkti, bet pilnīgi droši tas nav:
review-scattered = Bez skaidrajām kļūdām ir vēl nelieli zaudējumi, kopā aptuveni { $points } (± { $error }).
review-scattered-alone = Nelieli zaudējumi, kopā aptuveni { $points } (± { $error }).
# $loss: „aptuveni 6 punkti (± 2)”. $told: „Tavs gājiens: nometa K♦.” $advice: „Nomet 7♦: …”
review-row = **{ $number }** · { $round }. raunds · { $loss }
    { $told } Labāk: { $advice }
# Pēc nomešanas. $meld: „kombinācija 3 (3♦ 4♦ 5♦)”
review-fits = { $card } der šeit: { $meld }.
review-loss = aptuveni { $points } (± { $error })
review-loss-likely = laikam aptuveni { $points }

## Raundu lapa
button-review-rounds = Raundi
review-rounds = Raunds pēc raunda
review-round = **{ $round }** · **{ $result }** = { $cards } kārtis, { $you } { $player }, { $others } { $rivals }

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
