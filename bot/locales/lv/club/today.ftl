### Dienas dalījums: katrā spēlē viens raunds, visiem tās pašas kārtis, viens mēģinājums.

## Iespēja, ar kuru to spēlē
option-name-one-round = viens raunds
    .hint = Vai partiju izšķir pirmais raunds neatkarīgi no mērķa.

## Komandas
command-club-today =
    .description = Dienas dalījums: katrā spēlē viens raunds, visiem vienādas kārtis
command-club-today-game =
    .description = Kura spēle; ja nenorādi, redzēsi visus šodienas dalījumus

## Visas vienas dienas spēles
today-title = ### Dienas dalījums
today-title-past = ### Vakardienas dalījumi
today-about = Katrā spēlē viens raunds pret Jolly. Visiem un visur ir vienas un tās pašas kārtis. Katru dalījumu vari spēlēt **vienreiz**, apmēram trīs minūtes.
today-line-new = **{ $game }**: vēl nav spēlēts
today-line-none = **{ $game }**: nav spēlēts
today-line-running = **{ $game }**: vēl notiek
today-line-left = **{ $game }**: nav pabeigts
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Jauni dalījumi { $due }
today-none-then = Tajā dienā dalījumu nebija.
button-today-yesterday = Vakar
button-today-today = Šodien

## Pirms mēģinājuma. $clock un $increment ir laiki, $level ir datora līmenis.
today-deal-title = ### Dienas dalījums · { $game }
today-awaits = Viens raunds pret Jolly ({ $level }). Sāc tu. Centies uzvarēt ar pēc iespējas lielāku punktu pārsvaru.

    Tavs laiks: { $clock }, par katru gājienu vēl { $increment }. **Laiks sāk iet, kad nospied „{ button-today-start }”.** Šo dalījumu vari spēlēt vienreiz: bez padomiem, bez pauzes, un gājienus nevar atsaukt.
button-today-start = Sākt
button-today-menu = Visas spēles

## Kas pierāda, ka kārtis neviens nav mainījis; aiz pogas
button-today-proof = Godīgums
today-proof = Visas dalījuma kārtis nosaka viens slepenais skaitlis, ko Jolly izlozē vairākas dienas iepriekš. Kamēr diena nav beigusies, tu redzi tikai tā nospiedumu, pēc tam arī pašu skaitli. Ja abi sader, neviens nevienu kārti nav mainījis.
# Nospiedums ir garš heksadecimāls skaitlis.
today-fingerprint = Šodienas jaukšanas nospiedums (noteikts vairākas dienas iepriekš): `{ $commitment }`
today-fingerprint-late = Šodienas jaukšanas nospiedums (noteikts tikai šodien, jo Jolly bija bezsaistē): `{ $commitment }`
today-fingerprint-next = Rītdienas nospiedums: `{ $commitment }`

