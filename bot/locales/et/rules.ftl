### /rules ja /help: mis on kõigil mängudel ühine. Mängude lehed on failides games/<mäng>.ftl.
### Rida ei saa alata märkidega ** – nende ees on { "" }.

rules-head = { $game } · { $page }/{ $pages }
# Märgib seda, mille trükitud reeglid lahtiseks jätavad.
-decided = *(meil nii)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Avaldatud reeglid lähevad siin lahku või ei ütle midagi. Jolly mängib nii.

rules-all-1 = { $clock_text }

    { $turn_text }

    Kui mul pole ühendust, ei kaota keegi aega.
    .title = Aeg

rules-all-2 = { "" }**Ummikusse ei saa jääda:** ma ei lase teha käiku, mida sa pärast lõpetada ei saaks { -decided }.

    { "" }**Esikoht jagamisel:** mängitakse veel üks voor { -decided }.

    { $most ->
        [2] { "" }**Allaandmine:** vooru ajal võid igal hetkel alla anda. Siis võidab vastane.
       *[other] { "" }**Allaandmine:** vooru ajal võid igal hetkel alla anda. Kui alles jääb üks mängija, võidab tema. Muidu partii jätkub { -decided }: sinu kaardid lähevad paki alla, saad voorust 0 punkti ja sinu kaartide eest ei saa punkte keegi.
    }
    .title = Erijuhud

rules-all-3 = Kõik partii jagamised ja segamised tulenevad ühest salajasest arvust, salaarvust. Selle **segamise sõrmejälge** (SHA-256 räsi) näitan juba partii väljakuulutamisel, enne kui keegi mängib, nii et arvu välja vahetada ei saa. Juurde segatakse vajutused, millega te kohad võtsite, nii et kaarte ei saanud valida keegi.

    Pärast partiid näeb igaüks salaarvu käsuga /{ command-game } { command-game-verify }, saab seda sõrmejäljega võrrelda ja kõik kaardid uuesti jagada.
    .title = Kas segamine on aus?
rules-words = Öeldakse ka: pakk (tõmbepakk, talon), virn (mahapandud kaardid, lahtine pakk), grupp (kolmik, nelik), rida (jada, sekvents), laduma (lauale panema), lisama (juurde panema)
rules-words-gin = Öeldakse ka: pakk (tõmbepakk, talon), virn (mahapandud kaardid), grupp (kolmik, nelik), rida (jada, sekvents), avatud kaart (lahtine kaart), ülejääk (liigsed kaardid), džinn (gin)
rules-words-tile = Öeldakse ka: kivi (klots, plaat), alus (hoidik), varu (hunnik, kott), grupp (rühm), rida (jada), rummi käest (käsi-rummi)

rules-clock = **Kell:** igaühel on kogu partiiks { $clock }. { $most ->
    [2] Kui sinu aeg saab otsa, kaotad, olgu seis milline tahes.
   *[other] Kui sinu aeg saab otsa, langed mängust välja, olgu seis milline tahes; võidab viimane, kes alles jääb.
}
rules-clock-increment = **Kell:** igaühel on kogu partiiks { $clock }, iga käigu eest +{ $increment }. { $most ->
    [2] Kui sinu aeg saab otsa, kaotad, olgu seis milline tahes.
   *[other] Kui sinu aeg saab otsa, langed mängust välja, olgu seis milline tahes; võidab viimane, kes alles jääb.
}
rules-no-clock = **Kell:** ei ole.
rules-turn = **Käiguaeg:** { $turn }. Kui sa käiku teha ei jõua, tõmban ja panen maha sinu eest. Kolm korda järjest loeb allaandmisena { -decided }.
rules-no-turn = **Käiguaeg:** piiramata.

help-screen = ### Jolly: rummi siinsamas Discordis
    Mängi sõpradega või minu vastu. Oma kaarte näed ainult sina.
    { "" }
    { "" }**Kuidas alustada**
    { "" }1. /{ command-learn } õpetab mängu selgeks kolme minutiga.
    { "" }2. /{ command-challenge } alustab partiid: vali sõber, arvuti vastu mängimiseks vali mind või jäta valimata, siis võib liituda igaüks.
    { "" }3. **{ button-my-hand }** laua juures või /{ command-hand } näitab sinu kaarte: märgi mõned ja vajuta nuppu.
    { "" }
    Jäid hätta? /{ command-hint } soovitab head käiku ja ütleb, miks; /{ command-rules } seletab mängu.
    /{ command-preferences }: kuidas kaardid välja näevad ja sinu keel.
help-standings = /{ command-standings }: kes juhib.
help-learn = Õpi: vali mäng
button-preferences = Minu seaded
help-game = ### { $game }
    { $how }
    /{ command-learn } õpetab mängu selgeks kolme minutiga, /{ command-hint } soovitab head käiku, /{ command-rules } seletab kõik.
