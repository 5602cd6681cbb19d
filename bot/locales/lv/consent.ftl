### Pie galda, vienojoties: kas drīkst skatīties, vairāk laika otram, atsaukts gājiens.

## Komandas
command-game-more-time =
    .description = Dot otram vairāk laika: tava izvēle, nevienam nav jāpiekrīt
command-game-more-time-time =
    .description = Cik; ja nenorādi, izvēlies ar pogām
command-game-more-time-table =
    .description = Pie kura galda, ja sēdi pie vairākiem
choice-more-time-60 = 1 minūte
choice-more-time-300 = 5 minūtes
choice-more-time-900 = 15 minūtes
choice-more-time-86400 = 1 diena
command-game-takeback =
    .description = Lūgt atsaukt pēdējo gājienu partijā bez reitinga
command-game-takeback-table =
    .description = Pie kura galda, ja sēdi pie vairākiem
command-game-watchers =
    .description = Ierosināt, kas drīkst skatīties tavu partiju
command-game-watchers-who =
    .description = Kas no šī brīža drīkst skatīties, ja visi pie galda piekrīt
command-game-watchers-table =
    .description = Pie kura galda, ja sēdi pie vairākiem
command-challenge-watchers =
    .description = Vai citi drīkst skatīties partiju; ja nenorādi – jā
choice-watchers-yes = Jā: kas redz kanālu
choice-watchers-no = Nē: citi redz tikai galda ziņu
choice-watchers-hidden = Slēpta partija: kārtis redz tikai spēlētāji

## Kas drīkst skatīties
table-hidden-note = Šī galda kārtis redz tikai tie, kas pie tā spēlē.
table-closed-note = Līdz partijas beigām citi redz tikai šo ziņu.
challenge-watch-no = Skatītāji: nē. Citi redz tikai galda ziņu.
challenge-watch-hidden = Slēpta partija: kārtis redz tikai spēlētāji.
options-watchers-hint = Kas drīkst skatīties
courtesies-watch-yes = **Skatītāji:** kas redz kanālu, drīkst paskatīties tuvāk.
courtesies-watch-no = **Skatītāji:** citi redz tikai galda ziņu.
courtesies-watch-hidden = **Skatītāji:** neviens; kārtis redz tikai spēlētāji.
button-watch-yes = Jā
button-watch-no = Nē
button-watch-hidden = Slēpta partija
watchers-dm = Partiju #{ $game } neviens nevar skatīties: to spēlē privātziņās.
watchers-same = Partijā #{ $game } tā jau ir.
proposal-watch-yes = **{ $name }** ierosina, lai partiju **#{ $game }** drīkst skatīties ikviens, kas redz kanālu.
proposal-watch-no = **{ $name }** ierosina, lai līdz partijas **#{ $game }** beigām citi redz tikai galda ziņu.
proposal-watch-hidden = **{ $name }** ierosina partiju **#{ $game }** slēpt: kārtis redzēs tikai spēlētāji.
done-watch-yes = Partiju #{ $game } tagad drīkst skatīties ikviens, kas redz kanālu.
done-watch-no = Līdz partijas #{ $game } beigām citi redz tikai tās ziņu kanālā.
done-watch-hidden = Partija #{ $game } ir slēpta: kārtis redz tikai spēlētāji.

## Ko var lūgt
button-table = Pie galda
courtesies-title = ### Pie galda #{ $game }
courtesies-takeback = **Atsaukt** pēdējo gājienu: pajautāšu pārējiem.
courtesies-more-time = **Vairāk laika** spēlētājam { $name }: nevienam nav jāpiekrīt.
courtesies-none = Pašlaik nav, ko lūgt.
button-takeback = Atsaukt gājienu
consent-occasion = Partijā #{ $game } visiem ir vienādi: bez papildu laika, bez atsauktiem gājieniem, bez skatītājiem.

## Vairāk laika
more-time-given = Spēlētājam { $name } partijā #{ $game } ir vairāk laika: { $time }.
more-time-rated = Partija #{ $game } ir ar reitingu, un spēlētāju ir vairāk par diviem: laiks vienam kaitētu citiem.
more-time-nobody = Partijā #{ $game } pašlaik nevienam nevajag tavu laiku. Ja ir gājiena laiks, to var dot tam, kura gājiens; ja ir pulksteņi, ikvienam, izņemot datoru.
more-time-amount = Tik daudz vai tik maz uzreiz partijā #{ $game } dot nevar. Ko var, rāda { button-table } zem pogas { button-more } pie tavām kārtīm.
told-more-time = **{ $other }** saņem vairāk laika: { $time }. Deva **{ $name }**.
refusal-too-much-time = Tas ir par daudz: ne vairāk kā diena uzreiz un divas nedēļas kopā.

## Atsaukts gājiens
takeback-rated = Partija #{ $game } ir ar reitingu: kas izspēlēts, tas izspēlēts.
takeback-none = Partijā #{ $game } nav, ko atsaukt: var tikai savu pēdējo gājienu, kamēr nav gājis cits, un nekad tādu, kas tev parādīja jaunu kārti vai beidza raundu.
takeback-others = Pēdējais gājiens partijā #{ $game } nebija tavs.
proposal-takeback = **{ $name }** vēlas atsaukt pēdējo gājienu partijā **#{ $game }**.
done-takeback = Atsaukts: partijā #{ $game } atkal tavs gājiens. Partija ar atsauktu gājienu neskaitās tavam līmenim pret datoru.
told-takeback = **{ $name }** atsauca pēdējo gājienu.
