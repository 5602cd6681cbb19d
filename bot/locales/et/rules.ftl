### /rules ja /help: mis on kõigil mängudel ühine. Mängude lehed on failides games/<mäng>.ftl.
### Rida ei saa alata märkidega ** – nende ees on { "" }.

rules-head = { $game } · { $page }/{ $pages }
# Märgib seda, mille trükitud reeglid lahtiseks jätavad.
-decided = *(meil nii)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Trükitud reeglid erinevad või ei ütle seda; meie mängime nii.

rules-all-1 = { $clock_text }
    
    { $turn_text }
    
    Aeg, mil minuga pole ühendust, ei lähe kellelegi arvesse.
    .title = Aeg

rules-all-2 = { "" }**Ilma ummikuteta.** Käik, mida pärast lõpetada ei saaks, lükatakse tagasi { -decided }.
    
    { "" }**Esikohal võrdselt:** mängitakse veel üks voor { -decided }.
    
    { $most ->
        [2] { "" }**Alla anda** võid igal ajal vooru jooksul. Siis võidab vastane.
       *[other] { "" }**Alla anda** võid igal ajal vooru jooksul. Kui alles jääb üks mängija, võidab tema. Muidu mängivad teised edasi { -decided }: sinu kaardid lähevad paki alla, saad vooru eest 0 ja nende eest ei saa keegi punkte.
    }
    .title = Erijuhud

rules-all-3 = Kõik partii jagamised ja segamised tulenevad ühest salaarvust. Selle **segamise sõrmejälg** (SHA-256) on partii teates juba enne mängu, nii et arvu vahetada ei saa. Juurde segatakse vajutus, millega igaüks oma koha võttis, nii et kaarte ei saa keegi valida.
    
    Pärast lõppu näitab arvu /{ command-game } { command-game-verify }: igaüks võib seda sõrmejäljega võrrelda ja kõik kaardid uuesti jagada.
    .title = Kas pakk on aus?

rules-clock = **Kell:** igaühel { $clock } kogu partiiks. { $most ->
        [2] Kelle aeg saab otsa, kaotab, mis seis ka poleks.
       *[other] Kelle aeg saab otsa, langeb välja, mis seis ka poleks; võidab viimane, kes alles jääb.
    }
rules-clock-increment = **Kell:** igaühel { $clock } kogu partiiks, iga käigu järel +{ $increment }. { $most ->
        [2] Kelle aeg saab otsa, kaotab, mis seis ka poleks.
       *[other] Kelle aeg saab otsa, langeb välja, mis seis ka poleks; võidab viimane, kes alles jääb.
    }
rules-no-clock = **Kell:** pole.
rules-turn = **Käiguaeg:** { $turn }. Kui see saab läbi, tõmban ja panen sinu eest maha. Kolm korda järjest tähendab allaandmist { -decided }.
rules-no-turn = **Käiguaeg:** piiranguta.

help-screen = ### Jolly: kõik rummimängud siinsamas Discordis
    Mängi sõpradega või minuga. Sinu kaarte näed ainult sina.
    { "" }
    { "" }**Millest alustada**
    { "" }1. /{ command-learn } õpetab mängu kolme minutiga.
    { "" }2. /{ command-challenge } kutsub sõbra; nimeta mind ja mängid arvutiga, ära nimeta kedagi ja liituda võib igaüks.
    { "" }3. **{ button-my-hand }** laua juures või /{ command-hand } näitab sinu kaarte: märgi mõned ja vajuta nuppu.
    { "" }
    Ei tea, kuidas käia? /{ command-hint } ütleb hea käigu ja miks, /{ command-rules } seletab mängu.
    /{ command-preferences }: kaartide välimus ja keel.
help-standings = /{ command-standings }: kes kuidas mängib.
help-learn = Õpi: vali mäng
button-preferences = Minu seaded
help-game = ### { $game }
    { $how }
    /{ command-learn } näitab seda kolme minutiga, /{ command-hint } ütleb hea käigu, /{ command-rules } seletab kõik.
