### /privacy: vlastní data, jako soubor nebo smazat.

command-privacy = soukromí
    .description = Získat všechno, co o tobě vím, jako soubor, nebo to smazat
command-privacy-action = akce
    .description = Získat svá data jako soubor, nebo je smazat (ještě se zeptám)
choice-export = exportovat
choice-delete = smazat

privacy-exported = Tohle je všechno, co o tobě ukládám. Tento soubor vidíš jen ty.
privacy-too-large = Tvých dat je na jeden soubor moc. Požádej o ně prosím správce bota.
privacy-sure = **Smazat všechno, co o tobě ukládám?**
    Tvoje nastavení, ratingy a místa v žebříčcích na všech serverech nenávratně zmizí.
    { $games ->
        [0] { "" }Dohrané partie zůstanou ostatním hráčům, ale bez tvého jména.
        [one] { "" }**Rozehranou partii tím hned vzdáš.** Dohrané partie zůstanou ostatním hráčům, ale bez tvého jména.
        [few] { "" }**Své { $games } rozehrané partie tím hned vzdáš.** Dohrané partie zůstanou ostatním hráčům, ale bez tvého jména.
       *[other] { "" }**Svých { $games } rozehraných partií tím hned vzdáš.** Dohrané partie zůstanou ostatním hráčům, ale bez tvého jména.
    }
    { $challenges ->
        [0] { "" }Zprávy, které už v kanálech jsou, tam zůstanou.
       *[other] { "" }Tvoje otevřené výzvy se zruší. Zprávy, které už v kanálech jsou, tam zůstanou.
    }
privacy-deleted = Hotovo: tvoje data jsou smazaná. Kdykoli se můžeš vrátit.
privacy-kept = Nic se nesmazalo.
privacy-asked-before = Tohle potvrzení už neplatí a nic se nesmazalo. Zkusit znovu: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = Partie #{ $game } před chvilkou začala. Odpověz prosím znovu.
rematch-gone = Data někoho z partie #{ $game } jsou smazaná, takže odveta není možná. Ostatní vyzveš přes /{ command-challenge }.
rematch-elsewhere = Partie #{ $game } se hrála na jiném serveru. Tady použij /{ command-challenge }.
verify-gone = Rozdání v partii #{ $game } už ověřit nejde: data jednoho hráče jsou smazaná a tajné číslo s nimi. Všechny tahy jsou dál v zápisu.
