### Турнирные вечера: /club tournament, сообщение турнира и то, что говорится за его столами.

command-club-tournament = турнир
    .description = Открыть турнирный вечер или посмотреть, как идёт нынешний
command-club-tournament-name = название
    .description = Как называется турнир
command-club-tournament-game = игра
    .description = Во что играют
command-club-tournament-options = настройки
    .description = Настройки игры, например target=200, или код
command-club-tournament-kind = вид
    .description = Швейцарская система, каждый с каждым или арена (новый соперник, как только освободишься)
command-club-tournament-rounds = туры
    .description = Сколько туров; если не указать — по числу игроков
command-club-tournament-signup = начало
    .description = Когда начнётся: через сколько минут или время, например 20:30
command-club-tournament-minutes = минуты
    .description = Сколько минут длится тур; или арена: 30, 60, 90 или 120
command-club-tournament-duplicate = одинаковые-карты
    .description = За всеми столами одни карты: места сравниваются, без рейтинга
command-club-tournament-computer = компьютер
    .description = При нечётном числе играет компьютер, чтобы никто не пропускал тур
command-club-tournament-rated = рейтинг
    .description = Идут ли партии в рейтинг
choice-tournament-swiss = швейцарская система: равный с равным
choice-tournament-round-robin = каждый с каждым

## Сообщение, которое всегда показывает нынешнее положение
tournament-name = Вечер: { $game }
tournament-title = ## { $name }
tournament-kind = { $kind ->
    [round-robin] каждый с каждым
   *[swiss] швейцарская система
}
tournament-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
    [many] { $count } туров
   *[other] { $count } тура
}
tournament-minutes = { $count ->
    [one] { $count } минута на тур
    [few] { $count } минуты на тур
    [many] { $count } минут на тур
   *[other] { $count } минуты на тур
}
tournament-duplicate = за всеми столами одни и те же карты
tournament-computer = нечётное число дополняет компьютер
tournament-rated = { $rated ->
    [yes] с рейтингом
   *[no] без рейтинга
}
tournament-open = **Начало { $time }** ({ $when }). Нажми **{ button-tournament-join }**, чтобы играть: когда начнётся тур, стол тебя позовёт, а **{ button-tournament-mine }** туда приведёт.
tournament-players = { $count ->
    [one] { $count } игрок из { $most } возможных
    [few] { $count } игрока из { $most } возможных
    [many] { $count } игроков из { $most } возможных
   *[other] { $count } игрока из { $most } возможных
}
tournament-nobody = Пока никого нет; всего мест: { $most }.
tournament-more = { " " }и ещё { $count }
tournament-cancelled = Этот турнир отменён.
tournament-running = **Тур { $round } из { $rounds }** · до { $when } ({ $time }) · столов закончило: { $done } из { $tables }
tournament-commitment = -# Карты этого тура определены: `{ $commitment }`
tournament-seat = { $table } · { $names }
tournament-seat-done = { $table } · { $names } · **{ $points }**
# Карты у всех одни, а за другими столами ещё играют
tournament-seat-waits = { $table } · { $names } · закончили
tournament-bye = без пары: { $name }
tournament-how-decided = (время вышло)
tournament-how-absent = (неявка)
tournament-how-void = (без результата)
tournament-how-moderated = (закончила модерация)
tournament-cut = Турнир заканчивается досрочно: последний тур — { $round }.
tournament-cut-by = Его завершает { $name }. Кто сам участвует, занимает за это последнее место.
# $tables: "#17, #18"
tournament-moderated = Столы, которые закончила модерация, без результата: { $tables }
tournament-won = 🏆 Победа: **{ $names }**. Поздравляем!
tournament-won-together = 🏆 Первое место делят **{ $names }**. Поздравляем!
tournament-nobody-played = Никто не играл.
tournament-row = { $place }\. **{ $name }** · { $points } · { $rounds } · Бухгольц { $buchholz }
tournament-left = (больше не играет)
tournament-ties = При равных очках выше тот, кому достались более сильные: Бухгольц, то есть очки соперников, затем то же без лучшего и худшего из них. Кто и тут наравне, делит место.
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
tournament-event = Турнир, игра: { $game }. Записаться можно здесь: { $url }
tournament-where = [Сообщение турнира]({ $url })

