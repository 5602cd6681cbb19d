### Analīze: ko var mācīties no partijas; to redz tikai tās spēlētājs, līdz ar to dalās.

button-review = Analīze
button-review-course = Pārskats

review-others = Partijā **#{ $game }** tu nespēlēji, tāpēc tev tajā nav ko analizēt.
review-aborted = Partija **#{ $game }** tika pārtraukta, tāpēc nav ko analizēt.
review-nothing = Partijā **#{ $game }** tu nepieņēmi nevienu lēmumu, tāpēc nav ko analizēt.
review-two-waiting = Tev jau gatavoju divas analīzes. Palūdz vēlreiz, kad viena no tām būs gatava.
review-gone = Partijas **#{ $game }** analīzes vairs nav. Lai dabūtu jaunu, spied zem partijas **{ button-review }**.
review-failed = Šo analīzi neizdevās pabeigt. Lūdzu, spied **{ button-review }** vēlreiz.
review-queue = { $count ->
    [zero] Rindā: pirms tavas vēl { $count } analīzes …
    [one] Rindā: pirms tavas vēl { $count } analīze …
   *[other] Rindā: pirms tavas vēl { $count } analīzes …
}
review-progress = Izvērtēju visus tavus lēmumus … { $percent } %

review-title = Analīze · { $game }
review-shared = Analīze · { $name } · { $game }
# $points: „34 punkti”. Rezultāts ir pret pretinieku vai pret vairāku vidējo.
review-outcome = { $outcome ->
    [won] Tu uzvarēji
    [lost] Tu zaudēji
   *[nobody] Neuzvarēja neviens
}, { $side ->
    [ahead] pārsvars **{ $points }**
    [behind] iztrūka **{ $points }**
   *[level] punktu skaits bija vienāds
}:
review-outcome-shared = { $side ->
    [ahead] Pārsvars **{ $points }**
    [behind] Iztrūka **{ $points }**
   *[level] Punktu skaits bija vienāds
}:
# Tas pats pret vairākiem: „Tu zaudēji, pārsvars pār pārējo vidējo rezultātu 14 punkti”
review-average = { $outcome ->
    [won] Tu uzvarēji
    [lost] Tu zaudēji
   *[nobody] Neuzvarēja neviens
}, { $side ->
    [ahead] pārsvars pār pārējo vidējo rezultātu **{ $points }**
    [behind] līdz pārējo vidējam rezultātam iztrūka **{ $points }**
   *[level] punktu bija tikpat, cik pārējiem vidēji
}:
review-average-shared = { $side ->
    [ahead] Pārsvars pār pārējo vidējo rezultātu **{ $points }**
    [behind] Līdz pārējo vidējam rezultātam iztrūka **{ $points }**
   *[level] Punktu bija tikpat, cik pārējiem vidēji
}:
# Punkti ar zīmi, kas kopā dod rezultātu. $rivals: pretinieka vārds vai review-rivals;
# $player: review-you vai spēlētāja vārds, kur lasa visi; $error: „4” vai „0,5”
review-parts = **{ $cards }** kārtis · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = tu
review-rivals = pārējie
review-measured = Visi trīs skaitļi kopā ir rezultāts. *Tavs* – cik deva vai maksāja tavi lēmumi, salīdzinot ar stipro datoru, kas zināja tikpat, cik tu. *Pārējo* – cik tev deva viņu lēmumi. *Kārtis* – viss pārējais. Skaitļi ir aptuveni, un partijas beigu prēmiju tajos nav.
# Ko saka par spēli, ja nekas atsevišķi nav jāizceļ
review-verdict = { $verdict ->
    [few] Lēmumu ir par maz, lai vērtētu ({ $decisions }).
    [well] Labi nospēlēts: { $decisions ->
        [zero] { $decisions } lēmumi, un gandrīz nekas nav zaudēts.
        [one] { $decisions } lēmums, un gandrīz nekas nav zaudēts.
       *[other] { $decisions } lēmumi, un gandrīz nekas nav zaudēts.
    }
    [lost] Skaidru kļūdu nav, tomēr kopumā punkti ir zaudēti.
   *[open] Skaidru kļūdu nav. Mazas varbūt ir, bet aprēķins tās neredz: tā precizitāte ir tikai ± { $error }.
}
review-sure = { $count ->
    [1] Viena skaidra kļūda
   *[other] Dārgākās skaidrās kļūdas
} { $decisions ->
    [zero] { $decisions } lēmumos:
    [one] { $decisions } lēmumā:
   *[other] { $decisions } lēmumos:
}
review-none-clear = { $decisions ->
    [zero] { $decisions } lēmumos
    [one] { $decisions } lēmumā
   *[other] { $decisions } lēmumos
} nav nevienas skaidras kļūdas.
# Lēmumi, kuros punkti droši zaudēti, bet maz
review-small = { $count ->
    [1] Neliela kļūda:
   *[other] Nelielas kļūdas:
}
review-likely = Te laikam zaudēti punkti, bet tas nav droši:
review-scattered = Bez skaidrajām kļūdām vēl ir nelieli zaudējumi, kopā aptuveni { $points } (± { $error }).
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
review-rounds = Pa raundiem
review-round = **{ $round }** · **{ $result }** = { $cards } kārtis, { $you } { $player }, { $others } { $rivals }

review-decision = { $number }\. lēmums no { $count } · { $round }. raunds
review-played = **Nospēlēts:** { $told }
review-better = **Labāk:** { $advice }
review-cost = **Vidējais zaudējums:** { $loss }

chances-title = Izredzes uzvarēt
chances-rounds = Raundi
chances-percent = { $percent } %
chances-said = Izredzes uzvarēt: sākumā { $first }, beigās { $last }.
chances-round = Raunds { $round }: { $chances }
chances-mark = lēmums { $number }

review-trend = **Veiksme un spēle** tavās analizētajās partijās (punkti raundā)
review-lately = { $game }, { $count ->
    [zero] pēdējās { $count } partijas
    [one] pēdējā { $count } partija
   *[other] pēdējās { $count } partijas
}: veiksme { $luck }, spēle { $play }
review-before = { $game }, pirms tam { $count ->
    [zero] { $count } partijas
    [one] { $count } partija
   *[other] { $count } partijas
}: veiksme { $luck }, spēle { $play }
