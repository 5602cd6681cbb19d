### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle =
    .description = Dienas uzdevums: atrodi vienīgo skaidri labāko gājienu
command-club-puzzle-game =
    .description = Kura spēle; ja nenorādi, redzēsi visus šodienas uzdevumus
command-club-puzzle-level =
    .description = Viegls, vidējs vai grūts

puzzle-grade-easy = viegls
puzzle-grade-medium = vidējs
puzzle-grade-hard = grūts

puzzle-title = ### Uzdevumi · { $day }
puzzle-about = Viena izvēle ir skaidri labākā. Skaitās tikai pirmā atbilde. Jauni uzdevumi būs pusnaktī pēc UTC.
puzzle-none = Šai spēlei uzdevumu nav.
puzzle-pick = Izvēlies uzdevumu
puzzle-streak = { $days ->
    [0] { $best ->
        [0] Sērijas vēl nav
       *[other] Tagad sērijas nav · garākā: { $best }
    }
    [zero] Sērija: { $days } dienas · garākā: { $best }
    [one] Sērija: { $days } diena · garākā: { $best }
   *[other] Sērija: { $days } dienas · garākā: { $best }
}
puzzle-more-of = Vēl viens uzdevums: izvēlies spēli …
button-puzzle-more = Vēl viens
# $game: „Džina rummy”
puzzle-all-had = Spēlē { $game } tev jau bijuši visi uzdevumi, izņemot šodienas un nākamo divu nedēļu.
puzzle-extra-over = Šis uzdevums ir slēgts. Lai dabūtu citu, spied **{ button-puzzle-more }**.
button-puzzle-own = Manas kļūdas
puzzle-over = Šī uzdevuma diena ir beigusies. Lūk, šodienas uzdevumi.
puzzle-old-buttons = Šī poga bija novecojusi. Lūk, uzdevums, kāds tas ir tagad: izvēlies vēlreiz.
puzzle-had = Uz šo uzdevumu tu jau atbildēji. Nākamais būs pusnaktī pēc UTC.

puzzle-one = ### Uzdevums · { $day } · { $game } · { $grade }
puzzle-extra = ### Uzdevums · { $game } · { $grade }
puzzle-question = Kas šeit ir labākais?
puzzle-question-tiles = Šajā gājienā vari izlikt visus savus kauliņus. Kura no šīm kombinācijām tad ir uz galda?
# No statīva, kurā ir $rack kauliņi, var izlikt $count
puzzle-question-part = Šajā gājienā vari izlikt ne vairāk kā { $count ->
    [zero] { $count } kauliņus
    [one] { $count } kauliņu
   *[other] { $count } kauliņus
} no saviem { $rack }. Kura no šīm kombinācijām tad ir uz galda?
puzzle-choose = Izvēlies atbildi
puzzle-hint = Padoms { $number } no { $most }: { $count ->
    [zero] atlikušas { $count } atbildes, un labākā ir starp tām.
    [one] atlikusi { $count } atbilde.
   *[other] atlikušas { $count } atbildes, un labākā ir starp tām.
}
button-puzzle-answer = Atbildēt
button-puzzle-hint = Padoms
button-puzzle-others = Visi uzdevumi
button-puzzle-share = Dalīties
puzzle-unanswered = Vispirms atbildi uz uzdevumu. Tad varēsi dalīties ar rezultātu.

# Uzdevumi no paša partijām: lēmumi, kuros zaudēti punkti
puzzle-own = ### No tavas partijas #{ $number } · { $game }
puzzle-own-waiting = ⏳ Meklēju, ko vēl tu tur varēji darīt …
# $points: „12,4 punkti”
puzzle-own-played = **Tavs gājiens:** { $choice }. Vidējais zaudējums: { $points }.
button-puzzle-own-next = Nākamā kļūda
puzzle-own-none = Šeit vēl nekā nav. Palūdz kādas pabeigtas partijas analīzi, un katra skaidra kļūda te kļūs par uzdevumu (tikai kāršu spēlēs).
puzzle-own-solved = Visas savas kļūdas tu jau atrisināji. Palūdz vēl kādas partijas analīzi, un atradīsies jaunas.
puzzle-own-gone = Šīs kļūdas tavās analīzēs vairs nav. Lai dabūtu citu, spied **{ button-puzzle-own }**.
button-puzzle-review = Analīze #{ $game }

