### /privacy: savi dati – failā vai dzēst.

command-privacy =
    .description = Viss, ko par tevi zinu: saņemt failā vai dzēst
command-privacy-action =
    .description = Saņemt savus datus failā vai dzēst tos (vispirms pajautāšu)
choice-export = saņemt failā
choice-delete = dzēst

privacy-exported = Tas ir viss, ko par tevi glabāju. Šo failu redzi tikai tu.
privacy-too-large = Tavi dati te neietilpst vienā failā. Palūdz tos tam, kurš mani uztur.
privacy-sure = **Dzēst visu, ko par tevi glabāju?**
    Iestatījumi, reitingi un vietas tabulās pazudīs visos serveros, un atgūt tos nevarēs.
    { $games ->
        [0] { "" }Pabeigtās partijas paliek pārējiem spēlētājiem, bet bez tava vārda.
        [zero] { "" }**{ $games } partijās, kas vēl turpinās, tu tūlīt padodies.** Pabeigtās partijas paliek pārējiem spēlētājiem, bet bez tava vārda.
        [one] { "" }**{ $games } partijā, kas vēl turpinās, tu tūlīt padodies.** Pabeigtās partijas paliek pārējiem spēlētājiem, bet bez tava vārda.
       *[other] { "" }**{ $games } partijās, kas vēl turpinās, tu tūlīt padodies.** Pabeigtās partijas paliek pārējiem spēlētājiem, bet bez tava vārda.
    }
    { $challenges ->
        [0] { "" }Kas jau ierakstīts kanālos, paliek.
       *[other] { "" }Atvērtie izaicinājumi tiek atsaukti. Kas jau ierakstīts kanālos, paliek.
    }
privacy-deleted = Gatavs: tavi dati ir dzēsti. Sākt no jauna vari jebkurā laikā.
privacy-kept = Nekas nav dzēsts.
privacy-asked-before = Šis jautājums vairs nav spēkā, un tagad nekas netika dzēsts. Jautāt no jauna: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = Tikko sākās partija #{ $game }. Atbildi uz jautājumu vēlreiz.
rematch-gone = Kāds no partijas #{ $game } spēlētājiem ir prom pavisam, tāpēc revanša nebūs. Pārējos izaicini ar /{ command-challenge }.
rematch-elsewhere = Partija #{ $game } notika citā serverī. Šeit izmanto /{ command-challenge }.
verify-gone = Partijas #{ $game } dalīšanu vairs nevar pārbaudīt: kāda spēlētāja dati ir dzēsti, un līdz ar tiem arī slepenais skaitlis. Protokolā joprojām ir visi gājieni.
