### Ko stāsta par partiju spēles laikā un pēc tam: /replay, pozīcijas citiem, skatītāji.

turn-call-told = { $user }, tavs gājiens partijā **#{ $game }**: { $told }

command-replay =
    .description = Noskatīties pabeigtu partiju pa gājieniem un saņemt tās protokolu failā
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
replay-eyes = Kura spēlētāja acīm skatīties?
replay-eyes-all = Ko redzēja visi
replay-eyes-of = Ko redzēja { $name }
replay-record = Partijas **#{ $game }** protokols: visas kārtis un gājieni. To var atvērt jebkurā teksta redaktorā.
replay-none = Tev šeit vēl nav pabeigtu partiju. Lai redzētu citu šī servera partiju, pievieno tās numuru: /{ command-replay } { command-table-table }:17

replay-shared = { $name } dalās ar pabeigtu partiju: { $step }. solis no { $steps }.
button-replay-here = Skatīt no šejienes
replay-share-where = Dalīties ar pozīciju var tikai serverī, kurā partija spēlēta.
replay-share-closed = Šajā kanālā tu nedrīksti rakstīt, tāpēc dalīties ar pozīciju te nevari.
replay-share-soon = Tu tikko dalījies ar pozīciju. Pagaidi dažas sekundes.

# Zem /table: tas pats galds, kāds tas ir tagad
button-refresh = 🔄 Atjaunot

# Zem /history saraksta: tā partiju izvēlne
history-replay = Noskatīties vienu no šīm partijām
