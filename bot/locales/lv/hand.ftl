# Kārtis rokā un pogas zem tām; tās redz tikai pats spēlētājs.

button-my-hand = Manas kārtis
button-draw = Vilkt
button-take = No kaudzes
button-turn-over = Apgriezt
button-meld = Izlikt
button-lay-off = Pielikt
button-swap = Apmainīt
button-discard = Nomest
button-knock = Klauvēt
button-big-gin = Lielais džins
button-close = Noslēgt
button-take-meld = Ņemt līdz { $card } un izlikt
button-take-lay-off = Ņemt līdz { $card } un pielikt
button-knock-leaves = { $points ->
    [0] džins
   *[other] { $points }
  }
button-sort = Kārtot
button-resign = Padoties
button-rules = Noteikumi
button-back = Atpakaļ
button-more = Vēl
button-hint = Padoms
button-hint-counting = Padoms (partija neskaitīsies)
button-rematch = Revanšs
button-yes = Jā
button-no = Nē

hand-title = Tavas kārtis ({ $count })
hand-mark = Atzīmē kārtis, tad spied pogu
hand-marked = Atzīmēts: { $cards }
hand-depth-hint = Līdz kurai kārtij ņemt kaudzi?
hand-onto-hint = Kurai kombinācijai pielikt?
hand-meld-hint = Kuru kombināciju izlikt?
hand-layoff-hint = Kuru kārti un kur pielikt?
hand-discard-hint = Nomest …
hand-place-hint = Kuru kārti aizstāj džokers?
hand-swap-hint = Kuru džokeru tu ņem?
hand-knock-hint = Kuru kārti nomest un klauvēt?
hand-close-hint = Kuru kārti nomest un noslēgt?
hand-place-either = jebkura no abām trūkstošajām mastīm
hand-knock-leaves = { $points ->
    [0] džins: atlikuma nav
    [zero] atlikums { $points } punkti
    [one] atlikums { $points } punkts
   *[other] atlikums { $points } punkti
  }
hand-your-upcard = **Tavs gājiens.** Ņem atklāto kārti { $card } vai izlaid.
hand-your-draw = { $ways ->
    [stock] **Tavs gājiens.** Velc no kavas.
    [pile] **Tavs gājiens.** Kava ir tukša: ņem kaudzes virsējo kārti.
    [pile-over] **Tavs gājiens.** Kava ir tukša: ņem kaudzes virsējo kārti vai apgriez kaudzi un velc no tās.
    [over] **Tavs gājiens.** Kava ir tukša: apgriez kaudzi un velc no tās.
   *[other] **Tavs gājiens.** Velc no kavas vai ņem no kaudzes.
}
hand-your-first-discard = **Raundu sāc tu:** nomet vienu kārti.
hand-your-play = **Tavs gājiens.** Izliec un pieliec, ko gribi, tad nomet vienu kārti.
hand-why = -# { $why }
hand-opening = Pirmajā izlikšanā (vienā gājienā) jābūt vismaz { $least } { $least ->
        [zero] punktiem
        [one] punktam
       *[other] punktiem
    }.
hand-opening-begun = Uz galda ir { $points } no { $least } { $least ->
        [zero] punktiem
        [one] punkta
       *[other] punktiem
    }: pārējo izliec šajā gājienā.
hand-must-lay-new = Pirms nomet kārti, { $card } jāizliek jaunā kombinācijā.
hand-out = Tu izkriti. Pārējie vēl spēlē.

