# Vlastní karty a tlačítka pod nimi.

button-my-hand = Moje karty
button-draw = Líznout
button-take = Vzít
button-turn-over = Otočit
button-meld = Vyložit
button-lay-off = Přiložit
button-swap = Vyměnit
button-discard = Odhodit
button-knock = Zaklepat
button-big-gin = Velký gin
button-close = Zavřít
button-take-meld = Vzít až po { $card } a vyložit
button-take-lay-off = Vzít až po { $card } a přiložit
button-knock-leaves = { $points ->
    [0] gin!
   *[other] { $points }
  }
button-sort = Seřadit
button-resign = Vzdát
button-rules = Pravidla
button-back = Zpět
button-more = Víc
button-hint = Rada
button-hint-counting = Rada (partie se pak nepočítá)
button-rematch = Odveta
button-yes = Ano
button-no = Ne

hand-title = Tvoje karty ({ $count })
hand-mark = Označ karty a stiskni tlačítko
hand-marked = Označeno: { $cards }
hand-depth-hint = Až po kterou kartu vzít z odhozu?
hand-onto-hint = Ke které kombinaci?
hand-meld-hint = Kterou kombinaci vyložit?
hand-layoff-hint = Kterou kartu kam přiložit?
hand-discard-hint = Odhodit …
hand-place-hint = Kterou kartu žolík zastupuje?
hand-swap-hint = Kterého žolíka bereš?
hand-knock-hint = Kterou kartu odhodit a zaklepat?
hand-close-hint = Kterou kartu odhodit a zavřít?
hand-place-either = zastupuje kteroukoli chybějící barvu
hand-knock-leaves = { $points ->
    [0] gin: nezbude nic
    [one] zbude 1 bod
    [few] zbudou { $points } body
   *[other] zbude { $points } bodů
  }
hand-your-upcard = **Jsi na tahu.** Vezmi otočenou kartu { $card }, nebo řekni pas.
hand-your-draw = { $ways ->
    [stock] **Jsi na tahu.** Lízni z talonu.
    [pile] **Jsi na tahu.** Talon je prázdný: vezmi vrchní kartu odhozu.
    [pile-over] **Jsi na tahu.** Talon je prázdný: vezmi vrchní kartu odhozu, nebo odhoz otoč a lízni z něj.
    [over] **Jsi na tahu.** Talon je prázdný: otoč odhoz a lízni z něj.
   *[other] **Jsi na tahu.** Lízni z talonu, nebo vezmi z odhozu.
  }
hand-your-first-discard = **Začínáš kolo:** odhoď jednu kartu.
hand-your-play = **Jsi na tahu.** Vylož a přilož, co chceš, pak odhoď jednu kartu.
hand-why = -# { $why }
hand-opening = Tvoje první vyložení musí mít aspoň { $least } { $least ->
    [one] bod
    [few] body
   *[other] bodů
}, všechno v jednom tahu.
hand-opening-begun = Vyloženo máš { $points } z potřebných { $least } bodů: zbytek vylož ještě v tomto tahu.
hand-must-lay-new = Než odhodíš, musíš { $card } vyložit v nové kombinaci.
hand-out = Jsi mimo hru. Ostatní ještě hrají.

hand-must-meld = Než odhodíš, musíš { $card } vyložit nebo přiložit.
hand-no-discard = Kartu { $card } máš právě z odhozu: odhoď jinou.
hand-waiting = Na tahu: { $name }. Karty si můžeš označit už teď.
hand-paused = { $reason ->
    [agreed] Tato partie je pozastavená. Dál se hraje po stisknutí **{ button-goon }** u stolu nebo přes /{ command-game } { command-game-pause }.
    [adjourned] Tato partie je odložená. Dál se hraje po stisknutí **{ button-goon }** u stolu nebo přes /{ command-game } { command-game-pause }.
    [vacation] Tato partie je pozastavená, protože někdo má dovolenou.
    [aborted] Tato partie je zrušená: bez výsledku, bez ratingu.
   *[channel] Tato partie je pozastavená, protože se nedostanu do jejího kanálu.
}
hand-depth = { $count ->
    [one] vezme { $cards }
    [few] vezme { $count } karty: { $cards }
   *[other] vezme { $count } karet: { $cards }
  }
