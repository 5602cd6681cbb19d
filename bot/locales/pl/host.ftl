note-back-soon = 🔄 Uruchamiam się ponownie i **zaraz wracam**. Nikomu nie leci teraz czas.