hand-must-meld = Pirms nomet kārti, { $card } jāizliek vai jāpieliek.
hand-no-discard = { $card } tu tikko paņēmi: nomet citu kārti.
hand-waiting = Spēlē { $name }. Kārtis vari atzīmēt jau tagad.
hand-paused = { $reason ->
    [agreed] Partijā ir pauze. Lai turpinātu, spied pie galda **{ button-goon }** vai lieto /{ command-game } { command-game-pause }.
    [adjourned] Partija ir atlikta. Lai turpinātu, spied pie galda **{ button-goon }** vai lieto /{ command-game } { command-game-pause }.
    [vacation] Partijā ir pauze, kamēr kāds spēlētājs ir atvaļinājumā.
    [aborted] Partija ir pārtraukta: bez rezultāta, bez reitinga.
   *[channel] Partijā ir pauze: netieku tās kanālā.
}
hand-depth = { $count ->
    [zero] paņemsi { $count } kārtis: { $cards }
    [one] paņemsi { $count } kārti: { $cards }
   *[other] paņemsi { $count } kārtis: { $cards }
}
hand-depth-refused = nevar paņemt: izvēlies, un redzēsi, kāpēc
hand-meld = { $number }: { $cards }
hand-sorted-suit = Kārtots pa mastīm. Lai kārtis nonāktu sākumā, atzīmē tās un spied „{ button-sort }”.
hand-sorted-rank = Kārtots pēc vērtības. Lai kārtis nonāktu sākumā, atzīmē tās un spied „{ button-sort }”.
hand-sorted-own = Kārtots pēc tava prāta. Jaunās kārtis nonāk beigās.
hand-moved-on = Pa to laiku pie galda kāds ir gājis. Tagad stāvoklis ir šāds.
hand-parked = Tu spēlē **#{ $game }** kanālā { $channel }. Kārtis redzēsi tur.
hand-follows = [Tavas kārtis partijā #{ $game }]({ $url }) rāda pašreizējo stāvokli.

not-seated = Partijā #{ $game } tu nespēlē. Galdu parāda /{ command-table }.
you-are-out = Tu izkriti no partijas #{ $game }. Kā iet pārējiem, parāda /{ command-table }.
no-joker-there = Uz galda nav džokera, ko paņemt.
no-meld-takes-all = Neviena kombinācija visas šīs kārtis nepieņem. Pieliec pa vienai.
dm-closed = Privātziņu tev nosūtīt nevaru, tāpēc kārtis redzi tikai šeit. Lai saņemtu tās privātziņā, atļauj manas privātziņas un tad lieto /{ command-preferences } { command-preferences-messages }:dm.
turn-call = { $user }, tavs gājiens partijā **#{ $game }**.
turn-link = [Pie galda]({ $url })
turn-warning = { $user }, tavs laiks partijā **#{ $game }** beigsies { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [zero] Biju bezsaistē { $seconds } sekundes
        [one] Biju bezsaistē { $seconds } sekundi
       *[other] Biju bezsaistē { $seconds } sekundes
    }. Šis laiks nevienam neskaitās.
    [zero] Biju bezsaistē { $minutes } min { $seconds } s. Šis laiks nevienam neskaitās.
    [one] Biju bezsaistē { $minutes } min { $seconds } s. Šis laiks nevienam neskaitās.
   *[other] Biju bezsaistē { $minutes } min { $seconds } s. Šis laiks nevienam neskaitās.
}
fault = Manā pusē kaut kas nogāja greizi. Pirms mēģini vēlreiz, paskaties uz galdu.
storage-locked = Mana datubāze ir aizņemta. Nekas nav mainījies. Pamēģini pēc brīža.
storage-full = Mans disks ir pilns, tāpēc neko nevaru saglabāt. Nekas nav mainījies. Lūdzu, pasaki tam, kas mani uztur.
storage-read-only = Savā datubāzē nevaru rakstīt. Nekas nav mainījies. Lūdzu, pasaki tam, kas mani uztur.
storage-other = Mana datubāze nedarbojas. Nekas nav mainījies. Lūdzu, pasaki tam, kas mani uztur.
no-such-table = Galda #{ $game } nav. Pārbaudi numuru.
table-hidden = Galdu #{ $game } redz tikai tā spēlētāji.
table-sealed = #{ $game } pagaidām ir slēgts, jo citi vēl spēlē ar tām pašām kārtīm. Ieskaties, kad viņi būs beiguši.
paused-dm = Partijā #{ $game } ir pauze, jo vairs nevaru rakstīt tās kanālā. Pulksteņi stāv. Partija turpināsies, kad tur atkal varēšu rakstīt. Lai turpinātu citur, lieto /{ command-table } { command-table-table }:{ $game } citā servera kanālā.
player-left = **{ $name }** aizgāja no servera. Ja neatgriezīsies, partijā **#{ $game }** padosies { $due }.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Atcelt plānu
ahead-hint = Plāns: vilkt, tad nomest …
ahead-draw = Tikai vilkt
ahead-waits-draw = **Plāns:** vilkt, tiklīdz būs tavs gājiens.
ahead-waits-discard = **Plāns:** vilkt, tad nomest { $card }, ja vien tā vai jaunā kārts neder kombinācijai.
ahead-dropped-draw = Plānoto vilkšanu tagad nevar izpildīt, tāpēc plāna vairs nav.
ahead-dropped-discard = { $card } pēc plāna nenometu: varbūt tagad ir labāks gājiens.
ahead-not-now = Plānot uz priekšu var tikai cita gājiena laikā.
