### /club home: the ways into everything that a server does together.

command-club-home = přehled
    .description = Klub na jedné obrazovce: dnešek, lidé, sezóny, turnaje

club-title = ### Klub
# Jak si čtenář stojí, vždy jen pár slov
home-turn = Jsi na tahu
home-turns = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
# Co dál. $others: „bob“ nebo „bob, Jolly“
home-next-turn = **Jsi na tahu** v #{ $table }: { $game } ({ $others }).
button-home-turn = Hrát dál: #{ $table }
home-next-new = Nic na tebe nečeká. Vyzvi někoho, nebo otevři stůl pro každého.
button-new-game = Nová hra

# Stránka, na které se hra začíná tlačítky
new-game-title = ### Nová hra
new-game-about = Vyber hru a pak, koho vyzveš. Nebo otevři stůl, ke kterému se může přidat každý.
new-game-about-dm = Vyber hru a zahraj si se mnou. S ostatními se hraje na serveru.
new-game-person = Někoho vyzvat
button-open-table = Otevřít stůl
button-club = Klub
button-club-today = Partie dne
button-club-puzzle = Hádanka
button-club-card = Moje vysvědčení
# Pod tím, kolik dní v řadě
streak-rule = Den se počítá, když vyřešíš střední nebo těžkou hádanku, nebo když dohraješ partii dne.
button-club-around = Kdo má čas
button-club-tables = Volné stoly
button-club-season = Sezóna
button-club-champions = Šampioni
button-club-tournament = Turnaje

menu-stands = Čeká na odpověď: { $time }
waiting-needs-slow = Výzva, která čeká celé dny, potřebuje aspoň hodinu na tah nebo na partii: až přijde odpověď, někdo možná spí. Zkus { command-challenge-turn }:1d.
waiting-too-short = Tolik času už uplynulo. Vyber delší.
invitation-declined = Odmítnuto.
# Čtou to všichni u stolu
moderation-ended = { $how ->
    [stopped] Partii ukončila moderace: body zůstávají, jak byly, bez hodnocení.
   *[moderated] Partii ukončila moderace: bez výsledku, bez hodnocení.
}
# Tomu, kdo chce hrát
banned = { $until ->
    [none] Na tomto serveru nemůžeš hrát, dokud ti to moderace zase nedovolí.
   *[other] Na tomto serveru nemůžeš hrát do { $until }.
} { $why ->
    [none] { "" }
   *[other] Důvod: „{ $why }“
}
banned-other = { $user } tu teď hrát nemůže.
not-a-member = Na tom serveru už nejsi, takže tam hrát nemůžeš.
moderate-not-yours = Tohle je pro moderaci serveru: pro toho, kdo má roli moderátora nebo oprávnění Spravovat server.
ban-yourself = Sobě hrát zakázat nemůžeš.
ban-owner = Komu server patří, tomu hrát zakázat nejde.
ban-bot = To je bot.
ban-above = Moderátorům může hrát zakázat jen ten, kdo má oprávnění Spravovat server.
ban-nobody = Takového člověka neznám.
button-today-result = Můj výsledek
today-one-try = Partie dne má jediný pokus a odveta se v ní nehraje.
today-seed-later = Stůl #{ $game } je pokus o partii dne: tajné číslo a zápis se ukážou, až den skončí.
today-no-rest = Partie dne má jediný pokus: nejde přerušit ani zrušit. Můžeš se vzdát.
today-no-advice = V této partii se neradí.
today-suggest-picked = S tím v této partii nepomáhám: nejdřív nějaké kameny označ nebo vylož, a já s nimi zkusím stůl složit.
tournament-often = Poslední dobou otevíráš hodně turnajů. Další můžeš otevřít { $time }.
tournament-no-stops = #{ $game } je partie turnaje: kolo končí v pevný čas, takže ji nejde přerušit, zrušit ani předat někomu jinému.
tournament-ended-round = Kolo skončilo: stůl vyhrává, kdo vedl. Do ratingu se tato partie nepočítá.
tournament-ended-absent = Někdo nepřišel, takže stůl připadl soupeři. Do ratingu se tato partie nepočítá.
tournament-ended-nobody = Nepřišel nikdo, takže za tento stůl nemá body ani jeden. Do ratingu se tato partie nepočítá.

# Část příkazu /club home, kterou vidí jen moderátoři
