### /learn: mokomosios partijos. Kiekvienas žingsnis – vienas–trys trumpi sakiniai: kas matyti ir ką
### daryti. $cards – reikalingos kortos. Mygtukai vadinami savo pačių žinutėmis.

command-learn = mokytis
    .description = Išmok žaidimą per tris minutes: mokomasis dalijimas pasako, ką daryti
command-learn-game = žaidimas
    .description = Kuris žaidimas; nenurodžius – pasirinkti iš sąrašo

learn-title = Mokomasis dalijimas · { $game }
learn-step = Žingsnis { $step } iš { $steps }:
learn-mark = Pažymėk: { $cards }
learn-button-back = Žingsnis atgal
learn-button-skip = Praleisti žingsnį
learn-button-end = Baigti pamoką
learn-button-again = Dar kartą
learn-button-others = Kitos pamokos
learn-button = Mokytis: { $game }
button-challenge-computer = Žaisti su Jolly
learn-not = ✗ { $why } Niekas nepasikeitė, bandyk dar kartą.
learn-other = Galima ir taip, bet ši pamoka eina kitaip. Niekas nepasikeitė; daryk, kas parašyta toliau.
learn-done = Puiku! Štai ir visas žaidimas: { $game }.
learn-over = { $game } trumpai
challenge-learn = Pirmas kartas ({ $game })? /learn išmoko per tris minutes, matai tik tu.
learn-choose = Kurio žaidimo nori išmokti? Pamoka trunka tris minutes, niekur neskaičiuojama, ir matai ją tik tu.
learn-choose-hint = Pasirink žaidimą

## Rami 500
learn-five-hundred-1 = Ant stalo išdėtos kortos – tavo taškai. Kiekvienas ėjimas prasideda viena korta: spausk **{ button-draw }**.
learn-five-hundred-2 = Atėjo 5♥! Trys ar daugiau vienos rūšies kortų iš eilės yra **seka**. Pažymėk meniu { $cards } ir spausk **{ button-meld }**.
learn-five-hundred-3 = Kiekvienas ėjimas baigiasi numetimu. Kortos rankoje atima taškus, tad atsikratyk didelės, kuri niekur netinka: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-five-hundred-4 = Jolly išdeda tris aštuonakes – **grupę** – ir numeta 7♥. Pažvelk į krūvelę: tau reikia 8♠, ir ją gali išsikasti, jei iškart išdėsi. Spausk **{ button-take }** ir rinkis 8♠: visos virš jos esančios kortos ateis kartu.
learn-five-hundred-5 = Dabar 8♠ reikia išdėti. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-five-hundred-6 = 7♥ tinka prie tavo pirmos sekos. Pavienes kortas gali pridėti prie bet kurio derinio, ir prie svetimo, o taškai tavo. Pažymėk { $cards } ir spausk **{ button-lay-off }**.
learn-five-hundred-7 = Daugiau niekas netinka. Pažymėk { $cards } ir spausk **{ button-discard }**.
learn-five-hundred-8 = Jolly numeta K♣, tau ji nepadės. Spausk **{ button-draw }**.
learn-five-hundred-9 = J♦ užpildo spragą! Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-five-hundred-10 = Liko viena korta. Pažymėk { $cards } ir spausk **{ button-discard }**: ranka tuščia, raundas baigtas.
learn-five-hundred-end = • Kas išdėta – pliusas, kas rankoje – minusas.
    • Krūvelę gali kasti kaip nori giliai, jei žemiausią kortą iškart išdedi.
    • Pridėk kortas prie bet kurių derinių. Kai kas nors surenka 100, laimi tas, kas turi daugiausia taškų.

