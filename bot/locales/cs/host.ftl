note-back-soon = 🔄 Restartuju se a **budu hned zpátky**. Čas nikomu neběží.
