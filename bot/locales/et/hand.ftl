# Kaardid käes ja nupud nende all; neid näeb ainult mängija ise.

button-my-hand = Minu kaardid
button-draw = Tõmba
button-take = Võta virnast
button-turn-over = Pööra ümber
button-meld = Lao
button-lay-off = Lisa
button-swap = Vaheta
button-discard = Pane maha
button-knock = Koputa
button-big-gin = Suur džinn
button-close = Sulge
button-take-meld = Võta kuni { $card } ja lao
button-take-lay-off = Võta kuni { $card } ja lisa
button-knock-leaves = { $points ->
    [0] džinn
   *[other] { $points }
  }
button-sort = Sorteeri
button-resign = Anna alla
button-rules = Reeglid
button-back = Tagasi
button-more = Veel
button-hint = Vihje
button-hint-counting = Vihje (siis partii ei loe)
button-rematch = Revanš
button-yes = Jah
button-no = Ei

hand-title = Sinu kaardid ({ $count })
hand-mark = Märgi kaardid, siis vajuta nuppu
hand-marked = Märgitud: { $cards }
hand-depth-hint = Millise kaardini virnast võtta?
hand-onto-hint = Millisele kombinatsioonile?
hand-meld-hint = Milline kombinatsioon laduda?
hand-layoff-hint = Milline kaart kuhu lisada?
hand-discard-hint = Pane maha …
hand-place-hint = Millist kaarti jokker asendab?
hand-swap-hint = Millise jokkeri võtad?
hand-knock-hint = Mis kaardiga koputad?
hand-close-hint = Mis kaardiga sulged?
hand-place-either = kumb tahes puuduv mast
hand-knock-leaves = { $points ->
    [0] džinn: ülejääki pole
    [one] ülejääk 1 punkt
   *[other] ülejääk { $points } punkti
  }
hand-your-upcard = **Sinu käik.** Võta avatud kaart { $card } või jäta vahele.
hand-your-draw = { $ways ->
    [stock] **Sinu käik.** Tõmba pakist.
    [pile] **Sinu käik.** Pakk on tühi: võta virna pealmine kaart.
    [pile-over] **Sinu käik.** Pakk on tühi: võta virna pealmine kaart või pööra virn ümber ja tõmba sealt.
    [over] **Sinu käik.** Pakk on tühi: pööra virn ümber ja tõmba sealt.
   *[other] **Sinu käik.** Tõmba pakist või võta virnast.
  }
hand-your-first-discard = **Vooru alustad sina:** pane üks kaart maha.
hand-your-play = **Sinu käik.** Lao ja lisa, mida tahad, siis pane üks kaart maha.
hand-why = -# { $why }
hand-opening = Sinu avaladumine, kogu ühes käigus, peab andma vähemalt { $least } punkti.
hand-opening-begun = Laual on { $points } punkti { $least }-st: lao selles käigus veel.
hand-must-lay-new = Enne mahapanekut tuleb { $card } laduda uude kombinatsiooni.
hand-out = Langesid välja. Teised mängivad edasi.

hand-must-meld = Enne mahapanekut tuleb { $card } laduda või lisada.
hand-no-discard = { $card } on just võetud: pane maha mõni teine kaart.
hand-waiting = Käigul on { $name }. Seni võid kaarte märkida.
hand-paused = { $reason ->
    [agreed] Partii on pausil. Vajuta **{ button-goon }** laua juures või /{ command-game } { command-game-pause }.
    [adjourned] Partii on edasi lükatud. Vajuta **{ button-goon }** laua juures või /{ command-game } { command-game-pause }.
    [vacation] Partii seisab: üks mängija on puhkusel.
    [aborted] Partii katkestati: tulemuseta, reitinguta.
   *[channel] Partii on pausil: selle kanalile ei pääse ligi.
}
hand-depth = { $count ->
    [one] 1 kaart: { $cards }
   *[other] { $count } kaarti: { $cards }
  }
