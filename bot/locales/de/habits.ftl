### Gewohnheiten: sortieren, zurücknehmen, mit einem Druck ziehen, wie beim letzten Mal, Ruhezeit, die Woche.

hand-sorted-melds = Nach Kombinationen sortiert, die besten zuerst. Markier Karten und drück „{ button-sort }“, um sie nach vorn zu holen.

button-draw-and-show = Ziehen und zeigen

undo-only-marks = Züge gelten sofort und lassen sich nicht rückgängig machen. Die Karten sind nicht mehr markiert.
undo-by-takeback = Züge gelten sofort. Um deinen letzten zurückzunehmen, frag die anderen mit /{ command-game } { command-game-takeback }. Die Karten sind nicht mehr markiert.

command-preferences-quiet = ruhezeit
    .description = Ruhezeit: Dann bleiben meine DMs stumm. Etwa 22:00-07:00, oder off
command-preferences-zone = zeitzone
    .description = Deine Zeitzone: Gib eine große Stadt in deiner Nähe ein
preferences-quiet = **Ruhezeit:** { $hours } ({ $zone }). Dann bleiben meine DMs stumm.
preferences-quiet-off = **Ruhezeit:** keine. Meine DMs dürfen jederzeit einen Ton machen.
quiet-not-understood = Die Zeiten „{ $hours }“ verstehe ich nicht. Schreib sie so: 22:00-07:00, oder off.
quiet-needs-zone = Nenn auch deine Zeitzone, zum Beispiel so: /{ command-preferences } { command-preferences-quiet }:{ $hours } { command-preferences-zone }:Europe/Berlin.
quiet-zone-unknown = Die Zeitzone „{ $zone }“ kenne ich nicht. Gib eine große Stadt in deiner Nähe ein und wähl aus der Liste.

challenge-as-last = Spiel und Zeiten wie beim letzten Mal.
challenge-times-kept = Vom letzten Mal übernommen: { $times }.
challenge-rematch = Eine Revanche für **#{ $game }**.
challenge-rematch-deals = Eine Revanche für **#{ $game }**: Zuerst teilt **{ $name }** aus.

weekly-title = Rangliste der Woche, { $first } – { $last }
weekly-more = /{ command-standings } zeigt alle.
command-server-season-weekly = wochenrangliste
    .description = Jeden Montag die Rangliste der Woche in diesen Kanal posten
command-server-season-weekly_off = wochenrangliste-aus
    .description = Die Rangliste der Woche nicht mehr posten
server-weekly = **Rangliste der Woche:** in { $channel }, das nächste Mal am { $next }
server-weekly-off = **Rangliste der Woche:** wird nicht gepostet
server-weekly-forbidden = ⚠ In { $channel } darf ich nicht schreiben, also poste ich dort nichts. Erlaub mir, den Kanal zu sehen und dort Nachrichten zu senden.

hand-your-turn = **Du bist dran**
hand-waits = { $name } ist dran.
tiles-your-move = **Du bist dran.** Leg Steine oder zieh einen.
tiles-your-move-no-stock = **Du bist dran.** Leg Steine oder passe: Der Vorrat ist leer.
