### Arény: turnaje, ve kterých dostane partii hned, kdo má volno, dokud nevyprší čas.

choice-tournament-arena = aréna: nový soupeř, jakmile máš volno
tournament-form-arena-30 = Aréna, 30 minut
tournament-form-arena-60 = Aréna, 1 hodina
tournament-form-arena-90 = Aréna, 1½ hodiny
tournament-form-arena-120 = Aréna, 2 hodiny

## Zpráva, která je vždy aktuální
arena-kind = aréna na { $count ->
    [one] 1 minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
arena-open = **Začíná { $time }** ({ $when }). Stiskni **{ button-tournament-join }** a hraj, teď nebo kdykoli potom. Kdykoli máš volno, dostaneš nového soupeře, a až budeš na tahu, upozorním tě.
arena-rules = Výhra je za 2 body, remíza za 1. Po dvou výhrách v řadě máš 🔥: každá další výhra je za 4 body, dokud neremizuješ nebo neprohraješ.
arena-running = **Hraje se do { $when }** ({ $time })
arena-playing = { $playing ->
    [one] 1 hraje
    [few] { $playing } hrají
   *[other] { $playing } hraje
}, { $waiting ->
    [one] 1 čeká
    [few] { $waiting } čekají
   *[other] { $waiting } čeká
}
arena-waiting = { $count ->
    [one] Na soupeře čeká { $names }.
    [few] Na soupeře čekají { $names }.
   *[other] Na soupeře čekají { $names }.
}
arena-limits = Nové partie začínají jen do { $closes }. Partie se počítá, když skončí do { $latest }.
arena-places = Hraje se v { $places }.
arena-cut = Tato aréna skončila předčasně.
arena-row = { $place }\. **{ $name }** · **{ $points }**
arena-fire = 🔥
arena-paused = (má pauzu)
arena-out = (už nehraje)
arena-more = { $count ->
    [one] a ještě 1
    [few] a ještě { $count }
   *[other] a ještě { $count }
}
arena-ties = 🔥 znamená dvě nebo víc výher v řadě. Při stejném počtu bodů je výš ten, kdo má méně partií, pak ten, kdo má víc výher. Při další shodě se místo dělí.

button-arena-pause = Pauza

## Odpovědi, které čte jen jeden člověk
arena-come = Hraješ v turnaji **{ $name }**. Soupeře dostaneš, až začne, a pak nového, kdykoli máš volno.
arena-come-late = Hraješ v turnaji **{ $name }**. Soupeře dostaneš, jakmile bude někdo volný, a až budeš na tahu, upozorním tě.
arena-break = Máš pauzu. Rozehranou partii dohraj, počítá se. Další dostaneš, až stiskneš **{ button-tournament-join }**.
arena-wait = Jsi na řadě: tvoje partie začne, jakmile bude volný někdo další.
arena-resting = Máš pauzu. Partii dostaneš, až stiskneš **{ button-tournament-join }**.
arena-no-more = V této aréně už nové partie nezačínají.
arena-end-sure = Ukončit tuto arénu hned? Rozehrané partie se započítají, jen když skončí do minuty.
arena-end-sure-own = Ukončit tuto arénu hned? Rozehrané partie se započítají, jen když skončí do minuty. Hraješ v ní, takže skončíš na posledním místě a zpráva arény řekne proč.

## Proč něco nejde
arena-length = Aréna trvá 30, 60, 90 nebo 120 minut. Vyber jednu z těchto délek.
arena-game = Tato hra se nedá hrát na jediné kolo, takže arénu nemá. Vyber jinou hru.
