### Ieradumi: kārtošana, atsaukšana, vilkšana ar vienu spiedienu, klusās stundas, nedēļa.

hand-sorted-melds = Kārtots pa kombinācijām, labākās pa priekšu. Lai kārtis nonāktu sākumā, atzīmē tās un spied „{ button-sort }”.

button-draw-and-show = Vilkt un rādīt

undo-only-marks = Gājieni skaitās uzreiz, un atsaukt tos nevar. Kārtis vairs nav atzīmētas.
undo-by-takeback = Gājieni skaitās uzreiz. Lai atsauktu pēdējo, palūdz pārējiem: /{ command-game } { command-game-takeback }. Kārtis vairs nav atzīmētas.

## Klusās stundas: kad privātziņas pienāk bez skaņas
command-preferences-quiet =
    .description = Klusās stundas: manas privātziņas tad ir bez skaņas. Piemēram, 22:00-07:00 vai off
command-preferences-zone =
    .description = Tava laika josla: ieraksti lielu pilsētu savā tuvumā
preferences-quiet = **Klusās stundas:** { $hours } ({ $zone }). Manas privātziņas tad ir bez skaņas.
preferences-quiet-off = **Klusās stundas:** nav. Manas privātziņas var skanēt jebkurā laikā.
quiet-not-understood = Nesaprotu laiku „{ $hours }”. Raksti tā: 22:00-07:00, vai off.
quiet-needs-zone = Vispirms izvēlies laika joslu, piemēram, tā: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Riga.
quiet-zone-unknown = Nezinu laika joslu „{ $zone }”. Ieraksti lielu pilsētu savā tuvumā un izvēlies no saraksta.

## Izaicinājumi: kas tiem kopīgs ar agrāku partiju
challenge-as-last = Spēle un laiks ir kā pagājušajā reizē.
challenge-times-kept = No pagājušās reizes paliek: { $times }.
challenge-rematch = Partijas **#{ $game }** revanšs.
challenge-rematch-deals = Partijas **#{ $game }** revanšs: dalīt sāk **{ $name }**.

## Nedēļa: tabula pirmdienās serveros, kas to vēlas
weekly-title = Nedēļas tabula, { $first } – { $last }
weekly-more = Visus rāda /{ command-standings }.
command-server-season-weekly =
    .description = Katru pirmdienu publicēt šajā kanālā nedēļas tabulu
command-server-season-weekly_off =
    .description = Nedēļas tabulu vairs nepublicēt
server-weekly = **nedēļas tabula:** { $channel }, nākamā { $next }
server-weekly-off = **nedēļas tabula:** nepublicēju
server-weekly-forbidden = ⚠ Kanālā { $channel } nedrīkstu rakstīt, tāpēc neko tur nepublicēju. Ļauj man redzēt šo kanālu un sūtīt ziņas.

hand-your-turn = **Tavs gājiens**
hand-waits = Spēlē { $name }.
tiles-your-move = **Tavs gājiens.** Izliec kauliņus vai velc vienu.
tiles-your-move-no-stock = **Tavs gājiens.** Izliec kauliņus vai izlaid: krājums ir tukšs.
