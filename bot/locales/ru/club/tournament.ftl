### Турнирные вечера: /club tournament, сообщение турнира и то, что говорится за его столами.

command-club-tournament = турнир
    .description = Открыть турнир или посмотреть, как идёт нынешний
command-club-tournament-name = название
    .description = Название турнира; если не указать — по названию игры
command-club-tournament-game = игра
    .description = Какая игра; если не указать — обычная игра этого сервера
command-club-tournament-options = настройки
    .description = Настройки игры, например target=200, или код
command-club-tournament-kind = вид
    .description = Швейцарская система, каждый с каждым или арена (новый соперник, как только освободишься)
command-club-tournament-rounds = туры
    .description = Сколько туров; если не указать — по числу игроков
command-club-tournament-signup = начало
    .description = Когда начнётся: через сколько минут или время, например 20:30
command-club-tournament-minutes = минуты
    .description = Сколько минут длится тур; для целой арены — 30, 60, 90 или 120
command-club-tournament-duplicate = одинаковые-карты
    .description = За всеми столами одинаковые карты: сравнивают игроков на тех же местах; без рейтинга
command-club-tournament-computer = компьютер
    .description = При нечётном числе игроков играет компьютер, чтобы никто не остался без пары
command-club-tournament-rated = рейтинг
    .description = Идут ли партии в рейтинг; если не указать — да
choice-tournament-swiss = Швейцарская система: равный с равным
choice-tournament-round-robin = Каждый с каждым

## Сообщение, которое всегда показывает нынешнее положение
tournament-name = Турнирный вечер · { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] каждый с каждым
   *[swiss] швейцарская система
}
tournament-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
    [many] { $count } туров
   *[other] { $count } тура
}
tournament-minutes = { $count ->
    [one] { $count } минута на тур
    [few] { $count } минуты на тур
    [many] { $count } минут на тур
   *[other] { $count } минуты на тур
}
tournament-duplicate = за всеми столами одни и те же карты
tournament-computer = при нечётном числе играет компьютер
tournament-rated = { $rated ->
    [yes] с рейтингом
   *[no] без рейтинга
}
tournament-open = **Начало { $time }** ({ $when }). Чтобы играть, нажми **{ button-tournament-join }**. В каждом туре я упомяну тебя, когда будет твой ход, а **{ button-tournament-mine }** приведёт к твоей партии.
tournament-players = Игроков: { $count } из { $most }
tournament-nobody = Пока никто не записался. Мест: { $most }.
tournament-more = { " " }и ещё { $count }
tournament-cancelled = Этот турнир отменён.
tournament-running = **Тур { $round } из { $rounds }** · до { $when } ({ $time }) · партий сыграно: { $done } из { $tables }
tournament-commitment = -# Отпечаток тасовки этого тура: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Карты у всех одни, а за другими столами ещё играют
tournament-seat-waits = { $table } · { $names } · закончили
tournament-bye = без пары: { $name }
tournament-how-decided = (время вышло)
tournament-how-absent = (неявка)
tournament-how-void = (без результата)
tournament-how-moderated = (остановил модератор)
tournament-cut = Турнир закончен досрочно: тур { $round } — последний.
tournament-cut-by = { $name } досрочно заканчивает турнир, в котором участвует, и поэтому занимает последнее место.
# $tables: "#17, #18"
tournament-moderated = Без результата, остановил модератор: { $tables }
tournament-won = 🏆 Победа: **{ $names }**. Поздравляем!
tournament-won-together = 🏆 Первое место делят **{ $names }**. Поздравляем!
tournament-nobody-played = Никто не играл.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Бухгольц { $buchholz }
tournament-left = (больше не играет)
tournament-ties = При равных очках решает Бухгольц (сумма очков соперников), потом Бухгольц без лучшего и худшего соперника. Если равно и это, место делят.
tournament-table = тур { $round } из { $rounds }
# На картинке с таблицей итогов
tournament-final = итоговая таблица
tournament-about = { $game } · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
# Кто-то показывает итоговую таблицу каналу
tournament-shared = { $name } показывает итоговую таблицу: **{ $tournament }**.
tournament-points = очки
tournament-buchholz = Бухг.
tournament-thread = столы { $first }–{ $last }
tournament-event = Турнир: { $game }. Записаться: { $url }
tournament-where = [Сообщение турнира]({ $url })

## Страница тура
tournament-round = **Тур { $round } из { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· страница { $page } из { $pages }
}
tournament-round-runs = Тур идёт до { $when } ({ $time }).
tournament-round-same-later = За всеми столами одни и те же карты, поэтому очки будут видны, когда закончатся все партии.
# После стола, за которым играют. $points: «35 : 20»
tournament-round-now = пока { $points }
tournament-round-playing = играют
# После результата стола: кто там впереди. $points: «40 очков»
tournament-round-ahead = ({ $name }, отрыв: { $points })
# После имён за столом того, кто читает
tournament-round-own = ← ты

## Как другие сыграли теми же картами
tournament-same = **Тур { $round }** · твои карты за другими столами
tournament-same-own = { $how ->
    [won] У тебя **победа**
    [lost] У тебя **поражение**
    [drew] У тебя **ничья**
   *[made] У тебя **{ $points }**
}: место { $place } из { $all } с этими картами.
tournament-same-other = { $how ->
    [won] **{ $name }** с твоими картами: **победа**.
    [lost] **{ $name }** с твоими картами: **поражение**.
    [drew] **{ $name }** с твоими картами: **ничья**.
   *[made] **{ $name }** с твоими картами: **{ $points }**.
}
tournament-same-where = ход { $turn }
# Партия из нескольких раундов
tournament-same-where-round = раунд { $round }, ход { $turn }
# $theirs: «**carol** сбрасывает 9♠.», $mine: «**alice** сбрасывает 7♣.» — целые предложения
tournament-same-parted = Первое расхождение: { $where }. { $theirs } { $mine }
tournament-same-opponent = Первыми разошлись ваши соперники: { $where }. { $theirs } За твоим столом: { $mine }
tournament-same-never = Пока шли обе партии, вы играли одинаково.
tournament-same-gone = Запись той партии больше не хранится.
# Меню этих мест
tournament-same-see = Посмотреть в повторе

