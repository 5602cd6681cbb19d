### Kes kellega tegemist teha ei taha.

command-club-block =
    .description = Blokeeri keegi: ei väljakutseid, kutseid ega ühiseid laudu. Tema sellest teada ei saa.
button-club-block = Blokeeri keegi

not-challenged-now = Praegu ei saa välja kutsuda: { $user }.
challenge-not-now = Selles lauas ei saa seda praegu teha.
blocked-by-yourself = Oled blokeerinud: { $user }. Blokeeringu saad eemaldada käsuga /{ command-club } { command-club-block }.
blocked-at-table = Sa ei saa liituda: selles lauas on keegi, kelle oled blokeerinud.

blocks-title = ### Keda oled blokeerinud
blocks-about = Ei väljakutseid, kutseid ega ühiseid avatud laudu, üheski serveris. Nemad sellest teada ei saa. Partiid, mida te juba koos mängite, jätkuvad.
