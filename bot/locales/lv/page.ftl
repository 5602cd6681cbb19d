### Galda lapa pārlūkā.

## Kā uz to tiek no Discord.

button-page = Spēlēt pie galda
open-page-link = Lūk, tava vieta partijā #{ $game }. Saite ir tikai tev un der vienreiz, desmit minūšu laikā.
open-page-list = Lūk, tavi galdi. Saite ir tikai tev un der vienreiz, desmit minūšu laikā.
open-page-none = Galdus te vairs nevar atvērt pārlūkā. Visu vari darīt Discord, pie savām kārtīm.

## Izrakstīšanās, lapā /preferences.

preferences-signed-in = **Galdi pārlūkā:** kad atver saiti, pārlūks tevi atceras 30 dienas.
button-sign-out = Izrakstīties visur
signed-out = Tagad neviens pārlūks tevi vairs neatceras. Lai pierakstītos atkal, vajag jaunu saiti.

## Savu galdu saraksts: kā kurā iet.

running-your-turn = Tavs gājiens
running-turn = Gājiens: { $name }
running-paused = Pauze
running-won = Tu uzvarēji
running-over = Beigusies
running-aborted = Pārtraukta

## Pirms kādu ielaiž: lapas ar vienu teikumu.

door-link-used = Šī saite jau ir izmantota vai vecāka par desmit minūtēm. Lai dabūtu jaunu, Discord spied „{ button-page }”.
door-closed = Šis pārlūks tevi nepazīst. Discord pie kāda no saviem galdiem spied „{ button-page }”, un dabūsi saiti.
activity-again = Vēlreiz
activity-declined = Lai parādītu tavu galdu, man vajag tavu vārdu Discord. Lūdzu, atļauj man to redzēt.
activity-code = Šī pierakstīšanās vairs nav spēkā. Lūdzu, aizver galdu un atver to vēlreiz.
activity-instance = Discord saka, ka šis galds te tev nav atvērts. Lūdzu, aizver to un atver vēlreiz.
activity-later = Discord neatbildēja. Lūdzu, pamēģini pēc brīža.
activity-closed = Galdus vēl nevar atvērt pašā Discord. Lūdzu, pasaki tam, kas mani uztur, ka kāds iestatījums nav pareizs.
discord-unreached = Pašlaik nav sakaru ar Discord, tāpēc laiku nezaudē neviens. Lūdzu, pamēģini pēc brīža.
door-later = Pašlaik netieku pie galdiem. Lūdzu, pamēģini pēc brīža.

## Pie galda: kas noraidīts, pirms jautāts spēlei.

page-unreadable = Galds to nesaprata. Lūdzu, ielādē lapu no jauna.
page-too-fast = Tas bija par daudz uzreiz. Galds pats atvērsies vēlreiz.

## Kārtis un kauliņi, kur tos lasa priekšā; „card” ir šāds nosaukums.

page-card = { $suit } { $rank }
page-tile = { $suit } { $rank }
page-joker = džokers
page-joker-as = džokers kā { $card }
page-back = aizklāta kārts
page-rank-A = dūzis
page-rank-J = kalps
page-rank-Q = dāma
page-rank-K = kungs
# Ģenitīvs: „ercena dāma”
page-suit-s = pīķa
page-suit-h = ercena
page-suit-d = kārava
page-suit-c = kreiča
page-colour-b = zils
page-colour-g = zaļš
page-colour-r = sarkans
page-colour-y = dzeltens

## Galds. Skaitļus lapa ieliek pati, tāpēc locīt pēc tiem nevar.

page-hand = Tavas kārtis
page-you = Tu
page-meld = Kombinācija { $number }: { $cards } ({ $player })
page-stock = Kārtis kavā: { $count }
page-pile = Kārtis kaudzē: { $count }, virsējā { $card }
page-pile-empty = Kaudze ir tukša
page-pile-spread = No kaudzes
page-take-from = { $card } un viss virs šīs kārts, kopā { $count }: { $cards }
page-close = Aizvērt
page-choose = Te ir vairākas iespējas. Izvēlies zemāk.
page-discard-one = Nomest var tikai vienu kārti, un ar to gājiens beidzas.
page-offline = Pašlaik nav sakaru. Galds atgriezīsies pats.

## Pie galda: par ko der paceltās kārtis, ko vēl var lūgt, un laiki.

offer-meld-run = Izlikt secību · { $points }
offer-meld-group = Izlikt grupu · { $points }
way-about = { $what } · { $name }
way-watch-yes = Skatītāji: visi
way-watch-no = Skatītāji: tikai galda ziņa
way-watch-hidden = Skatītāji: neviens
rematch-wanted = { $name } grib revanšu.
said-in-seconds = { $count ->
    [zero] pēc { $count } sekundēm
    [one] pēc { $count } sekundes
   *[other] pēc { $count } sekundēm
}
said-in-minutes = { $count ->
    [zero] pēc { $count } minūtēm
    [one] pēc { $count } minūtes
   *[other] pēc { $count } minūtēm
}
said-in-hours = { $count ->
    [zero] pēc { $count } stundām
    [one] pēc { $count } stundas
   *[other] pēc { $count } stundām
}
said-in-days = { $count ->
    [zero] pēc { $count } dienām
    [one] pēc { $count } dienas
   *[other] pēc { $count } dienām
}

## Kauliņu galda kopija.

page-tiles-turn = Tavs gājiens. Bīdi kauliņus, kur gribi, tad spied „{ page-done }”. Vai velc kauliņu.
page-tiles-turn-no-stock = Tavs gājiens. Bīdi kauliņus, kur gribi, tad spied „{ page-done }”. Vai izlaid: krājums ir tukšs.
page-row = Rinda { $number }: { $tiles }
page-put-here = Likt izvēlētos kauliņus { $number }. rindā
page-new-row = Jauna rinda
page-to-rack = Atpakaļ statīvā
page-done = Gatavs
page-undo = Atsaukt
page-reset = No jauna
page-opening-sum = punkti: { $counts } no { $needs }

## Josla, izvēlne un galdu saraksts.

page-tables = Galdi
page-tables-waiting = Galdi: tavu gājienu gaida vēl { $count }
page-tables-start = Lai sāktu citu partiju, raksti Discord: /{ command-challenge }.
page-tables-none = Pašlaik tu neesi pie neviena galda. Lai sāktu partiju, raksti Discord: /{ command-challenge }.
page-more = Vēl
page-sounds-on = Ieslēgt skaņas
page-sounds-off = Izslēgt skaņas
page-in-discord = Atvērt Discord
page-sign-out = Izrakstīties šeit
page-agree = Piekrist
page-decline = Noraidīt
page-planned = Plāns tavam gājienam: { $what }.
page-plan-draws = vilkt
page-plan-discards = vilkt, tad nomest ({ $card })
page-plan-nothing = Atcelt plānu
page-plan-draw = Plānot vilkšanu
page-plan-discard = Plānot nomest: { $card }

## Raunda un partijas beigas, un atkārtojums.

page-to-table = Skatīt galdu
page-to-result = Skatīt rezultātu
page-to-rematch = Uz revanšu
page-points-round = punkti: { $points }, kopā { $total }
page-moment = Solis { $step }
page-replay = Atkārtojums
page-replay-at = Solis { $at } no { $steps }
page-replay-end = Beigt atkārtojumu
page-round-before = Vienu raundu atpakaļ
page-turn-before = Vienu gājienu atpakaļ
page-move-before = Vienu soli atpakaļ
page-move-next = Vienu soli uz priekšu
page-turn-next = Vienu gājienu uz priekšu
page-round-next = Vienu raundu uz priekšu
