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
review-measured = Ta tři čísla dají dohromady výsledek. *Ty*: co tvoje rozhodnutí stála nebo přinesla proti silnému počítači, který věděl totéž co ty. *Ostatní*: co ti dala jejich rozhodnutí. *Karty*: všechno, co se tím nevysvětlí. Jsou to odhady, bez bonusů na konci partie.
# Co se říká o hře, když není co zvlášť vytknout
review-verdict = { $verdict ->
    [few] Na to, aby se hra dala posoudit, bylo málo rozhodnutí ({ $decisions }).
    [well] Dobře zahráno: { $decisions ->
        [one] 1 rozhodnutí, které nestálo
        [few] { $decisions } rozhodnutí, která nestála
       *[other] { $decisions } rozhodnutí, která nestála
    } skoro nic.
    [lost] O žádném rozhodnutí se nedá s jistotou říct, že stálo body; dohromady ale body stála.
   *[open] Žádné jasné chyby. Jestli něco stály ty menší, se říct nedá: odhad je přesný jen na ± { $error }.
}
review-sure = { $count ->
    [one] Jedna jasná chyba z { $decisions } rozhodnutí:
    [few] Nejdražší jasné chyby z { $decisions } rozhodnutí:
   *[other] Nejdražší jasné chyby z { $decisions } rozhodnutí:
}
review-none-clear = Z { $decisions } rozhodnutí žádná jasná chyba.
# Rozhodnutí, která stála body určitě, ale málo
review-small = { $count ->
    [one] Malá ztráta:
    [few] Malé ztráty:
   *[other] Malé ztráty:
}
review-likely = Tohle nejspíš stálo body, jisté to ale není:
review-scattered = Kromě jasných chyb dělají malé ztráty dohromady asi { $points } (± { $error }).
review-scattered-alone = Malé ztráty dělají dohromady asi { $points } (± { $error }).
# $loss: „asi 6 bodů (± 2)“. $told: „alice odhazuje K♦.“ $advice: „Odhoď 7♦: nehodí se k tvým kartám.“
review-row = **{ $number }** · Kolo { $round } · { $loss }
    { $told } Lepší: { $advice }
# Po odhození. $meld: „kombinace 3 (3♦ 4♦ 5♦)“
review-fits = { $card } se hodí sem: { $meld }.
review-loss = asi { $points } (± { $error })
review-loss-likely = nejspíš asi { $points }

button-review-rounds = Kola
review-rounds = Kolo po kole
review-round = **{ $round }** · **{ $result }** = { $cards } karty, { $you } { $player }, { $others } { $rivals }

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