puzzle-right = ✅ **Pareizi!**
puzzle-wrong = ❌ **Nav labākais:** { $choice }
puzzle-best = **Labākais:** { $way }
puzzle-margin = Labākās izvēles pārsvars pār nākamo labāko vidēji: { $points }.
puzzle-margin-games = No 100 partijām ar labāko izvēli uzvar par { $games ->
    [zero] { $games } partijām vairāk nekā ar nākamo labāko.
    [one] { $games } partiju vairāk nekā ar nākamo labāko.
   *[other] { $games } partijām vairāk nekā ar nākamo labāko.
}
puzzle-margin-left = Ar jebkuru citu no šīm kombinācijām statīvā paliek { $count ->
    [zero] vismaz par { $count } kauliņiem vairāk.
    [one] vismaz par { $count } kauliņu vairāk.
   *[other] vismaz par { $count } kauliņiem vairāk.
}
# Kā to izdara ar kauliņiem
puzzle-tiles-joker = Grūtākais: jāpārkārto kombinācija ar džokeru.
puzzle-tiles-split = Grūtākais: kāda kombinācija jāsadala divās.
puzzle-tiles-apart = Grūtākais: no kādas kombinācijas jāpaņem daļa kauliņu.
puzzle-tiles-added = Neviena kombinācija nav jāizjauc: tikai jāatrod vieta taviem kauliņiem.
puzzle-tempting = **Vilinošais:** { $choice }. No 100 partijām ar to uzvar par { $games ->
    [zero] { $games } partijām mazāk:
    [one] { $games } partiju mazāk:
   *[other] { $games } partijām mazāk:
}
# Kas notiek pēc vilinošās un pēc labākās izvēles, tik reižu no 100
puzzle-fate-first = Raundu beidz tu: { $tempting } no 100 reizēm; ar labāko izvēli – { $best }.
puzzle-fate-laid = Tev izdodas izlikt { $card }: { $tempting } no 100 reizēm; ar labāko izvēli – { $best }.
puzzle-fate-left = Beigās tev rokā paliek { $card }: { $tempting } no 100 reizēm; ar labāko izvēli – { $best }.
puzzle-fate-theirs = Pretinieks dabū { $card }: { $tempting } no 100 reizēm; ar labāko izvēli – { $best }.
puzzle-others = **Pārējās izvēles zaudē:**
puzzle-others-games = **Pārējās izvēles, uzvaras 100 partijās:**
puzzle-proof-sampled = Pārbaudīja stiprais dators: tas no šīs vietas spēlēja daudzas reizes, katrreiz ar citādi izdalītām neredzētajām kārtīm.
puzzle-proof-all = Pārbaudīja stiprais dators: tas izspēlēja raundu ar katru iespējamo neredzēto kāršu izkārtojumu.
puzzle-proof-exact = Pārbaudīts precīzi: no tā, ko tu neredzi, atbilde nav atkarīga.
# $change: „+12”
puzzle-rating = Tavs uzdevumu reitings: **{ $rating }** ({ $change })
puzzle-rating-hints = Tu izmantoji padomus, tāpēc tavs uzdevumu reitings nemainās.
button-puzzle-see = Kas notiek tālāk
button-puzzle-best = Labākais
button-puzzle-tempting = Vilinošais
button-puzzle-back = Atpakaļ uz uzdevumu
puzzle-line-waiting = ⏳ Izspēlēju līdz galam …
puzzle-line-best = **Labākais** · { $step }. solis no { $steps }
puzzle-line-tempting = **Vilinošais** · { $step }. solis no { $steps }
# $why: „alise pabeidza raundu.”
puzzle-line-over = **Raunds ir beidzies.** { $why }
puzzle-line-about = Nezināmās kārtis ir izdomātas: tās varētu būt arī šādas. Visu vietā spēlē stiprais dators.
puzzle-copy = Lai dalītos (neko neatklāj):

puzzle-shared = Jolly uzdevums { $day } · { $game } · { $grade }: { $result }, sērija { $streak }
puzzle-shared-solved = { $hints ->
    [0] atrisināts
    [zero] atrisināts ar { $hints } padomiem
    [one] atrisināts ar { $hints } padomu
   *[other] atrisināts ar { $hints } padomiem
}
puzzle-shared-missed = { $hints ->
    [0] nav atrisināts
    [zero] nav atrisināts, { $hints } padomi
    [one] nav atrisināts, { $hints } padoms
   *[other] nav atrisināts, { $hints } padomi
}

# Lapā /profile
# $ratings: „Džina rummy 1432 · Rummy ar kauliņiem 1510 (pagaidu)”
puzzle-ratings = **Uzdevumu reitings:** { $ratings }
puzzle-solved = **Atrisinātie dienas uzdevumi:** { $count }

## Kluba pirmajā lapā
puzzle-front = Uzdevumi
puzzle-front-done = { $done } no { $all }
puzzle-front-streak = { $days ->
    [0] sērija: { $days } dienu
    [zero] sērija: { $days } dienas
    [one] sērija: { $days } diena
   *[other] sērija: { $days } dienas
}
# $grade ir „viegla”
puzzle-front-next = **Gaida šodienas uzdevums**: { $game }, { $grade }.
button-puzzle-front = Risināt uzdevumu
