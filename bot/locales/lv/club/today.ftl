### Dienas dalījums: katrā spēlē viens raunds, visiem tās pašas kārtis, viens mēģinājums.

## Iespēja, ar kuru to spēlē
option-name-one-round = viens raunds
    .hint = Vai izšķir pirmais raunds, lai kāds būtu mērķis.

## Komandas
command-club-today =
    .description = Dienas dalījums: katrā spēlē viens raunds, visiem tās pašas kārtis
command-club-today-game =
    .description = Spēle; bez tās redzēsi visas

## Visas vienas dienas spēles
today-title = ### Dienas dalījums
today-title-past = ### Vakardienas dalījumi
today-about = Katrā spēlē viens raunds pret Jolly, visiem un visur ar tām pašām kārtīm. Katrai tev ir **viens mēģinājums**, apmēram trīs minūtes.
today-line-new = **{ $game }**: vēl nav spēlēts
today-line-none = **{ $game }**: nav spēlēts
today-line-running = **{ $game }**: tavs mēģinājums turpinās
today-line-left = **{ $game }**: nav pabeigts
today-line-done = **{ $game }**: { $lead } · { $place }
today-next = Jauni dalījumi { $due }
today-none-then = Tajā dienā dalījumu nebija.
button-today-yesterday = Vakar
button-today-today = Šodien

## Pirms mēģinājuma. $clock un $increment ir laiki, $level ir datora līmenis.
today-deal-title = ### Dienas dalījums · { $game }
today-awaits = Viens raunds pret Jolly ({ $level }), sāc tu. Skaitās, par cik punktiem esi priekšā.
    
    Tavs pulkstenis: { $clock }, un pēc katra tava gājiena vēl { $increment }. **Tas iet no brīža, kad nospied.** Mēģinājums ir viens: bez padomiem, bez pauzes, un neko nevar atsaukt.
button-today-start = Sākt mēģinājumu
button-today-menu = Visas spēles

## Kas pierāda, ka kārtis neviens nav mainījis; aiz pogas
button-today-proof = Godīgums
today-proof = Visas dalījuma kārtis nosaka viens slepenais skaitlis, izlozēts jau vairākas dienas iepriekš. Kamēr diena nav beigusies, tu redzi tā nospiedumu, pēc tam arī pašu skaitli. Ja nospiedums un skaitlis sader, neviens kārtis nav mainījis.
# Nospiedums ir garš heksadecimāls skaitlis.
today-fingerprint = Šodienas jaukšanas pirkstu nospiedums, noteikts jau pirms vairākām dienām: `{ $commitment }`
today-fingerprint-late = Šodienas jaukšanas pirkstu nospiedums, noteikts tikai šodien, jo Jolly pirms tam nestrādāja: `{ $commitment }`
today-fingerprint-next = Rītdienas: `{ $commitment }`

