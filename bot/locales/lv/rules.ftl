### /rules un /help: kas kopīgs visām spēlēm. Spēļu lapas ir games/<spēle>.ftl.
### Rinda nevar sākties ar ** – pirms tās stāv { "" }.

rules-head = { $game } · { $page }. no { $pages }
# Apzīmē to, ko drukāti noteikumi atstāj neskaidru.
-decided = *(pie mums)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Drukātie noteikumi atšķiras vai to nenosaka; mēs spēlējam tā.

rules-all-1 = { $clock_text }
    
    { $turn_text }
    
    Laiks, kad ar mani nav sakaru, nevienam neskaitās.
    .title = Laiks

rules-all-2 = { "" }**Bez strupceļiem.** Darbību, pēc kuras gājienu nevarētu pabeigt, noraida { -decided }.
    
    { "" }**Vienādi pirmajā vietā:** spēlē vēl vienu raundu { -decided }.
    
    { $most ->
        [2] { "" }**Padoties** var jebkurā raunda brīdī. Tad uzvar pretinieks.
       *[other] { "" }**Padoties** var jebkurā raunda brīdī. Ja paliek viens spēlētājs, tas uzvar. Citādi pārējie spēlē tālāk { -decided }: tavas kārtis nonāk zem kavas, raundā tev ir 0, un punktus par tām nesaņem neviens.
    }
    .title = Īpaši gadījumi

rules-all-3 = Visas partijas dalīšanas un jaukšanas izriet no viena slepena skaitļa. Tā **jaukšanas pirkstu nospiedums** (SHA-256) ir partijas paziņojumā jau pirms spēles, tāpēc skaitli apmainīt nevar. Tam pieskaita arī klikšķi, ar kuru katrs ieņēma vietu, tāpēc kārtis neviens nevar izvēlēties.
    
    Pēc beigām skaitli parāda /{ command-game } { command-game-verify }: ikviens var salīdzināt to ar nospiedumu un izdalīt visas kārtis no jauna.
    .title = Vai kava ir godīga?

rules-clock = **Pulkstenis:** katram { $clock } visai partijai. { $most ->
        [2] Kam laiks beidzas, tas zaudē, lai kāds būtu rezultāts.
       *[other] Kam laiks beidzas, tas izkrīt, lai kāds būtu rezultāts; uzvar pēdējais, kas paliek.
    }
rules-clock-increment = **Pulkstenis:** katram { $clock } visai partijai, pēc katra gājiena +{ $increment }. { $most ->
        [2] Kam laiks beidzas, tas zaudē, lai kāds būtu rezultāts.
       *[other] Kam laiks beidzas, tas izkrīt, lai kāds būtu rezultāts; uzvar pēdējais, kas paliek.
    }
rules-no-clock = **Pulkstenis:** nav.
rules-turn = **Gājiena laiks:** { $turn }. Kad tas beidzas, tavā vietā velku un nometu. Trīs reizes pēc kārtas nozīmē padošanos { -decided }.
rules-no-turn = **Gājiena laiks:** bez ierobežojuma.

help-screen = ### Jolly: visi rummy veidi tepat Discord
    Spēlē ar draugiem vai ar mani. Tavas kārtis redzi tikai tu.
    { "" }
    { "" }**Ar ko sākt**
    { "" }1. /{ command-learn } iemācīs spēlēt trīs minūtēs.
    { "" }2. /{ command-challenge } izaicina draugu; norādi mani – spēlēsi ar datoru, nevienu – varēs piesēst ikviens.
    { "" }3. **{ button-my-hand }** pie galda vai /{ command-hand } rāda tavas kārtis: atzīmē dažas un spied pogu.
    { "" }
    Nezini, kā iet? /{ command-hint } nosauc labu gājienu un paskaidro, kāpēc, /{ command-rules } izskaidro spēli.
    /{ command-preferences }: kāršu izskats un valoda.
help-standings = /{ command-standings }: kas kā spēlē.
help-learn = Mācīties: izvēlies spēli
button-preferences = Mani iestatījumi
help-game = ### { $game }
    { $how }
    /{ command-learn } iemācīs trīs minūtēs, /{ command-hint } nosauc labu gājienu, /{ command-rules } izskaidro visu.
