### /rules un /help: kas kopīgs visām spēlēm. Spēļu lapas ir games/<spēle>.ftl.
### Rinda nevar sākties ar ** – pirms tās stāv { "" }.

rules-head = { $game } · { $page }. lapa no { $pages }
# Apzīmē to, ko drukāti noteikumi atstāj neskaidru.
-decided = *(pie mums)*
rules-decided-mark = { -decided }
rules-decided-note = { -decided } Publicētie noteikumi atšķiras vai to nepasaka. Tā spēlē Jolly.

rules-all-1 = { $clock_text }

    { $turn_text }

    Kamēr esmu bezsaistē, laiku nezaudē neviens.
    .title = Laiks

rules-all-2 = { "" }**Bez strupceļiem:** neļauju darīt to, pēc kā gājienu nevarētu pabeigt { -decided }.

    { "" }**Dalīta pirmā vieta:** spēlē vēl vienu raundu { -decided }.

    { $most ->
        [2] { "" }**Padoties** var jebkurā raunda brīdī. Tad uzvar otrs spēlētājs.
       *[other] { "" }**Padoties** var jebkurā raunda brīdī. Ja paliek viens spēlētājs, viņš uzvar. Citādi partija turpinās { -decided }: tavas kārtis nonāk zem kavas, raundā tev ir 0, un punktus par tavām kārtīm nesaņem neviens.
    }
    .title = Īpaši gadījumi

rules-all-3 = Visas partijas dalīšanas un jaukšanas nosaka viens slepenais skaitlis. Tā **jaukšanas nospiedumu** (SHA-256) rādu jau partijas paziņojumā, pirms kāds spēlē, tāpēc skaitli nevar apmainīt. Klāt pieskaita klikšķi, ar kuru katrs ieņēma vietu, tāpēc kārtis neviens nevar izvēlēties.

    Pēc partijas ikviens ar /{ command-game } { command-game-verify } var redzēt šo skaitli, salīdzināt to ar nospiedumu un izdalīt visas kārtis vēlreiz.
    .title = Vai jaukšana ir godīga?
rules-words = Saka arī: kava (banka, talons, aizklātā kaudze), kaudze (nomesto kāršu kaudze, atklātā kaudze), grupa (komplekts), secība (rinda, virkne), kombinācija (salikums), izlikt (izklāt, nolikt), pielikt (pievienot), nomest (izmest)
rules-words-gin = Saka arī: kava (banka, talons), kaudze (nomesto kāršu kaudze), grupa (komplekts), secība (rinda, virkne), kombinācija (salikums), atlikums (liekās kārtis), nomest (izmest)
rules-words-tile = Saka arī: kauliņš (klucītis, plāksnīte), statīvs (turētājs, paliktnis), krājums (banka, maisiņš), secība (rinda, virkne), pārkārtot (pārveidot), raunds (partija), rummy no rokas (Hand Rummy)

rules-clock = **Pulkstenis:** katram { $clock } visai partijai. { $most ->
        [2] Ja tavs laiks beidzas, tu zaudē, lai kāds būtu rezultāts.
       *[other] Ja tavs laiks beidzas, tu izkrīti, lai kāds būtu rezultāts; uzvar pēdējais, kas paliek.
    }
rules-clock-increment = **Pulkstenis:** katram { $clock } visai partijai, pēc katra gājiena +{ $increment }. { $most ->
        [2] Ja tavs laiks beidzas, tu zaudē, lai kāds būtu rezultāts.
       *[other] Ja tavs laiks beidzas, tu izkrīti, lai kāds būtu rezultāts; uzvar pēdējais, kas paliek.
    }
rules-no-clock = **Pulkstenis:** nav.
rules-turn = **Gājiena laiks:** { $turn }. Ja nepaspēj, velku un nometu tavā vietā. Trīs nepaspēti gājieni pēc kārtas skaitās kā padošanās { -decided }.
rules-no-turn = **Gājiena laiks:** bez ierobežojuma.

help-screen = ### Jolly: rummy tepat Discord
    Spēlē ar draugiem vai pret mani. Tavas kārtis redzi tikai tu.
    { "" }
    { "" }**Ar ko sākt**
    { "" }1. /{ command-learn } iemāca spēli trīs minūtēs.
    { "" }2. /{ command-challenge } sāk partiju: izvēlies draugu vai mani, lai spēlētu pret datoru. Ja neizvēlies nevienu, var pievienoties ikviens.
    { "" }3. **{ button-my-hand }** pie galda vai /{ command-hand } rāda tavas kārtis: atzīmē dažas un spied pogu.
    { "" }
    Nezini, ko darīt? /{ command-hint } iesaka labu gājienu un pasaka, kāpēc, /{ command-rules } izskaidro spēli.
    /{ command-preferences }: kāršu izskats, valoda.
help-standings = /{ command-standings }: kas ir vadībā.
help-learn = Mācīties: izvēlies spēli
button-preferences = Iestatījumi
help-game = ### { $game }
    { $how }
    /{ command-learn } iemāca spēli trīs minūtēs, /{ command-hint } iesaka labu gājienu, /{ command-rules } izskaidro visu.
