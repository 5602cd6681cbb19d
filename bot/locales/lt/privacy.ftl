### /privacy: savo duomenys – failu arba ištrinti.

command-privacy = mano-duomenys
    .description = Viskas, ką apie tave žinau: gauti failu arba ištrinti
command-privacy-action = veiksmas
    .description = Gauti savo duomenis failu arba juos ištrinti (dar paklausiu)
choice-export = gauti failu
choice-delete = ištrinti

privacy-exported = Tai viskas, ką apie tave saugau. Šį failą matai tik tu.
privacy-too-large = Tavo duomenys čia netelpa į vieną failą. Paprašyk to, kas mane prižiūri.
privacy-sure = **Ištrinti viską, ką apie tave saugau?**
    Tavo nuostatos, reitingai ir vietos lentelėse dings visuose serveriuose visam laikui.
    { $games ->
        [0] { "" }Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
        [1] { "" }**Dabartinėje partijoje iškart pasiduosi.** Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
        [one] { "" }**Visose dabartinėse partijose (jų { $games }) iškart pasiduosi.** Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
        [few] { "" }**Visose dabartinėse partijose (jų { $games }) iškart pasiduosi.** Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
       *[other] { "" }**Visose dabartinėse partijose (jų { $games }) iškart pasiduosi.** Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
    }
    { $challenges ->
        [0] { "" }Kanaluose jau parašytos žinutės ten ir lieka.
       *[other] { "" }Tavo atviri iššūkiai bus atšaukti. Kanaluose jau parašytos žinutės ten ir lieka.
    }
privacy-deleted = Padaryta: tavo duomenys ištrinti. Sugrįžti gali bet kada.
privacy-kept = Nieko neištrinta.
privacy-asked-before = Šis patvirtinimas nebegalioja, nieko neištrinta. Bandyti iš naujo: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = Ką tik prasidėjo partija #{ $game }. Atsakyk dar kartą.
rematch-gone = Vienas partijos #{ $game } žaidėjas ištrynė savo duomenis, todėl revanšas negalimas. Kitiems mesk iššūkį su /{ command-challenge }.
rematch-elsewhere = Partija #{ $game } vyko kitame serveryje. Jei nori žaisti čia, naudok /{ command-challenge }.
verify-gone = Partijos #{ $game } dalijimų patikrinti nebegalima: vieno žaidėjo duomenys ištrinti, o su jais ir slaptas skaičius. Visi ėjimai tebėra protokole.
