### /privacy: savo duomenys – failu arba ištrinti.

command-privacy = mano-duomenys
    .description = Viskas, ką apie tave žinau: gauti failu arba ištrinti
command-privacy-action = veiksmas
    .description = Gauti savo duomenis failu arba juos ištrinti (dar paklausiu)
choice-export = gauti failu
choice-delete = ištrinti

privacy-exported = Tai viskas, ką apie tave saugau. Šį failą matai tik tu.
privacy-too-large = Tavo duomenys čia netelpa į vieną failą. Paprašyk jų to, kas mane prižiūri.
privacy-sure = **Ištrinti viską, ką apie tave saugau?**
    Nuostatos, reitingai ir vietos lentelėse dings visuose serveriuose, ir jų nebegrąžinsi.
    { $games ->
        [0] { "" }Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
        [one] { "" }**{ $games } vykstančioje partijoje tu iškart pasiduodi.** Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
        [few] { "" }**{ $games } vykstančiose partijose tu iškart pasiduodi.** Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
       *[other] { "" }**{ $games } vykstančių partijų: visose iškart pasiduodi.** Baigtos partijos lieka kitiems žaidėjams, tik be tavo vardo.
    }
    { $challenges ->
        [0] { "" }Kas jau parašyta kanaluose, ten ir lieka.
       *[other] { "" }Atviri iššūkiai atšaukiami. Kas jau parašyta kanaluose, ten ir lieka.
    }
privacy-deleted = Padaryta: tavo duomenys ištrinti. Pradėti iš naujo gali bet kada.
privacy-kept = Niekas neištrinta.
privacy-asked-before = Šis klausimas nebegalioja, dabar nieko neištrinta. Klausti iš naujo: /{ command-privacy } { command-privacy-action }:{ choice-delete }.
privacy-game-begun = Ką tik prasidėjo partija #{ $game }. Atsakyk į klausimą dar kartą.
rematch-gone = Kažkas iš partijos #{ $game } žaidėjų išėjo visam laikui, tad revanšo nebus. Kitus kviesk su /{ command-challenge }.
rematch-elsewhere = Partija #{ $game } vyko kitame serveryje. Čia naudok /{ command-challenge }.
verify-gone = Partijos #{ $game } dalijimų patikrinti nebegalima: vieno iš žaidėjų duomenys ištrinti, o su jais ir slaptas skaičius. Protokole tebėra visi ėjimai.
