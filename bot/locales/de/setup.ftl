### Die Einrichtung eines Servers, und wer dort herausfordern darf.

button-play-now = Jetzt spielen
button-set-up = Einrichten
setup-for-managers = Einrichten kann mich, wer das Recht „Server verwalten“ hat; spielen kannst du sofort.

# Die Seiten von /server setup
server-step = **Schritt { $step } von { $steps }: { $page }**
server-page-roles = Rollen
server-page-ready = Fertig
server-about-games = Wo herausgefordert werden darf, und was gespielt wird, wenn niemand ein Spiel nennt.
server-about-looks = In welcher Sprache ich für alle schreibe, wie Karten aussehen, und wohin die Rangliste der Woche kommt.
server-about-roles = Wer mit dir für Ordnung sorgt, und wer spielen darf. Du kannst alles leer lassen.
server-about-ready = Das war’s. /{ command-server } { command-server-setup } ändert es jederzeit.
button-setup-next = Weiter: { $page }
server-roles-moderators = **Moderatoren** beenden Tische und sperren Leute vom Spielen. Wer den Server verwaltet, darf es ohnehin.
server-roles-challengers = **Herausfordern und Tische öffnen** darf nur, wer eine dieser Rollen hat:
server-roles-muted = **Nicht spielen** darf, wer eine dieser Rollen hat: weder herausfordern noch mitspielen
menu-roles-moderators = Keine eigenen Moderatoren
menu-roles-challengers = Alle dürfen
menu-roles-muted = Niemand ist ausgeschlossen
server-has-moderators = **Moderatoren** { $roles }
server-has-challengers = **herausfordern dürfen** { $roles }
server-has-muted = **nicht spielen dürfen** { $roles }
server-no-moderators = **Moderatoren** alle, die den Server verwalten
server-no-challengers = **herausfordern dürfen** alle
server-no-muted = **spielen dürfen** alle
server-mentions = **gerufene Leute** durch Herausforderungen und offene Tische: höchstens { $count } in der Stunde
field-mentions-per-hour = Gerufene pro Stunde (0: nach Größe)
server-not-everybody = Das können nicht alle sein. Nimm eine andere Rolle.
server-too-many-roles = Auf der Liste können höchstens { $count } Rollen stehen. Nimm zuerst eine heraus.
setup-all-well = ✓ Ich habe alle Rechte, die ich brauche.
setup-missing = ⚠ Mir fehlen diese Rechte: { $permissions }. Gib sie meiner Rolle in den Servereinstellungen.
setup-cannot-write = ⚠ In { $channel } darf ich nicht schreiben. Lass mich den Kanal sehen und Nachrichten senden.

command-server-setup = einrichten
    .description = Jolly für diesen Server einrichten, Schritt für Schritt
command-server-set-mentions_per_hour = gerufene-pro-stunde
    .description = Wie viele Leute Herausforderungen und offene Tische in einer Stunde rufen dürfen
command-server-roles = rollen
    .description = Rollen, die moderieren, herausfordern dürfen oder nicht spielen dürfen
command-server-roles-moderator = moderator
    .description = Eine Rolle, die Tische beendet und Leute vom Spielen sperrt
command-server-roles-challenger = herausforderer
    .description = Eine Rolle, die herausfordern darf; sobald es eine gibt, dürfen andere es nicht
command-server-roles-muted = stumm
    .description = Eine Rolle, die weder herausfordern noch mitspielen darf
command-server-roles-role_off = rolle-weg
    .description = Eine Rolle aus allen drei Listen nehmen

## Warum es mit der Herausforderung nicht geht
role-needed = Zum Herausfordern und Öffnen von Tischen brauchst du hier eine dieser Rollen: { $roles }.
role-muted = Mit dieser Rolle kannst du hier nicht spielen: { $roles }.
mentions-many = So viele Leute dürfen auf diesem Server in einer Stunde höchstens gerufen werden: { $count }. Frag weniger.
