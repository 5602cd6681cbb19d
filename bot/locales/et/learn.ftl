### /learn: õppepartiid. Iga samm on üks kuni kolm lühikest lauset: mida näha ja mida teha.
### $cards on vajalikud kaardid. Nuppe nimetatakse nende endi sõnumitega.

command-learn =
    .description = Õpi mäng selgeks kolme minutiga: õppepartii ütleb, mida teha
command-learn-game =
    .description = Milline mäng; kui tühi, siis saad loendist valida

learn-title = Õppepartii · { $game }
learn-step = Samm { $step }/{ $steps }:
learn-mark = Märgi: { $cards }
learn-button-back = Samm tagasi
learn-button-skip = Jäta samm vahele
learn-button-end = Lõpeta õppepartii
learn-button-again = Veel kord
learn-button-others = Muud õppepartiid
learn-button = Õpi: { $game }
button-challenge-computer = Mängi arvutiga
learn-not = ✗ { $why } Midagi ei muutunud; proovi uuesti.
learn-other = Nii saab ka, aga see õppepartii läheb teist teed. Midagi ei muutunud. Tee nii, nagu all kirjas.
learn-done = Tubli! See oligi { $game }.
learn-over = { $game } lühidalt
learn-offer = Ja nüüd päriselt: mängi arvutiga kõige kergemal tasemel ({ $level }), ilma ajapiiranguta.
challenge-learn = { $game } on sulle uus? /{ command-learn } õpetab selle selgeks kolme minutiga; seda näed ainult sina.
learn-choose = Millist mängu tahad õppida? Õppepartii kestab kolm minutit ega lähe arvesse. Seda näed ainult sina.
learn-choose-hint = Vali mäng
