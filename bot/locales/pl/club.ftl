### /club home: the ways into everything that a server does together.

command-club-home = przegląd
    .description = Zobacz klub na jednym ekranie: dziś, ludzie, sezony, turnieje

club-title = ### Klub
# Jak stoją sprawy osoby, która to czyta: każda w kilku słowach
home-turn = Twoja kolej
home-turns = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
# Co teraz. $others: „bob” albo „bob, Jolly”
home-next-turn = **Twoja kolej** w #{ $table }: { $game }, grają też: { $others }.
button-home-turn = Graj w #{ $table }
home-next-new = Nic na ciebie nie czeka. Wyzwij kogoś albo otwórz stół, do którego może dołączyć każdy.
button-new-game = Nowa gra

# Strona, na której zaczyna się grę przyciskami
new-game-title = ### Nowa gra
new-game-about = Wybierz grę, potem osobę, której rzucasz wyzwanie. Albo otwórz stół, do którego może dołączyć każdy.
new-game-about-dm = Wybierz grę, w którą zagrasz ze mną. Żeby grać z innymi, przejdź na serwer.
new-game-person = Wyzwij kogoś
button-open-table = Otwórz stół
button-club = Klub
button-club-today = Rozdanie dnia
button-club-puzzle = Zagadka
button-club-card = Moja karta wyników
# Pod tym, ile dni z rzędu trwa seria
streak-rule = Dzień liczy się do serii, gdy rozwiążesz średnią lub trudną zagadkę albo ukończysz rozdanie dnia.
button-club-around = Kto ma czas
button-club-tables = Otwarte stoły
button-club-season = Sezon
button-club-champions = Mistrzowie
button-club-tournament = Turnieje

menu-stands = Czeka na odpowiedź: { $time }
waiting-needs-slow = Wyzwanie, które czeka wiele dni, musi mieć co najmniej godzinę na ruch albo na partię, bo gdy ktoś je przyjmie, druga osoba może spać. Spróbuj { command-challenge-turn }:1d.
waiting-too-short = Ten czas już minął. Wybierz dłuższy.
invitation-declined = Wyzwanie nieprzyjęte.
# Czytają to wszyscy przy stole
moderation-ended = { $how ->
    [stopped] Moderacja zakończyła partię. Punkty zostają, ale partia jest bez rankingu.
   *[moderated] Moderacja zakończyła partię: bez wyniku, bez rankingu.
}
# Do kogoś, kto chce grać
banned = { $until ->
    [none] Masz na tym serwerze zakaz gry, dopóki moderacja go nie zniesie.
   *[other] Masz na tym serwerze zakaz gry do { $until }.
} { $why ->
    [none] { "" }
   *[other] Powód: „{ $why }”
}
banned-other = { $user } nie może tu teraz grać.
not-a-member = Nie ma cię już na tamtym serwerze, więc nie możesz tam grać.
moderate-not-yours = Może to zrobić tylko moderacja serwera: osoby z rolą moderatora albo z uprawnieniem „Zarządzanie serwerem”.
ban-yourself = Nie możesz nałożyć zakazu gry na siebie.
ban-owner = Nie możesz nałożyć zakazu gry na właściciela serwera.
ban-bot = Nie możesz nałożyć zakazu gry na bota.
ban-above = Zakaz gry na moderatora może nałożyć tylko ktoś z uprawnieniem „Zarządzanie serwerem”.
ban-nobody = Nie znajduję tej osoby.
button-today-result = Mój wynik
today-one-try = Rozdanie dnia gra się tylko raz, więc nie ma rewanżu.
today-seed-later = Partia #{ $game } to rozdanie dnia: jej liczba początkowa i zapis będą jawne, gdy dzień minie (UTC).
today-no-rest = Rozdania dnia nie można wstrzymać ani przerwać. Możesz je poddać.
today-no-advice = W tej partii nie ma podpowiedzi.
today-suggest-picked = W tej partii pomagam tylko z kostkami, które wybierzesz: najpierw jakieś zaznacz albo wyłóż.
tournament-often = Ostatnio otwierasz dużo turniejów. Następny możesz otworzyć { $time }.
tournament-no-stops = Partia #{ $game } należy do turnieju. Jej runda kończy się o stałej porze, więc nie można jej wstrzymać, przerwać ani oddać komuś innemu.
tournament-ended-round = Czas minął: wygrywa osoba, która prowadzi. Ta partia jest bez rankingu.
tournament-ended-absent = Ktoś się nie stawił, więc wygrywa druga osoba. Ta partia jest bez rankingu.
tournament-ended-nobody = Nie stawił się nikt, więc nikt nie dostaje punktu. Ta partia jest bez rankingu.

# Część /club home, którą widzą tylko moderatorzy
