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
puzzle-over = Šīs mīklas diena ir beigusies. Lūk, šodienas mīklas.
puzzle-old-buttons = Tas, ko nospiedi, bija novecojis. Lūk, mīkla, kāda tā ir tagad: izvēlies vēlreiz.
puzzle-had = Tavs mēģinājums šajā mīklā jau ir izmantots. Nākamā būs pusnaktī pēc UTC.

puzzle-one = ### Mīkla { $day } · { $game } · { $grade }
puzzle-question = Kas tagad ir labākais?
puzzle-question-tiles = Šajā gājienā vari izlikt visus savus kauliņus. Kura no šīm kombinācijām tad ir uz galda?
puzzle-choose = Izvēlies atbildi
puzzle-hint = Padoms { $number } no { $most }: palikušās atbildes: { $count }.
button-puzzle-answer = Atbildēt
button-puzzle-hint = Padoms
button-puzzle-others = Visas mīklas
button-puzzle-share = Dalīties
puzzle-unanswered = Vispirms atbildi: tad būs ar ko dalīties.

puzzle-right = ✅ **Pareizi!**
puzzle-wrong = ❌ **Nav labākais:** { $choice }
puzzle-best = **Labākais:** { $way }
puzzle-margin = Pārsvars pār otru labāko iespēju vidēji ir { $points }.
puzzle-others = **Pārējās izvēles zaudē:**
puzzle-proof-sampled = Pārbaudījis stiprais dators: raunds daudzreiz izspēlēts līdz galam, katru reizi no jauna izdalot neredzamās kārtis.
puzzle-proof-all = Pārbaudījis stiprais dators: raunds izspēlēts līdz galam katram iespējamam neredzamo kāršu izkārtojumam.
puzzle-proof-exact = Pārbaudīts precīzi: neredzamo kāršu izkārtojums neko nemaina.
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

puzzle-solved = **Dienas mīklas:** atminētas { $count }
