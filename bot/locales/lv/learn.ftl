### /learn: mācību partijas. Katrs solis ir viens līdz trīs īsi teikumi: kas redzams un ko darīt.
### $cards – vajadzīgās kārtis. Pogas sauc ar to pašu ziņām.

command-learn =
    .description = Iemācīties spēli trīs minūtēs: mācību partija pasaka, ko darīt
command-learn-game =
    .description = Kura spēle; ja nenorādi, izvēlēsies no saraksta

learn-title = Mācību partija · { $game }
learn-step = { $step }. solis no { $steps }:
learn-mark = Atzīmē: { $cards }
learn-button-back = Solis atpakaļ
learn-button-skip = Izlaist soli
learn-button-end = Beigt nodarbību
learn-button-again = Vēlreiz
learn-button-others = Citas nodarbības
learn-button = Mācīties: { $game }
button-challenge-computer = Spēlēt pret datoru
learn-not = ✗ { $why } Nekas nav mainījies; pamēģini vēlreiz.
learn-other = Tā arī varētu, bet šī nodarbība iet citādi. Nekas nav mainījies. Dari, kā rakstīts zemāk.
learn-done = Lieliski! Tāda ir spēle { $game }.
learn-over = { $game } īsumā
learn-offer = Tagad pa īstam: spēlē pret datoru vieglākajā līmenī ({ $level }), bez laika ierobežojuma.
challenge-learn = Vēl neproti spēli { $game }? /{ command-learn } to iemāca trīs minūtēs, un nodarbību redzi tikai tu.
learn-choose = Kuru spēli gribi iemācīties? Nodarbība ilgst trīs minūtes un neskaitās. To redzi tikai tu.
learn-choose-hint = Izvēlies spēli
