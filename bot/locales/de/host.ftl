note-back-soon = 🔄 Ich starte neu und bin **gleich zurück**. Solange läuft für niemanden die Zeit.
