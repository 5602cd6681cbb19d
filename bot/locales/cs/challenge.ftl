### Výzvy: otázka v kanálu a jak dopadne.

challenge-asks = **{ $name }** vyzývá na **{ $game }**: { $opponents }
challenge-accepted = Hrají: { $names }
challenge-not-playing = Nehrají: { $names }
challenge-accept-again = Pravidla se změnila. Znovu { $count ->
    [one] musí
    [few] musí
   *[other] musí
} přijmout: { $names }
challenge-can-start = Začít s těmi, kdo přijali, může **{ $name }**.
challenge-open = **{ $name }** otevírá stůl: **{ $game }**. Kdo se přidá?
challenge-asked = **{ $name }**, { $opponents }: { $game }
challenge-opened = **{ $name }**: stůl pro { $game }
challenge-seated = Obsazeno { $taken } z { $seats }: { $names }
challenge-rules-changed = Pravidla se změnila; u stolu už před změnou: { $names }
challenge-with-computer = Jedno místo má počítač ({ $level }).
computer-level-missing = { $game }: takovou úroveň tu počítač nemá. Vyber jednu z těchto: { $levels }.
challenge-clock = čas na partii: { $clock } pro každého
challenge-clock-increment = čas na partii: { $clock } pro každého, po každém tahu +{ $increment }
challenge-turn = čas na tah: { $turn }
challenge-no-limits = bez časového limitu
challenge-rated = Hodnocená: počítá se do /{ command-standings }.
challenge-unrated = Nehodnocená.
challenge-consent = { $open ->
    [yes] Kdo se přidá, dostane karty do soukromých zpráv.
   *[no] Kdo přijme, dostane karty do soukromých zpráv.
}
challenge-expires = Výzva končí { $time }
challenge-commitment = Otisk zamíchání `{ $commitment }` · vysvětlí ho /{ command-game } { command-game-verify }

challenge-started = Partie začala: #{ $game }
challenge-declined = Odmítnuto
challenge-declined-by = { $name } odmítá
challenge-cancelled = Výzva je zrušená
challenge-expired = Nikdo včas neodpověděl

challenge-told-accept-again = { $people }: **{ $name }** mění pravidla výzvy nahoře. Výzvu je teď potřeba přijmout znovu.
challenge-told-changed = { $people }: **{ $name }** mění pravidla stolu nahoře. Místo u stolu zůstává; kdo s novými pravidly hrát nechce, stiskne **{ button-leave }**.

command-challenge-open = čeká
    .description = Jak dlouho výzva čeká na odpověď; když vynecháš, 15 minut
choice-stands-15m = 15 minut
choice-stands-1d = 1 den
choice-stands-3d = 3 dny
choice-stands-7d = 7 dní
