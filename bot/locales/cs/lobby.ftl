### Proč výzva, odpověď nebo stisk neprošly; otázky předtím. Čte to jen jedna osoba.

challenge-in-dm = Tady by výzvu nikdo neviděl. Použij /{ command-challenge } v kanálu serveru, nebo tu hraj se mnou: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = V tomto kanálu nejsou výzvy povolené. Zkus { $channel }.
no-permission = Do tohoto kanálu nesmím psát. Požádej někoho, kdo spravuje server, ať mi ho povolí zobrazit a posílat do něj zprávy.
no-channel = Nepoznám, který kanál to je. Zkus to v jiném.
too-many-games = Už hraješ { $count ->
    [one] { $count } partii
    [few] { $count } partie
   *[other] { $count } partií
} a víc tu najednou nejde. Nejdřív některou dohraj.
too-many-tables = Na tomto serveru už { $count ->
    [one] běží { $count } partie
    [few] běží { $count } partie
   *[other] běží { $count } partií
} a víc tu najednou nejde. Zkus to, až některá skončí.
too-many-challenges = Už máš { $count ->
    [one] { $count } otevřenou výzvu
    [few] { $count } otevřené výzvy
   *[other] { $count } otevřených výzev
}. Počkej na odpověď, nebo u některé stiskni **{ button-cancel }**.
challenged-often = V poslední době posíláš hodně výzev, které nikdo nepřijímá. Další můžeš poslat { $time }. Otevřít stůl můžeš kdykoli: nech pole { command-challenge-opponent } prázdné.
asking-often-here = Na tomto serveru bylo za posledních pár minut moc výzev. Zkus to znovu { $time }.
asked-often = { $user } má za poslední hodinu už hodně výzev. Další můžeš poslat { $time }.
challenge-yourself = Sebe vyzvat nemůžeš. Chceš-li otevřít stůl pro všechny, nech pole { command-challenge-opponent } prázdné.

challenge-bot = Tento bot nehraje. Chceš-li hrát s počítačem, vyzvi mě.
challenge-twice = Jeden člověk je tu uvedený dvakrát. Každého soupeře vyber jen jednou.
leave-empty-target = Tato hra nemá cíl. Nech pole { command-challenge-target } prázdné.
leave-empty-rounds = Tato hra se nehraje na kola. Nech pole { command-challenge-rounds } prázdné.


challenge-posted = Tvoje výzva je v kanálu.
challenge-not-posted = Discord výzvu nepřijal. Zkus to za chvilku znovu.
challenge-closed = Tato výzva už neplatí.
challenge-full = Všechna místa jsou obsazená.
challenge-joined = U tohoto stolu už místo máš.
challenge-not-yours = Odpovědět můžou jen vyzvaní, a to jen jednou.
challenge-none-here = Žádná výzva tu na tvou odpověď nečeká.
challenge-not-challenger = Výzvu může zrušit jen ten, kdo ji poslal.
challenge-start-not-yours = Dokud nepřijmou všichni, může partii začít jen ten, kdo výzvu poslal.
challenge-other-rules = Pravidla se právě změnila. Podívej se na ně a stiskni tlačítko znovu.
challenge-has-begun = Partie už začala: #{ $game }. Pravidla už změnit nejde.
challenge-not-seated = U tohoto stolu nemáš místo.
challenge-too-few = { $count ->
    [one] Partie ještě nemůže začít: chybí { $count } hráč.
    [few] Partie ještě nemůže začít: chybějí { $count } hráči.
   *[other] Partie ještě nemůže začít: chybí { $count } hráčů.
}

rematch-not-seated = V partii #{ $game } nejsi mezi hráči. Vlastní partii začneš přes /{ command-challenge }.
rematch-running = Partie #{ $game } se ještě hraje.
rematch-asked = O tuto odvetu už někdo žádá. Najdi výzvu v kanálu.
rematch-just-asked = **{ $name }** o tuto odvetu právě žádá. Výzva bude za chvilku v kanálu: stiskni tam **{ button-accept }**.
rematch-accepted = Odvetu chtějí všichni. Jde se na to!
rematch-awaited = Platí. Odveta začne, až přijmou všichni.
rematch-begun = Tato odveta se už hraje: #{ $game }.
no-finished-game = Zatím tu nemáš žádnou dohranou partii.

span-not-understood = Tomuto času nerozumím. Napiš ho třeba jako 90s, 5m, 24h, 3d nebo none.
no-limit = bez limitu

mark-first = Nejdřív v nabídce označ karty, pak stiskni tlačítko.
mark-one = Na tohle označ jen jednu kartu.
mark-fewer = Najednou můžeš přiložit nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}. Označ jich méně.
nothing-to-lay-off-on = Na stole zatím není k čemu přikládat.

resign-sure = { $others ->
    [one] Opravdu chceš vzdát partii #{ $game }? Prohraješ ji.
    [few] Opravdu chceš vzdát partii #{ $game }? Budeš mimo hru a zbylí { $others } hrají dál.
   *[other] Opravdu chceš vzdát partii #{ $game }? Budeš mimo hru a zbylých { $others } hraje dál.
}
resign-not = V partii #{ $game } hraješ dál.
resign-done = Vzdáno: v partii #{ $game } už nehraješ.
no-game-now = Teď žádnou partii nehraješ.

which-table = Hraješ u více stolů. Připiš, který myslíš, třeba { command-table-table }:{ $example }.
which-table-here = Je tu více stolů: { $tables }. Připiš, který myslíš, třeba { command-table-table }:{ $example }.
table-not-understood = Napiš číslo stolu, třeba 17.
at-table = **#{ $game }** { $text }
card-not-from-stock = Z talonu se líže vždycky vrchní karta. Nech pole { command-draw-card } prázdné, nebo vyber { choice-pile }.

which-meld = Tato karta se hodí k více kombinacím: { $melds }. Připiš číslo té, kterou myslíš, třeba 7h 3.