## Страница тура
tournament-round = **Тур { $round } из { $rounds }**{ $pages ->
    [1] { "" }
   *[other] { " " }· страница { $page } из { $pages }
}
tournament-round-runs = Идёт до { $when } ({ $time }).
tournament-round-same-later = За всеми столами одни и те же карты: очки появятся, когда закончит последний стол.
# После стола, за которым играют. $points: «35 : 20»
tournament-round-now = пока { $points }
tournament-round-playing = играют
# После результата стола: кто там впереди. $points: «40 очков»
tournament-round-ahead = ({ $name }: впереди на { $points })
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
tournament-same-parted = Здесь вы расходитесь: { $where }. { $theirs } { $mine }
tournament-same-opponent = Первыми расходятся ваши соперники: { $where }. { $theirs } За твоим столом: { $mine }
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
button-tournament-results = Вся таблица
button-tournament-host = Ведущий
button-tournament-share = Поделиться таблицей
button-tournament-again = Ещё такой же
button-tournament-new = Новый турнир
button-tournament-start = Начать сейчас
button-tournament-more = Ещё настройки
button-tournament-cancel = Отменить
button-tournament-end = Закончить сейчас
button-tournament-go = Уйти и сдаться
button-tournament-yes = Да, точно

## Окна
tournament-field-name = Название
tournament-field-game = Игра
tournament-field-kind = Кто с кем встречается
tournament-field-signup = Начало
tournament-field-minutes = Минут на тур
tournament-field-options = Настройки игры
tournament-field-rounds = Туры
tournament-field-computer = Нечётное число дополняет компьютер
tournament-field-rated = С рейтингом
tournament-signup-hint = Через сколько минут или время, например 20:30 (в твоём часовом поясе)
tournament-form-swiss = Швейцарская система: равный с равным
tournament-form-swiss-same = Швейцарская система, везде одни карты
tournament-form-round-robin = Каждый с каждым
tournament-form-round-robin-same = Каждый с каждым, одни карты
# В меню игр. $game: «Рамми 500, 1 раунд»
tournament-game-before = { $game } · как в прошлый раз
tournament-yes = да
tournament-no = нет

## Ответы, которые читает один человек
tournament-none-yet = Сейчас на этом сервере турнира нет. Открой его: записываются кнопкой, а всё остальное идёт само.
tournament-opened = Твой турнир в канале. Он начнётся сам, когда придёт время.
tournament-host = Турнир ведёт { $host }.
tournament-come = Ты участвуешь: **{ $name }**. Когда начнётся тур, стол позовёт тебя, как только будет твой ход.
tournament-come-late = Ты участвуешь: **{ $name }**. Ты играешь со следующего тура.
tournament-gone = Ты больше не участвуешь в турнире.
tournament-sure = У тебя здесь идёт партия. Если уйти сейчас, она будет сдана.
tournament-mine = Твой стол — [#{ $game }]({ $url }).
tournament-avoids = В этом туре твоим соперником был бы тот, кого ты блокируешь, поэтому тур принесёт тебе не больше половины очка.
tournament-wait = Сейчас у тебя нет партии. Следующий тур начнётся, как только закончат все столы, самое позднее — когда выйдет время.
tournament-starts = Начинаем.
tournament-cancel-sure = Точно отменить этот турнир?
tournament-end-sure = Точно закончить этот турнир? В партиях, которые ещё идут, решит, кто впереди, и таблица такой и останется.
tournament-end-sure-own = Точно закончить этот турнир? Ты в нём участвуешь, поэтому нынешний тур сначала доиграют, ты займёшь последнее место, и все это увидят.
tournament-stopped = Готово.
tournament-changed = Изменено.

## Почему чего-то нельзя
tournament-none = Этого турнира уже нет.
tournament-here = В этом канале уже есть турнир.
tournament-in-server = На этом сервере уже есть турнир. Ещё один может открыть тот, кто управляет сервером или его событиями.
tournament-joined = Ты уже участвуешь.
tournament-out = Тебя не было за двумя столами, поэтому в этом турнире ты больше не играешь.
tournament-deleted = Твои данные были удалены во время этого турнира, поэтому вступить в него снова нельзя.
tournament-full = Все места заняты.
tournament-over = Этот турнир закончился.
tournament-same-none = В том туре твои карты сравнить не с чем.
tournament-not-over = Турнир ещё идёт: итоговой таблицы пока нет.
tournament-no-round = Турнир ещё не начался: туры будут здесь, когда начнётся.
tournament-late = В этот турнир уже не вступить.
tournament-not-in = Ты не участвуешь в этом турнире.
tournament-begun = Турнир уже начался.
tournament-too-few = Нужно хотя бы два игрока.
tournament-not-host = Это может только тот, кто открыл турнир или управляет сервером или его событиями.
tournament-when = Непонятно, когда. Напиши, через сколько минут, например 20, или время, например 20:30; не больше чем за неделю.
tournament-number = Это должно быть число от { $least } до { $most }.

## За столами
tournament-missed = { $user }: за столом #{ $game } тебя ждут. Если не сделать ход, партия { $time } достанется сопернику.

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
