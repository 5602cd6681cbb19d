# Rodoma prie stalų, kol programa sustabdoma ir vėl paleidžiama.
note-back-soon = 🔄 Pasileidžiu iš naujo ir **tuoj grįšiu**. Laikrodžiai stovi.
