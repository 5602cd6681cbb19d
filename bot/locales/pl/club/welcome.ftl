### Pierwsze słowa na nowym serwerze.

button-first-lesson = Pierwsza lekcja
