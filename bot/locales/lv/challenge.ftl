### Izaicinājumi: jautājums kanālā un kā tas beidzas.

challenge-asks = **{ $name }** izaicina uz **{ $game }**: { $opponents }
challenge-accepted = Pieņēma: { $names }
challenge-not-playing = Atteicās: { $names }
challenge-accept-again = Noteikumi mainījušies, tāpēc vēlreiz jāpieņem { $count ->
    [1] spēlētājam
   *[other] spēlētājiem
}: { $names }
challenge-can-start = **{ $name }** var sākt ar tiem, kas jau pieņēmuši.
challenge-open = **{ $name }** atvēra galdu, spēle: **{ $game }**. Kas spēlēs?
challenge-asked = **{ $name }** izaicināja uz { $game }: { $opponents }
challenge-opened = **{ $name }**: atvērts galds, { $game }
challenge-seated = Vietas ({ $taken } no { $seats }): { $names }
challenge-rules-changed = Noteikumi ir mainījušies, kopš pievienojās { $names }.
challenge-with-computer = Viena vieta ir datoram (līmenis: { $level }).
computer-level-missing = Spēlē { $game } datoram tāda līmeņa nav. Izvēlies kādu no šiem: { $levels }.
challenge-clock = pulkstenis: { $clock } katram
challenge-clock-increment = pulkstenis: { $clock } katram, par gājienu +{ $increment }
challenge-turn = gājiena laiks: { $turn }
challenge-no-limits = bez laika ierobežojuma
challenge-rated = Ar reitingu: skaitās tabulā /{ command-standings }.
challenge-unrated = Bez reitinga.
challenge-consent = { $open ->
    [yes] Ja pievienosies, kārtis saņemsi privātziņā.
   *[no] Ja pieņemsi, kārtis saņemsi privātziņā.
}
challenge-expires = Aizveras { $time }
challenge-commitment = Jaukšanas nospiedums `{ $commitment }` · izskaidro /{ command-game } { command-game-verify }

challenge-started = Partija sākusies: #{ $game }
challenge-declined = Noraidīts
challenge-declined-by = { $name } atteicās
challenge-cancelled = Izaicinātājs izaicinājumu atcēla
challenge-expired = Laikus neviens neatbildēja

challenge-told-accept-again = { $people }: **{ $name }** mainīja šī izaicinājuma noteikumus. Lūdzu, apskati tos un pieņem vēlreiz.
challenge-told-changed = { $people }: **{ $name }** mainīja šī galda noteikumus. Tava vieta paliek tev, ja vien nenospied „{ button-leave }”.

command-challenge-open =
    .description = Cik ilgi izaicinājums gaida atbildi; ja nenorādi – 15 minūtes
choice-stands-15m = 15 minūtes
choice-stands-1d = 1 diena
choice-stands-3d = 3 dienas
choice-stands-7d = 7 dienas
