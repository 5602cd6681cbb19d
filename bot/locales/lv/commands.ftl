### Ko Discord rāda, kamēr kāds raksta komandu. Discord latviski nerunā, tāpēc vārdi paliek angliski;
### apraksti – līdz 100 zīmēm.

command-challenge =
    .description = Izaicināt kādu vai atvērt galdu, pie kura var sēsties ikviens
command-challenge-opponent =
    .description = Ar ko gribi spēlēt: Jolly – spēle ar datoru; ja atstāj tukšu, galds ir atvērts visiem
command-challenge-opponent2 =
    .description = Vēl viens pretinieks spēlēs, kurās vietu ir vairāk par divām
command-challenge-opponent3 =
    .description = Vēl viens pretinieks spēlēs, kurās vietu ir vairāk par divām
command-challenge-opponent4 =
    .description = Vēl viens pretinieks spēlēs, kurās vietu ir vairāk par divām
command-challenge-opponent5 =
    .description = Vēl viens pretinieks spēlēs, kurās vietu ir vairāk par divām
command-challenge-game =
    .description = Kurš rummy; ja nenorādi – šī servera parastais
command-challenge-target =
    .description = Līdz cik punktiem spēlē
command-challenge-rounds =
    .description = Cik raundu, ja spēlē noteiktu raundu skaitu
command-challenge-clock =
    .description = Katra laiks visai partijai; kam tas beidzas, tas zaudē
command-challenge-turn =
    .description = Ilgākais laiks gājienam; tad spēlētāja vietā eju es
command-challenge-computer =
    .description = Cik labi spēlē dators
command-challenge-options =
    .description = Citi noteikumi: target=200 increment=5, preset=tournament vai kods; visi – „Opcijas”
command-challenge-rated =
    .description = Vai partija skaitās reitingā; ja nenorādi – kā serverī pieņemts

command-accept =
    .description = Pieņemt jaunāko izaicinājumu, kas tev šeit izteikts
command-accept-table =
    .description = Kuru izaicinājumu, ja to ir vairāki

command-decline =
    .description = Noraidīt jaunāko izaicinājumu, kas tev šeit izteikts
command-decline-table =
    .description = Kuru izaicinājumu, ja to ir vairāki

command-hand =
    .description = Apskatīt savas kārtis un spēlēt; atbildi redzi tikai tu
command-hand-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-table =
    .description = Apskatīt galdu ar saiti uz to; atbildi redzi tikai tu
command-table-table =
    .description = Kuru galdu, ja to ir vairāki

command-draw =
    .description = Sākt gājienu: vilkt no kavas vai ņemt kārtis no kaudzes
command-draw-source =
    .description = Ja nenorādi – no kavas
command-draw-card =
    .description = No kaudzes: tu paņem šo kārti un visas, kas uz tās
command-draw-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-take =
    .description = Sākt gājienu: ņemt kaudzes augšējo kārti vai vairākas
command-take-card =
    .description = Kārts, līdz kurai ņem; ja nenorādi – tikai augšējā
command-take-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-meld =
    .description = Izlikt uz galda grupu vai secību
command-meld-cards =
    .description = Kombinācijas kārtis, piemēram, 4h 5h 6h; *7h ir džokers 7h vietā
command-meld-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-layoff =
    .description = Pielikt kārti kombinācijai uz galda, savai vai cita
command-layoff-card =
    .description = Kārts un kombinācijas numurs, ja der vairākām: 7h 3
command-layoff-meld =
    .description = Kombinācijas numurs
command-layoff-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-discard =
    .description = Nomest kārti kaudzē un beigt gājienu
command-discard-card =
    .description = Kārts, ko nomet, piemēram, Kd
command-discard-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-swap =
    .description = Paņemt džokeru no galda pret kārti, ko tas aizstāj
command-swap-card =
    .description = Kārts tā vietā un kombinācijas numurs, ja der vairākām: 7h 3
command-swap-meld =
    .description = Kombinācijas numurs
command-swap-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-knock =
    .description = Džina rummy: nomest kārti un klauvēt
command-knock-card =
    .description = Kuru kārti nomest; lielajam džinam atstāj tukšu