hand-depth-refused = ei saa: vali see ja näed, miks
hand-meld = { $number }: { $cards }
hand-sorted-suit = Mastide järgi. Märgi kaardid ja vajuta „Sorteeri“ – need tulevad ette.
hand-sorted-rank = Väärtuse järgi. Märgi kaardid ja vajuta „Sorteeri“ – need tulevad ette.
hand-sorted-own = Sinu järjekorras: uued kaardid lõpus.
hand-moved-on = Lauas on vahepeal käidud. Nii on seis praegu.
hand-parked = Sa mängid **#{ $game }** kanalis { $channel }. Oma kaarte näed seal.
hand-follows = [Sinu kaardid (#{ $game })]({ $url }) näitavad laua praegust seisu.

not-seated = Sa ei istu lauas #{ $game }. Vaata seda käsuga /{ command-table }.
you-are-out = Langesid partiist #{ $game } välja: teised mängivad edasi. Kuidas läheb, näitab /{ command-table }.
no-joker-there = Laual pole jokkerit, mida võtta saaks.
no-meld-takes-all = Kõik need kaardid ühele kombinatsioonile ei sobi. Lisa ühekaupa.
dm-closed = Sinu privaatsõnumid on mulle suletud, seepärast näed kaarte ainult siin. Kui need avad, saadab /{ command-preferences } { command-preferences-messages }:{ choice-dm } kaardid jälle sinna.
turn-call = { $user }, sinu käik partiis **#{ $game }**.
turn-link = [Laua juurde]({ $url })
turn-warning = { $user }, sinu aeg partiis **#{ $game }** lõpeb { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Minuga polnud ühendust üks sekund
       *[other] Minuga polnud ühendust { $seconds } sekundit
      }: see aeg ei lähe kellelegi arvesse.
    [one] Minuga polnud ühendust { $minutes } min { $seconds } s: see aeg ei lähe kellelegi arvesse.
   *[other] Minuga polnud ühendust { $minutes } min { $seconds } s: see aeg ei lähe kellelegi arvesse.
  }
fault = Minu poolel läks midagi valesti. Enne kui uuesti proovid, vaata lauda.
storage-locked = Minu andmebaas on hõivatud. Midagi ei muutunud; proovi hetke pärast uuesti.
storage-full = Minu ketas on täis, nii et käiku salvestada ei saa. Midagi ei muutunud; ütle sellele, kes mind haldab.
storage-read-only = Minu andmebaasi ei saa kirjutada. Midagi ei muutunud; ütle sellele, kes mind haldab.
storage-other = Minu andmebaas veab alt. Midagi ei muutunud; ütle sellele, kes mind haldab.
no-such-table = Lauda #{ $game } pole.
table-hidden = Laud #{ $game } on ainult neile, kes seal mängivad.
table-sealed = Laud #{ $game } jääb praegu suletuks: teised mängivad veel samade kaartidega. Vaata tagasi, kui nad on lõpetanud.
paused-dm = Laud #{ $game } on pausil: ma ei saa enam selle kanalisse kirjutada. Aega seni ei arvestata. Kui jälle saan, läheb mäng ise edasi; või kasuta /{ command-table } { command-table-table }:{ $game } mõnes teises serveri kanalis ja jätkake seal.
player-left = **{ $name }** on serverist lahkunud. Kui ta tagasi ei tule, loetakse partii **#{ $game }** alla antuks { $due }.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Tühista plaan
ahead-hint = Plaan: tõmba, siis pane maha …
ahead-draw = Ainult tõmba
ahead-waits-draw = **Plaan:** tõmba kohe, kui on sinu käik.
ahead-waits-discard = **Plaan:** tõmba, siis pane maha { $card }, kui ei sobi ei see ega tõmmatud kaart.
ahead-dropped-draw = Plaanitud tõmbamine pole nüüd võimalik.
ahead-dropped-discard = { $card } jäi kätte: ehk saab nüüd midagi paremat teha.
ahead-not-now = Plaani saab teha ainult siis, kui käigul on keegi teine.
