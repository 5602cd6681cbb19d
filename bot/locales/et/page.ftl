### Laua leht brauseris.

## Discordist sinna.

button-page = Mängi laua taga
open-page-link = Siin on sinu koht lauas #{ $game }. Link on ainult sinu oma ja kehtib ühe korra, kümne minuti jooksul.
open-page-list = Siin on sinu lauad. Link on ainult sinu oma ja kehtib ühe korra, kümne minuti jooksul.
open-page-none = Laudu ei saa siin enam brauseris avada. Discordis saad oma kaartide juures teha kõike.

## Väljalogimine, käsus /preferences.

preferences-signed-in = **Lauad brauseris:** kui avad lingi, jääb su brauser 30 päevaks sisse logituks.
button-sign-out = Logi kõikjal välja
signed-out = Oled kõigis brauserites välja logitud. Uuesti saad sisse logida uue lingiga.

## Oma laudade loend: mis seis igaühes on.

running-your-turn = Sinu käik
running-turn = Käigul on { $name }
running-paused = Pausil
running-won = Võitsid
running-over = Läbi
running-aborted = Katkestatud

## Enne kui kedagi sisse lastakse: ühe lausega lehed.

door-link-used = See link on juba kasutatud või vanem kui kümme minutit. Uue saamiseks vajuta Discordis „{ button-page }“.
door-closed = Sa pole sisse logitud. Lingi saamiseks vajuta Discordis mõne oma laua juures „{ button-page }“.
activity-again = Proovi uuesti
activity-declined = Sinu laua näitamiseks on mul vaja sinu Discordi nime. Palun luba mul seda näha.
activity-code = See sisselogimine on aegunud. Palun sulge laud ja ava see uuesti.
activity-instance = Discord ütleb, et see laud pole sulle siin avatud. Palun sulge see ja ava uuesti.
activity-later = Discord ei vastanud. Palun proovi hetke pärast uuesti.
activity-closed = Laudu ei saa veel Discordi sees avada. Palun ütle boti majutajale, et üks seadistus on vale.
discord-unreached = Ma ei saa praegu Discordiga ühendust. Keegi selle tõttu aega ei kaota. Palun proovi hetke pärast uuesti.
door-later = Ma ei pääse praegu laudadele ligi. Palun proovi hetke pärast uuesti.

## Lauas: millest keeldutakse, enne kui mängult küsitakse.

page-unreadable = Laud ei saanud sellest aru. Palun laadi leht uuesti.
page-too-fast = Seda oli korraga liiga palju. Laud avaneb ise uuesti.

## Kaardid ja kivid seal, kus neid ette loetakse; „card“ on selline nimi.

page-card = { $suit } { $rank }
page-tile = { $suit } { $rank }
page-joker = jokker
page-joker-as = jokker kui { $card }
page-back = kinnine kaart
page-rank-A = äss
page-rank-J = soldat
page-rank-Q = emand
page-rank-K = kuningas
page-suit-s = poti
page-suit-h = ärtu
page-suit-d = ruutu
page-suit-c = risti
page-colour-b = sinine
page-colour-g = roheline
page-colour-r = punane
page-colour-y = kollane

## Laud.

page-hand = Sinu kaardid
page-you = Sina
page-meld = Kombinatsioon { $number }: { $cards } ({ $player })
page-stock = Pakk: kaarte { $count }
page-pile = Virn: kaarte { $count }, pealmine { $card }
page-pile-empty = Virn: tühi
page-pile-spread = Võta virnast
page-take-from = { $card } ja kõik, mis selle peal: kaarte { $count }, { $cards }
page-close = Sulge
page-choose = Nendega saad teha mitut asja. Vali allpool üks.
page-discard-one = Maha panna saad ainult ühe kaardi ja sellega on käik läbi.
page-offline = Praegu pole ühendust. Laud tuleb ise tagasi.

## Lauas: kuidas tõstetud kaarte nimetada, mida veel saab paluda, ja ajad.

offer-meld-run = Lao rida · { $points }
offer-meld-group = Lao grupp · { $points }
way-about = { $what } · { $name }
way-watch-yes = Pealtvaatajad: kõik
way-watch-no = Pealtvaatajad: ainult sõnum
way-watch-hidden = Pealtvaatajad: pole
rematch-wanted = { $name } soovib revanši.
said-in-seconds = { $count ->
    [one] 1 sekundi pärast
   *[other] { $count } sekundi pärast
}
said-in-minutes = { $count ->
    [one] 1 minuti pärast
   *[other] { $count } minuti pärast
}
said-in-hours = { $count ->
    [one] 1 tunni pärast
   *[other] { $count } tunni pärast
}
said-in-days = { $count ->
    [one] 1 päeva pärast
   *[other] { $count } päeva pärast
}

## Kivide proovilaud.

page-tiles-turn = Sinu käik. Lohista kive, kuhu tahad, siis vajuta „{ page-done }“. Või tõmba üks.
page-tiles-turn-no-stock = Sinu käik. Lohista kive, kuhu tahad, siis vajuta „{ page-done }“. Või jäta vahele: varu on tühi.
page-row = Kombinatsioon { $number }: { $tiles }
page-put-here = Pane märgitud kivid kombinatsiooni { $number }
page-new-row = Uus kombinatsioon
page-to-rack = Tagasi alusele
page-done = Valmis
page-undo = Võta tagasi
page-reset = Algusest
page-opening-sum = punkte { $counts }/{ $needs }

## Riba, menüü ja laudade loend.

page-tables = Lauad
page-tables-waiting = Lauad: sinu käiku ootab veel { $count }
page-tables-start = Uue partii alustamiseks kirjuta Discordis /{ command-challenge }.
page-tables-none = Sa pole praegu üheski lauas. Partii alustamiseks kirjuta Discordis /{ command-challenge }.
page-more = Veel
page-sounds-on = Lülita helid sisse
page-sounds-off = Lülita helid välja
page-in-discord = Ava Discordis
page-sign-out = Logi siin välja
page-agree = Nõus
page-decline = Keeldu
page-planned = Sinu käigu plaan: { $what }.
page-plan-draws = tõmba
page-plan-discards = tõmba, siis pane maha { $card }
page-plan-nothing = Tühista plaan
page-plan-draw = Plaan: tõmba
page-plan-discard = Plaan: pane maha { $card }

## Vooru ja partii lõpp ning kordus. „Samm“ on osa käigust.

page-to-table = Vaata lauda
page-to-result = Vaata tulemust
page-to-rematch = Revanši juurde
page-points-round = punkte { $points }, kokku { $total }
page-moment = Samm { $step }
page-replay = Kordus
page-replay-at = Samm { $at }/{ $steps }
page-replay-end = Lõpeta kordus
page-round-before = Voor tagasi
page-turn-before = Käik tagasi
page-move-before = Samm tagasi
page-move-next = Samm edasi
page-turn-next = Käik edasi
page-round-next = Voor edasi
