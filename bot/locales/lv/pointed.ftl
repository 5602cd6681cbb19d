### Ko izvēlas cilvēka vai ziņas izvēlnē (labā poga vai ilgs spiediens, tad „Apps”), un kā diviem iet
### savā starpā.

## Nosaukumi šajās izvēlnēs: līdz 32 zīmēm, ar atstarpēm un lielajiem burtiem.
pointed-challenge = Izaicināt
pointed-versus = Savstarpējā bilance
pointed-replay = Skatīt partiju no šejienes

# „Skatīt partiju no šejienes” pie ziņas, kurā partijas nav
replay-no-table = Šajā ziņā partijas nav. Izvēlies manu ziņu ar galdu, raunda rezultātu vai partijas beigām.

## Savstarpējā bilance: virsraksts, kurš vadībā, tad katra spēle atsevišķi.
versus-title = Tu un { $name }
versus-ahead = **Vadībā esi tu, { $won } : { $lost }**
versus-behind = **Vadībā ir { $name }, { $lost } : { $won }**
versus-even = **Neizšķirti, { $won } : { $lost }**
versus-level = { $count ->
    [zero] { $count } neizšķirti
    [one] { $count } neizšķirts
   *[other] { $count } neizšķirti
}
versus-streak-own = Tu uzvarēji { $count ->
    [zero] pēdējās { $count } partijās
    [one] pēdējā { $count } partijā
   *[other] pēdējās { $count } partijās
}
versus-streak-other = { $name } uzvarēja { $count ->
    [zero] pēdējās { $count } partijās
    [one] pēdējā { $count } partijā
   *[other] pēdējās { $count } partijās
}
versus-longest = Garākā uzvaru sērija: tu { $own }, { $name } { $other }
versus-game = **{ $game }** · uzvaras { $won }, zaudējumi { $lost }
# { $own } un { $other } ir kā „1240 punktu” vai „35 soda punkti”
versus-points = tev { $own }, pretiniekam { $other }
versus-last = **Pēdējās partijas**
versus-about = Skaitās katra partija, ko jūs abi šajā serverī pabeidzāt, ar reitingu vai bez. Ja spēlētāju ir vairāk par diviem, uzvar tas, kurš apsteidz otru.
versus-none = Jūs abi šeit vēl neesat pabeiguši nevienu partiju.
versus-self = Tas esi tu. Lai salīdzinātu rezultātus, izvēlies kādu citu.
versus-bot = Botiem te rezultātu nav. Lai salīdzinātu rezultātus, izvēlies cilvēku.
person-gone = Šī cilvēka serverī vairs nav.
button-versus = Savstarpējā bilance
button-challenge = Izaicināt
button-profile = Profils
