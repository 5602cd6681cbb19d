# Redzams pie galdiem, kamēr programma tiek apturēta un palaista no jauna.
note-back-soon = 🔄 Mani pārstartē, **tūlīt būšu atpakaļ**. Pulksteņi stāv.
