### Arenen: Turniere, in denen gleich eine neue Partie bekommt, wer frei ist, bis die Zeit um ist.

choice-tournament-arena = Arena: die nächste Partie beginnt, sobald du frei bist
tournament-form-arena-30 = Arena, 30 Minuten
tournament-form-arena-60 = Arena, 1 Stunde
tournament-form-arena-90 = Arena, 1½ Stunden
tournament-form-arena-120 = Arena, 2 Stunden

## Die Nachricht, die immer aktuell ist
arena-kind = Arena über { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
arena-open = **Beginnt { $time }** ({ $when }). Drück **{ button-tournament-join }**, jetzt oder später: Immer wenn du frei bist, bekommst du eine neue Partie, und ich erwähne dich, wenn du dran bist.
arena-rules = Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Nach zwei Siegen in Folge hast du einen Lauf 🔥: Jeder weitere Sieg bringt 4, bis du einmal nicht gewinnst.
arena-running = **Offen bis { $when }** ({ $time })
arena-playing = { $playing ->
    [one] 1 spielt
   *[other] { $playing } spielen
}, { $waiting ->
    [one] 1 wartet
   *[other] { $waiting } warten
}
arena-waiting = { $count ->
    [one] { $names } wartet auf eine Partie.
   *[other] { $names } warten auf eine Partie.
}
arena-limits = Nach { $closes } beginnen keine neuen Partien. Eine Partie zählt, wenn sie bis { $latest } zu Ende ist.
arena-places = Die Partien laufen in { $places }.
arena-cut = Diese Arena wurde vorzeitig beendet.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (macht Pause)
arena-out = (nicht mehr dabei)
arena-more = { $count ->
    [one] und noch 1
   *[other] und noch { $count }
}
arena-ties = 🔥 heißt: zwei oder mehr Siege in Folge. Bei gleicher Punktzahl steht vorn, wer weniger Partien gespielt hat, dann, wer öfter gewonnen hat. Ist auch das gleich, teilt ihr euch den Platz.

button-arena-pause = Pause

## Antworten, die nur eine Person liest
arena-come = Du bist bei **{ $name }** dabei. Wenn es losgeht, bekommst du eine Partie, und eine neue, sobald du wieder frei bist.
arena-come-late = Du bist bei **{ $name }** dabei. Du bekommst eine Partie, sobald noch jemand frei ist, und ich erwähne dich, wenn du dran bist.
arena-break = Du machst Pause. Spielst du gerade noch eine Partie, dann spiel sie zu Ende: Sie zählt. Eine neue bekommst du erst, wenn du **{ button-tournament-join }** drückst.
arena-wait = Du bist als Nächstes an der Reihe: Deine Partie beginnt, sobald noch jemand frei ist.
arena-resting = Du machst Pause. Drück **{ button-tournament-join }**, um eine Partie zu bekommen.
arena-no-more = In dieser Arena beginnen keine neuen Partien mehr.
arena-end-sure = Diese Arena jetzt beenden? Dann zählen nur noch Partien, die innerhalb einer Minute zu Ende sind.
arena-end-sure-own = Diese Arena jetzt beenden? Dann zählen nur noch Partien, die innerhalb einer Minute zu Ende sind. Du spielst selbst mit, also kommst du auf den letzten Platz, und in der Nachricht der Arena steht, warum.

## Warum etwas nicht geht
arena-length = Eine Arena dauert 30, 60, 90 oder 120 Minuten. Wähl eine dieser Zeiten.
arena-game = Dieses Spiel lässt sich nicht über eine einzelne Runde spielen, also gibt es dafür keine Arena. Wähl ein anderes Spiel.
