### Co se o partiích vypráví při hře i potom: /replay, sdílené pozice, diváci.

turn-call-told = { $user }, jsi na tahu v partii **#{ $game }**: { $told }

command-replay = přehrát
    .description = Projít dohranou partii krok za krokem a získat její zápis jako soubor
command-replay-table = stůl
    .description = Číslo dohrané partie; když vynecháš, tvoje poslední tady

replay-place = Přehrání · krok { $step } z { $steps }
replay-hand = **{ $name }** drží
button-first = ⏮ Začátek
button-step-back = ◀ Zpět
button-step-on = ▶ Dál
button-last = ⏭ Konec
button-turn-back = ⏪ Předchozí tah
button-turn-on = ⏩ Další tah
button-share = Sdílet
button-record = Zápis
button-replay = Přehrát
replay-rounds = Přejít na kolo
replay-eyes = Čí karty chceš vidět?
replay-eyes-all = Co vidí všichni
replay-eyes-of = Co vidí { $name }
replay-record = Zápis partie **#{ $game }**: každá karta a každý tah. Otevřeš ho v kterémkoli textovém editoru.
replay-none = Zatím tu nemáš žádnou dohranou partii. Jinou partii tohoto serveru uvidíš, když připíšeš její číslo: /{ command-replay } { command-table-table }:17

history-replay = Přehrát některou z těchto partií

button-refresh = 🔄 Obnovit

replay-shared = { $name } sdílí krok { $step } z { $steps } dohrané partie.
button-replay-here = Přehrát odsud
replay-share-where = Pozici můžeš sdílet jen na serveru, kde se partie hrála.
replay-share-closed = Do tohoto kanálu psát nesmíš, takže tu pozici sdílet nemůžeš.
replay-share-soon = Jedna pozice se právě sdílela. Počkej pár sekund.
