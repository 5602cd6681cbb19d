### Lauas kokkuleppel: kes tohib vaadata, teisele rohkem aega, käigu tagasivõtmine.

## Käsud
command-game-more-time =
    .description = Anna teisele rohkem aega: see on sinu valik, keegi ei pea nõus olema
command-game-more-time-time =
    .description = Kui palju; kui jätad tühjaks, valid nuppudega
command-game-more-time-table =
    .description = Millises lauas, kui istud mitmes
choice-more-time-60 = 1 minut
choice-more-time-300 = 5 minutit
choice-more-time-900 = 15 minutit
choice-more-time-86400 = 1 päev
command-game-takeback =
    .description = Palu oma viimane käik tagasi võtta, reitinguta partiis
command-game-takeback-table =
    .description = Millises lauas, kui istud mitmes
command-game-watchers =
    .description = Paku välja, kes tohib su partiid vaadata
command-game-watchers-who =
    .description = Kes tohib edaspidi vaadata, kui kõik lauas on nõus
command-game-watchers-table =
    .description = Millises lauas, kui istud mitmes
command-challenge-watchers =
    .description = Kas teised tohivad partiid vaadata; vaikimisi jah
choice-watchers-yes = Jah: kes näeb kanalit
choice-watchers-no = Ei: teised näevad ainult laua sõnumit
choice-watchers-hidden = Peidus: kaarte näevad ainult mängijad

## Kes tohib vaadata
table-hidden-note = Selle laua kaarte näevad ainult need, kes seal mängivad.
table-closed-note = Partii lõpuni näevad teised ainult seda sõnumit.
challenge-watch-no = Pealtvaatajad: ei. Teised näevad ainult laua sõnumit.
challenge-watch-hidden = Peidus: kaarte näevad ainult mängijad.
options-watchers-hint = Kes tohib vaadata
courtesies-watch-yes = **Pealtvaatajad:** kes näeb kanalit, tohib lähemalt vaadata.
courtesies-watch-no = **Pealtvaatajad:** teised näevad ainult laua sõnumit.
courtesies-watch-hidden = **Pealtvaatajad:** pole; kaarte näevad ainult mängijad.
button-watch-yes = Jah
button-watch-no = Ei
button-watch-hidden = Peidus
watchers-dm = Partiid #{ $game } ei saa keegi vaadata: seda mängitakse privaatsõnumites.
watchers-same = Partiis #{ $game } juba ongi nii.
proposal-watch-yes = **{ $name }** teeb ettepaneku, et partiid **#{ $game }** tohiks vaadata igaüks, kes näeb kanalit.
proposal-watch-no = **{ $name }** teeb ettepaneku, et kuni partii **#{ $game }** lõpuni näeksid teised ainult laua sõnumit.
proposal-watch-hidden = **{ $name }** teeb ettepaneku partii **#{ $game }** peita: kaarte näevad ainult mängijad.
done-watch-yes = Partiid #{ $game } tohib nüüd vaadata igaüks, kes näeb kanalit.
done-watch-no = Kuni partii #{ $game } lõpuni näevad teised ainult selle sõnumit kanalis.
done-watch-hidden = Partii #{ $game } on peidus: kaarte näevad ainult mängijad.

## Mida saab paluda
button-table = Lauas
courtesies-title = ### Lauas #{ $game }
courtesies-takeback = **Võta tagasi** oma viimane käik: küsin teistelt.
courtesies-more-time = **Rohkem aega** mängijale { $name }: keegi ei pea nõus olema.
courtesies-none = Praegu pole midagi paluda.
button-takeback = Võta käik tagasi
consent-occasion = Partiis #{ $game } kehtib kõigile sama: lisaaega pole, käike tagasi ei võeta, pealtvaatajaid pole.

## Rohkem aega
more-time-given = Mängijal { $name } on partiis #{ $game } rohkem aega: { $time }.
more-time-rated = Partii #{ $game } on reitinguga ja mängijaid on üle kahe: ühele antud aeg kahjustaks teisi.
more-time-nobody = Partiis #{ $game } pole praegu kellelegi aega anda. Käiguaja puhul saad anda sellele, kelle käik on, kella puhul kõigile peale arvuti.
more-time-amount = Nii palju või nii vähe korraga partiis #{ $game } anda ei saa. Mida saab, näitab { button-table } nupu { button-more } all sinu kaartide juures.
told-more-time = **{ $other }** sai rohkem aega: { $time }. Andis **{ $name }**.
refusal-too-much-time = Seda on liiga palju: kõige rohkem päev korraga ja kaks nädalat kokku.

## Käigu tagasivõtmine
takeback-rated = Partii #{ $game } on reitinguga: mis käidud, see käidud.
takeback-none = Partiis #{ $game } pole midagi tagasi võtta: saab ainult oma viimast käiku, kuni keegi teine pole käinud, ja mitte kunagi sellist, mis näitas sulle uut kaarti või lõpetas vooru.
takeback-others = Viimane käik partiis #{ $game } polnud sinu oma.
proposal-takeback = **{ $name }** soovib oma viimase käigu partiis **#{ $game }** tagasi võtta.
done-takeback = Tagasi võetud: partiis #{ $game } on jälle sinu käik. Partii, kus käik tagasi võeti, ei lähe arvesse sinu taseme juures arvuti vastu.
told-takeback = **{ $name }** võttis viimase käigu tagasi.
