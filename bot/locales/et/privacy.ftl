### /privacy: oma andmed failina või kustutada.

command-privacy =
    .description = Saa kõik, mida ma sinust tean, failina või kustuta see
command-privacy-action =
    .description = Saa oma andmed failina või kustuta need (enne küsin üle)
choice-export = failina
choice-delete = kustuta

privacy-exported = See on kõik, mida ma sinu kohta hoian. Seda faili näed ainult sina.
privacy-too-large = Sinu andmed ei mahu siin ühte faili. Küsi neid inimeselt, kes mind majutab.
privacy-sure = **Kas kustutada kõik, mida ma sinu kohta hoian?**
    Sinu seaded, reitingud ja kohad edetabelites kaovad jäädavalt kõigist serveritest.
    { $games ->
        [0] { "" }Lõppenud partiid jäävad teistele mängijatele alles, aga sinu nimeta.
        [one] { "" }**Annad oma poolelioleva partii kohe alla.** Lõppenud partiid jäävad teistele mängijatele alles, aga sinu nimeta.
       *[other] { "" }**Annad oma { $games } pooleliolevat partiid kohe alla.** Lõppenud partiid jäävad teistele mängijatele alles, aga sinu nimeta.
    }
    { $challenges ->
        [0] { "" }Kanalitesse kirjutatud sõnumid jäävad sinna alles.
       *[other] { "" }Sinu avatud väljakutsed tühistatakse. Kanalitesse kirjutatud sõnumid jäävad sinna alles.
    }
privacy-deleted = Tehtud: sinu andmed on kustutatud. Oled igal ajal tagasi oodatud.
privacy-kept = Midagi ei kustutatud.
privacy-asked-before = See kinnitus on aegunud ja midagi ei kustutatud. Uuesti saad proovida nii: /{ command-privacy } { command-privacy-action }:delete.
privacy-game-begun = Partii #{ $game } algas äsja. Vasta palun uuesti.
rematch-gone = Keegi partii #{ $game } mängijatest kustutas oma andmed, nii et revanši mängida ei saa. Kutsu teised välja käsuga /{ command-challenge }.
rematch-elsewhere = Partiid #{ $game } mängiti teises serveris. Siin mängimiseks kasuta käsku /{ command-challenge }.
verify-gone = Partii #{ $game } jagamisi ei saa enam kontrollida: ühe mängija andmed kustutati ja koos nendega ka salaarv. Kõik käigud on protokollis alles.
