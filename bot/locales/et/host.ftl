# Seda näitavad lauad, kuni programm peatatakse ja uuesti käivitatakse.
note-back-soon = 🔄 Taaskäivitun ja **olen kohe tagasi**. Kellad seisavad.
