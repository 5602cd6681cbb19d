### /learn: vedené cvičné hry. Každý krok má text `learn-<hra>-<číslo>`: co je vidět a co teď udělat,
### v jedné až třech krátkých větách.

command-learn = lekce
    .description = Naučit se hru za tři minuty: cvičné rozdání, které ti říká, co dělat
command-learn-game = hra
    .description = Která hra; když vynecháš, vybereš ze seznamu

learn-title = Cvičné rozdání · { $game }
learn-step = Krok { $step } z { $steps }:
learn-mark = Označ: { $cards }
learn-button-back = O krok zpět
learn-button-skip = Přeskočit
learn-button-end = Ukončit lekci
learn-button-again = Ještě jednou
learn-button-others = Jiné lekce
learn-button = Lekce: { $game }
button-challenge-computer = Hrát s počítačem
learn-not = ✗ { $why } Nic se nezměnilo; zkus to znovu.
learn-other = To by taky šlo, ale tato lekce jde jinudy. Nic se nezměnilo. Udělej, co je napsáno níže.
learn-done = Výborně! To byla hra { $game }.
learn-over = { $game } ve zkratce
learn-offer = A teď doopravdy: zahraj si s počítačem na nejlehčí úrovni ({ $level }), bez časového limitu.
learn-choose = Kterou hru se chceš naučit? Lekce trvá tři minuty, nikam se nepočítá a vidíš ji jen ty.
learn-choose-hint = Vyber hru
challenge-learn = { $game } hraješ poprvé? /{ command-learn } tě to za tři minuty naučí a vidíš to jen ty.
