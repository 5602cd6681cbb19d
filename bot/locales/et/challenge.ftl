### Väljakutsed: küsimus kanalis ja kuidas see lõpeb.

challenge-asks = **{ $name }** esitab väljakutse: { $opponents }. Mäng: **{ $game }**.
challenge-accepted = Nõustusid: { $names }
challenge-not-playing = Keeldusid: { $names }
challenge-accept-again = Reeglid on muutunud, uuesti peab nõustuma ({ $count }): { $names }
challenge-can-start = **{ $name }** võib alustada nendega, kes on nõus.
challenge-open = **{ $name }** avas laua: **{ $game }**. Kes mängib?
challenge-asked = **{ $name }** ja { $opponents }: { $game }
challenge-opened = **{ $name }**: avatud laud, { $game }
challenge-seated = Kohti { $taken }/{ $seats }: { $names }
challenge-rules-changed = Reeglid on muutunud pärast seda, kui liitusid { $names }.
challenge-with-computer = Üks koht on arvutile (tase: { $level }).
computer-level-missing = Mängus { $game } arvutil sellist taset pole. Vali mõni neist: { $levels }.
challenge-clock = kell: { $clock } igaühele
challenge-clock-increment = kell: { $clock } igaühele, käigu eest +{ $increment }
challenge-turn = käiguaeg: { $turn }
challenge-no-limits = ajapiiranguta
challenge-rated = Reitinguga: läheb /{ command-standings } edetabelis arvesse.
challenge-unrated = Reitinguta.
challenge-consent = { $open ->
    [yes] Kes liitub, saab kaardid privaatsõnumiga.
   *[no] Kes nõustub, saab kaardid privaatsõnumiga.
}
challenge-expires = Sulgub { $time }
challenge-commitment = Segamise sõrmejälg `{ $commitment }` · seletab /{ command-game } { command-game-verify }

challenge-started = Partii algas: #{ $game }
challenge-declined = Keeldutud
challenge-declined-by = { $name } keeldus
challenge-cancelled = Väljakutse on tagasi võetud
challenge-expired = Keegi ei vastanud õigel ajal

challenge-told-accept-again = { $people }: **{ $name }** muutis ülaloleva väljakutse reegleid. Need tuleb üle vaadata ja uuesti nõustuda.
challenge-told-changed = { $people }: **{ $name }** muutis ülaloleva laua reegleid. Koht jääb alles; sellest loobumiseks vajutage „Lahku“.

command-challenge-open =
    .description = Kui kaua väljakutse vastust ootab; kui jätad valimata, siis 15 minutit
choice-stands-15m = 15 minutit
choice-stands-1d = 1 päev
choice-stands-3d = 3 päeva
choice-stands-7d = 7 päeva
