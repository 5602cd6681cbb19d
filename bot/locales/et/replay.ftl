### Mida partiist räägitakse mängu ajal ja pärast: /replay, jagatud seisud, pealtvaatajad.

turn-call-told = { $user }, sinu käik partiis **#{ $game }**: { $told }

command-replay =
    .description = Käi lõpetatud partii samm-sammult läbi ja saa selle protokoll failina
command-replay-table =
    .description = Lõpetatud partii number; kui jätad valimata, siis sinu viimane siin

replay-place = Kordus · { $step }. käik { $steps }-st
replay-hand = Mängija **{ $name }** kaardid käes:
button-first = ⏮ Algusse
button-step-back = ◀ Tagasi
button-step-on = ▶ Edasi
button-last = ⏭ Lõppu
button-turn-back = ⏪ Eelmine käik
button-turn-on = ⏩ Järgmine käik
button-share = Jaga
button-record = Protokoll
button-replay = Kordus
replay-rounds = Mine vooru juurde
replay-eyes = Kelle kaarte näidata?
replay-eyes-all = Mida nägid kõik
replay-eyes-of = Mida nägi { $name }
replay-record = Partii **#{ $game }** protokoll: kõik kaardid ja käigud. Selle avab iga tekstiredaktor.
replay-none = Sul pole siin veel lõpetatud partiisid. Numbri järgi näitan iga selle serveri partiid: /{ command-replay } { command-table-table }:17

replay-shared = { $name } näitab lõpetatud partii { $step }. käiku { $steps }-st.
button-replay-here = Kordus siit edasi
replay-share-where = Seisu saab jagada serveris, kus partii mängiti.
replay-share-closed = Sa ei tohi sellesse kanalisse kirjutada.
replay-share-soon = Sa just jagasid seisu. Oota mõni sekund.

# /table all: sama laud, nagu see praegu on
button-refresh = 🔄 Värskenda

# /history loendi all: selle partiide menüü
history-replay = Vaata üks neist partiidest läbi