## Pēc tā. $lead ir skaitlis ar zīmi, "+34", $place ir teksts today-place.
today-place = vieta { $place } no { $all }
today-lead = { $how ->
    [ahead] Jolly palika aiz tevis
    [behind] Jolly bija tev priekšā
   *[level] neizšķirts ar Jolly
}
today-place-here = Šajā serverī: vieta { $place } no { $all }
# $percent: cik procentiem pārējo gāja sliktāk
today-better = Labāk nekā { $percent } % pārējo
today-median = mediāna { $lead }
today-median-alone = Visu mediāna: { $lead }
today-median-name = visu mediāna
today-alone = Pagaidām neviens cits to nav pabeidzis.
today-left = **Tavs mēģinājums beidzās pirms raunda.** Tāpēc esi aiz visiem, kas pabeidza.
today-not-played = Šo dalījumu tu nespēlēji.
today-judge = Stiprais dators tavā vietā ar tām pašām kārtīm: **{ $lead }**
today-judge-later = Stiprais dators vēl domā; ieskaties pēc brīža.
today-judge-name = stiprais dators
today-here = **Šajā serverī**, ar vietu starp visiem:
today-row = **{ $place }** · { $name } · { $lead }
today-unfinished = nav pabeigts
today-nobody-here = Neviens cits šajā serverī to vēl nav pabeidzis.
today-in-dm = Serverī redzēsi arī, kā gāja citiem no turienes.
today-watch = Skatīties, kā spēlēja citi
today-revealed = Slepenais skaitlis: `{ $number }`. Tā SHA-256 ir nospiedums `{ $commitment }`, un tas nosaka visas kārtis: kā to pārbaudīt, rādīs `/{ command-game } { command-game-verify }` ar kādu no šīm partijām.
today-worth = Mēneša tabulā par to: { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
# $loss: „aptuveni 6 punkti (± 2)”. $told: „Tavs gājiens: nometa 7♣.” $advice: „Nomet K♦: …”
today-parted = Pirmoreiz sliktāk par stipro datoru tu nospēlēji **{ $turn }. gājienā**. Zaudēts: { $loss }.
    { $told } Labāk: { $advice }
today-parted-nowhere = Cik analīzē var redzēt, nevienā atsevišķā lēmumā tu punktus nezaudēji.
button-today-parted = Kur es zaudēju?
button-today-turn = Uz { $turn }. gājienu
today-picture = { $game }: dienas dalījums
button-today-share = Dalīties
button-today-too = Spēlēt arī
today-shared = **{ $name }** izspēlēja dienas dalījumu (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly palika aiz muguras
    [behind] **{ $lead }**, Jolly bija priekšā
   *[level] neizšķirts ar Jolly
}

## Mēneša tabula. $points: „812 punkti”
button-today-ladder = Mēneša labākie
button-today-before = Mēnesi atpakaļ
button-today-after = Mēnesi uz priekšu
today-ladder-title = ### Mēneša labākie · dienas dalījumi
today-ladder-row = **{ $place }** · { $name } · **{ $points }** · { $deals }
today-ladder-deals = { $count ->
    [zero] { $count } dalījumu
    [one] { $count } dalījums
   *[other] { $count } dalījumi
}
today-ladder-empty = Šajā serverī vēl neviens nav pabeidzis nevienu šī mēneša dalījumu. Dalījums te parādās, kad tā diena ir beigusies.
today-ladder-dm = Serverī redzēsi mēneša tabulu ar tiem, kas spēlē tur.
today-ladder-everywhere = Tu starp visiem serveriem: vieta { $place } no { $all }, { $points }
today-ladder-rule = Dalījums dod 50 punktu, ja ar tām pašām kārtīm tev gāja tikpat labi kā stiprajam datoram, līdz 100, ja labāk, līdz 0, ja sliktāk. Saskaita tavus labākos dalījumus, ne vairāk kā { $best }. Dalījums skaitās serverī, kurā to sāki, no nākamās dienas.

## Ko nevar
today-none = Šajā spēlē dienas dalījuma nav.
today-gone = Šis dalījums vairs netiek glabāts.
today-still = Kāds vēl spēlē šo dalījumu. Ieskaties pēc dažām minūtēm.
today-day-over = Tā diena ir beigusies, un ir jauni dalījumi.
today-had = Tavs mēģinājums jau ir izmantots. Nākamais dalījums būs pusnaktī pēc UTC.
today-sealed = Galds #{ $game } ir dienas dalījuma mēģinājums. Vispirms izspēlē savu (/{ command-club } { command-club-today }) vai pagaidi, līdz diena beigsies.
today-share-where = Ar rezultātu var dalīties tikai servera kanālā.

## Kluba pirmajā lapā
today-front = Dienas dalījumi
today-front-done = { $done } no { $all }
today-front-next = **Dienas dalījums, { $game }**, vēl nav spēlēts: viens mēģinājums, apmēram trīs minūtes.
button-today-front = Spēlēt dalījumu
