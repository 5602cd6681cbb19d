### /hint: co zrobiłby komputer i dlaczego, jedno zdanie na każdą parę ruchu i powodu:
### `advice-<ruch>-<powód>`. $card to karta, o którą chodzi (przy nowym układzie wszystkie jego karty),
### $meld układ na stole z numerem (`hint-meld-number`), $cards inne karty.

command-hint = podpowiedź
    .description = Zobacz, co zrobiłby teraz komputer i dlaczego; nie w partiach rankingowych
command-hint-table = stół
    .description = Który z twoich stołów, jeśli masz ich kilka

advice-rated = To partia rankingowa, więc nie podpowiadam. Jeśli chcesz podpowiedzi, wyzwij mnie do partii bez rankingu. Zasady tej gry objaśni /{ command-rules }.
hint-uncounted = Ta partia nie liczy się już do twojego poziomu w grze z komputerem.

advice-draw-only = Dobierz z talonu: nic innego nie możesz teraz zrobić.
advice-draw-nothing-helps = Dobierz z talonu: żadna karta, którą możesz wziąć ze stosu odkrytego, nie tworzy układu z twoimi ani nie pasuje do żadnego na stole.
advice-draw-not-yet = Dobierz z talonu: wierzchnia karta stosu odkrytego musiałaby od razu trafić na stół, a nawet z nią twoje układy mają tylko { $points } z { $least ->
        [one] { $least } punktu
        [few] { $least } punktów
        [many] { $least } punktów
       *[other] { $least } punktu
    } na pierwsze wyłożenie.
advice-draw-no-less = Dobierz z talonu: { $cards } nie zmniejszy punktów w twoich wolnych kartach.
advice-draw-weighed = Dobierz z talonu: nieznana karta powinna pomóc ci bardziej niż stos odkryty.
advice-draw-tiles-wait = Dobierz kostkę: możesz teraz wyłożyć { $cards }, ale { $least ->
    [one] zostałaby ci { $least } kostka
    [few] zostałyby ci { $least } kostki
    [many] zostałoby ci { $least } kostek
   *[other] zostałoby ci { $least } kostki
}, a nikt inny nie ma dużo mniej. Dobierając, dostajesz nową kostkę, a te pewnie wyłożysz i później.
advice-draw-opens-later = Dobierz kostkę: na pierwsze wyłożenie masz { $cards }, ale nawet jeśli potem wyłożysz wszystko, co pasuje, { $least ->
    [one] zostanie ci { $least } kostka
    [few] zostaną ci { $least } kostki
    [many] zostanie ci { $least } kostek
   *[other] zostanie ci { $least } kostki
}. Nikt nie jest blisko końca. To, co zatrzymasz, nikomu nie pomoże, a możesz to wyłożyć później.
advice-draw-no-tiles = Dobierz kostkę: żadnej swojej nie wyłożysz, jakkolwiek przestawisz stół.
advice-draw-no-opening = Dobierz kostkę: na stojaku nie masz układów na pierwsze wyłożenie ({ $least ->
        [one] { $least } punkt
        [few] { $least } punkty
        [many] { $least } punktów
       *[other] { $least } punktu
    }).
