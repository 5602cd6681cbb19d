### Mida partiist räägitakse mängu ajal ja pärast: /replay, jagatud seisud, pealtvaatajad.

turn-call-told = { $user }, sinu käik partiis **#{ $game }**: { $told }

command-replay =
    .description = Vaata lõppenud partii samm-sammult läbi ja saa selle protokoll failina
command-replay-table =
    .description = Lõppenud partii number; kui tühi, siis sinu viimane siin

replay-place = Kordus · samm { $step }/{ $steps }
replay-hand = Mängija **{ $name }** käes
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
replay-eyes = Kelle kaarte tahad näha?
replay-eyes-all = Mida nägid kõik
replay-eyes-of = Mida nägi { $name }
replay-record = Partii **#{ $game }** protokoll: kõik kaardid ja käigud. Avada saad selle igas tekstiredaktoris.
replay-none = Sul pole siin veel ühtki lõppenud partiid. Mõne teise selle serveri partii nägemiseks lisa selle number: /{ command-replay } { command-table-table }:17

replay-shared = { $name } jagab lõppenud partii seisu: samm { $step }/{ $steps }.
button-replay-here = Kordus siit edasi
replay-share-where = Seisu saab jagada ainult serveris, kus partiid mängiti.
replay-share-closed = Sa ei saa sellesse kanalisse kirjutada, nii et seisu siin jagada ei saa.
replay-share-soon = Jagasid just seisu. Oota mõni sekund.

# /table all: sama laud, nagu see praegu on
button-refresh = 🔄 Värskenda

# /history loendi all: selle partiide menüü
history-replay = Vaata mõnd neist partiidest uuesti
