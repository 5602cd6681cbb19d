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
home-next-turn = **Jsi na tahu** v partii #{ $table }: { $game } ({ $others }).
button-home-turn = Hrát dál: #{ $table }
home-next-new = Nic na tebe nečeká. Vyzvi někoho, nebo otevři stůl, ke kterému se může přidat každý.
button-new-game = Nová partie

# Stránka, na které se hra začíná tlačítky
new-game-title = ### Nová partie
new-game-about = Vyber hru a pak člověka, kterého vyzveš. Nebo otevři stůl, ke kterému se může přidat každý.
new-game-about-dm = Vyber hru a zahraj si se mnou. S ostatními se hraje na serveru.
new-game-person = Někoho vyzvat
button-open-table = Otevřít stůl
button-club = Klub
button-club-today = Rozdání dne
button-club-puzzle = Úloha
button-club-card = Moje vysvědčení
# Pod tím, kolik dní v řadě
streak-rule = Do série se den počítá, když vyřešíš střední nebo těžkou úlohu, nebo dohraješ rozdání dne.
button-club-around = Kdo má čas
button-club-tables = Otevřené stoly
button-club-season = Sezóna
button-club-champions = Šampioni
button-club-tournament = Turnaje

menu-stands = Čeká na odpověď: { $time }
waiting-needs-slow = Výzva, která čeká celé dny, potřebuje aspoň hodinu na tah nebo na partii, protože než ji někdo přijme, druhý už možná spí. Zkus { command-challenge-turn }:1d.
waiting-too-short = Tolik času už uplynulo. Vyber delší dobu.
invitation-declined = Výzva je odmítnutá.
# Čtou to všichni u stolu
moderation-ended = { $how ->
    [stopped] Partii ukončila moderace. Body zůstávají, ale partie je nehodnocená.
   *[moderated] Partii ukončila moderace: bez výsledku, bez ratingu.
}
# Tomu, kdo chce hrát
banned = { $until ->
    [none] Na tomto serveru máš zákaz hry, dokud ho moderace nezruší.
   *[other] Na tomto serveru máš zákaz hry do { $until }.
} { $why ->
    [none] { "" }
   *[other] Důvod: „{ $why }“
}
banned-other = { $user } tu teď hrát nemůže.
not-a-member = Na tom serveru už nejsi, takže tam hrát nemůžeš.
moderate-not-yours = To může jen moderace serveru: kdo má roli moderátora nebo oprávnění „Spravovat server“.
ban-yourself = Sobě hrát zakázat nemůžeš.
ban-owner = Majiteli serveru hrát zakázat nejde.
ban-bot = Botovi hrát zakázat nejde.
ban-above = Moderátorovi může hrát zakázat jen ten, kdo má oprávnění „Spravovat server“.
ban-nobody = Tohoto člověka nenacházím.
button-today-result = Můj výsledek
today-one-try = Rozdání dne můžeš hrát jen jednou, takže odveta není možná.
today-seed-later = #{ $game } je rozdání dne: tajné číslo a zápis se ukážou, až den skončí (UTC).
today-no-rest = Rozdání dne nejde přerušit ani zrušit. Můžeš se vzdát.
today-no-advice = V této partii se neradí.
today-suggest-picked = V této partii radím jen s kameny, které si vybereš: nejdřív nějaké označ nebo vylož.
tournament-often = Poslední dobou otevíráš hodně turnajů. Další můžeš otevřít { $time }.
tournament-no-stops = #{ $game } je partie turnaje. Její kolo končí v pevný čas, takže ji nejde přerušit, zrušit ani předat.
tournament-ended-round = Čas vypršel: vyhrává, kdo vede. Tato partie je nehodnocená.
tournament-ended-absent = Někdo nepřišel, takže vyhrává soupeř. Tato partie je nehodnocená.
tournament-ended-nobody = Nepřišel nikdo, takže nikdo nezíská bod. Tato partie je nehodnocená.

# Část příkazu /club home, kterou vidí jen moderátoři
