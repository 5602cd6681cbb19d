# Seda näitavad lauad, kuni programm peatatakse ja uuesti käivitatakse.
note-back-soon = 🔄 Mind taaskäivitatakse, **olen kohe tagasi**. Aega ei arvestata seni kellelegi.
