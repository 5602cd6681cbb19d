note-back-soon = 🔄 Restartuju se a **budu hned zpátky**. Čas zatím nikomu neběží.
