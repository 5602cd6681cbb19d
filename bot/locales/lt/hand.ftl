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
hand-mark = Pažymėk kortas ir spausk mygtuką
hand-marked = Pažymėta: { $cards }
hand-depth-hint = Iki kurios kortos imti krūvelę?
hand-onto-hint = Prie kurio derinio?
hand-meld-hint = Kurį derinį išdėti?
hand-layoff-hint = Kurią kortą ir prie ko pridėti?
hand-discard-hint = Numesti…
hand-place-hint = Kurią kortą atstoja džokeris?
hand-swap-hint = Kurį džokerį paimti?
hand-knock-hint = Kurią kortą numesti beldžiant?
hand-close-hint = Kurią kortą numesti uždarant?
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
hand-opening-begun = Išdėta { $points } iš { $least } { $least ->
    [one] taško
    [few] taškų
   *[other] taškų
}: likusius išdėk šiuo ėjimu.
hand-must-lay-new = Pirma išdėk { $card } naujame derinyje, tada numesk.
hand-out = Tu iškritai. Kiti žaidžia toliau.

hand-must-meld = Pirma išdėk arba pridėk { $card }, tada numesk.
hand-no-discard = { $card } ką tik paimta: numesk kitą kortą.
hand-waiting = Eina { $name }. Jau gali žymėti kortas.
hand-paused =
    { $reason ->
        [agreed] Partija pristabdyta. Jei nori tęsti, spausk **{ button-goon }** prie stalo arba naudok /{ command-game } { command-game-pause }.
        [adjourned] Partija atidėta. Jei nori tęsti, spausk **{ button-goon }** prie stalo arba naudok /{ command-game } { command-game-pause }.
        [vacation] Partija stovi, kol vienas žaidėjas atostogauja.
        [aborted] Partija nutraukta: be rezultato, be reitingo.
       *[channel] Partija pristabdyta: jos kanalas man nepasiekiamas.
    }
hand-depth = { $count ->
    [one] { $count } korta: { $cards }
    [few] { $count } kortos: { $cards }
   *[other] { $count } kortų: { $cards }
  }
hand-depth-refused = imti negalima: pasirink ir sužinosi kodėl
hand-meld = { $number }: { $cards }
hand-sorted-suit = Pagal rūšis. Kad kelios kortos būtų pirmos, pažymėk jas ir spausk „{ button-sort }“.
hand-sorted-rank = Pagal vertę. Kad kelios kortos būtų pirmos, pažymėk jas ir spausk „{ button-sort }“.
hand-sorted-own = Tavo tvarka. Naujos kortos eina į galą.
hand-moved-on = Padėtis jau pasikeitė. Štai kaip viskas atrodo dabar.
hand-parked = Partiją **#{ $game }** žaidi kanale { $channel }. Savo kortas rasi ten.
hand-follows = [Tavo kortos (#{ $game })]({ $url }) rodo, kaip partija atrodo dabar.

not-seated = Partijoje #{ $game } nežaidi. Stalą pamatysi su /{ command-table }.
you-are-out = Iš partijos #{ $game } iškritai. Kas vyksta toliau, parodys /{ command-table }.
no-joker-there = Ant stalo nėra džokerio, kurį būtų galima paimti.
no-meld-takes-all = Visos šios kortos prie vieno derinio netinka. Pridėk po vieną.
dm-closed = Negaliu tau rašyti asmeninių žinučių, todėl kortas matai tik čia. Jei nori jas gauti asmenine žinute, leisk man tau rašyti ir naudok /{ command-preferences } { command-preferences-messages }:{ choice-dm }.
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
fault = Man kažkas nepavyko. Pirma pažiūrėk į stalą, tada bandyk dar kartą.
storage-locked = Mano duomenų bazė užimta. Niekas nepasikeitė; bandyk po akimirkos.
storage-full = Mano diskas pilnas, tad ėjimo išsaugoti negaliu. Niekas nepasikeitė; pranešk tam, kas mane prižiūri.
storage-read-only = Į mano duomenų bazę nepavyksta rašyti. Niekas nepasikeitė; pranešk tam, kas mane prižiūri.
storage-other = Mano duomenų bazė neveikia. Niekas nepasikeitė; pranešk tam, kas mane prižiūri.
no-such-table = Stalo #{ $game } nėra. Patikrink numerį.
table-hidden = Stalą #{ $game } mato tik tie, kurie prie jo žaidžia.
table-sealed = Stalas #{ $game } kol kas uždaras: kiti dar žaidžia tomis pačiomis kortomis. Pažiūrėk, kai jie baigs.
paused-dm = Partija #{ $game } pristabdyta: nebegaliu rašyti jos kanale. Laikrodžiai stovi. Kai vėl galėsiu ten rašyti, partija tęsis. Jei nori tęsti kitur, kitame serverio kanale naudok /{ command-table } { command-table-table }:{ $game }.
player-left = **{ $name }** paliko serverį. Jei negrįš, { $due } tai bus laikoma pasidavimu partijoje **#{ $game }**.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Atšaukti planą
ahead-hint = Planas: traukti, tada numesti…
ahead-draw = Tik traukti
ahead-waits-draw = **Planas:** traukti, kai tik bus tavo ėjimas.
ahead-waits-discard = **Planas:** traukti ir numesti { $card }, nebent ji ar nauja korta tiks deriniui.
ahead-dropped-draw = Traukti pagal planą dabar negalima, todėl planas atšauktas.
ahead-dropped-discard = { $card } pagal planą nenumesta: galbūt dabar yra geresnis ėjimas.
ahead-not-now = Planuoti galima tik tada, kai eina kas nors kitas.
