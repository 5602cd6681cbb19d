note-back-soon = 🔄 Restartuju se a **hned jsem zpátky**. Čas zatím nikomu neběží.
