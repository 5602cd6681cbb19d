note-back-soon = 🔄 Ich starte neu und bin **gleich zurück**. Die Uhren stehen.