## Paprastas rami
learn-straight-1 = Atsikratyk visų kortų anksčiau už kitus. Kiekvienas ėjimas prasideda viena korta: spausk **{ button-draw }**.
learn-straight-2 = Atėjo 7♦! Trys ar daugiau vienos rūšies kortų iš eilės yra **seka**. Pažymėk meniu { $cards } ir spausk **{ button-meld }**.
learn-straight-3 = Kiekvienas ėjimas baigiasi numetimu. Numesk didelę kortą, kuri niekur netinka: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-straight-4 = Jolly išdeda tris damas – **grupę** – ir numeta 8♦. Ji tau pravers: spausk **{ button-take }**. Iš krūvelės imama tik viršutinė korta.
learn-straight-5 = 8♦ eina po tavo 7♦. Pažymėk { $cards } ir spausk **{ button-lay-off }**.
learn-straight-6 = Pridėti gali ir prie Jolly derinių: tavo dama užbaigia grupę. Pažymėk { $cards } ir spausk **{ button-lay-off }**.
learn-straight-7 = Dabar baik ėjimą: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-straight-8 = Jolly numeta 5♠ – kaip tik tarp tavo vynų. Spausk **{ button-take }**.
learn-straight-9 = Penkios iš eilės! Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-straight-10 = Liko viena korta. Pažymėk { $cards } ir spausk **{ button-discard }**: raundas tavo, ir gauni taškų už Jolly kortas.
learn-straight-end = • Trauk kortą arba imk krūvelės viršutinę, išdėk ir pridėk, vieną numesk.
    • Seka – trys ar daugiau vienos rūšies iš eilės, grupė – trys ar keturios vienos vertės.
    • Kas pirmas lieka be kortų, gauna taškų už kitų kortas.

## Džino rami
learn-gin-1 = Džine deriniai lieka rankoje; aš juos surandu ir parašau po kortomis. Gali imti atverstą 8♦, bet ji nepadės: spausk **{ button-pass }**.
learn-gin-2 = Jolly irgi praleidžia. Tad trauk iš kaladės: spausk **{ button-draw }**.
learn-gin-3 = Atėjo K♠: J♠ Q♠ K♠ yra **seka**. Kortos už derinių yra tavo **likutis**, jo taškai skaičiuojami. Atsikratyk didžiausios: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-gin-4 = Jolly numeta 9♣. Trys devynakės yra **grupė**: spausk **{ button-take }**.
learn-gin-5 = Dabar turi tris derinius. Su likučiu iki 10 galima **belsti**: raundas baigiasi, ir taškus gauna tas, kieno likutis mažesnis. Pažymėk { $cards } ir spausk **{ button-knock }**.
learn-gin-end = • Rink derinius rankoje; kas niekur netinka, yra likutis.
    • Belsk, kai likutis 10 ar mažiau. Be likučio tai **džinas** ir dar 25 taškai.
    • Atsargiai: jei varžovo likutis ne didesnis už tavo, taškus gauna jis, ir dar 25 (**permušimas**).

## Rami 51
learn-rummy-51-1 = Turi 15 kortų ir pradedi raundą: vieną reikia numesti. Geriausia – didelė korta be poros: pažymėk meniu { $cards } ir spausk **{ button-discard }**.
learn-rummy-51-2 = Jolly išdeda pirmuosius derinius, viename – džokeris: 🃏 ten atstoja 8♠. Dabar kiekvienas tavo ėjimas prasideda viena korta: spausk **{ button-draw }**.
learn-rummy-51-3 = Pirmajam išdėjimui reikia **51 taško**, visų per vieną ėjimą. Pradėk nuo 10 + 10 + 10: pažymėk { $cards } ir spausk **{ button-meld }**.
learn-rummy-51-4 = Ant stalo 30 taškų; dar 24 – ir bus 54, to užtenka. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-rummy-51-5 = Pirmasis išdėjimas padarytas, dabar tau atviri visi deriniai. Džokeris atstoja 8♠, o ją turi: pažymėk { $cards } ir spausk **{ button-swap }**.
learn-rummy-51-6 = Džokeris tavo, ir šiuo ėjimu jį reikia išdėti. Jis gali būti bet kuri korta: pažymėk { $cards }, spausk **{ button-meld }** ir pasirink, kad jis atstoja 6♣.
learn-rummy-51-7 = Baik ėjimą: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-rummy-51-8 = Jolly numeta 5♥ – kaip tik tarp tavo širdžių. Spausk **{ button-take }**.
learn-rummy-51-9 = Penkios iš eilės! Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-rummy-51-10 = Paskutinį kartą numesti reikia visada. Pažymėk { $cards } ir spausk **{ button-discard }**: raundas tavo, o Jolly gauna baudos taškų už savo kortas.
learn-rummy-51-end = • Pirmajam išdėjimui reikia 51 taško per vieną ėjimą; iki tol krūvelė uždaryta, nebent jos kortą iškart išdedi.
    • Džokeris atstoja bet kurią kortą. Po pirmojo išdėjimo gali jį iškeisti į tą kortą ir iškart vėl išdėti.
    • Kortos rankoje, kai baigia kitas, – baudos taškai: laimi mažiausia suma.

