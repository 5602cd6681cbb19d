### Ko stāsta par partiju spēles laikā un pēc tam: /replay, pozīcijas citiem, skatītāji.

turn-call-told = { $user }, tavs gājiens partijā **#{ $game }**: { $told }

command-replay =
    .description = Noskatīties pabeigtu partiju gājienu pa gājienam un saņemt tās protokolu failā
command-replay-table =
    .description = Pabeigtas partijas numurs; ja nenorādi – tava pēdējā šeit

replay-place = Atkārtojums · { $step }. solis no { $steps }
replay-hand = Spēlētāja **{ $name }** kārtis rokā:
button-first = ⏮ Uz sākumu
button-step-back = ◀ Atpakaļ
button-step-on = ▶ Uz priekšu
button-last = ⏭ Uz beigām
button-turn-back = ⏪ Gājiens atpakaļ
button-turn-on = ⏩ Nākamais gājiens
button-share = Dalīties
button-record = Protokols
button-replay = Atkārtojums
replay-rounds = Iet uz raundu
replay-eyes = Kura kārtis rādīt?
replay-eyes-all = Ko redzēja visi
replay-eyes-of = Ko redzēja { $name }
replay-record = Partijas **#{ $game }** protokols: visas kārtis un gājieni. To atver jebkurš teksta redaktors.
replay-none = Tev te vēl nav pabeigtu partiju. Pēc numura parādīšu jebkuru šī servera partiju: /{ command-replay } { command-table-table }:17

replay-shared = { $name } rāda pabeigtas partijas { $step }. soli no { $steps }.
button-replay-here = Skatīt no šejienes
replay-share-where = Dalīties ar pozīciju var tajā serverī, kurā partija spēlēta.
replay-share-closed = Tu nedrīksti rakstīt šajā kanālā.
replay-share-soon = Tu tikko dalījies ar pozīciju. Pagaidi dažas sekundes.

# Zem /table: tas pats galds, kāds tas ir tagad
button-refresh = 🔄 Atjaunot

# Zem /history saraksta: tā partiju izvēlne
history-replay = Noskatīties vienu no šīm partijām
