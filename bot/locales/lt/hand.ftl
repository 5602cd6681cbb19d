# Kortos rankoje ir mygtukai po jomis; jas mato tik pats žaidėjas.

button-my-hand = Mano kortos
button-draw = Traukti
button-take = Paimti
button-turn-over = Apversti
button-meld = Išdėti
button-lay-off = Pridėti
button-swap = Iškeisti
button-discard = Numesti
button-knock = Belsti
button-big-gin = Didysis džinas
button-close = Uždaryti
button-take-meld = Imti iki { $card } ir išdėti
button-take-lay-off = Imti iki { $card } ir pridėti
button-knock-leaves = { $points ->
    [0] džinas
   *[other] { $points }
  }
button-sort = Rikiuoti
button-resign = Pasiduoti
button-rules = Taisyklės
button-back = Atgal
button-more = Dar
button-hint = Patarimas
button-hint-counting = Patarimas (partija neįskaitoma)
button-rematch = Revanšas
button-yes = Taip
button-no = Ne

hand-title = Tavo kortos ({ $count })
hand-mark = Pažymėk kortas, spausk mygtuką
hand-marked = Pažymėta: { $cards }
hand-depth-hint = Iki kurios kortos imti krūvelę?
hand-onto-hint = Prie kurio derinio?
hand-meld-hint = Kurį derinį išdėti?
hand-layoff-hint = Kurią kortą kur pridėti?
hand-discard-hint = Numesti …
hand-place-hint = Kurią kortą atstoja džokeris?
hand-swap-hint = Kurį džokerį paimi?
hand-knock-hint = Kurią kortą numesti ir belsti?
hand-close-hint = Kurią kortą numesti ir uždaryti?
hand-place-either = bet kuri iš trūkstamų rūšių
hand-knock-leaves = { $points ->
    [0] džinas: likučio nėra
    [one] likutis { $points } taškas
    [few] likutis { $points } taškai
   *[other] likutis { $points } taškų
  }
hand-your-upcard = **Tavo ėjimas.** Imk atverstą kortą { $card } arba praleisk.
hand-your-draw = { $ways ->
    [stock] **Tavo ėjimas.** Trauk kortą iš kaladės.
    [pile] **Tavo ėjimas.** Kaladė tuščia: imk viršutinę krūvelės kortą.
    [pile-over] **Tavo ėjimas.** Kaladė tuščia: imk viršutinę krūvelės kortą arba apversk krūvelę ir trauk iš jos.
    [over] **Tavo ėjimas.** Kaladė tuščia: apversk krūvelę ir trauk iš jos.
   *[other] **Tavo ėjimas.** Trauk iš kaladės arba imk iš krūvelės.
  }
hand-your-first-discard = **Raundą pradedi tu:** numesk vieną kortą.
hand-your-play = **Tavo ėjimas.** Išdėk ir pridėk, ką nori, paskui numesk vieną kortą.
hand-why = -# { $why }
hand-opening = Tavo pirmasis išdėjimas, visas per vieną ėjimą, turi būti vertas bent { $least } { $least ->
        [one] taško
        [few] taškų
       *[other] taškų
    }.
hand-opening-begun = Ant stalo yra { $points } iš { $least } { $least ->
        [one] taško
        [few] taškų
       *[other] taškų
    }: šiuo ėjimu išdėk daugiau.
hand-must-lay-new = Pirma išdėk { $card } naujame derinyje, tada numesk.
hand-out = Tu iškritai. Kiti žaidžia toliau.

hand-must-meld = Pirma išdėk arba pridėk { $card }, tada numesk.
hand-no-discard = { $card } ką tik paimta: numesk kitą kortą.
hand-waiting = Eina { $name }. Kol lauki, gali žymėti kortas.
hand-paused = { $reason ->
    [agreed] Partija pristabdyta. Spausk **{ button-goon }** prie stalo arba /{ command-game } { command-game-pause }.
    [adjourned] Partija atidėta. Spausk **{ button-goon }** prie stalo arba /{ command-game } { command-game-pause }.
    [vacation] Partija stovi: vienas žaidėjas atostogauja.
    [aborted] Partija nutraukta: be rezultato, be reitingo.
   *[channel] Partija pristabdyta: jos kanalas nepasiekiamas.
}
hand-depth = { $count ->
    [one] { $count } korta: { $cards }
    [few] { $count } kortos: { $cards }
   *[other] { $count } kortų: { $cards }
  }
