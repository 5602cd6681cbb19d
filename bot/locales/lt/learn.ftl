### /learn: mokomosios partijos. Kiekvienas žingsnis – vienas–trys trumpi sakiniai: kas matyti ir ką
### daryti. $cards – reikalingos kortos. Mygtukai vadinami savo pačių žinutėmis.

command-learn = mokytis
    .description = Išmokti žaisti per tris minutes: mokomoji partija pasako, ką daryti
command-learn-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – pasirinksi iš sąrašo

learn-title = Mokomoji partija · { $game }
learn-step = { $step } žingsnis iš { $steps }:
learn-mark = Pažymėk: { $cards }
learn-button-back = Žingsnis atgal
learn-button-skip = Praleisti žingsnį
learn-button-end = Baigti pamoką
learn-button-again = Dar kartą
learn-button-others = Kitos pamokos
learn-button = Mokytis: { $game }
button-challenge-computer = Žaisti su Jolly
learn-not = ✗ { $why } Niekas nepasikeitė, bandyk dar kartą.
learn-other = Galima ir taip, bet šioje pamokoje reikia kito ėjimo. Niekas nepasikeitė. Daryk, kas parašyta žemiau.
learn-done = Puiku! Štai ir visas žaidimas: { $game }.
learn-over = { $game } trumpai
learn-offer = O dabar iš tikrųjų: sužaisk su kompiuteriu lengviausiu lygiu ({ $level }), be laiko ribos.
challenge-learn = { $game }: dar nemoki žaisti? /{ command-learn } išmokys per tris minutes; tai matysi tik tu.
learn-choose = Kurį žaidimą nori išmokti? Pamoka trunka tris minutes ir niekur neįskaitoma. Matai ją tik tu.
learn-choose-hint = Pasirink žaidimą