command-knock-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-close =
    .description = Žolíky: izlikt no rokas divpadsmit vienas masts kārtis un nomest pēdējo
command-close-card =
    .description = Kuru kārti nomest
command-close-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-pass =
    .description = Neņemt atklāto kārti džinā; neiet ar kauliņiem, kad krājums tukšs
command-pass-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-resign =
    .description = Padoties; pirms tam vēl pajautāšu
command-resign-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

command-rematch =
    .description = Vēlreiz izaicināt tos pašus spēlētājus uz to pašu spēli
command-rematch-table =
    .description = Pabeigtas partijas numurs; ja nenorādi – tava pēdējā šeit

command-standings =
    .description = Kas ir vadībā šajā serverī
command-standings-game =
    .description = Kurš rummy; ja nenorādi – tas, ko šeit spēlē visvairāk
command-standings-period =
    .description = Par visu laiku, šo mēnesi vai šo nedēļu
command-standings-order =
    .description = Pēc kā kārto; ja nenorādi – viss laiks pēc reitinga, nedēļa un mēnesis pēc uzvarām
command-standings-page =
    .description = Kura saraksta lapa

command-profile =
    .description = Viena spēlētāja reitings, uzvaras un to sērijas šajā serverī
command-profile-user =
    .description = Kura; ja nenorādi – tavs

command-history =
    .description = Tavas pabeigtās partijas šeit vai viena no tām pa raundiem
command-history-table =
    .description = Pabeigtas partijas numurs

command-rules =
    .description = Kā spēlē, īsās lapās
command-rules-game =
    .description = Kurš rummy; ja nenorādi – tas, kas pie šī galda

command-help =
    .description = Kā ar mani spēlēt, vienā ekrānā
command-help-game =
    .description = Kurš rummy

command-preferences =
    .description = Apskatīt un mainīt, kā visur rādu tev spēli
command-preferences-cards =
    .description = Kā izskatās kārtis tavā rokā
command-preferences-language =
    .description = Valoda, kurā tev atbildu
command-preferences-messages =
    .description = Kur pienāk kārtis un tavs gājiens: privātziņā vai tikai kanālā
command-preferences-calls =
    .description = Kad aicināt tevi uz gājienu: parasti tikai tad, kad neesi klāt
command-preferences-colours =
    .description = Četras mastu krāsas attēlos vai divas
command-preferences-background =
    .description = Kādam Discord zīmēt attēlus: tumšam vai gaišam
command-preferences-large =
    .description = Lieli burti tavām kārtīm un tam, kas jādara

command-game =
    .description = Kas pie galda vajadzīgs reti: pasteidzināt, pauze, pārbaude un cits

command-club =
    .description = Šī servera klubs: dienas dalījums, mīklas, kas ir brīvs, sezonas, turnīri

command-server =
    .description = Šī servera iestatījumi tiem, kas to pārvalda
command-server-show =
    .description = Apskatīt šī servera iestatījumus
command-server-set =
    .description = Mainīt šī servera iestatījumus; mainās tikai tas, ko norādi
command-server-set-allow =
    .description = Atļaut izaicinājumus šajā kanālā; kamēr nav norādīts neviens, tie atļauti visur
command-server-set-forbid =
    .description = Izņemt kanālu no saraksta, kur izaicinājumi atļauti
command-server-set-game =
    .description = Kuru rummy spēlē, ja izaicinājumā nav norādīts
command-server-set-language =
    .description = Valoda, kurā te rakstu visiem
command-server-set-cards =
    .description = Kā galdi visiem rāda kārtis
command-server-set-threads =
    .description = Vai katrs galds saņem savu pavedienu
command-server-set-games_per_person =
    .description = Cik partiju viens cilvēks drīkst spēlēt vienlaikus
command-server-set-games_per_server =
    .description = Cik partiju serverī drīkst notikt vienlaikus
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
choice-dm = privāti
choice-channel = kanāls
choice-usual = parasti
choice-always = vienmēr
choice-never = nekad
choice-four = četras
choice-two = divas
choice-dark = tumšs
choice-light = gaišs
choice-cards-automatic = kā izvēlējušies visi pie galda, citādi teksts
choice-automatic = kā Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