hand-depth-refused = negalima: pasirink ir sužinosi kodėl
hand-meld = { $number }: { $cards }
hand-sorted-suit = Pagal rūšis. Pažymėk kortas ir spausk „Rikiuoti“ – jos atsistos pirmos.
hand-sorted-rank = Pagal vertę. Pažymėk kortas ir spausk „Rikiuoti“ – jos atsistos pirmos.
hand-sorted-own = Tavo tvarka: naujos kortos gale.
hand-moved-on = Prie stalo jau žaista toliau. Štai kaip viskas atrodo dabar.
hand-parked = Žaidi **#{ $game }** kanale { $channel }. Savo kortas matai ten.
hand-follows = [Tavo kortos (#{ $game })]({ $url }) rodo, kaip dabar prie stalo.

not-seated = Prie stalo #{ $game } nesėdi. Pažiūrėk į jį su /{ command-table }.
you-are-out = Iš partijos #{ $game } iškritai: kiti žaidžia toliau. Kaip sekasi, rodo /{ command-table }.
no-joker-there = Ant stalo nėra džokerio, kurį būtų galima paimti.
no-meld-takes-all = Visos šios kortos prie vieno derinio netinka. Pridėk po vieną.
dm-closed = Tavo asmeninės žinutės man uždarytos, todėl kortas matai tik čia. Kai jas atversi, /{ command-preferences } { command-preferences-messages }:{ choice-dm } vėl siųs kortas ten.
turn-call = { $user }, tavo ėjimas partijoje **#{ $game }**.
turn-link = [Prie stalo]({ $url })
turn-warning = { $user }, tavo laikas partijoje **#{ $game }** baigsis { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Ryšio su manimi nebuvo { $seconds } sekundę
        [few] Ryšio su manimi nebuvo { $seconds } sekundes
       *[other] Ryšio su manimi nebuvo { $seconds } sekundžių
      }: šis laikas niekam neskaičiuojamas.
    [one] Ryšio su manimi nebuvo { $minutes } min. { $seconds } s: šis laikas niekam neskaičiuojamas.
    [few] Ryšio su manimi nebuvo { $minutes } min. { $seconds } s: šis laikas niekam neskaičiuojamas.
   *[other] Ryšio su manimi nebuvo { $minutes } min. { $seconds } s: šis laikas niekam neskaičiuojamas.
  }
fault = Man kažkas nepavyko. Pažiūrėk į stalą ir tik tada bandyk dar kartą.
storage-locked = Mano duomenų bazė užimta. Niekas nepasikeitė; bandyk po akimirkos.
storage-full = Mano diskas pilnas, tad ėjimo išsaugoti negaliu. Niekas nepasikeitė; pranešk tam, kas mane prižiūri.
storage-read-only = Į mano duomenų bazę nepavyksta rašyti. Niekas nepasikeitė; pranešk tam, kas mane prižiūri.
storage-other = Mano duomenų bazė neveikia. Niekas nepasikeitė; pranešk tam, kas mane prižiūri.
no-such-table = Stalo #{ $game } nėra.
table-hidden = Stalas #{ $game } skirtas tik tiems, kurie prie jo žaidžia.
table-sealed = Stalas #{ $game } kol kas uždaras: kiti dar žaidžia tomis pačiomis kortomis. Peržiūrėk, kai jie baigs.
paused-dm = Stalas #{ $game } pristabdytas: nebegaliu rašyti jo kanale. Laikas kol kas niekam neina. Kai vėl galėsiu, žaidimas tęsis pats, arba naudok /{ command-table } { command-table-table }:{ $game } kitame serverio kanale ir tęskite ten.
player-left = **{ $name }** paliko serverį. Jei negrįš, { $due } tai bus laikoma pasidavimu partijoje **#{ $game }**.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Atšaukti planą
ahead-hint = Iš anksto: traukti, tada numesti …
ahead-draw = Tik traukti
ahead-waits-draw = **Iš anksto:** traukti, kai tik bus tavo ėjimas.
ahead-waits-discard = **Iš anksto:** traukti ir numesti { $card }, jei netinka nei ji, nei ištraukta korta.
ahead-dropped-draw = Traukti iš anksto dabar negalima.
ahead-dropped-discard = { $card } lieka rankoje: galbūt dabar galima geriau.
ahead-not-now = Iš anksto galima nurodyti tik tada, kai eina kas nors kitas.
