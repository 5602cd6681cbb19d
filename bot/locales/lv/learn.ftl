### /learn: mācību partijas. Katrs solis ir viens līdz trīs īsi teikumi: kas redzams un ko darīt.
### $cards – vajadzīgās kārtis. Pogas sauc ar to pašu ziņām.

command-learn =
    .description = Iemācies spēli trīs minūtēs: mācību partija pasaka, ko darīt
command-learn-game =
    .description = Kuru spēli; ja nenorādi – izvēle no saraksta

learn-title = Mācību partija · { $game }
learn-step = { $step }. solis no { $steps }:
learn-mark = Atzīmē: { $cards }
learn-button-back = Solis atpakaļ
learn-button-skip = Izlaist soli
learn-button-end = Beigt nodarbību
learn-button-again = Vēlreiz
learn-button-others = Citas nodarbības
learn-button = Mācīties: { $game }
button-challenge-computer = Spēlēt ar Jolly
learn-not = ✗ { $why } Nekas nav mainījies, mēģini vēlreiz.
learn-other = Arī tā var, bet šī nodarbība iet citādi. Nekas nav mainījies; dari, kas rakstīts tālāk.
learn-done = Lieliski! Tā ir visa spēle: { $game }.
learn-over = { $game } īsumā
learn-offer = Un tagad pa īstam: uzspēlē ar Jolly vieglākajā līmenī ({ $level }), bez laika ierobežojuma.
challenge-learn = { $game } tev ir jaunums? /{ command-learn } iemācīs trīs minūtēs; to redzēsi tikai tu.
learn-choose = Kuru spēli gribi iemācīties? Nodarbība ilgst trīs minūtes, nekur neskaitās, un redzi to tikai tu.
learn-choose-hint = Izvēlies spēli
