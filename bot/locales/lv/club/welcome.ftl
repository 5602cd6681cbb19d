### Pirmie vārdi jaunā serverī.

button-first-lesson = Pirmā nodarbība
