### /hint: co zrobiłby komputer i dlaczego, jedno zdanie na każdą parę ruchu i powodu:
### `advice-<ruch>-<powód>`. $card to karta, o którą chodzi (przy nowym układzie wszystkie jego karty),
### $meld układ na stole z numerem (`hint-meld-number`), $cards inne karty.

command-hint = podpowiedź
    .description = Co zrobiłby teraz komputer i dlaczego; nie w partiach rankingowych
command-hint-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

advice-rated = Ta partia jest rankingowa, więc tu nie podpowiadam. Wyzwij mnie do partii bez rankingu albo zajrzyj do /{ command-rules }.
hint-uncounted = Ta partia nie liczy się już do twojego poziomu w grze z komputerem.

advice-draw-only = Dobierz z talonu: nic innego teraz nie wolno.
advice-draw-nothing-helps = Dobierz z talonu: żadna karta, którą wolno wziąć ze stosu odkrytego, nie tworzy z twoimi układu ani nie pasuje do żadnego na stole.
advice-draw-not-yet = Dobierz z talonu: wierzchnia karta stosu odkrytego musiałaby od razu trafić na stół, a nawet z nią twoje układy mają tylko { $points } z { $least } pkt pierwszego wyłożenia.
advice-draw-no-less = Dobierz z talonu: z { $cards } punktów w wolnych kartach nie ubędzie.
advice-draw-weighed = Dobierz z talonu: po nieznanej karcie spodziewam się więcej niż po stosie odkrytym.
advice-draw-tiles-wait = Dobierz kostkę: możesz teraz wyłożyć { $cards }, ale { $least ->
    [one] zostałaby { $least }
    [few] zostałyby { $least }
    [many] zostałoby { $least }
   *[other] zostałoby { $least }
}, a nikt inny nie ma dużo mniej. Kto wykłada, nie dobiera, a co pasuje teraz, pewnie da się wyłożyć i później, razem z resztą.
advice-draw-opens-later = Dobierz kostkę: możesz zacząć od { $cards }, ale nawet ze wszystkim, co potem pasuje, { $least ->
    [one] zostałaby { $least }
    [few] zostałyby { $least }
    [many] zostałoby { $least }
   *[other] zostałoby { $least }
}. Nikt nie jest jeszcze blisko końca: co zatrzymasz, nikomu nie pomoże i zejdzie też później.
advice-draw-no-tiles = Dobierz kostkę: żadnej twojej nie da się wyłożyć, jakkolwiek przestawić stół.
advice-draw-no-opening = Dobierz kostkę: na stojaku nie masz układów na pierwsze wyłożenie ({ $least } pkt).
advice-turnover-only = Odwróć stos odkryty: nic innego teraz nie wolno.
advice-turnover-nothing-helps = Odwróć stos odkryty i dobierz: jego wierzchnia karta nie tworzy z twoimi układu ani nie pasuje do żadnego na stole.
advice-turnover-weighed = Odwróć stos odkryty i dobierz: po nieznanej karcie spodziewam się więcej niż po jego wierzchniej karcie.
advice-take-makes = Weź { $card }: powstanie układ, { $cards }.
advice-take-fits = Weź { $card }. Pasuje tutaj: { $meld }.
advice-take-usable = Weź { $card } i wszystkie karty na niej: w tym ruchu możesz ją wyłożyć.
advice-take-pile-brings = Weź { $card } i wszystkie karty na niej: w tym ruchu możesz wyłożyć karty za { $points } pkt.
advice-take-only = Weź { $card }: nic innego teraz nie wolno.
advice-take-can-open = Weź { $card }: z nią twoje układy mają { $points } pkt, a na pierwsze wyłożenie wystarczy { $least }.
advice-take-lowers = Weź { $card }: w wolnych kartach można z nią zejść z { $least } do { $points } pkt.
advice-take-weighed = Weź { $card }: spodziewam się po niej więcej niż po nieznanej karcie.
advice-pass-upcard = Spasuj: odkryta karta { $card } nie tworzy z twoimi układu.
advice-pass-no-less = Spasuj: z { $cards } punktów w wolnych kartach nie ubędzie.
advice-pass-weighed = Spasuj: po nieznanej karcie spodziewam się więcej niż po odkrytej.
advice-pass-no-tiles = Spasuj: żadnej twojej kostki nie da się wyłożyć, jakkolwiek przestawić stół, a pula jest pusta.
advice-pass-no-opening = Spasuj: na stojaku nie masz układów na pierwsze wyłożenie ({ $least } pkt), a pula jest pusta.

