### Kes kellega tegemist teha ei taha.

command-club-block =
    .description = Blokeeri keegi: ei väljakutseid, kutseid ega ühist lauda; ta ei saa sellest teada
button-club-block = Blokeeri …

not-challenged-now = { $user }: teda ei saa praegu välja kutsuda.
challenge-not-now = Selles lauas ei saa seda praegu teha.
blocked-by-yourself = { $user } on sinu blokeeritute seas. Selle lõpetab /{ command-club } { command-club-block }.
blocked-at-table = Selles lauas istub keegi, kelle oled blokeerinud.

blocks-title = ### Sinu blokeeritud
blocks-about = Ei väljakutseid, kutseid ega ühiseid avatud laudu üheski serveris. Nad ei saa sellest teada. Partiid, mida te juba koos mängite, jätkuvad.