button-tournament-same = Те же карты
button-tournament-round = К туру
button-tournament-rounds = Туры
button-tournament-table = Итоговая таблица
button-tournament-standings = Таблица
button-tournament-join = Участвовать
button-tournament-leave = Уйти
button-tournament-mine = Мой стол
button-tournament-results = Все результаты
button-tournament-host = Ведущий
button-tournament-share = Поделиться таблицей
button-tournament-again = Ещё такой же
button-tournament-new = Новый турнир
button-tournament-start = Начать сейчас
button-tournament-more = Ещё настройки
button-tournament-cancel = Отменить турнир
button-tournament-end = Закончить сейчас
button-tournament-go = Уйти и сдаться
button-tournament-yes = Да, точно

## Окна
tournament-field-name = Название
tournament-field-game = Игра
tournament-field-kind = Вид турнира
tournament-field-signup = Начало
tournament-field-minutes = Минут на тур
tournament-field-options = Настройки игры
tournament-field-rounds = Туры
tournament-field-computer = Компьютер при нечётном числе игроков
tournament-field-rated = С рейтингом
tournament-signup-hint = Через сколько минут или во сколько, например 20:30 (твой часовой пояс)
tournament-form-swiss = Швейцарская система: равный с равным
tournament-form-swiss-same = Швейцарская система, одинаковые карты
tournament-form-round-robin = Каждый с каждым
tournament-form-round-robin-same = Каждый с каждым, одинаковые карты
# В меню игр. $game: «Рамми 500, 1 раунд»
tournament-game-before = { $game } · как в прошлый раз
tournament-yes = да
tournament-no = нет

## Ответы, которые читает один человек
tournament-none-yet = Сейчас турнира нет. Открой свой: записываются кнопкой, а остальное идёт само.
tournament-opened = Твой турнир открыт в этом канале. Он начнётся сам, когда придёт время.
tournament-host = Турнир ведёт { $host }.
tournament-come = Ты участвуешь в турнире **{ $name }**. В каждом туре я упомяну тебя, когда будет твой ход.
tournament-come-late = Ты участвуешь в турнире **{ $name }** и играешь со следующего тура.
tournament-gone = Ты больше не участвуешь в турнире.
tournament-sure = У тебя ещё идёт партия. Если уйдёшь из турнира сейчас, сдашь и её.
tournament-mine = Твой стол — [#{ $game }]({ $url }).
tournament-avoids = Твой соперник в этом туре — из твоего списка заблокированных, поэтому за тур получишь не больше пол-очка.
tournament-wait = Сейчас у тебя нет партии. Следующий тур начнётся, когда закончатся все партии или выйдет время.
tournament-starts = Турнир начинается.
tournament-cancel-sure = Отменить этот турнир?
tournament-end-sure = Закончить этот турнир сейчас? В каждой неоконченной партии победит тот, кто впереди, и таблица больше не изменится.
tournament-end-sure-own = Закончить этот турнир досрочно? Ты в нём участвуешь, поэтому сначала доиграют этот тур, ты займёшь последнее место, и в сообщении турнира будет сказано почему.
tournament-stopped = Готово.
tournament-changed = Изменено.

## Почему чего-то нельзя
tournament-none = Этого турнира уже нет.
tournament-here = В этом канале уже есть турнир. Выбери другой канал.
tournament-in-server = На этом сервере уже есть турнир. Ещё один могут открыть только те, кто управляет сервером или его событиями.
tournament-joined = Ты уже участвуешь в этом турнире.
tournament-out = Тебя не было в двух партиях, поэтому в этом турнире ты больше не играешь.
tournament-deleted = Твои данные были удалены во время этого турнира, поэтому снова участвовать в нём нельзя.
tournament-full = В этом турнире все места заняты.
tournament-over = Этот турнир закончился.
tournament-same-none = В том туре твоих карт не было ни за одним другим столом, поэтому сравнить не с чем.
tournament-not-over = Турнир ещё не закончился, поэтому поделиться итоговой таблицей нельзя.
tournament-no-round = Турнир ещё не начался. Туры появятся здесь, когда он начнётся.
tournament-late = Записаться на этот турнир уже поздно.
tournament-not-in = Ты не участвуешь в этом турнире.
tournament-begun = Этот турнир уже начался.
tournament-too-few = Для турнира нужно хотя бы два игрока.
tournament-not-host = Это может сделать только ведущий турнира или тот, кто управляет сервером или его событиями.
tournament-when = Не понимаю, когда начать. Напиши, через сколько минут (20) или во сколько (20:30), не позже чем через неделю.
tournament-number = Напиши число от { $least } до { $most }.

## За столами
tournament-missed = { $user }, соперник ждёт тебя за столом #{ $game }. Сделай ход, иначе { $time } ты проиграешь эту партию.

## На странице клуба
# $own: участвует ли тот, кто читает
tournament-front-in = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}{ $own ->
    [in] , ты участвуешь
   *[other] { "" }
}
tournament-front-open = **{ $name }**: начало { $time }. Сыграешь?
tournament-front-plays = **{ $name }**: идёт твоя партия этого тура.
button-tournament-front = Участвовать
