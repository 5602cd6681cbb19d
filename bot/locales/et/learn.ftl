### /learn: õppepartiid. Iga samm on üks kuni kolm lühikest lauset: mida näha ja mida teha.
### $cards on vajalikud kaardid. Nuppe nimetatakse nende endi sõnumitega.

command-learn =
    .description = Õpi mäng selgeks kolme minutiga: õppepartii ütleb, mida teha
command-learn-game =
    .description = Milline mäng; kui jätad valimata, saad loendist valida

learn-title = Õppepartii · { $game }
learn-step = { $step }. samm { $steps }-st:
learn-mark = Märgi: { $cards }
learn-button-back = Samm tagasi
learn-button-skip = Jäta samm vahele
learn-button-end = Lõpeta õppetund
learn-button-again = Veel kord
learn-button-others = Muud õppetunnid
learn-button = Õpi: { $game }
button-challenge-computer = Mängi Jollyga
learn-not = ✗ { $why } Midagi ei muutunud; proovi uuesti.
learn-other = Ka nii saab, aga see õppetund läheb teist teed. Midagi ei muutunud; tee, mida järgmised read ütlevad.
learn-done = Tubli! See oligi kogu mäng: { $game }.
learn-over = { $game } lühidalt
learn-offer = Ja nüüd päriselt: mängi Jollyga kõige kergemal tasemel ({ $level }), ilma ajapiiranguta.
challenge-learn = { $game } on sulle uus? /{ command-learn } õpetab kolme minutiga; seda näed ainult sina.
learn-choose = Millist mängu tahad õppida? Õppetund kestab kolm minutit, ei lähe kuskil arvesse ja seda näed ainult sina.
learn-choose-hint = Vali mäng
