### Lauas kokkuleppel: kes tohib vaadata, teisele rohkem aega, käigu tagasivõtmine.

## Käsud
command-game-more-time =
    .description = Anna teisele mängijale aega juurde; kellegi nõusolekut pole vaja
command-game-more-time-time =
    .description = Kui palju aega; kui tühi, siis valid nuppudega
command-game-more-time-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas
choice-more-time-60 = 1 minut
choice-more-time-300 = 5 minutit
choice-more-time-900 = 15 minutit
choice-more-time-86400 = 1 päev
command-game-takeback =
    .description = Palu luba oma viimane käik tagasi võtta (reitinguta partiis)
command-game-takeback-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas
command-game-watchers =
    .description = Paku välja, kes saab su partiid vaadata
command-game-watchers-who =
    .description = Pealtvaatajad edaspidi, kui kõik on nõus
command-game-watchers-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas
command-challenge-watchers =
    .description = Pealtvaatajad: kõik siin (vaikimisi), ainult laua sõnum või ainult mängijad
choice-watchers-yes = Vaadata saavad kõik, kes näevad kanalit
choice-watchers-no = Teised näevad ainult laua sõnumit
choice-watchers-hidden = Kaarte näevad ainult mängijad

## Kes tohib vaadata
table-hidden-note = Selle laua kaarte näevad ainult mängijad.
table-closed-note = Teised näevad partii lõpuni ainult seda sõnumit.
challenge-watch-no = Pealtvaatajateta: teised näevad ainult laua sõnumit.
challenge-watch-hidden = Ainult mängijad: keegi teine kaarte ei näe.
options-watchers-hint = Pealtvaatajad
courtesies-watch-yes = **Pealtvaatajad:** vaadata saavad kõik, kes näevad kanalit.
courtesies-watch-no = **Pealtvaatajad:** teised näevad ainult laua sõnumit.
courtesies-watch-hidden = **Pealtvaatajad:** ei ole. Kaarte näevad ainult mängijad.
button-watch-yes = Kõik
button-watch-no = Ainult sõnum
button-watch-hidden = Ainult mängijad
watchers-dm = Partiid #{ $game } ei saa keegi vaadata, sest seda mängitakse privaatsõnumites.
watchers-same = Partiis #{ $game } juba ongi nii. Midagi ei muutunud.
proposal-watch-yes = **{ $name }** teeb ettepaneku, et kõik, kes näevad kanalit, saaksid partiid **#{ $game }** vaadata.
proposal-watch-no = **{ $name }** teeb ettepaneku, et partii **#{ $game }** lõpuni näeksid teised ainult laua sõnumit.
proposal-watch-hidden = **{ $name }** teeb ettepaneku partii **#{ $game }** peita: kaarte näeksid ainult mängijad.
done-watch-yes = Kõik, kes näevad kanalit, saavad nüüd partiid #{ $game } vaadata.
done-watch-no = Partii #{ $game } lõpuni näevad teised nüüd ainult laua sõnumit.
done-watch-hidden = Partii #{ $game } on nüüd peidus: kaarte näevad ainult mängijad.

## Mida saab paluda
button-table = Lauas
courtesies-title = ### Lauas #{ $game }
courtesies-takeback = **Võta tagasi** oma viimane käik, kui kõik on nõus.
courtesies-more-time = Anna mängijale { $name } **aega juurde**. Kellegi nõusolekut pole vaja.
courtesies-none = Praegu pole midagi paluda.
button-takeback = Võta käik tagasi
consent-occasion = Partii #{ $game } reeglid on kõigile samad: lisaaega ei anta, käike tagasi ei võeta, pealtvaatajaid ei ole.

## Rohkem aega
more-time-given = Mängija { $name } sai partiis #{ $game } aega juurde: { $time }.
more-time-rated = Partii #{ $game } on reitinguga ja mängijaid on üle kahe, nii et aega juurde anda ei saa: teiste suhtes poleks see aus.
more-time-nobody = Partiis #{ $game } ei saa praegu kellelegi aega juurde anda. Käiguajaga partiis saad anda sellele, kelle käik on, kellaga partiis igal ajal igaühele peale arvuti.
more-time-amount = Nii palju ei saa partiis #{ $game } anda. Kui palju saab, näed oma kaartide juures: vajuta **{ button-more }** ja siis **{ button-table }**.
told-more-time = **{ $name }** andis mängijale **{ $other }** aega juurde: { $time }.
refusal-too-much-time = Seda on liiga palju. Korraga saad anda kõige rohkem ühe päeva, kokku kaks nädalat.

## Käigu tagasivõtmine
takeback-rated = Partii #{ $game } on reitinguga, nii et käike tagasi võtta ei saa.
takeback-none = Partiis #{ $game } pole midagi tagasi võtta. Oma viimase käigu saad tagasi võtta, kuni keegi teine pole käinud, aga mitte siis, kui see näitas sulle uut kaarti või lõpetas vooru.
takeback-others = Viimane käik partiis #{ $game } polnud sinu oma, nii et tagasi võtta sa seda ei saa.
proposal-takeback = **{ $name }** soovib oma viimase käigu partiis **#{ $game }** tagasi võtta.
done-takeback = Käik on tagasi võetud: partiis #{ $game } on jälle sinu käik. Tagasivõetud käiguga partii ei mõjuta sinu taset arvuti vastu.
told-takeback = **{ $name }** võttis viimase käigu tagasi.
