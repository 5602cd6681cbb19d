### Rozbor: co se dá z partie naučit; vidí ho jen ten, kdo ji hrál, dokud ho nesdílí.

button-review = Rozbor
button-review-course = Přehled

review-others = Partii **#{ $game }** hráli jiní, takže v ní pro tebe není co rozebírat.
review-aborted = Partie **#{ $game }** je zrušená, takže v ní není co rozebírat.
review-nothing = V partii **#{ $game }** není žádné tvoje rozhodnutí, takže není co rozebírat.
review-two-waiting = Už pro tebe připravuju dva rozbory. Řekni si znovu, až bude jeden hotový.
review-gone = Rozbor partie **#{ $game }** už tu není. Nový dostaneš, když pod partií stiskneš **{ button-review }**.
review-failed = Tento rozbor se nepodařilo dokončit. Stiskni prosím znovu **{ button-review }**.
review-queue = { $count ->
    [one] Ve frontě: před tvým je 1 rozbor …
    [few] Ve frontě: před tvým jsou { $count } rozbory …
   *[other] Ve frontě: před tvým je { $count } rozborů …
}
review-progress = Procházím všechna tvoje rozhodnutí … { $percent } %

review-title = Rozbor · { $game }
review-shared = Rozbor ({ $name }) · { $game }
# $points: „34 bodů“. Výsledek se měří proti soupeři, u více hráčů proti průměru ostatních
review-outcome = { $outcome ->
    [won] Výhra
    [lost] Prohra
   *[nobody] Bez vítěze
}, { $side ->
    [ahead] **o { $points } napřed**
    [behind] **o { $points } pozadu**
   *[level] na body nerozhodně
}:
review-outcome-shared = { $side ->
    [ahead] **O { $points } napřed**
    [behind] **O { $points } pozadu**
   *[level] Na body nerozhodně
}:
# Totéž u více hráčů. „Prohra, o 14 bodů líp než průměr ostatních“
review-average = { $outcome ->
    [won] Výhra
    [lost] Prohra
   *[nobody] Bez vítěze
}, { $side ->
    [ahead] **o { $points } líp** než
    [behind] **o { $points } hůř** než
   *[level] stejně jako
} průměr ostatních:
review-average-shared = { $side ->
    [ahead] **O { $points } líp** než
    [behind] **O { $points } hůř** než
   *[level] Stejně jako
} průměr ostatních:
# Body se znaménkem, které dají dohromady výsledek. $player: review-you nebo jméno; $error: „4“ nebo „0,5“
review-parts = **{ $cards }** karty · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = ty
review-rivals = ostatní
review-measured = Tato tři čísla dávají dohromady výsledek. *Ty* je to, co tvoje rozhodnutí přinesla nebo stála oproti silnému počítači, který nevěděl víc než ty. *Ostatní* je to, co ti dala jejich rozhodnutí. *Karty* jsou zbytek. Čísla jsou odhady a bonusy na konci partie se do nich nepočítají.
# Co se říká o hře, když není co zvlášť vytknout
review-verdict = { $verdict ->
    [few] Na posouzení je { $decisions } rozhodnutí moc málo.
    [well] Dobře zahráno: { $decisions ->
        [one] 1 rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    } a skoro žádné ztracené body.
    [lost] O žádném rozhodnutí se nedá s jistotou říct, že stálo body, ale dohromady body stála.
   *[open] Žádné jasné chyby. Malé tam být můžou, ale odhad to nepozná: je přesný jen na ± { $error }.
}
review-sure = { $count ->
    [one] Jedna jasná chyba z { $decisions } rozhodnutí:
    [few] Nejdražší jasné chyby z { $decisions } rozhodnutí:
   *[other] Nejdražší jasné chyby z { $decisions } rozhodnutí:
}
review-none-clear = { $decisions ->
    [one] V 1 rozhodnutí není žádná jasná chyba.
    [few] Mezi { $decisions } rozhodnutími není žádná jasná chyba.
   *[other] Mezi { $decisions } rozhodnutími není žádná jasná chyba.
}
# Rozhodnutí, která stála body určitě, ale málo
review-small = { $count ->
    [one] Malá chyba:
    [few] Malé chyby:
   *[other] Malé chyby:
}
review-likely = Tohle nejspíš stálo body, ale jisté to není:
review-scattered = Kromě jasných chyb dají malé ztráty dohromady asi { $points } (± { $error }).
review-scattered-alone = Malé ztráty dají dohromady asi { $points } (± { $error }).
# $loss: „asi 6 bodů (± 2)“. $told: „alice odhazuje K♦.“ $advice: „Odhoď 7♦: nehodí se k tvým kartám.“
review-row = **{ $number }** · { $round }. kolo · { $loss }
    { $told } Lepší: { $advice }
# Po odhození. $meld: „kombinace 3 (3♦ 4♦ 5♦)“
review-fits = { $card } se hodí ke kombinaci { $meld }.
review-loss = asi { $points } (± { $error })
review-loss-likely = nejspíš asi { $points }

button-review-rounds = Kola
review-rounds = Kolo po kole
review-round = **{ $round }** · **{ $result }** = { $cards } karty, { $you } { $player }, { $others } { $rivals }

review-decision = Rozhodnutí { $number } z { $count } · { $round }. kolo
review-played = **Zahráno:** { $told }
review-better = **Lepší:** { $advice }
review-cost = **Ztráta:** průměrně { $loss }

chances-title = Šance na výhru
chances-rounds = Kola
chances-percent = { $percent } %
chances-said = Šance na výhru: na začátku { $first }, na konci { $last }.
chances-round = Kolo { $round }: { $chances }
chances-mark = rozhodnutí { $number }

review-trend = **Štěstí a hra** v partiích, které máš rozebrané (body na kolo)
review-lately = { $game }, { $count ->
    [one] 1 partie
    [few] poslední { $count } partie
   *[other] posledních { $count } partií
}: štěstí { $luck }, hra { $play }
review-before = { $game }, předtím { $count ->
    [one] 1 partie
    [few] { $count } partie
   *[other] { $count } partií
}: štěstí { $luck }, hra { $play }
