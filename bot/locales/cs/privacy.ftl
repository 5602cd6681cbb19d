### /privacy: vlastní data, jako soubor nebo smazat.

command-privacy = soukromí
    .description = Všechno, co o tobě vím, jako soubor; nebo to smazat
command-privacy-action = akce
    .description = Získat svá data jako soubor, nebo je po potvrzení smazat
choice-export = exportovat
choice-delete = smazat

privacy-exported = Tohle je všechno, co o tobě ukládám. Soubor vidíš jen ty.
privacy-too-large = Tvých dat je na jeden soubor moc. Požádej o ně toho, kdo mě provozuje.
privacy-sure = **Smazat všechno, co o tobě ukládám?**
    Nastavení, ratingy a místa v žebříčcích zmizí na všech serverech a nedají se obnovit.
    { $games ->
        [0] { "" }Dohrané partie zůstanou těm, kdo je hráli, ale bez tvého jména.
        [one] { "" }**Hned tím vzdáš rozehranou partii.** Dohrané partie zůstanou těm, kdo je hráli, ale bez tvého jména.
        [few] { "" }**Hned tím vzdáš { $games } rozehrané partie.** Dohrané partie zůstanou těm, kdo je hráli, ale bez tvého jména.
       *[other] { "" }**Hned tím vzdáš { $games } rozehraných partií.** Dohrané partie zůstanou těm, kdo je hráli, ale bez tvého jména.
    }
    { $challenges ->
        [0] { "" }Co už stojí v kanálech, tam zůstane.
       *[other] { "" }Otevřené výzvy se stáhnou. Co už stojí v kanálech, tam zůstane.
    }
privacy-deleted = Hotovo: tvoje data jsou smazaná. Kdykoli můžeš začít znovu.
privacy-kept = Nic se nesmazalo.
privacy-asked-before = Tahle otázka už neplatí a nic se nesmazalo. Nová otázka: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = #{ $game } právě začala. Odpověz prosím ještě jednou.
rematch-gone = Někdo z #{ $game } odešel nadobro, odveta tedy nebude. Ostatní vyzveš příkazem /{ command-challenge }.
rematch-elsewhere = #{ $game } se hrála na jiném serveru. Tady použij /{ command-challenge }.
verify-gone = Rozdávání v #{ $game } se už nedá ověřit: data někoho z hráčů byla smazána a tajné číslo s nimi. Každý tah je dál v zápisu.