advice-meld-owed = Wyłóż { $card }: { $cards } musi trafić na stół, zanim skończy się ruch.
advice-meld-out = Wyłóż { $card }: masz wtedy pustą rękę i runda się kończy.
advice-meld-opens = Wyłóż { $card }: pierwsze wyłożenie ma wtedy { $points } pkt, a wystarczy { $least }.
advice-meld-towards = Wyłóż { $card }: leży wtedy { $points } z { $least } pkt pierwszego wyłożenia, a reszta może dojść w tym ruchu.
advice-meld-scores = Wyłóż { $card }: { $points ->
    [one] to daje { $points } punkt.
    [few] to daje { $points } punkty.
    [many] to daje { $points } punktów.
   *[other] to daje { $points } punktu.
}
advice-meld-sheds = Wyłóż { $card }: { $points ->
    [one] na ręce ubywa { $points } punkt.
    [few] na ręce ubywają { $points } punkty.
    [many] na ręce ubywa { $points } punktów.
   *[other] na ręce ubywa { $points } punktu.
}
advice-meld-goes-out = Wyłóż { $card }: w tym ruchu możesz skończyć.
advice-meld-rummy = Wyłóż { $card }: możesz skończyć w jednym ruchu, a to liczy się podwójnie.
advice-meld-near-out = Wyłóż { $card }: { $points ->
    [one] na ręce ubywa { $points } punkt
    [few] na ręce ubywają { $points } punkty
    [many] na ręce ubywa { $points } punktów
   *[other] na ręce ubywa { $points } punktu
}, a ktoś inny ma już tylko { $least ->
    [one] { $least } kartę
    [few] { $least } karty
    [many] { $least } kart
   *[other] { $least } karty
}.
advice-add-owed = Dołóż { $card }: { $meld }. Karta musi trafić na stół, zanim skończy się ruch.
advice-add-out = Dołóż { $card }: { $meld }. Masz wtedy pustą rękę i runda się kończy.
advice-add-scores = Dołóż { $card }: { $meld }. { $points ->
    [one] To daje { $points } punkt.
    [few] To daje { $points } punkty.
    [many] To daje { $points } punktów.
   *[other] To daje { $points } punktu.
}
advice-add-sheds = Dołóż { $card }: { $meld }. { $points ->
    [one] Na ręce ubywa { $points } punkt.
    [few] Na ręce ubywają { $points } punkty.
    [many] Na ręce ubywa { $points } punktów.
   *[other] Na ręce ubywa { $points } punktu.
}
advice-add-goes-out = Dołóż { $card }: { $meld }. W tym ruchu możesz skończyć.
advice-add-rummy = Dołóż { $card }: { $meld }. Możesz skończyć w jednym ruchu, a to liczy się podwójnie.
advice-add-near-out = Dołóż { $card }: { $meld }. { $points ->
    [one] Na ręce ubywa { $points } punkt
    [few] Na ręce ubywają { $points } punkty
    [many] Na ręce ubywa { $points } punktów
   *[other] Na ręce ubywa { $points } punktu
}, a ktoś inny ma już tylko { $least ->
    [one] { $least } kartę
    [few] { $least } karty
    [many] { $least } kart
   *[other] { $least } karty
}.
advice-swap-goes-out = Wymień { $card } na jokera: { $meld }. Z nim możesz skończyć w tym ruchu.
advice-swap-swaps = Wymień { $card } na jokera: { $meld }. Jokera możesz wyłożyć jako cokolwiek, czego potrzebujesz.

advice-knock-knocks = Odrzuć { $card } i zapukaj: { $points ->
    [one] w wolnych kartach zostaje tylko { $points } punkt.
    [few] w wolnych kartach zostają tylko { $points } punkty.
    [many] w wolnych kartach zostaje tylko { $points } punktów.
   *[other] w wolnych kartach zostaje tylko { $points } punktu.
}
advice-knock-ahead = Odrzuć { $card } i zapukaj: { $points ->
    [one] w wolnych kartach zostaje tylko { $points } punkt
    [few] w wolnych kartach zostają tylko { $points } punkty
    [many] w wolnych kartach zostaje tylko { $points } punktów
   *[other] w wolnych kartach zostaje tylko { $points } punktu
}, a według mnie da ci to około { $least ->
    [one] { $least } punktu
    [few] { $least } punktów
    [many] { $least } punktów
   *[other] { $least } punktu
}.
advice-gin-gin = Odrzuć { $card } i zapukaj: to gin, nie zostaje nic.
advice-biggin-gin = Ogłoś duży gin: wszystkie twoje karty są w układach.
advice-close-closes = Odrzuć { $card } i zamknij: masz dwanaście kart jednego koloru, a wszyscy pozostali tracą podwójnie.

