### Pie galda, vienojoties: kas drīkst skatīties, vairāk laika otram, atsaukts gājiens.

## Komandas
command-game-more-time =
    .description = Dot citam spēlētājam vairāk laika; nevienam nav jāpiekrīt
command-game-more-time-time =
    .description = Cik daudz; ja nenorādi, izvēlēsies ar pogām
command-game-more-time-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem
choice-more-time-60 = 1 minūte
choice-more-time-300 = 5 minūtes
choice-more-time-900 = 15 minūtes
choice-more-time-86400 = 1 diena
command-game-takeback =
    .description = Lūgt atsaukt savu pēdējo gājienu partijā bez reitinga
command-game-takeback-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem
command-game-watchers =
    .description = Ierosināt, kas drīkst skatīties tavu partiju
command-game-watchers-who =
    .description = Kas turpmāk drīkstēs skatīties, ja piekritīs visi pie galda
command-game-watchers-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem
command-challenge-watchers =
    .description = Skatītāji: visi kanālā (ja nenorādi), tikai galda ziņa vai tikai spēlētāji
choice-watchers-yes = Skatīties var visi kanālā
choice-watchers-no = Citi redz tikai galda ziņu
choice-watchers-hidden = Kārtis redz tikai spēlētāji

## Kas drīkst skatīties
table-hidden-note = Šī galda kārtis redz tikai tā spēlētāji.
table-closed-note = Līdz partijas beigām citi redz tikai šo ziņu.
challenge-watch-no = Bez skatītājiem: citi redz tikai galda ziņu.
challenge-watch-hidden = Tikai spēlētāji: neviens cits kārtis neredz.
options-watchers-hint = Skatītāji
courtesies-watch-yes = **Skatītāji:** skatīties var visi kanālā.
courtesies-watch-no = **Skatītāji:** citi redz tikai galda ziņu.
courtesies-watch-hidden = **Skatītāji:** neviens. Kārtis redz tikai spēlētāji.
button-watch-yes = Visi
button-watch-no = Tikai galda ziņa
button-watch-hidden = Tikai spēlētāji
watchers-dm = Partiju #{ $game } neviens nevar skatīties, jo to spēlē privātziņās.
watchers-same = Partijā #{ $game } par skatītājiem tā jau ir noteikts. Nekas nav mainījies.
proposal-watch-yes = **{ $name }** ierosina ļaut visiem kanālā skatīties partiju **#{ $game }**.
proposal-watch-no = **{ $name }** ierosina, lai līdz partijas **#{ $game }** beigām citi redzētu tikai galda ziņu.
proposal-watch-hidden = **{ $name }** ierosina partiju **#{ $game }** slēpt: kārtis redzētu tikai spēlētāji.
done-watch-yes = Partiju #{ $game } tagad var skatīties visi kanālā.
done-watch-no = Līdz partijas #{ $game } beigām citi tagad redz tikai galda ziņu.
done-watch-hidden = Partija #{ $game } tagad ir slēpta: kārtis redz tikai spēlētāji.

## Ko var lūgt
button-table = Pie galda
courtesies-title = ### Pie galda #{ $game }
courtesies-takeback = **Atsaukt** savu pēdējo **gājienu**, ja visi piekrīt.
courtesies-more-time = Dot **vairāk laika** spēlētājam { $name }. Nevienam nav jāpiekrīt.
courtesies-none = Pašlaik nav ko lūgt.
button-takeback = Atsaukt gājienu
consent-occasion = Partijā #{ $game } visiem ir vienādi noteikumi: nav ne papildu laika, ne gājienu atsaukšanas, ne skatītāju.

## Vairāk laika
more-time-given = Spēlētājam { $name } partijā #{ $game } tagad ir vairāk laika: +{ $time }.
more-time-rated = Partija #{ $game } ir ar reitingu, un spēlētāju ir vairāk par diviem, tāpēc laiku dot nevar: pret pārējiem tas nebūtu godīgi.
more-time-nobody = Partijā #{ $game } pašlaik nevienam nevar dot vairāk laika. Ja ir gājiena laiks, vairāk laika var dot tam, kura gājiens; ja ir pulkstenis – jebkurā brīdī jebkuram, izņemot datoru.
more-time-amount = Tik daudz partijā #{ $game } dot nevar. Cik var, redzēsi pie savām kārtīm: spied **{ button-more }**, tad **{ button-table }**.
told-more-time = **{ $name }** deva spēlētājam **{ $other }** vairāk laika: +{ $time }.
refusal-too-much-time = Tas ir par daudz. Vienā reizē var dot ne vairāk kā vienu dienu, kopā ne vairāk kā divas nedēļas.

## Atsaukts gājiens
takeback-rated = Partija #{ $game } ir ar reitingu, tāpēc gājienus atsaukt nevar.
takeback-none = Partijā #{ $game } nav ko atsaukt. Pēdējo gājienu var atsaukt, kamēr nav gājis kāds cits, ja vien tavs gājiens neparādīja tev jaunu kārti vai nebeidza raundu.
takeback-others = Pēdējais gājiens partijā #{ $game } nebija tavs, tāpēc atsaukt to nevari.
proposal-takeback = **{ $name }** vēlas atsaukt savu pēdējo gājienu partijā **#{ $game }**.
done-takeback = Gājiens atsaukts: partijā #{ $game } atkal ir tavs gājiens. Partija ar atsauktu gājienu tavu līmeni pret datoru nemaina.
told-takeback = **{ $name }** atsauca pēdējo gājienu.
