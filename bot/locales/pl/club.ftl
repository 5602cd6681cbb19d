### /club home: the ways into everything that a server does together.

command-club-home = przegląd
    .description = Klub na jednym ekranie: dziś, ludzie, sezony, turnieje

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
home-next-turn = **Twoja kolej** w #{ $table }: { $game }, przy stole { $others }.
button-home-turn = Graj w #{ $table }
home-next-new = Nic na ciebie nie czeka. Wyzwij kogoś albo otwórz stół dla każdego.
button-new-game = Nowa gra

# Strona, na której zaczyna się grę przyciskami
new-game-title = ### Nowa gra
new-game-about = Wybierz grę, a potem osobę, którą wyzywasz. Albo otwórz stół: wtedy usiąść może każdy.
new-game-about-dm = Wybierz grę, w którą zagrasz ze mną. Z innymi gra się na serwerze.
new-game-person = Wyzwij kogoś
button-open-table = Otwórz stół
button-club = Klub
button-club-today = Rozdanie dnia
button-club-puzzle = Zagadka
button-club-card = Moja karta wyników
# Pod tym, ile dni z rzędu trwa seria
streak-rule = Dzień się liczy, gdy rozwiążesz średnią lub trudną zagadkę albo ukończysz rozdanie.
button-club-around = Kto ma czas
button-club-tables = Otwarte stoły
button-club-season = Sezon
button-club-champions = Mistrzowie
button-club-tournament = Turnieje

menu-stands = Czeka na odpowiedź: { $time }
waiting-needs-slow = Wyzwanie, które czeka wiele dni, wymaga co najmniej godziny na ruch lub na partię: gdy przyjdzie odpowiedź, ktoś może spać. Spróbuj { command-challenge-turn }:1d.
waiting-too-short = Tyle czasu już minęło. Wybierz dłuższy.
invitation-declined = Odmowa zapisana.
# Czytają to wszyscy przy stole
moderation-ended = { $how ->
    [stopped] Moderacja zakończyła partię: punkty zostają, jak były, bez rankingu.
   *[moderated] Moderacja zakończyła partię: bez wyniku, bez rankingu.
}
# Do kogoś, kto chce grać
banned = { $until ->
    [none] Na tym serwerze nie możesz grać, póki moderacja znów ci nie pozwoli.
   *[other] Na tym serwerze nie możesz grać do { $until }.
} { $why ->
    [none] { "" }
   *[other] Powód: „{ $why }”
}
banned-other = { $user } nie może tu teraz grać.
not-a-member = Nie ma cię już na tym serwerze, więc nie możesz tam grać.
moderate-not-yours = To jest dla moderacji serwera: dla osób z rolą moderatora albo z uprawnieniem „Zarządzanie serwerem”.
ban-yourself = Sobie nie możesz zabronić gry.
ban-owner = Właścicielowi serwera nie można zabronić gry.
ban-bot = To jest bot.
ban-above = Moderatorowi może zabronić gry tylko ktoś z uprawnieniem „Zarządzanie serwerem”.
ban-nobody = Nie znajduję tej osoby.
button-today-result = Mój wynik
today-one-try = W rozdaniu dnia jest jedna próba, bez rewanżu.
today-seed-later = Stół #{ $game } to próba rozdania dnia: liczba początkowa i zapis będą jawne, gdy dzień minie.
today-no-rest = Rozdanie dnia ma jedną próbę: nie ma przerwy i nie można go przerwać. Możesz się poddać.
today-no-advice = W tej partii nie ma podpowiedzi.
today-suggest-picked = W tej partii w tym nie pomagam: najpierw zaznacz albo wyłóż kostki, a spróbuję ułożyć z nimi stół.
tournament-often = Ostatnio otwierasz dużo turniejów. Następny będzie można otworzyć { $time }.
tournament-no-stops = #{ $game } to partia turnieju: jej runda kończy się o stałej porze, więc nie można jej wstrzymać, przerwać ani oddać komuś innemu.
tournament-ended-round = Runda się skończyła: stół wygrywa ten, kto prowadził. Do rankingu ta partia się nie liczy.
tournament-ended-absent = Ktoś nie przyszedł, więc stół przypadł drugiej osobie. Do rankingu ta partia się nie liczy.
tournament-ended-nobody = Nikt nie przyszedł, więc za ten stół nikt nie dostaje punktów. Do rankingu ta partia się nie liczy.

# Część /club home, którą widzą tylko moderatorzy
