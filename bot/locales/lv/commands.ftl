### Ko Discord rāda, kamēr kāds raksta komandu. Discord latviski nerunā, tāpēc vārdi paliek angliski;
### apraksti – līdz 100 zīmēm.

command-challenge =
    .description = Izaicināt kādu vai atvērt galdu, kam var pievienoties ikviens
command-challenge-opponent =
    .description = Pret ko spēlēt; izvēlies Jolly, lai spēlētu pret datoru; tukšs – galds, atvērts visiem
command-challenge-opponent2 =
    .description = Vēl viens pretinieks, ja spēlē vairāk nekā divi
command-challenge-opponent3 =
    .description = Vēl viens pretinieks, ja spēlē vairāk nekā divi
command-challenge-opponent4 =
    .description = Vēl viens pretinieks, ja spēlē vairāk nekā divi
command-challenge-opponent5 =
    .description = Vēl viens pretinieks, ja spēlē vairāk nekā divi
command-challenge-game =
    .description = Kura spēle; ja nenorādi – servera parastā spēle
command-challenge-target =
    .description = Ar cik punktiem partija beidzas
command-challenge-rounds =
    .description = Raundu skaits spēlēs, ko spēlē pa raundiem
command-challenge-clock =
    .description = Katra spēlētāja laiks visai partijai; kam tas beidzas, tas zaudē
command-challenge-turn =
    .description = Laiks vienam gājienam; kad tas beidzas, gājienu izdaru es
command-challenge-computer =
    .description = Cik labi spēlē dators
command-challenge-options =
    .description = Citi noteikumi, piemēram, target=200 increment=5, preset=tournament vai kods (visi: poga Opcijas)
command-challenge-rated =
    .description = Vai partija ir ar reitingu; ja nenorādi – kā serverī pieņemts

command-accept =
    .description = Pieņemt jaunāko izaicinājumu, kas tev nosūtīts šajā kanālā
command-accept-table =
    .description = Kurš izaicinājums; vajag tikai tad, ja to ir vairāki

command-decline =
    .description = Noraidīt jaunāko izaicinājumu, kas tev nosūtīts šajā kanālā
command-decline-table =
    .description = Kurš izaicinājums; vajag tikai tad, ja to ir vairāki

command-hand =
    .description = Apskatīt savas kārtis un spēlēt; to redzi tikai tu
command-hand-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-table =
    .description = Apskatīt galdu, ar saiti uz to; to redzi tikai tu
command-table-table =
    .description = Kurš galds; vajag tikai tad, ja to ir vairāki

command-draw =
    .description = Sākt gājienu: vilkt no kavas vai ņemt no kaudzes
command-draw-source =
    .description = No kurienes vilkt; ja nenorādi – no kavas
command-draw-card =
    .description = No kaudzes: ņemt šo kārti un visas, kas virs tās
command-draw-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-take =
    .description = Sākt gājienu: ņemt kaudzes virsējo kārti vai vairākas
command-take-card =
    .description = Kārts, līdz kurai ņemt kaudzi; ja nenorādi – tikai virsējo
command-take-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-meld =
    .description = Izlikt uz galda grupu vai secību
command-meld-cards =
    .description = Kombinācijas kārtis, piemēram, 4h 5h 6h; *7h ir džokers 7h vietā
command-meld-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-layoff =
    .description = Pielikt kārti kombinācijai uz galda, savai vai cita spēlētāja
command-layoff-card =
    .description = Kārts; ja tā der vairākām kombinācijām, arī kombinācijas numurs: 7h 3
command-layoff-meld =
    .description = Kombinācijas numurs
command-layoff-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-discard =
    .description = Nomest kārti kaudzē un beigt gājienu
command-discard-card =
    .description = Kārts, ko nomest, piemēram, Kd
command-discard-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-swap =
    .description = Paņemt no galda džokeru pret kārti, ko tas aizstāj
command-swap-card =
    .description = Kārts, ko dot pret džokeru; ja tā der vairākām kombinācijām, arī numurs: 7h 3
command-swap-meld =
    .description = Kombinācijas numurs
command-swap-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-knock =
    .description = Džina rummy: nomest kārti un klauvēt
command-knock-card =
    .description = Kārts, ko nomest; lielajam džinam atstāj tukšu
command-knock-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-close =
    .description = Žolíky: izlikt divpadsmit vienas masts kārtis un nomest trīspadsmito
command-close-card =
    .description = Kārts, ko nomest
command-close-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-pass =
    .description = Džins: izlaist atklāto kārti. Kauliņi: izlaist gājienu, kad krājums ir tukšs
command-pass-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-resign =
    .description = Padoties partijā (vispirms pajautāšu)
command-resign-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

