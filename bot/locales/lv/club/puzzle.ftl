### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle =
    .description = Dienas mīkla: atrodi vienīgo skaidri labāko gājienu
command-club-puzzle-game =
    .description = Kurā spēlē; bez tā redzēsi visas šodienas mīklas
command-club-puzzle-level =
    .description = Cik grūtai tai jābūt

puzzle-grade-easy = viegla
puzzle-grade-medium = vidēja
puzzle-grade-hard = grūta

puzzle-title = ### { $day } mīklas
puzzle-about = Viena iespēja ir skaidri labākā. Skaitās tava pirmā atbilde. Jaunas mīklas ir pusnaktī UTC.
puzzle-none = Šai spēlei mīklu nav.
puzzle-pick = Izvēlies mīklu
puzzle-streak = { $days ->
    [0] Dienas pēc kārtas: vēl nevienas · visvairāk { $best }
    [zero] Pēc kārtas: { $days } dienu · visvairāk { $best }
    [one] Pēc kārtas: { $days } diena · visvairāk { $best }
   *[other] Pēc kārtas: { $days } dienas · visvairāk { $best }
}
puzzle-more-of = Vēl viena mīkla: kurā spēlē?
button-puzzle-more = Vēl viena
# $game: „Džina rummy”
puzzle-all-had = Spēlē { $game } tev jau bijušas visas mīklas, izņemot šodienas un nākamo divu nedēļu.
puzzle-extra-over = Šī mīkla vairs nav atvērta. Nākamo dabūsi ar pogu „{ button-puzzle-more }”.
button-puzzle-own = Manas kļūdas
puzzle-over = Šīs mīklas diena ir beigusies. Lūk, šodienas mīklas.
puzzle-old-buttons = Tas, ko nospiedi, bija novecojis. Lūk, mīkla, kāda tā ir tagad: izvēlies vēlreiz.
puzzle-had = Tavs mēģinājums šajā mīklā jau ir izmantots. Nākamā būs pusnaktī pēc UTC.

puzzle-one = ### Mīkla { $day } · { $game } · { $grade }
puzzle-extra = ### Mīkla · { $game } · { $grade }
puzzle-question = Kas tagad ir labākais?
puzzle-question-tiles = Šajā gājienā vari izlikt visus savus kauliņus. Kura no šīm kombinācijām tad ir uz galda?
# No statīva, kurā ir $rack kauliņi, var izlikt $count
puzzle-question-part = Šajā gājienā vari izlikt { $count ->
    [zero] ne vairāk kā { $count } kauliņus
    [one] ne vairāk kā { $count } kauliņu
   *[other] ne vairāk kā { $count } kauliņus
} no saviem { $rack }. Kura no šīm kombinācijām tad ir uz galda?
puzzle-choose = Izvēlies atbildi
puzzle-hint = Padoms { $number } no { $most }: palikušās atbildes: { $count }.
button-puzzle-answer = Atbildēt
button-puzzle-hint = Padoms
button-puzzle-others = Visas mīklas
button-puzzle-share = Dalīties
puzzle-unanswered = Vispirms atbildi: tad būs ar ko dalīties.

# Mīklas no paša partijām: lēmumi, kuros zaudēti punkti
puzzle-own = ### No tavas partijas #{ $number } · { $game }
puzzle-own-waiting = ⏳ Skatos, ko vēl tur varēja darīt …
# $points: „12,4 punkti”
puzzle-own-played = **Tava izvēle:** { $choice }. Vidējais zaudējums: { $points }.
button-puzzle-own-next = Nākamā kļūda
puzzle-own-none = Te vēl nekā nav. Palūdz kādas pabeigtas partijas analīzi: katrs lēmums, kurā skaidri zaudēji punktus, te kļūs par mīklu. (Partijās ar kauliņiem ne.)
puzzle-own-solved = Visas tavas kļūdas jau ir izlabotas. Palūdz vēl kādas partijas analīzi, un atradīsies jaunas.
puzzle-own-gone = Šī lēmuma tavās analīzēs vairs nav.
button-puzzle-review = Analīze #{ $game }

