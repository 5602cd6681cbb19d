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
hand-depth-hint = Millise kaardini virna võtta?
hand-onto-hint = Millisele kombinatsioonile?
hand-meld-hint = Millised kaardid laduda?
hand-layoff-hint = Milline kaart lisada ja kuhu?
hand-discard-hint = Pane maha …
hand-place-hint = Millist kaarti jokker asendab?
hand-swap-hint = Millise jokkeri võtad?
hand-knock-hint = Millise kaardiga koputad?
hand-close-hint = Millise kaardiga sulged?
hand-place-either = asendab üht puuduvat masti, kumba tahes
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
hand-opening = Sinu avamine, kõik ühe käiguga, peab andma vähemalt { $least } punkti.
hand-opening-begun = Avamiseks laotud { $points }, vaja on { $least } punkti. Lao ülejäänu selle käiguga.
hand-must-lay-new = Enne mahapanekut tuleb { $card } laduda uude kombinatsiooni.
hand-out = Langesid mängust välja. Teised mängivad edasi.

hand-must-meld = Enne mahapanekut tuleb { $card } laduda või lisada.
hand-no-discard = Võtsid just { $card }: pane maha mõni teine kaart.
hand-waiting = Käigul on { $name }. Kaarte võid juba märkida.
hand-paused = { $reason ->
    [agreed] Partii on pausil. Jätkamiseks vajuta laua juures **{ button-goon }** või kasuta /{ command-game } { command-game-pause }.
    [adjourned] Partii on edasi lükatud. Jätkamiseks vajuta laua juures **{ button-goon }** või kasuta /{ command-game } { command-game-pause }.
    [vacation] Üks mängija on puhkusel, seni on partii pausil.
    [aborted] Partii katkestati: tulemuseta ja reitinguta.
   *[channel] Partii on pausil: ma ei pääse selle kanalile ligi.
}
hand-depth = { $count ->
    [one] võtad { $cards }
   *[other] võtad { $count } kaarti: { $cards }
}
hand-depth-refused = võtta ei saa: vali see ja näed, miks
hand-meld = { $number }: { $cards }
hand-sorted-suit = Järjestatud mastide järgi. Kui tahad mõne kaardi ette tõsta, märgi see ja vajuta **{ button-sort }**.
hand-sorted-rank = Järjestatud väärtuse järgi. Kui tahad mõne kaardi ette tõsta, märgi see ja vajuta **{ button-sort }**.
hand-sorted-own = Järjestatud nii, nagu soovisid. Uued kaardid tulevad lõppu.
hand-moved-on = Vahepeal on käidud. Praegu on seis selline.
hand-parked = Mängid partiid **#{ $game }** kanalis { $channel }. Sinu kaardid on seal.
hand-follows = Praegust seisu näed siit: [sinu kaardid partiis #{ $game }]({ $url }).

not-seated = Sa ei mängi lauas #{ $game }. Lauda saad vaadata käsuga /{ command-table }.
you-are-out = Langesid partiist #{ $game } välja. Edasi saad jälgida käsuga /{ command-table }.
no-joker-there = Laual pole ühtki jokkerit, mida võtta.
no-meld-takes-all = Ükski kombinatsioon ei võta kõiki neid kaarte vastu. Lisa ühekaupa.
dm-closed = Ma ei saa sulle privaatsõnumit saata, nii et kaarte näed ainult siin. Kui tahad neid privaatsõnumiga, luba minu sõnumid ja kasuta siis /{ command-preferences } { command-preferences-messages }:dm.
turn-call = { $user }, sinu käik partiis **#{ $game }**.
turn-link = [Laua juurde]({ $url })
turn-warning = { $user }, sinu aeg partiis **#{ $game }** saab otsa { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Olin ühe sekundi ühenduseta
       *[other] Olin { $seconds } sekundit ühenduseta
    }. Keegi selle tõttu aega ei kaota.
    [one] Olin 1 min { $seconds } s ühenduseta. Keegi selle tõttu aega ei kaota.
   *[other] Olin { $minutes } min { $seconds } s ühenduseta. Keegi selle tõttu aega ei kaota.
}
fault = Minu poolel läks midagi valesti. Enne kui uuesti proovid, vaata lauda.
storage-locked = Mu andmebaas on hõivatud. Midagi ei muutunud; proovi hetke pärast uuesti.
storage-full = Mu ketas on täis, nii et ma ei saa su tegevust salvestada. Midagi ei muutunud; palun anna sellest boti majutajale teada.
storage-read-only = Ma ei saa oma andmebaasi kirjutada. Midagi ei muutunud; palun anna sellest boti majutajale teada.
storage-other = Mu andmebaas ei tööta. Midagi ei muutunud; palun anna sellest boti majutajale teada.
no-such-table = Lauda #{ $game } pole. Kontrolli numbrit.
table-hidden = Lauda #{ $game } näevad ainult selle mängijad.
table-sealed = Partii #{ $game } on praegu suletud, sest teised mängivad veel samade kaartidega. Tule tagasi, kui nad on lõpetanud.
paused-dm = Partii #{ $game } on pausil, sest ma ei saa enam selle kanalisse kirjutada. Kellad seisavad. Partii jätkub, kui saan sinna jälle kirjutada. Mujal jätkamiseks kasuta mõnes teises serveri kanalis käsku /{ command-table } { command-table-table }:{ $game }.
player-left = **{ $name }** lahkus serverist. Kui ta tagasi ei tule, annab ta partii **#{ $game }** alla { $due }.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Tühista plaan
ahead-hint = Plaan: tõmba, siis pane maha …
ahead-draw = Ainult tõmba
ahead-waits-draw = **Plaan:** tõmba kohe, kui on sinu käik.
ahead-waits-discard = **Plaan:** tõmba, siis pane maha { $card }, välja arvatud siis, kui see või uus kaart kuhugi sobib.
ahead-dropped-draw = Plaanitud tõmbamine pole enam võimalik, nii et plaan on tühistatud.
ahead-dropped-discard = { $card } jäi plaanist hoolimata maha panemata, sest nüüd võib sul olla parem käik.
ahead-not-now = Plaani saab teha ainult siis, kui käib keegi teine.