command-rematch =
    .description = Izaicināt tos pašus spēlētājus uz to pašu spēli vēlreiz
command-rematch-table =
    .description = Pabeigtas partijas numurs; ja nenorādi – tava pēdējā šeit

command-standings =
    .description = Kas ir vadībā šajā serverī
command-standings-game =
    .description = Kura spēle; ja nenorādi – tā, ko šeit spēlē visvairāk
command-standings-period =
    .description = Viss laiks, šis mēnesis vai šī nedēļa; ja nenorādi – viss laiks
command-standings-order =
    .description = Kā kārtot; ja nenorādi: pēc reitinga (viss laiks) vai uzvarām (nedēļa, mēnesis)
command-standings-page =
    .description = Kura saraksta lapa; ja nenorādi – pirmā

command-profile =
    .description = Spēlētāja reitings, rezultāti un sērijas šajā serverī
command-profile-user =
    .description = Kurš spēlētājs; ja nenorādi – tu

command-history =
    .description = Tavas pabeigtās partijas šeit vai viena no tām pa raundiem
command-history-table =
    .description = Pabeigtas partijas numurs; ja nenorādi – tavu partiju saraksts

command-rules =
    .description = Kā spēlē: noteikumi īsās lapās
command-rules-game =
    .description = Kura spēle; ja nenorādi – tā, ko spēlē pie šī galda

command-help =
    .description = Kā ar mani spēlēt, vienā ekrānā
command-help-game =
    .description = Kura spēle; ja nenorādi – pārskats

command-preferences =
    .description = Tavi iestatījumi: kārtis, valoda, ziņas, klusās stundas
command-preferences-cards =
    .description = Kā izskatās kārtis tavā rokā
command-preferences-language =
    .description = Valoda, kurā tev atbildu
command-preferences-messages =
    .description = Kur saņem kārtis un gājienus: privātziņā vai tikai kanālā
command-preferences-calls =
    .description = Kad tevi pieminēt, ja ir tavs gājiens; ja nenorādi – tikai tad, kad neesi klāt
command-preferences-colours =
    .description = Mastis kāršu attēlos: četrās vai divās krāsās
command-preferences-background =
    .description = Kādam Discord fonam zīmēt attēlus: tumšam vai gaišam
command-preferences-large =
    .description = Lieli burti tavām kārtīm un norādēm

command-game =
    .description = Retāk vajadzīgais pie galda: pamudinājums, pauze, pārbaude un cits

command-club =
    .description = Šī servera klubs: dienas dalījums, uzdevumi, kas ir brīvs, sezonas, turnīri

command-server =
    .description = Šī servera iestatījumi tiem, kas to pārvalda
command-server-show =
    .description = Apskatīt šī servera iestatījumus
command-server-set =
    .description = Mainīt šī servera iestatījumus; mainās tikai tās opcijas, ko norādi
command-server-set-allow =
    .description = Atļaut izaicināt šajā kanālā; kamēr neviena nav, izaicināt var visur
command-server-set-forbid =
    .description = Izņemt šo kanālu no saraksta, kur drīkst izaicināt
command-server-set-game =
    .description = Spēle, ko spēlē, ja izaicinājumā tā nav norādīta
command-server-set-language =
    .description = Valoda, kurā rakstu šeit visiem
command-server-set-cards =
    .description = Kā galdi visiem rāda kārtis
command-server-set-threads =
    .description = Vai katram galdam ir savs pavediens
command-server-set-games_per_person =
    .description = Cik partiju viens dalībnieks drīkst spēlēt vienlaikus
command-server-set-games_per_server =
    .description = Cik partiju šajā serverī drīkst notikt vienlaikus
command-server-set-challenges_per_person =
    .description = Cik izaicinājumu vienam dalībniekam var būt atvērti vienlaikus
command-server-set-challenges_to_person =
    .description = Cik izaicinājumu vienlaikus var gaidīt viena dalībnieka atbildi

## Gatavas izvēles
choice-stock = kava
choice-pile = kaudze
choice-turn-over = apgriezt
choice-easy = viegls
choice-normal = vidējs
choice-strong = stiprs
choice-all = viss laiks
choice-month = mēnesis
choice-week = nedēļa
choice-rating = reitings
choice-points = punkti
choice-wins = uzvaras
choice-games = partiju skaits
choice-text = teksts
choice-emoji = emocijzīmes
choice-image = attēli
choice-dm = privātziņā
choice-channel = kanālā
choice-usual = parasti
choice-always = vienmēr
choice-never = nekad
choice-four = četras
choice-two = divas
choice-dark = tumšs
choice-light = gaišs
choice-cards-automatic = kā izvēlējušies spēlētāji; ja atšķirīgi – teksts
choice-automatic = kā Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
