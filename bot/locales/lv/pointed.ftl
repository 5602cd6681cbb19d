### Ko izvēlas cilvēka vai ziņas izvēlnē (labā poga vai ilgs spiediens, tad „Apps”), un kā diviem iet
### savā starpā.

## Nosaukumi šajās izvēlnēs: līdz 32 zīmēm, ar atstarpēm un lielajiem burtiem.
pointed-challenge = Izaicināt
pointed-versus = Savstarpējā bilance
pointed-replay = Skatīt partiju no šejienes

# „Skatīt partiju no šejienes” pie ziņas, kurā partijas nav
replay-no-table = Šajā ziņā partiju neredzu. Izvēlies manu ziņu ar galdu, raunda rezultātu vai partijas beigām.

## Savstarpējā bilance: virsraksts, kurš vadībā, tad katra spēle atsevišķi.
versus-title = Tu un { $name }
versus-ahead = **Vadībā esi tu, { $won } : { $lost }**
versus-behind = **Vadībā ir { $name }, { $lost } : { $won }**
versus-even = **Vienādi, { $won } : { $lost }**
versus-level = { $count ->
    [zero] { $count } neizšķirtu
    [one] { $count } neizšķirts
   *[other] { $count } neizšķirti
}
versus-streak-own = Pēdējās partijās uzvarēji tu: { $count } pēc kārtas
versus-streak-other = Pēdējās partijās uzvarēja { $name }: { $count } pēc kārtas
versus-longest = Garākā uzvaru sērija: tu { $own }, { $name } { $other }
versus-game = **{ $game }** · uzvaras { $won }, zaudējumi { $lost }
# { $own } un { $other } ir kā „1240 punktu” vai „35 soda punkti”
versus-points = tev { $own }, pretiniekam { $other }
versus-last = **Pēdējās partijas**
versus-about = Skaitās visas jūsu kopīgās pabeigtās partijas šajā serverī, ar reitingu un bez tā. Ja spēlētāju ir vairāk, skaitās tas, kurš no jums palika augstākā vietā.
versus-none = Jums abiem te vēl nav nevienas pabeigtas kopīgas partijas.
versus-self = Tas taču esi tu. Izvēlies kādu citu, un redzēsi, kā jums iet savā starpā.
versus-bot = Botiem te rezultātu nav. Izvēlies cilvēku, un redzēsi, kā jums iet savā starpā.
person-gone = Šī cilvēka serverī vairs nav.
button-versus = Savstarpējā bilance
button-challenge = Izaicināt
button-profile = Profils
