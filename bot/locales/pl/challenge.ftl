### Wyzwania: pytanie na kanale i jego koniec.

challenge-asks = **{ $name }** rzuca wyzwanie: { $opponents } · **{ $game }**
challenge-accepted = Przyjęte: { $names }
challenge-not-playing = Odmowa: { $names }
challenge-accept-again = Zasady się zmieniły. Jeszcze raz { $count ->
    [one] musi
    [few] muszą
    [many] muszą
   *[other] muszą
} przyjąć wyzwanie: { $names }
challenge-can-start = **{ $name }** może zacząć z osobami, które przyjęły.
challenge-open = **{ $name }** otwiera stół: **{ $game }**. Kto gra?
challenge-asked = **{ $name }**, { $opponents }: { $game }
challenge-opened = **{ $name }**: stół do gry { $game }
challenge-seated = Zajęte miejsca: { $taken } z { $seats } · { $names }
challenge-rules-changed = Zasady zmieniły się po dołączeniu: { $names }
challenge-with-computer = Jedno miejsce zajmuje komputer ({ $level }).
computer-level-missing = W grze { $game } komputer nie ma takiego poziomu. Wybierz jeden z tych: { $levels }.
challenge-clock = czas na partię dla każdego: { $clock }
challenge-clock-increment = czas na partię dla każdego: { $clock }, po każdym ruchu +{ $increment }
challenge-turn = czas na ruch: { $turn }
challenge-no-limits = bez limitu czasu
challenge-rated = Partia rankingowa: liczy się w /{ command-standings }.
challenge-unrated = Partia bez rankingu.
challenge-consent = { $open ->
    [yes] Jeśli dołączysz, dostaniesz karty w prywatnej wiadomości.
   *[no] Jeśli przyjmiesz, dostaniesz karty w prywatnej wiadomości.
}
challenge-expires = Wygasa { $time }
challenge-commitment = Odcisk tasowania `{ $commitment }` · wyjaśnia go /{ command-game } { command-game-verify }

challenge-started = Partia się zaczęła: #{ $game }
challenge-declined = Odmowa
challenge-declined-by = { $name } odmawia
challenge-cancelled = Wyzwanie wycofane
challenge-expired = Nikt nie odpowiedział na czas

challenge-told-accept-again = { $people }: **{ $name }** zmienia zasady wyzwania powyżej. Sprawdź je i przyjmij wyzwanie jeszcze raz.
challenge-told-changed = { $people }: **{ $name }** zmienia zasady stołu powyżej. Zachowujesz miejsce, chyba że naciśniesz „{ button-leave }”.

command-challenge-open = czeka
    .description = Jak długo wyzwanie czeka na odpowiedź; jeśli pominiesz, 15 minut
choice-stands-15m = 15 minut
choice-stands-1d = 1 dzień
choice-stands-3d = 3 dni
choice-stands-7d = 7 dni
