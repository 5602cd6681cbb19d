### Väljakutsed: küsimus kanalis ja kuidas see lõpeb.

challenge-asks = **{ $name }** kutsub mängima: { $opponents }. Mäng: **{ $game }**.
challenge-accepted = Nõustunud: { $names }
challenge-not-playing = Keeldunud: { $names }
challenge-accept-again = Reeglid on muutunud. Uuesti { $count ->
    [one] peab
   *[other] peavad
} nõustuma: { $names }
challenge-can-start = **{ $name }** võib alustada mängijatega, kes on nõustunud.
challenge-open = **{ $name }** avas laua: **{ $game }**. Kes mängib?
challenge-asked = **{ $name }** kutsus mängima: { $opponents }. Mäng: { $game }
challenge-opened = **{ $name }**: avatud laud, { $game }
challenge-seated = Mängijaid { $taken }/{ $seats }: { $names }
challenge-rules-changed = Reeglid on muutunud. Enne muutmist liitunud: { $names }.
challenge-with-computer = Ühel kohal mängib arvuti (tase: { $level }).
computer-level-missing = Mängus { $game } sellist arvuti taset pole. Vali mõni neist: { $levels }.
challenge-clock = kell: igaühel { $clock }
challenge-clock-increment = kell: igaühel { $clock }, käigu eest +{ $increment }
challenge-turn = käiguaeg: { $turn }
challenge-no-limits = ajapiiranguta
challenge-rated = Reitinguga: läheb arvesse edetabelis /{ command-standings }.
challenge-unrated = Reitinguta.
challenge-consent = { $open ->
    [yes] Kui liitud, saad oma kaardid privaatsõnumiga.
   *[no] Kui nõustud, saad oma kaardid privaatsõnumiga.
}
challenge-expires = Sulgub { $time }
challenge-commitment = Segamise sõrmejälg `{ $commitment }` · selgitus: /{ command-game } { command-game-verify }

challenge-started = Partii algas: #{ $game }
challenge-declined = Keeldutud
challenge-declined-by = { $name } keeldus
challenge-cancelled = Väljakutsuja tühistas väljakutse
challenge-expired = Keegi ei vastanud õigel ajal

challenge-told-accept-again = { $people }: **{ $name }** muutis ülaloleva väljakutse reegleid. Palun vaata need üle ja nõustu uuesti.
challenge-told-changed = { $people }: **{ $name }** muutis ülaloleva laua reegleid. Koht jääb sulle alles, kui sa ei vajuta **{ button-leave }**.

command-challenge-open =
    .description = Kui kaua väljakutse vastust ootab; kui tühi, siis 15 minutit
choice-stands-15m = 15 minutit
choice-stands-1d = 1 päev
choice-stands-3d = 3 päeva
choice-stands-7d = 7 päeva
