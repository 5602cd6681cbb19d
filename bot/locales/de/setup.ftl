### Die Einrichtung eines Servers, und wer dort herausfordern darf.

button-play-now = Jetzt spielen
button-set-up = Einrichten
setup-for-managers = Mich einrichten kann nur, wer die Berechtigung „Server verwalten“ hat. Spielen kannst du sofort.

# Die Seiten von /server setup
server-step = **Schritt { $step } von { $steps }: { $page }**
server-page-roles = Rollen
server-page-ready = Fertig
server-about-games = Wo herausgefordert werden darf, und das Standardspiel.
server-about-looks = In welcher Sprache ich hier schreibe, wie Karten aussehen, und wo ich die Rangliste der Woche poste.
server-about-roles = Rollen, die beim Moderieren helfen, und Rollen, die spielen dürfen oder nicht. Alles freiwillig.
server-about-ready = Alles fertig. Ändern kannst du das später mit /{ command-server } { command-server-setup }.
button-setup-next = Weiter: { $page }
server-roles-moderators = **Moderation:** darf Partien beenden und Leute vom Spielen sperren. Mit der Berechtigung „Server verwalten“ geht das immer.
server-roles-challengers = **Herausfordern und Tische eröffnen:** nur Mitglieder mit einer dieser Rollen
server-roles-muted = **Nicht spielen:** Mitglieder mit einer dieser Rollen dürfen weder herausfordern noch mitspielen
menu-roles-moderators = Moderationsrollen: keine
menu-roles-challengers = Herausfordern: alle
menu-roles-muted = Nicht spielen: niemand
server-has-moderators = **Moderation:** { $roles }
server-has-challengers = **Herausfordern dürfen:** { $roles }
server-has-muted = **Nicht spielen dürfen:** { $roles }
server-no-moderators = **Moderation:** alle mit „Server verwalten“
server-no-challengers = **Herausfordern dürfen:** alle
server-no-muted = **Nicht spielen dürfen:** niemand
server-mentions = **Erwähnungen** durch Herausforderungen und offene Tische: höchstens { $count } pro Stunde
field-mentions-per-hour = Erwähnungen pro Stunde (0: nach Servergröße)
server-not-everybody = `@everyone` geht hier nicht. Wähl eine andere Rolle.
server-too-many-roles = Die Liste kann höchstens { $count } Rollen haben. Nimm erst eine heraus.
setup-all-well = ✓ Ich habe alle Berechtigungen, die ich brauche.
setup-missing = ⚠ Mir fehlen noch diese Berechtigungen: { $permissions }. Gib sie meiner Rolle in den Servereinstellungen.
setup-cannot-write = ⚠ In { $channel } kann ich nicht schreiben. Erlaub mir, den Kanal zu sehen und dort Nachrichten zu senden.

command-server-setup = einrichten
    .description = Jolly für diesen Server einrichten, Schritt für Schritt
command-server-set-mentions_per_hour = erwähnungen-pro-stunde
    .description = Wie viele Leute Herausforderungen und offene Tische in einer Stunde erwähnen dürfen
command-server-roles = rollen
    .description = Rollen, die moderieren, herausfordern dürfen oder nicht spielen dürfen
command-server-roles-moderator = moderation
    .description = Eine Rolle, die Partien beenden und Leute vom Spielen sperren darf
command-server-roles-challenger = herausfordern
    .description = Eine Rolle, die herausfordern darf; sobald es eine gibt, dürfen andere es nicht mehr
command-server-roles-muted = nicht-spielen
    .description = Eine Rolle, die weder herausfordern noch mitspielen darf
command-server-roles-role_off = rolle-entfernen
    .description = Eine Rolle aus allen drei Listen nehmen: Moderation, Herausfordern, Nicht spielen

## Warum es mit der Herausforderung nicht geht
role-needed = Um hier herauszufordern oder einen Tisch zu eröffnen, brauchst du eine dieser Rollen: { $roles }.
role-muted = Wegen deiner Rolle kannst du hier nicht spielen: { $roles }.
mentions-too-often = In der letzten Stunde wurden hier durch Herausforderungen sehr viele Leute erwähnt. Wieder erwähnen kannst du jemanden { $time }. Einen Tisch eröffnen kannst du jederzeit: Lass „{ command-challenge-opponent }“ leer.
mentions-many = Hier kannst du höchstens { $count ->
    [one] 1 Person
   *[other] { $count } Personen
} pro Stunde erwähnen. Fordere weniger Leute heraus.
