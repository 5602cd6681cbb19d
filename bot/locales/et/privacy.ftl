### /privacy: oma andmed failina või kustutada.

command-privacy =
    .description = Kõik, mida ma sinust tean: saada failina või kustuta
command-privacy-action =
    .description = Saada oma andmed failina või kustuta need (küsin enne üle)
choice-export = saada failina
choice-delete = kustuta

privacy-exported = See on kõik, mida ma sinu kohta hoian. Seda faili näed ainult sina.
privacy-too-large = Sinu andmed ei mahu siin ühte faili. Küsi neid sellelt, kes mind haldab.
privacy-sure = **Kas kustutada kõik, mida ma sinu kohta hoian?**
    Seaded, reitingud ja kohad edetabelites kaovad kõigis serverites ja tagasi neid ei saa.
    { $games ->
        [0] { "" }Lõpetatud partiid jäävad teistele mängijatele, aga ilma sinu nimeta.
        [one] { "" }**Sinu pooleliolev partii antakse kohe alla.** Lõpetatud partiid jäävad teistele mängijatele, aga ilma sinu nimeta.
       *[other] { "" }**Sinu { $games } pooleliolevat partiid antakse kohe alla.** Lõpetatud partiid jäävad teistele mängijatele, aga ilma sinu nimeta.
    }
    { $challenges ->
        [0] { "" }Mis kanalites juba kirjas on, jääb sinna.
       *[other] { "" }Avatud väljakutsed võetakse tagasi. Mis kanalites juba kirjas on, jääb sinna.
    }
privacy-deleted = Tehtud: sinu andmed on kustutatud. Uuesti alustada võid igal ajal.
privacy-kept = Midagi ei kustutatud.
privacy-asked-before = See küsimus enam ei kehti ja praegu midagi ei kustutatud. Küsi uuesti: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = Just algas partii #{ $game }. Vasta küsimusele veel kord.
rematch-gone = Keegi partii #{ $game } mängijatest on jäädavalt lahkunud, nii et revanši ei tule. Teised kutsu välja käsuga /{ command-challenge }.
rematch-elsewhere = Partii #{ $game } mängiti teises serveris. Siin kasuta käsku /{ command-challenge }.
verify-gone = Partii #{ $game } jagamist ei saa enam kontrollida: ühe mängija andmed on kustutatud ja koos nendega ka salaarv. Protokollis on endiselt kõik käigud.
