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
today-revealed = Slepenais skaitlis: `{ $number }`. Tā SHA-256 ir nospiedums `{ $commitment }`, un tas nosaka visas kārtis: kā to pārbaudīt, rādīs `/game verify` ar kādu no šīm partijām.
today-picture = { $game }: dienas dalījums
button-today-share = Dalīties
button-today-too = Spēlēt arī
today-shared = **{ $name }** izspēlēja dienas dalījumu (**{ $game }**): { $how ->
    [ahead] **{ $lead }**, Jolly palika aiz muguras
    [behind] **{ $lead }**, Jolly bija priekšā
   *[level] neizšķirts ar Jolly
}

## Ko nevar
today-none = Šajā spēlē dienas dalījuma nav.
today-gone = Šis dalījums vairs netiek glabāts.
today-still = Kāds vēl spēlē šo dalījumu. Ieskaties pēc dažām minūtēm.
today-had = Tavs mēģinājums jau ir izmantots. Nākamais dalījums būs pusnaktī pēc UTC.
today-sealed = Galds #{ $game } ir dienas dalījuma mēģinājums. Vispirms izspēlē savu (/club today) vai pagaidi, līdz diena beigsies.
today-share-where = Ar rezultātu var dalīties tikai servera kanālā.
