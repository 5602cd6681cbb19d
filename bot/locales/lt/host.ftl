# Rodoma prie stalų, kol programa sustabdoma ir vėl paleidžiama.
note-back-soon = 🔄 Mane paleidžia iš naujo, **tuoj grįšiu**. Laikas kol kas niekam neina.
