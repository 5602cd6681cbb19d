### Ieradumi: kārtošana, atsaukšana, vilkšana ar vienu spiedienu, klusās stundas, nedēļa.

hand-sorted-melds = Pa kombinācijām: labākās priekšā. Atzīmē kārtis un spied „Kārtot” – tās nostāsies pirmās.

button-draw-and-show = Vilkt un rādīt

undo-only-marks = Gājieni skaitās uzreiz, un atsaukt tos nevar. Tavas atzīmes ir noņemtas.
undo-by-takeback = Gājieni skaitās uzreiz. Lūgt citiem atsaukt pēdējo var ar /{ command-game } { command-game-takeback }. Tavas atzīmes ir noņemtas.

## Klusās stundas: kad privātziņas pienāk bez skaņas
command-preferences-quiet =
    .description = Kad manas privātziņas ir bez skaņas, piemēram, 22:00-07:00; off – nekad
command-preferences-zone =
    .description = Tava laika josla: ieraksti lielu pilsētu savā tuvumā
preferences-quiet = **klusās stundas:** { $hours } ({ $zone }), privātziņas pienāk bez skaņas
preferences-quiet-off = **klusās stundas:** nav, privātziņas var skanēt jebkurā laikā
quiet-not-understood = Nesaprotu stundas „{ $hours }”. Raksti tā: 22:00-07:00 vai off.
quiet-needs-zone = Nezinu, cik pie tevis ir pulkstenis. Norādi arī laika joslu: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Riga.
quiet-zone-unknown = Nezinu laika joslu „{ $zone }”. Ieraksti lielu pilsētu savā tuvumā un izvēlies no saraksta.

## Izaicinājumi: kas tiem kopīgs ar agrāku partiju
challenge-as-last = Spēle un laiks – kā pagājušajā reizē.
challenge-times-kept = Paliek no pagājušās reizes: { $times }.
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
server-weekly-off = **nedēļas tabula:** netiek publicēta
server-weekly-forbidden = ⚠ Kanālā { $channel } nedrīkstu rakstīt, tāpēc tur nekas netiek publicēts. Ļauj man redzēt šo kanālu un sūtīt ziņas.

hand-your-turn = **Tavs gājiens**
hand-waits = Gājiens: { $name }.
tiles-your-move = **Tavs gājiens.** Izliec kauliņus vai velc vienu.
tiles-your-move-no-stock = **Tavs gājiens.** Izliec kauliņus vai izlaid: krājums ir tukšs.
