### /club home: the ways into everything that a server does together.

command-club-home = przegląd
    .description = Klub na jednym ekranie: dziś, ludzie, sezony, turnieje

club-title = ### Klub
button-club = Klub
button-club-today = Rozdanie dnia
button-club-puzzle = Zagadka
button-club-around = Kto ma czas
button-club-tables = Otwarte stoły
button-club-season = Sezon
button-club-champions = Mistrzowie
button-club-tournament = Turnieje

menu-stands = Czeka na odpowiedź: { $time }
waiting-needs-slow = Wyzwanie, które czeka wiele dni, wymaga co najmniej godziny na ruch lub na partię: gdy przyjdzie odpowiedź, ktoś może spać. Spróbuj turn:1d.
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
