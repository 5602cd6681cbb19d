### /privacy: savi dati – failā vai dzēst.

command-privacy =
    .description = Saņemt failā visu, ko par tevi zinu, vai to dzēst
command-privacy-action =
    .description = Saņemt savus datus failā vai dzēst tos (vispirms pajautāšu)
choice-export = saņemt failā
choice-delete = dzēst

privacy-exported = Tas ir viss, ko par tevi glabāju. Šo failu redzi tikai tu.
privacy-too-large = Tavi dati te neietilpst vienā failā. Palūdz tos cilvēkam, kas mani uztur.
privacy-sure = **Dzēst visu, ko par tevi glabāju?**
    Tavi iestatījumi, reitingi un vietas tabulās visos serveros pazudīs pavisam.
    { $games ->
        [0] { "" }Pabeigtās partijas paliek tiem, kas tās spēlēja, bez tava vārda.
        [zero] { "" }**Tu uzreiz padosies { $games } partijās, kas vēl turpinās.** Pabeigtās partijas paliek tiem, kas tās spēlēja, bez tava vārda.
        [1] { "" }**Tu uzreiz padosies partijā, kas vēl turpinās.** Pabeigtās partijas paliek tiem, kas tās spēlēja, bez tava vārda.
        [one] { "" }**Tu uzreiz padosies { $games } partijā, kas vēl turpinās.** Pabeigtās partijas paliek tiem, kas tās spēlēja, bez tava vārda.
       *[other] { "" }**Tu uzreiz padosies { $games } partijās, kas vēl turpinās.** Pabeigtās partijas paliek tiem, kas tās spēlēja, bez tava vārda.
    }
    { $challenges ->
        [0] { "" }Ziņas, kas jau ir kanālos, tur paliek.
       *[other] { "" }Tavi atvērtie izaicinājumi tiks atcelti. Ziņas, kas jau ir kanālos, tur paliek.
    }
privacy-deleted = Izdarīts: tavi dati ir dzēsti. Atgriezties vari jebkurā laikā.
privacy-kept = Nekas nav dzēsts.
privacy-asked-before = Šis jautājums vairs nav spēkā, un nekas netika dzēsts. Lai mēģinātu vēlreiz: /{ command-privacy } { command-privacy-action }:delete.
privacy-game-begun = Tikko sākās partija #{ $game }. Lūdzu, atbildi vēlreiz.
rematch-gone = Kāds no partijas #{ $game } spēlētājiem ir izdzēsis savus datus, tāpēc revanša nevar būt. Pārējos izaicini ar /{ command-challenge }.
rematch-elsewhere = Partiju #{ $game } spēlēja citā serverī. Lai spēlētu šeit, lieto /{ command-challenge }.
verify-gone = Partijas #{ $game } dalīšanu vairs nevar pārbaudīt: kāda spēlētāja dati ir izdzēsti un līdz ar tiem arī slepenais skaitlis. Visi gājieni joprojām ir protokolā.