advice-turnover-only = Odwróć stos odkryty: nic innego nie możesz teraz zrobić.
advice-turnover-nothing-helps = Odwróć stos odkryty i dobierz: jego wierzchnia karta nie tworzy układu z twoimi ani nie pasuje do żadnego na stole.
advice-turnover-weighed = Odwróć stos odkryty i dobierz: nieznana karta powinna pomóc ci bardziej niż jego wierzchnia.
advice-take-makes = Weź { $card }: masz wtedy układ { $cards }.
advice-take-fits = Weź { $card }. Pasuje tutaj: { $meld }.
advice-take-usable = Weź { $card } i wszystkie karty na niej: { $card } możesz w tym ruchu wyłożyć albo dołożyć.
advice-take-pile-brings = Weź { $card } i wszystkie karty na niej: w tym ruchu możesz wyłożyć karty za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
advice-take-only = Weź { $card }: nic innego nie możesz teraz zrobić.
advice-take-can-open = Weź { $card }: z nią twoje układy mają { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a na pierwsze wyłożenie trzeba mieć { $least }.
advice-take-lowers = Weź { $card }: w wolnych kartach możesz z nią zejść z { $least } do { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
advice-take-weighed = Weź { $card }: powinna pomóc ci bardziej niż nieznana karta.
advice-pass-upcard = Spasuj: odkryta karta { $card } nie tworzy układu z twoimi.
advice-pass-no-less = Spasuj: { $cards } nie zmniejszy punktów w twoich wolnych kartach.
advice-pass-weighed = Spasuj: nieznana karta powinna pomóc ci bardziej niż odkryta.
advice-pass-no-tiles = Spasuj: żadnej swojej kostki nie wyłożysz, jakkolwiek przestawisz stół, a pula jest pusta.
advice-pass-no-opening = Spasuj: na stojaku nie masz układów na pierwsze wyłożenie ({ $least ->
        [one] { $least } punkt
        [few] { $least } punkty
        [many] { $least } punktów
       *[other] { $least } punktu
    }), a pula jest pusta.

advice-meld-owed = Wyłóż { $card }: { $cards } musi trafić na stół, zanim skończysz ruch.
advice-meld-out = Wyłóż { $card }: masz wtedy pustą rękę i runda się kończy.
advice-meld-opens = Wyłóż { $card }: twoje pierwsze wyłożenie ma wtedy { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a wystarczy { $least }.
advice-meld-towards = Wyłóż { $card }: masz wtedy { $points } z { $least ->
        [one] { $least } punktu
        [few] { $least } punktów
        [many] { $least } punktów
       *[other] { $least } punktu
    } na pierwsze wyłożenie, a resztę możesz wyłożyć jeszcze w tym ruchu.
advice-meld-scores = Wyłóż { $card }: dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
advice-meld-sheds = Wyłóż { $card }: pozbywasz się z ręki { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
advice-meld-goes-out = Wyłóż { $card }: w tym ruchu możesz skończyć.
advice-meld-rummy = Wyłóż { $card }: możesz skończyć w jednym ruchu, a to liczy się podwójnie.
advice-meld-near-out = Wyłóż { $card }: pozbywasz się z ręki { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a ktoś inny ma już tylko { $least ->
        [one] { $least } kartę
        [few] { $least } karty
        [many] { $least } kart
       *[other] { $least } karty
    }.
advice-add-owed = Dołóż { $card }: { $meld }. Ta karta musi trafić na stół, zanim skończysz ruch.
advice-add-out = Dołóż { $card }: { $meld }. Masz wtedy pustą rękę i runda się kończy.
advice-add-scores = Dołóż { $card }: { $meld }. Dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
advice-add-sheds = Dołóż { $card }: { $meld }. Pozbywasz się z ręki { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
advice-add-goes-out = Dołóż { $card }: { $meld }. W tym ruchu możesz skończyć.
advice-add-rummy = Dołóż { $card }: { $meld }. Możesz skończyć w jednym ruchu, a to liczy się podwójnie.
advice-add-near-out = Dołóż { $card }: { $meld }. Pozbywasz się z ręki { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a ktoś inny ma już tylko { $least ->
        [one] { $least } kartę
        [few] { $least } karty
        [many] { $least } kart
       *[other] { $least } karty
    }.
advice-swap-goes-out = Wymień { $card } na jokera: { $meld }. Z jokerem możesz skończyć w tym ruchu.
advice-swap-swaps = Wymień { $card } na jokera: { $meld }. Joker może być dowolną kartą, której potrzebujesz.

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
advice-discard-twin = Odrzuć { $card }: masz drugą taką samą.
advice-discard-dead = Odrzuć { $card }: nikomu się nie przyda, dopóki trzymasz swoje pozostałe karty.
advice-discard-holds = Odrzuć { $card } i trzymaj układy na ręce: koniec w jednym ruchu liczy się podwójnie.
advice-discard-safe = Odrzuć { $card }: przy takim stole następna osoba nie może jej ani wyłożyć, ani dołożyć.
advice-discard-lonely-highest = Odrzuć { $card }: to najwyżej punktowana z kart, które do niczego nie pasują ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }).
advice-discard-lonely = Odrzuć { $card }: nie pasuje do twoich innych kart ani do niczego na stole.
advice-discard-highest = Odrzuć { $card }: to najwyżej punktowana z kart, które możesz odrzucić ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }).
advice-discard-unwanted = Odrzuć { $card }: nie pasuje do żadnego układu na stole.
advice-discard-keeps = Odrzuć { $card }: bez niej twoje układy nadal mają { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a na pierwsze wyłożenie trzeba mieć { $least }.
advice-discard-useless = Odrzuć { $card }: nikomu się nie przyda, bo karty, które by do niej pasowały, masz na ręce albo leżą na stosie odkrytym.
advice-discard-shed = Odrzuć { $card }: druga strona odrzuciła już { $cards }, co pasuje do { $card }, więc pewnie i tej karty nie chce.
advice-discard-few = Odrzuć { $card }: { $points ->
    [0] żadna nieznana karta nie dałaby układu
    [one] tylko { $points } nieznana karta dałaby układ
    [few] tylko { $points } nieznane karty dałyby układ
    [many] tylko { $points } nieznanych kart dałoby układ
   *[other] tylko { $points } nieznanej karty dałoby układ
} z nią i inną twoją kartą.
advice-discard-goes-on = Odrzuć { $card } i jeszcze nie pukaj: jeśli poczekasz, możesz liczyć na { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, a jeśli zapukasz, tylko na { $least }.
advice-discard-chance = Odrzuć { $card } i jeszcze nie pukaj: jeśli poczekasz, szansę na wygranie partii szacuję na { $points }%, a jeśli zapukasz, na { $least }%.
advice-discard-spares = Odrzuć { $card } i zatrzymaj { $cards }: druga strona wzięła karty, które do tego pasują.
advice-discard-held-back = Odrzuć { $card } i na razie zatrzymaj na ręce { $cards }: druga strona może mieć kartę, którą dołożyłaby do tego układu.
advice-discard-odds = Odrzuć { $card }: druga strona odrzuciła albo zostawiła { $cards }, więc szansa, że { $card } jej się przyda, to tylko około { $points }%.
advice-discard-awaits = Odrzuć { $card }: wtedy { $points ->
    [one] { $points } nieznana karta ({ $cards }) da układ
    [few] { $points } nieznane karty ({ $cards }) dadzą układ
    [many] { $points } nieznanych kart ({ $cards }) da układ
   *[other] { $points } nieznanej karty ({ $cards }) da układ
} z twoimi, więcej niż po każdym innym odrzuceniu.
advice-discard-weighed = Odrzuć { $card }: moim zdaniem pozostałe twoje karty są więcej warte.

advice-table-tiles = Wyłóż { $cards }: możesz się teraz pozbyć { $points ->
        [one] { $points } kostki
        [few] { $points } kostek
        [many] { $points } kostek
       *[other] { $points } kostki
    }. Jak to zrobić, pokaże **{ button-suggest }**.
advice-table-tiles-out = Wyłóż { $cards }: możesz się teraz pozbyć wszystkich kostek. Jak to zrobić, pokaże **{ button-suggest }**.
