note-back-soon = 🔄 Uruchamiam się ponownie i **zaraz wracam**. Czas nikomu nie leci.