hand-depth-refused = nejde vzít: vyber ji a uvidíš proč
hand-meld = { $number }: { $cards }
hand-sorted-suit = Seřazeno podle barvy. Chceš mít některé karty vpředu? Označ je a stiskni **{ button-sort }**.
hand-sorted-rank = Seřazeno podle hodnoty. Chceš mít některé karty vpředu? Označ je a stiskni **{ button-sort }**.
hand-sorted-own = Řadíš si po svém: nové karty přijdou na konec.
hand-moved-on = U stolu se mezitím hrálo dál. Teď to vypadá takhle.
hand-parked = Partii **#{ $game }** hraješ v { $channel }. Svoje karty najdeš tam.
hand-follows = [Tvoje karty v partii #{ $game }]({ $url }) ukazují, jak to u stolu vypadá teď.

not-seated = V partii #{ $game } nehraješ. Na stůl se podíváš přes /{ command-table }.
you-are-out = V partii #{ $game } jsi mimo hru. Zbytek můžeš sledovat přes /{ command-table }.
no-joker-there = Na stole není žádný žolík, kterého by šlo vzít.
no-meld-takes-all = K jedné kombinaci se všechny tyto karty nehodí. Přikládej je po jedné.
dm-closed = Nemůžu ti psát soukromé zprávy, takže karty vidíš jen tady. Chceš-li je dostávat soukromě, povol ode mě zprávy a použij /{ command-preferences } { command-preferences-messages }:{ choice-dm }.
turn-call = { $user }, jsi na tahu v partii **#{ $game }**.
turn-link = [Ke stolu]({ $url })
turn-warning = { $user }, tvůj čas v partii **#{ $game }** vyprší { $due }.
note-credit = { $minutes ->
    [0] { $seconds ->
        [one] Spojení se mnou na sekundu vypadlo
        [few] Spojení se mnou na { $seconds } sekundy vypadlo
       *[other] Spojení se mnou na { $seconds } sekund vypadlo
      }: ten čas se nikomu nepočítá.
    [one] Spojení se mnou na minutu a { $seconds } s vypadlo: ten čas se nikomu nepočítá.
    [few] Spojení se mnou na { $minutes } min { $seconds } s vypadlo: ten čas se nikomu nepočítá.
   *[other] Spojení se mnou na { $minutes } min { $seconds } s vypadlo: ten čas se nikomu nepočítá.
  }
fault = Něco se u mě pokazilo. Než to zkusíš znovu, podívej se na stůl.
storage-locked = Moje databáze je zrovna zaneprázdněná. Nic se nezměnilo, zkus to za chvilku znovu.
storage-full = Došlo mi místo na disku, takže nemůžu nic uložit. Nic se nezměnilo; řekni to prosím správci bota.
storage-read-only = Nemůžu zapisovat do databáze. Nic se nezměnilo; řekni to prosím správci bota.
storage-other = Moje databáze selhala. Nic se nezměnilo; řekni to prosím správci bota.
no-such-table = Stůl #{ $game } neexistuje. Zkontroluj číslo.
table-hidden = Stůl #{ $game } vidí jen ti, kdo u něj hrají.
table-sealed = Partie #{ $game } je zatím uzavřená, protože jiní ještě hrají se stejnými kartami. Vrať se, až dohrají.
paused-dm = Partie #{ $game } je pozastavená, protože do jejího kanálu už nemůžu psát. Čas neběží. Jakmile tam zase budu moct psát, hraje se dál. Chceš-li pokračovat jinde, napiš v jiném kanálu serveru /{ command-table } { command-table-table }:{ $game }.
player-left = **{ $name }** už na serveru není. Když se nevrátí, { $due } tím vzdává partii **#{ $game }**.

## What is said ahead of the turn: "draw, then discard K♣"
button-unplan = Zrušit plán
ahead-hint = Plán: líznout, pak odhodit …
ahead-draw = Jen líznout
ahead-waits-draw = **Plán:** líznout, jakmile budeš na tahu.
ahead-waits-discard = **Plán:** líznout a odhodit { $card }, pokud se ani tato, ani líznutá karta nehodí do kombinace.
ahead-dropped-draw = Plán líznout teď nejde splnit, takže už neplatí.
ahead-dropped-discard = { $card } podle plánu neodhazuju: možná teď máš lepší tah.
ahead-not-now = Plánovat můžeš, jen když je na tahu někdo jiný.
