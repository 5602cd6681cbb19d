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
hand-onto-hint = Pie kuras kombinācijas?
hand-meld-hint = Kuru kombināciju izlikt?
hand-layoff-hint = Kuru kārti kur pielikt?
hand-discard-hint = Nomest …
hand-place-hint = Kuru kārti aizstāj džokers?
hand-swap-hint = Kuru džokeru tu ņem?
hand-knock-hint = Kuru kārti nomest un klauvēt?
hand-close-hint = Kuru kārti nomest un noslēgt?
hand-place-either = jebkura no trūkstošajām mastīm
hand-knock-leaves = { $points ->
    [0] džins: atlikuma nav
    [zero] atlikums { $points } punktu
    [one] atlikums { $points } punkts
   *[other] atlikums { $points } punkti
  }
hand-your-upcard = **Tavs gājiens.** Ņem atklāto kārti { $card } vai izlaid.
hand-your-draw = { $ways ->
    [stock] **Tavs gājiens.** Velc kārti no kavas.
    [pile] **Tavs gājiens.** Kava ir tukša: ņem kaudzes virsējo kārti.
    [pile-over] **Tavs gājiens.** Kava ir tukša: ņem kaudzes virsējo kārti vai apgriez kaudzi un velc no tās.
    [over] **Tavs gājiens.** Kava ir tukša: apgriez kaudzi un velc no tās.
   *[other] **Tavs gājiens.** Velc no kavas vai ņem no kaudzes.
  }
hand-your-first-discard = **Raundu sāc tu:** nomet vienu kārti.
hand-your-play = **Tavs gājiens.** Izliec un pieliec, ko gribi, tad nomet vienu kārti.
hand-why = -# { $why }
hand-opening = Tavai pirmajai izlikšanai, visai vienā gājienā, vajag vismaz { $least } { $least ->
        [zero] punktu
        [one] punktu
       *[other] punktus
    }.
hand-opening-begun = Uz galda ir { $points } no { $least } { $least ->
        [zero] punktiem
        [one] punkta
       *[other] punktiem
    }: šajā gājienā izliec vēl.
hand-must-lay-new = Pirms nomešanas { $card } jāizliek jaunā kombinācijā.
hand-out = Tev partija beigusies. Pārējie spēlē tālāk.

hand-must-meld = Pirms nomešanas { $card } jāizliek vai jāpieliek.
hand-no-discard = { $card } ir tikko paņemta: nomet citu kārti.
hand-waiting = Gājiens: { $name }. Pa to laiku vari atzīmēt kārtis.
hand-paused = { $reason ->
    [agreed] Partija ir apturēta. Spied **{ button-goon }** pie galda vai /{ command-game } { command-game-pause }.
    [adjourned] Partija ir atlikta. Spied **{ button-goon }** pie galda vai /{ command-game } { command-game-pause }.
    [vacation] Partija stāv: viens spēlētājs ir atvaļinājumā.
    [aborted] Partija ir pārtraukta: bez rezultāta, bez reitinga.
   *[channel] Partija ir apturēta: tās kanāls nav sasniedzams.
}
hand-depth = { $count ->
    [zero] { $count } kāršu: { $cards }
    [one] { $count } kārts: { $cards }
   *[other] { $count } kārtis: { $cards }
  }
hand-depth-refused = nevar: izvēlies un uzzināsi, kāpēc
hand-meld = { $number }: { $cards }
hand-sorted-suit = Pa mastīm. Atzīmē kārtis un spied „Kārtot” – tās nostāsies pirmās.
hand-sorted-rank = Pēc vērtības. Atzīmē kārtis un spied „Kārtot” – tās nostāsies pirmās.
hand-sorted-own = Tavā kārtībā: jaunās kārtis beigās.
hand-moved-on = Pie galda jau ir izdarīts gājiens. Tagad viss ir tā.
hand-parked = Tu spēlē **#{ $game }** kanālā { $channel }. Savas kārtis redzi tur.
hand-follows = [Tavas kārtis (#{ $game })]({ $url }) rāda, kā pie galda ir tagad.

not-seated = Tu nesēdi pie galda #{ $game }. Apskati to ar /{ command-table }.
you-are-out = Tev partija #{ $game } beigusies: pārējie spēlē tālāk. Kā iet, rāda /{ command-table }.
no-joker-there = Uz galda nav džokera, ko varētu paņemt.
no-meld-takes-all = Visas šīs kārtis nevienai kombinācijai neder. Pieliec pa vienai.
dm-closed = Tavas privātziņas man ir slēgtas, tāpēc kārtis redzi tikai te. Kad tās atvērsi, /{ command-preferences } { command-preferences-messages }:{ choice-dm } atkal sūtīs kārtis uz turieni.
turn-call = { $user }, tavs gājiens partijā **#{ $game }**.
turn-link = [Pie galda]({ $url })
turn-warning = { $user }, tavs laiks partijā **#{ $game }** beigsies { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [zero] Sakaru ar mani nebija { $seconds } sekundes
        [one] Sakaru ar mani nebija { $seconds } sekundi
       *[other] Sakaru ar mani nebija { $seconds } sekundes
      }: šis laiks nevienam neskaitās.
    [zero] Sakaru ar mani nebija { $minutes } min { $seconds } s: šis laiks nevienam neskaitās.
    [one] Sakaru ar mani nebija { $minutes } min { $seconds } s: šis laiks nevienam neskaitās.
   *[other] Sakaru ar mani nebija { $minutes } min { $seconds } s: šis laiks nevienam neskaitās.
  }
fault = Man kaut kas nogāja greizi. Pirms mēģini vēlreiz, paskaties uz galdu.
storage-locked = Mana datubāze ir aizņemta. Nekas nav mainījies; mēģini pēc brīža.
storage-full = Mans disks ir pilns, tāpēc nevaru saglabāt gājienu. Nekas nav mainījies; pasaki tam, kas mani uztur.
storage-read-only = Manā datubāzē nevar rakstīt. Nekas nav mainījies; pasaki tam, kas mani uztur.
storage-other = Mana datubāze nedarbojas. Nekas nav mainījies; pasaki tam, kas mani uztur.
no-such-table = Galda #{ $game } nav.
table-hidden = Galds #{ $game } ir tikai tiem, kas pie tā spēlē.
table-sealed = Galds #{ $game } pagaidām ir slēgts: citi vēl spēlē ar tām pašām kārtīm. Apskati to, kad viņi būs beiguši.
paused-dm = Galds #{ $game } ir apturēts: vairs nevaru rakstīt tā kanālā. Tikmēr laiks nevienam neiet. Kad atkal varēšu, spēle turpināsies pati, vai lieto /{ command-table } { command-table-table }:{ $game } citā servera kanālā un turpiniet tur.
player-left = **{ $name }** vairs nav serverī. Ja neatgriezīsies, { $due } tas skaitīsies kā padošanās partijā **#{ $game }**.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Atcelt plānu
ahead-hint = Iepriekš: vilkt, tad nomest …
ahead-draw = Tikai vilkt
ahead-waits-draw = **Iepriekš:** vilkt, tiklīdz būs tavs gājiens.
ahead-waits-discard = **Iepriekš:** vilkt un nomest { $card }, ja neder ne tā, ne izvilktā kārts.
ahead-dropped-draw = Vilkt iepriekš tagad nav iespējams.
ahead-dropped-discard = { $card } paliek rokā: varbūt tagad iespējams kas labāks.
ahead-not-now = Iepriekš to var pateikt tikai tad, kad gājiens ir citam.