## Žolíky
learn-zolik-1 = Turi 13 kortų ir pradedi raundą: vieną reikia numesti. Geriausia – didelė korta be poros: pažymėk meniu { $cards } ir spausk **{ button-discard }**.
learn-zolik-2 = Jolly išdeda pirmuosius derinius, viename – džokeris: 🃏 ten atstoja 7♠. Dabar kiekvienas tavo ėjimas prasideda viena korta: spausk **{ button-draw }**.
learn-zolik-3 = Pirmajam išdėjimui reikia **40 taškų**, visų per vieną ėjimą. Pradėk nuo 10 + 10 + 10: pažymėk { $cards } ir spausk **{ button-meld }**.
learn-zolik-4 = Ant stalo 30 taškų; dar 18 – ir bus 48, to užtenka. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-zolik-5 = Pirmasis išdėjimas padarytas, dabar tau atviri visi deriniai. Džokeris atstoja 7♠, o ją turi: pažymėk { $cards } ir spausk **{ button-swap }**.
learn-zolik-6 = Džokeris tavo, ir šiuo ėjimu jį reikia išdėti naujame derinyje. Pažymėk { $cards }, spausk **{ button-meld }** ir pasirink, kad jis atstoja 6♣.
learn-zolik-7 = Baik ėjimą: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-zolik-8 = Jolly numeta 9♦, o tu turi dvi devynakes. Spausk **{ button-take }**.
learn-zolik-9 = Trys vienos vertės kortos, skirtingų rūšių, yra **grupė**. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-zolik-10 = Uždaryti visada reikia paskutinės kortos. Pažymėk { $cards } ir spausk **{ button-discard }**: gauni 10, o Jolly praranda taškus už kortas rankoje.
learn-zolik-end = • Pirmajam išdėjimui reikia 40 taškų per vieną ėjimą; paskui tau atviri visi deriniai.
    • Iškeisk džokerį į kortą, kurią jis atstoja, ir iškart išdėk jį naujame derinyje.
    • Kas uždaro, gauna 10, kiti praranda taškus už kortas rankoje. Su −100 iškrentama; laimi paskutinis likęs.

## Kauliukų rami
learn-tile-1 = Išdėk visus kauliukus anksčiau už kitus. Trys ar daugiau vienos spalvos skaičių iš eilės yra **seka**. Rinkis stovelio meniu { $cards } ir spausk **{ button-meld }**.
learn-tile-2 = Pirmą kartą vienas derinys turi būti vertas 30 ar daugiau; šis vertas 33. Ką čia darai, niekas nemato, kol nepaspausi **{ button-done }**. Paspausk.
learn-tile-3 = Jolly išdeda žalią seką. Pirmasis išdėjimas padarytas, tad visi deriniai ant stalo tau atviri. Rinkis { $cards } ir spausk **{ button-lay-off }**.
learn-tile-4 = Turi antrą 🟢6, o prie derinio 2 galų ji netinka. Tad padalyk derinį: antrame meniu rinkis derinį 2, trečiame { $cards } ir spausk **{ button-split }**.
learn-tile-5 = 7 ir 8 vieni – ne derinys, bet su tavo 6 – taip: rinkis iš stovelio { $cards } ir spausk **{ button-lay-off }**.
learn-tile-6 = Visi deriniai vėl geri, o to ir reikia. Spausk **{ button-done }**.
learn-tile-7 = Dabar paimk kauliuką nuo stalo: derinys 1 apsieis be 🔴10. Antrame meniu rinkis derinį 1, trečiame 🔴10, o stovelyje 🟢10 🟡10 ir spausk **{ button-meld }**.
learn-tile-8 = Trys skirtingų spalvų dešimtys yra **grupė**, o derinys 1 – vis dar seka. Spausk **{ button-done }**.
learn-tile-9 = Šįkart niekas netinka. Kas nieko neišdeda, traukia vieną, ir ėjimas baigtas: spausk **{ button-draw }**.
learn-tile-end = • Per ėjimą išdėk bent vieną kauliuką arba vieną trauk.
    • Pirmą kartą vienas derinys turi būti vertas 30 ar daugiau, vien iš savo kauliukų.
    • Paskui gali ardyti stalą, jei pabaigoje visi deriniai geri. **{ button-suggest }** suras kaip.
