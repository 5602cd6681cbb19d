### Galda lapa pārlūkā.

## Kā uz to tiek no Discord.

button-page = Spēlēt pie galda
open-page-link = Tava vieta partijā #{ $game }. Saite ir tikai tev un der vienu reizi, desmit minūšu laikā.
open-page-list = Ceļš pie taviem galdiem. Saite ir tikai tev un der vienu reizi, desmit minūšu laikā.
open-page-none = Galdu lapas te vairs nav. Visu var izdarīt ar savām kārtīm Discord.

## Izrakstīšanās, lapā /preferences.

preferences-signed-in = **galdi pārlūkā:** pārlūks, kurā atver saiti, tevi atceras 30 dienas.
button-sign-out = Izrakstīties visur
signed-out = Tagad neviens pārlūks tevi vairs neatceras. Ar jaunu saiti tiksi atpakaļ.

## Savu galdu saraksts: kā kurā iet.

running-your-turn = Tavs gājiens
running-turn = Gājiens: { $name }
running-paused = Apturēta
running-won = Tu uzvarēji
running-over = Beigusies
running-aborted = Pārtraukta

## Pirms kādu ielaiž: lapas ar vienu teikumu.

door-link-used = Šī saite jau ir izmantota vai vecāka par desmit minūtēm. Jaunu saņemsi, Discord nospiežot „{ button-page }”.
door-closed = Te neviens nav pierakstījies. Discord pie kāda no saviem galdiem nospied „{ button-page }”: saņemsi saiti.
activity-again = Vēlreiz
activity-declined = Lai parādītu tavu galdu, man jāzina tavs vārds Discord. Lūdzu, atļauj to.
activity-code = Šo pierakstīšanos Discord vairs nepazīst. Lūdzu, aizver galdu un atver to vēlreiz.
activity-instance = Discord saka, ka šeit tev galds nav atvērts. Lūdzu, aizver to un atver vēlreiz.
activity-later = Discord neatbildēja. Lūdzu, mēģini pēc brīža.
activity-closed = Galdus vēl nevar atvērt pašā Discord. Lūdzu, pasaki tam, kas mani uztur, ka kāds iestatījums nav pareizs.
discord-unreached = Man pašlaik nav sakaru ar Discord, tāpēc laiks nevienam neiet. Lūdzu, mēģini pēc brīža.
door-later = Galdi pašlaik nav sasniedzami. Lūdzu, mēģini pēc brīža.

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
page-stock = Kava, kārtis: { $count }
page-pile = Kaudze, kārtis: { $count }, virsējā { $card }
page-pile-empty = Kaudze ir tukša
page-pile-spread = No kaudzes
page-take-from = { $card } un viss, kas uz tās, kārtis: { $count }, { $cards }
page-close = Aizvērt
page-choose = To var darīt dažādi. Izvēlies zemāk.
page-discard-one = Nomet vienu kārti, un ar to gājiens beidzas.
page-offline = Pašlaik nav sakaru. Galds atgriezīsies pats.

## Pie galda: par ko der paceltās kārtis, ko vēl var lūgt, un laiki.

offer-meld-run = Izlikt secību · { $points }
offer-meld-group = Izlikt grupu · { $points }
way-about = { $what } · { $name }
way-watch-yes = Skatītāji: jā
way-watch-no = Skatītāji: nē
way-watch-hidden = Skatītāji: slēpta partija
rematch-wanted = { $name } vēlas revanšu.

## Kauliņu galda melnraksts.

page-tiles-turn = Tavs gājiens. Bīdi kauliņus, kur gribi, tad spied „{ page-done }”. Vai velc vienu.
page-tiles-turn-no-stock = Tavs gājiens. Bīdi kauliņus, kur gribi, tad spied „{ page-done }”. Vai izlaid: krājums ir tukšs.
page-row = Rinda { $number }: { $tiles }
page-put-here = Likt paceltos kauliņus rindā { $number }
page-new-row = Jauna rinda
page-to-rack = Atpakaļ statīvā
page-done = Gatavs
page-undo = Atsaukt
page-reset = No jauna
page-opening-sum = punkti: { $counts } no { $needs }

## Josla, izvēlne un galdu saraksts.

page-tables = Galdi
page-tables-waiting = Galdi; vēl gaida tavu gājienu: { $count }
page-tables-start = Lai sāktu citu partiju, raksti Discord: /{ command-challenge }.
page-tables-none = Pašlaik tu nesēdi ne pie viena galda. Lai sāktu partiju, raksti Discord: /{ command-challenge }.
page-more = Vēl
page-sounds-on = Ieslēgt skaņas
page-sounds-off = Izslēgt skaņas
page-in-discord = Skatīt Discord
page-sign-out = Izrakstīties šeit
page-agree = Piekrist
page-decline = Noraidīt
page-planned = Kad būs tavs gājiens: { $what }.
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
page-round-before = Raundu atpakaļ
page-turn-before = Gājienu atpakaļ
page-move-before = Soli atpakaļ
page-move-next = Soli uz priekšu
page-turn-next = Gājienu uz priekšu
page-round-next = Raundu uz priekšu
