### První slova na novém serveru.

button-first-lesson = První lekce