advice-discard-out = Odrzuć { $card }: to twoja ostatnia karta i runda się kończy.
advice-discard-deadwood = Odrzuć { $card }: w wolnych kartach { $points ->
    [one] zostaje { $points } punkt
    [few] zostają { $points } punkty
    [many] zostaje { $points } punktów
   *[other] zostaje { $points } punktu
}, mniej się nie da.
advice-discard-twin = Odrzuć { $card }: taką samą kartę masz jeszcze raz.
advice-discard-dead = Odrzuć { $card }: nikt inny jej nie wyłoży, póki trzymasz pozostałe karty.
advice-discard-holds = Odrzuć { $card } i zostaw układy na ręce: koniec w jednym ruchu liczy się podwójnie.
advice-discard-safe = Odrzuć { $card }: przy takim stole jak teraz następny gracz nie może jej ani wyłożyć, ani dołożyć.
advice-discard-lonely-highest = Odrzuć { $card }: z kart, które do niczego nie pasują, jest najwyższa ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}).
advice-discard-lonely = Odrzuć { $card }: nie pasuje do żadnej twojej karty ani do niczego na stole.
advice-discard-highest = Odrzuć { $card }: to najdroższa karta, jaką można odrzucić ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}).
advice-discard-unwanted = Odrzuć { $card }: nie pasuje do żadnego układu na stole.
advice-discard-keeps = Odrzuć { $card }: bez niej twoje układy nadal mają { $points } pkt, a na pierwsze wyłożenie potrzeba { $least }.
advice-discard-useless = Odrzuć { $card }: nikomu innemu się nie przyda, bo karty do niej masz na ręce albo leżą na stosie odkrytym.
advice-discard-shed = Odrzuć { $card }: przeciwnik odrzuca { $cards }, co mogłoby dać z nią układ, więc pewnie jej nie chce.
advice-discard-few = Odrzuć { $card }: { $points ->
    [0] żadna zakryta karta nie da już układu
    [one] tylko { $points } zakryta karta da jeszcze układ
    [few] tylko { $points } zakryte karty dadzą jeszcze układ
    [many] tylko { $points } zakrytych kart da jeszcze układ
   *[other] tylko { $points } zakrytej karty da jeszcze układ
} z nią i inną twoją kartą.
advice-discard-goes-on = Odrzuć { $card } i graj dalej: spodziewam się po tym { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}, a po zapukaniu tylko { $least }.
advice-discard-chance = Odrzuć { $card } i graj dalej: szansę na wygranie partii oceniam tak na { $points }%, a po zapukaniu na { $least }%.
advice-discard-spares = Odrzuć { $card } i zatrzymaj { $cards }: przeciwnik ma ze stosu odkrytego karty, które tworzą z tym układ.
advice-discard-held-back = Odrzuć { $card } i na razie zatrzymaj na ręce { $cards }: przeciwnik może mieć kartę, która pasuje do tego układu.
advice-discard-odds = Odrzuć { $card }: przeciwnik odrzuca lub zostawia { $cards }, więc szansa, że mu się przyda, to tylko około { $points }%.
advice-discard-awaits = Odrzuć { $card }: z twoimi { $points ->
    [one] da układ { $points } zakryta karta
    [few] dadzą układ { $points } zakryte karty
    [many] da układ { $points } zakrytych kart
   *[other] da układ { $points } zakrytej karty
} ({ $cards }), więcej niż po każdym innym odrzuceniu.
advice-discard-weighed = Odrzuć { $card }: według mnie pozostałe bardziej się przydadzą.

advice-table-tiles = { $points ->
    [one] Wyłóż { $cards }: pozbędziesz się tak { $points } kostki. Jak, pokaże **{ button-suggest }**.
    [few] Wyłóż { $cards }: pozbędziesz się tak { $points } kostek. Jak, pokaże **{ button-suggest }**.
    [many] Wyłóż { $cards }: pozbędziesz się tak { $points } kostek. Jak, pokaże **{ button-suggest }**.
   *[other] Wyłóż { $cards }: pozbędziesz się tak { $points } kostki. Jak, pokaże **{ button-suggest }**.
}
advice-table-tiles-out = Wyłóż { $cards }: pozbędziesz się wszystkich kostek. Jak, pokaże **{ button-suggest }**.