## Pēc tā. $lead ir skaitlis ar zīmi, "+34", $place ir teksts today-place.
today-place = { $place }\. vieta no { $all }
today-lead = { $how ->
    [ahead] labāk par Jolly
    [behind] sliktāk par Jolly
   *[level] vienādi ar Jolly
}
today-place-here = Šajā serverī: { $place }. vieta no { $all }
# $percent: cik procentiem pārējo gāja sliktāk
today-better = Labāk nekā { $percent } % citu spēlētāju
today-median = mediāna { $lead }
today-median-alone = Visu spēlētāju mediāna: { $lead }
today-median-name = visu mediāna
today-alone = Pagaidām šo dalījumu pabeidzi tikai tu.
today-left = **Tu raundu nepabeidzi**, tāpēc esi zemāk par visiem, kas pabeidza.
today-not-played = Šo dalījumu tu nespēlēji.
today-judge = Stiprais dators ar tavām kārtīm: **{ $lead }**
today-judge-later = Stiprais dators vēl spēlē. Ieskaties pēc brīža.
today-judge-name = stiprais dators
today-here = **Šajā serverī** (vieta starp visiem):
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nav pabeigts
today-nobody-here = Neviens cits šajā serverī šo dalījumu vēl nav pabeidzis.
today-in-dm = Serverī redzēsi arī, kā gāja citiem tā spēlētājiem.
today-watch = Skatīties, kā spēlēja citi
today-revealed = Slepenais skaitlis: `{ $number }`. Tā SHA-256 ir nospiedums `{ $commitment }`, un šis skaitlis nosaka visas kārtis. Lai pārbaudītu, lieto `/{ command-game } { command-game-verify }` ar jebkuru no šīm partijām.
today-worth = Mēneša tabulā: { $count ->
    [0] { $count } punktu
    [zero] { $count } punkti
    [one] { $count } punkts
   *[other] { $count } punkti
}
# $loss: „aptuveni 6 punkti (± 2)”. $told: „Tavs gājiens: nometa 7♣.” $advice: „Nomet K♦: …”
today-parted = Tava pirmā kļūda, kas maksāja punktus, bija **{ $turn }. gājienā**. Zaudēts: { $loss }.
    { $told } Labāk: { $advice }
today-parted-nowhere = Analīze neatrada nevienu lēmumu, kas tev maksātu punktus.
button-today-parted = Mana pirmā kļūda
button-today-turn = Uz { $turn }. gājienu
today-picture = { $game }: dienas dalījums
button-today-share = Dalīties
button-today-too = Spēlēt šo dalījumu
today-shared = **{ $name }** izspēlēja dienas dalījumu (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, labāk par Jolly
    [behind] **{ $lead }**, sliktāk par Jolly
   *[level] vienādi ar Jolly
}

## Mēneša tabula. $points: „812 punkti”
button-today-ladder = Mēneša labākie
button-today-before = Mēnesi atpakaļ
button-today-after = Mēnesi uz priekšu
today-ladder-title = ### Mēneša labākie · dienas dalījumi
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [zero] { $count } dalījumi
    [one] { $count } dalījums
   *[other] { $count } dalījumi
}
today-ladder-empty = Šī mēneša tabulā no šī servera vēl neviena nav. Dalījums skaitās, kad tā diena ir beigusies.
today-ladder-dm = Atver tabulu serverī, lai redzētu tā spēlētājus.
today-ladder-everywhere = Visos serveros kopā tev ir { $place }. vieta no { $all }, { $points }
today-ladder-rule = Par dalījumu ir 50 punkti, ja ar tām pašām kārtīm tev veicās tikpat labi kā stiprajam datoram; ja labāk – līdz 100, ja sliktāk – līdz 0. Saskaita tavus labākos dalījumus, ne vairāk kā { $best }. Dalījums skaitās serverī, kurā to sāki, no nākamās dienas.

## Ko nevar
today-none = Šai spēlei dienas dalījuma nav.
today-gone = Šis dalījums ir pārāk vecs, un Jolly tā vairs nav. Izvēlies kādu no šodienas dalījumiem.
today-still = Kāds vēl spēlē šo dalījumu. Ieskaties pēc dažām minūtēm.
today-day-over = Tā diena ir beigusies. Tagad ir jauni dalījumi.
today-had = Šo dalījumu tu jau nospēlēji. Nākamais būs pusnaktī pēc UTC.
today-sealed = #{ $game } ir dienas dalījums. Vispirms izspēlē to (/{ command-club } { command-club-today }) vai skaties rīt (pēc UTC).
today-share-where = Ar rezultātu var dalīties tikai servera kanālā.

## Kluba pirmajā lapā
today-front = Dienas dalījumi
today-front-done = { $done } no { $all }
today-front-next = Gaida **dienas dalījums** (**{ $game }**): to vari spēlēt vienreiz, apmēram trīs minūtes.
button-today-front = Spēlēt dalījumu
