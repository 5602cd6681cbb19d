### Proč výzva, odpověď nebo stisk neprošly; otázky předtím. Čte to jen jedna osoba.

challenge-in-dm = Tady by výzvu nikdo neviděl. Použij /{ command-challenge } v kanálu serveru, nebo si tu zahraj se mnou: /{ command-challenge } { command-challenge-opponent }:@Jolly.
challenge-not-here = V tomto kanálu výzvy povolené nejsou. Zkus { $channel }.
no-permission = Do tohoto kanálu nesmím psát. Kdo spravuje server, musí mi povolit ho vidět a posílat zprávy.
no-channel = Nepoznám, který kanál to je. Zkus to v jiném.
too-many-games = Už hraješ { $count ->
    [one] { $count } partii
    [few] { $count } partie
   *[other] { $count } partií
}, a víc jich tu být nesmí. Nejdřív některou dohraj.
too-many-tables = Na tomto serveru už { $count ->
    [one] běží { $count } partie
    [few] běží { $count } partie
   *[other] běží { $count } partií
}, a víc jich tu být nesmí. Zkus to, až některá skončí.
too-many-challenges = Už máš { $count ->
    [one] { $count } otevřenou výzvu
    [few] { $count } otevřené výzvy
   *[other] { $count } otevřených výzev
}. Počkej na odpověď, nebo u některé stiskni „Stáhnout“.
asking-often-here = Na tomto serveru bylo v posledních minutách velmi mnoho výzev. Zkus to znovu { $time }.
asked-often = { $user } má za poslední hodinu výzev až příliš. Další můžeš poslat { $time }.

challenge-bot = To je bot a ten nehraje. Chceš-li hrát s počítačem, vyzvi mě.
challenge-twice = Někdo je uvedený dvakrát.


challenge-posted = Tvoje výzva je v kanálu.
challenge-not-posted = Discord výzvu nepřijal. Zkus to za chvilku znovu.
challenge-closed = Tato výzva už skončila.
challenge-full = Všechna místa jsou obsazená.
challenge-joined = U tohoto stolu už místo máš.
challenge-not-yours = Odpovědět můžou jen vyzvaní, a jen jednou.
challenge-none-here = Na tvou odpověď na výzvu tu nikdo nečeká.
challenge-not-challenger = Výzvu může stáhnout jen ten, kdo ji poslal.
challenge-start-not-yours = Dokud nepřijmou všichni, může začít jen ten, kdo výzvu poslal.
challenge-other-rules = Pravidla se právě změnila: podívej se na ně a stiskni to znovu.
challenge-has-begun = Partie už začala: #{ $game }. Její pravidla se už měnit nedají.
challenge-not-seated = U tohoto stolu nemáš místo.
challenge-too-few = { $count ->
    [one] Na začátek chybí ještě { $count } člověk.
    [few] Na začátek chybějí ještě { $count } lidé.
   *[other] Na začátek chybí ještě { $count } lidí.
}

rematch-not-seated = Mezi hráči #{ $game } nejsi. Vlastní partii začneš příkazem /{ command-challenge }.
rematch-running = #{ $game } se ještě hraje.
rematch-asked = O tuto odvetu už někdo žádá: najdi výzvu v kanálu.
rematch-just-asked = **{ $name }** o tuto odvetu žádá právě teď: výzva bude za chvilku v kanálu. Stiskni tam **{ button-accept }**.
rematch-accepted = Chcete ji oba: odveta začíná.
rematch-awaited = Zapsáno: odveta začne, až přijmou ostatní.
rematch-begun = Tato odveta se už hraje: #{ $game }.
no-finished-game = Zatím tu nemáš žádnou dohranou partii.

span-not-understood = Tomuto času nerozumím. Piš ho jako 90s, 5m, 24h, 3d nebo none.
no-limit = bez limitu

mark-first = Nejdřív v nabídce označ karty, pak stiskni tlačítko.
mark-one = Na to označ jen jednu kartu.
mark-fewer = K přiložení najednou označ nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
nothing-to-lay-off-on = Na stole ještě neleží nic, k čemu by se dalo přiložit.

resign-sure = { $others ->
    [one] Opravdu chceš #{ $game } vzdát? Partii prohraješ.
    [few] Opravdu chceš #{ $game } vzdát? Pro tebe partie skončí; další { $others } hrají dál.
   *[other] Opravdu chceš #{ $game } vzdát? Pro tebe partie skončí; dalších { $others } hraje dál.
}
resign-not = V #{ $game } hraješ dál.
resign-done = Vzdáváš #{ $game }.
no-game-now = Teď žádnou partii nehraješ.

which-table = Sedíš u více stolů. Napiš, který myslíš, třeba { command-table-table }:{ $example }.
which-table-here = Hraje se tu u více stolů: { $tables }. Napiš, který myslíš, třeba { command-table-table }:{ $example }.
table-not-understood = Napiš číslo stolu, třeba 17.
at-table = **#{ $game }** { $text }

which-meld = Tato karta se hodí k více kombinacím: { $melds }. Napiš, ke které, třeba 7h 3.
