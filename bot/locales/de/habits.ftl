### Gewohnheiten: sortieren, zurücknehmen, mit einem Druck ziehen, wie beim letzten Mal, Ruhezeit, die Woche.

hand-sorted-melds = Nach Kombinationen sortiert: die besten zuerst. Markier Karten und drück „Sortieren“, um sie nach vorn zu holen.

button-draw-and-show = Ziehen und zeigen

undo-only-marks = Züge gelten sofort und lassen sich nicht zurücknehmen. Die Karten sind nicht mehr markiert.
undo-by-takeback = Züge gelten sofort. Deinen letzten kannst du mit /{ command-game } { command-game-takeback } zurücknehmen, wenn die anderen zustimmen. Die Karten sind nicht mehr markiert.

command-preferences-quiet = ruhezeit
    .description = Wann meine DMs stumm bleiben, etwa 22:00-07:00; off beendet das
command-preferences-zone = zeitzone
    .description = Deine Zeitzone: Tipp eine große Stadt in deiner Nähe
preferences-quiet = **Ruhezeit** { $hours } ({ $zone }): Dann bleiben meine DMs stumm
preferences-quiet-off = **Ruhezeit** aus: Meine DMs dürfen jederzeit einen Ton machen
quiet-not-understood = Die Zeiten „{ $hours }“ verstehe ich nicht. Schreib sie wie 22:00-07:00, oder off.
quiet-needs-zone = Ich weiß nicht, wie spät es bei dir ist. Nenn auch deine Zeitzone: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Berlin.
quiet-zone-unknown = Die Zeitzone „{ $zone }“ kenne ich nicht. Tipp eine große Stadt in deiner Nähe und wähl aus der Liste.

challenge-as-last = Spiel und Zeiten sind wie beim letzten Mal.
challenge-times-kept = Vom letzten Mal übernommen: { $times }.
challenge-rematch = Eine Revanche für **#{ $game }**.
challenge-rematch-deals = Eine Revanche für **#{ $game }**: Zuerst gibt **{ $name }**.

weekly-title = Rangliste der Woche, { $first } – { $last }
weekly-more = /{ command-standings } zeigt alle.
command-server-season-weekly = wochenrangliste
    .description = Jeden Montag die Rangliste der Woche in diesen Kanal schreiben
command-server-season-weekly_off = wochenrangliste-aus
    .description = Die Rangliste der Woche nicht mehr schreiben
server-weekly = **Rangliste der Woche** in { $channel }, nächstes Mal { $next }
server-weekly-off = **Rangliste der Woche** kommt nicht
server-weekly-forbidden = ⚠ In { $channel } darf ich nicht schreiben, also kommt dort nichts. Lass mich den Kanal sehen und Nachrichten senden.

hand-your-turn = **Du bist dran**
hand-waits = { $name } ist dran.
tiles-your-move = **Du bist dran.** Leg Steine aus oder zieh einen.
tiles-your-move-no-stock = **Du bist dran.** Leg Steine aus oder passe: Der Vorrat ist leer.