puzzle-right = ✅ **Pareizi!**
puzzle-wrong = ❌ **Nav labākais:** { $choice }
puzzle-best = **Labākais:** { $way }
puzzle-margin = Pārsvars pār otru labāko iespēju vidēji ir { $points }.
puzzle-margin-games = Uz 100 partijām tas ir { $games ->
    [zero] par { $games } uzvarām vairāk
    [one] par { $games } uzvaru vairāk
   *[other] par { $games } uzvarām vairāk
} nekā ar otru labāko iespēju.
puzzle-margin-left = Ar jebkuru citu no šīm kombinācijām statīvā paliek { $count ->
    [zero] vismaz par { $count } kauliņiem vairāk.
    [one] vismaz par { $count } kauliņu vairāk.
   *[other] vismaz par { $count } kauliņiem vairāk.
}
# Kā to izdara ar kauliņiem
puzzle-tiles-joker = Grūtākais: jāpārkārto kombinācija ar džokeru.
puzzle-tiles-split = Grūtākais: kāda kombinācija jāsadala divās.
puzzle-tiles-apart = Grūtākais: kādai kombinācijai jāatdod daļa kauliņu.
puzzle-tiles-added = Nekas nav jāizjauc: taviem kauliņiem tikai jāatrod vieta.
puzzle-tempting = **Vilinošais:** { $choice }. Uz 100 partijām tas ir { $games ->
    [zero] par { $games } uzvarām mazāk:
    [one] par { $games } uzvaru mazāk:
   *[other] par { $games } uzvarām mazāk:
}
# Kas notiek pēc vilinošās un pēc labākās izvēles, tik reižu no 100
puzzle-fate-first = Raundu beidz tu: { $tempting } no 100 reizēm, nevis { $best }.
puzzle-fate-laid = Tev izdodas izlikt { $card }: { $tempting } no 100 reizēm, nevis { $best }.
puzzle-fate-left = Beigās tev rokā paliek { $card }: { $tempting } no 100 reizēm, nevis { $best }.
puzzle-fate-theirs = Pretinieks tiek pie { $card }: { $tempting } no 100 reizēm, nevis { $best }.
puzzle-others = **Pārējās izvēles zaudē:**
puzzle-others-games = **Pārējās izvēles, uzvaras uz 100 partijām:**
puzzle-proof-sampled = Pārbaudījis stiprais dators: raunds daudzreiz izspēlēts līdz galam, katru reizi no jauna izdalot neredzamās kārtis.
puzzle-proof-all = Pārbaudījis stiprais dators: raunds izspēlēts līdz galam katram iespējamam neredzamo kāršu izkārtojumam.
puzzle-proof-exact = Pārbaudīts precīzi: neredzamo kāršu izkārtojums neko nemaina.
# $change: „+12”
puzzle-rating = Tavs mīklu reitings: **{ $rating }** ({ $change })
puzzle-rating-hints = Atminēta ar padomiem: tavs mīklu reitings nemainās.
button-puzzle-see = Kas notiek tālāk
button-puzzle-best = Labākais
button-puzzle-tempting = Vilinošais
button-puzzle-back = Atpakaļ pie mīklas
puzzle-line-waiting = ⏳ Izspēlēju līdz galam …
puzzle-line-best = **Labākais** · { $step }. solis no { $steps }
puzzle-line-tempting = **Vilinošais** · { $step }. solis no { $steps }
# $why: „alise pabeidza raundu.”
puzzle-line-over = **Raunds ir beidzies.** { $why }
puzzle-line-about = Nezināmās kārtis ir izdomātas: tās varētu būt izdalītas arī tā. Visu vietā tālāk spēlē stiprais dators.
puzzle-copy = Lai dalītos (neko neatklāj):

puzzle-shared = Jolly mīkla { $day } · { $game } · { $grade }: { $result }, dienas pēc kārtas: { $streak }
puzzle-shared-solved = { $hints ->
    [0] atminēta
    [zero] atminēta ar { $hints } padomiem
    [one] atminēta ar { $hints } padomu
   *[other] atminēta ar { $hints } padomiem
}
puzzle-shared-missed = { $hints ->
    [0] neatminēta
    [zero] neatminēta, { $hints } padomu
    [one] neatminēta, { $hints } padoms
   *[other] neatminēta, { $hints } padomi
}

# Lapā /profile
# $ratings: „Džina rummy 1432 · Rummy ar kauliņiem 1510 (pagaidu)”
puzzle-ratings = **Mīklu reitings:** { $ratings }
puzzle-solved = **Dienas mīklas:** atminētas { $count }

## Kluba pirmajā lapā
puzzle-front = Mīklas
puzzle-front-done = { $done } no { $all }
puzzle-front-streak = { $days ->
    [zero] { $days } dienu pēc kārtas
    [one] { $days } diena pēc kārtas
   *[other] { $days } dienas pēc kārtas
}
# $grade ir „viegla”
puzzle-front-next = **Gaida šodienas mīkla**: { $game }, { $grade }.
button-puzzle-front = Minēt mīklu
