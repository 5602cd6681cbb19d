### Die ersten Worte auf einem neuen Server.

button-first-lesson = Erste Übung
