### Что показывает Discord, пока набирают команду. Имена: строчные буквы, без пробелов, до 32 знаков;
### описания – до 100 знаков. В текстах команды пишутся по-английски (/challenge): так их понимает каждый.

command-challenge = вызов
    .description = Вызвать соперника или открыть стол, за который может сесть любой
command-challenge-opponent = соперник
    .description = С кем играть; Jolly — это компьютер, а если не указать, будет открытый стол
command-challenge-opponent2 = соперник2
    .description = Ещё один соперник, если в игре больше двух мест
command-challenge-opponent3 = соперник3
    .description = Ещё один соперник, если в игре больше двух мест
command-challenge-opponent4 = соперник4
    .description = Ещё один соперник, если в игре больше двух мест
command-challenge-opponent5 = соперник5
    .description = Ещё один соперник, если в игре больше двух мест
command-challenge-game = игра
    .description = Какая игра; если не указать — обычная игра этого сервера
command-challenge-target = цель
    .description = До скольких очков идёт игра
command-challenge-rounds = раунды
    .description = Сколько раундов, если игра идёт на раунды
command-challenge-clock = часы
    .description = Время каждого на всю партию; у кого оно вышло, тот проиграл
command-challenge-turn = время-на-ход
    .description = Сколько можно думать над ходом; потом за игрока хожу я
command-challenge-computer = компьютер
    .description = Насколько хорошо играет компьютер
command-challenge-options = настройки
    .description = Другие правила: target=200 increment=5, preset=tournament или код; все — за кнопкой «Настройки»
command-challenge-rated = рейтинг
    .description = Идёт ли партия в рейтинг; если не указать — как принято на сервере

command-accept = принять
    .description = Принять последний вызов, который тебе здесь бросили
command-accept-table = стол
    .description = Какой вызов, если их несколько

command-decline = отклонить
    .description = Отклонить последний вызов, который тебе здесь бросили
command-decline-table = стол
    .description = Какой вызов, если их несколько

command-hand = карты
    .description = Посмотреть свои карты и сделать ход; ответ видишь только ты
command-hand-table = стол
    .description = За каким столом, если их у тебя несколько

command-table = стол
    .description = Посмотреть на стол, со ссылкой на него; ответ видишь только ты
command-table-table = стол
    .description = Какой стол, если их несколько

command-draw = взять
    .description = Начать ход: взять верхнюю карту колоды или карты из сброса
command-draw-source = откуда
    .description = Откуда брать; если не указать — из колоды
command-draw-card = карта
    .description = Из сброса: ты берёшь эту карту и все, что лежат на ней
command-draw-table = стол
    .description = За каким столом, если их у тебя несколько

command-take = из-сброса
    .description = Начать ход: взять верхнюю карту сброса или сразу несколько
command-take-card = карта
    .description = До какой карты брать; если не указать — только верхнюю
command-take-table = стол
    .description = За каким столом, если их у тебя несколько

command-meld = выложить
    .description = Выложить на стол группу или ряд
command-meld-cards = карты
    .description = Карты комбинации, например 4h 5h 6h; *7h — джокер вместо 7h
command-meld-table = стол
    .description = За каким столом, если их у тебя несколько

command-layoff = приложить
    .description = Добавить карту к комбинации на столе, своей или чужой
command-layoff-card = карта
    .description = Карта и номер комбинации, если подходит несколько: 7h 3
command-layoff-meld = комбинация
    .description = Номер комбинации
command-layoff-table = стол
    .description = За каким столом, если их у тебя несколько

command-discard = сбросить
    .description = Положить карту в сброс и закончить ход
command-discard-card = карта
    .description = Какую карту сбросить, например Kd
command-discard-table = стол
    .description = За каким столом, если их у тебя несколько

command-swap = обменять
    .description = Забрать со стола джокера, положив карту, которую он заменяет
command-swap-card = карта
    .description = Карта на место джокера и номер комбинации, если подходит несколько: 7h 3
command-swap-meld = комбинация
    .description = Номер комбинации
command-swap-table = стол
    .description = За каким столом, если их у тебя несколько

command-knock = стучать
    .description = Джин-рамми: сбросить карту и постучать
command-knock-card = карта
    .description = Какую карту сбросить; для большого джина не указывай
command-knock-table = стол
    .description = За каким столом, если их у тебя несколько

command-close = закрыть
    .description = Жолики: выложить с руки двенадцать карт одной масти и сбросить последнюю
command-close-card = карта
    .description = Какую карту сбросить
command-close-table = стол
    .description = За каким столом, если их у тебя несколько

command-pass = пропустить
    .description = В джине — не брать открытую карту; с фишками — пропустить ход, когда запас пуст
command-pass-table = стол
    .description = За каким столом, если их у тебя несколько

command-resign = сдаться
    .description = Сдать партию; я переспрошу
command-resign-table = стол
    .description = За каким столом, если их у тебя несколько

command-rematch = реванш
    .description = Вызвать тех же игроков на ту же игру ещё раз
command-rematch-table = стол
    .description = Номер законченной партии; если не указать — твоя последняя здесь

command-standings = таблица
    .description = Кто лидирует на этом сервере
command-standings-game = игра
    .description = Какая игра; если не указать — та, в которую здесь играют чаще всего
command-standings-period = период
    .description = За всё время, месяц или неделю; если не указать — за всё время
command-standings-order = порядок
    .description = По чему сортировать; обычно по рейтингу (за всё время) или по победам (неделя, месяц)
command-standings-page = страница
    .description = Какая страница; если не указать — первая

command-profile = профиль
    .description = Рейтинг, победы и серии одного игрока на этом сервере
command-profile-user = игрок
    .description = Чей профиль; если не указать — твой

command-history = история
    .description = Твои законченные партии здесь — или одна из них по раундам
command-history-table = стол
    .description = Номер законченной партии; если не указать — список твоих партий

command-rules = правила
    .description = Как играть, коротко и по страницам
command-rules-game = игра
    .description = Какая игра; если не указать — та, что за этим столом

command-help = помощь
    .description = Как играть со мной, на одном экране
command-help-game = игра
    .description = Какая игра; если не указать — обзор

command-preferences = мои-настройки
    .description = Твои настройки: карты, язык, сообщения, тихие часы
command-preferences-cards = карты
    .description = Как выглядят карты у тебя на руках
command-preferences-language = язык
    .description = На каком языке тебе отвечать
command-preferences-messages = сообщения
    .description = Куда приходят карты и напоминания о ходе: в личку или только в канал
command-preferences-calls = напоминания
    .description = Когда упоминать тебя, если твой ход; обычно только когда тебя нет рядом
command-preferences-colours = цвета
    .description = Четыре цвета мастей на картинках или два
command-preferences-background = фон
    .description = Рисовать картинки для тёмной или для светлой темы
command-preferences-large = крупный-шрифт
    .description = Крупный шрифт для твоих карт и пояснений

command-game = партия
    .description = Редкие действия за столом: поторопить, поставить на паузу, проверить и другое

command-club = клуб
    .description = Клуб этого сервера: раздача дня, задачи, кто свободен, сезоны, турниры

command-server = сервер
    .description = Настройки этого сервера, для тех, кто им управляет
command-server-show = показать
    .description = Посмотреть настройки этого сервера
command-server-set = изменить
    .description = Изменить настройки сервера; меняется только то, что указано
command-server-set-allow = разрешить
    .description = Разрешить вызовы в этом канале; пока не добавлен ни один, они разрешены везде
command-server-set-forbid = запретить
    .description = Убрать канал из списка тех, где вызовы разрешены
command-server-set-game = игра
    .description = В какую игру играть, если в вызове она не указана
command-server-set-language = язык
    .description = На каком языке сообщения, которые здесь видят все
command-server-set-cards = карты
    .description = В каком виде карты на столе показывают всем
command-server-set-threads = ветки
    .description = Открывать ли каждому столу свою ветку
command-server-set-games_per_person = партий-на-игрока
    .description = Сколько партий один человек может играть одновременно
command-server-set-games_per_server = партий-на-сервере
    .description = Сколько партий может идти на сервере одновременно
command-server-set-challenges_per_person = вызовов-от-игрока
    .description = Сколько вызовов одного участника могут быть открыты сразу
command-server-set-challenges_to_person = вызовов-игроку
    .description = Сколько вызовов одновременно могут ждать ответа одного участника

## Готовые варианты
choice-stock = колода
choice-pile = сброс
choice-turn-over = перевернуть
choice-easy = лёгкий
choice-normal = средний
choice-strong = сильный
choice-all = всё время
choice-month = месяц
choice-week = неделя
choice-rating = рейтинг
choice-points = очки
choice-wins = победы
choice-games = число партий
choice-text = текст
choice-emoji = эмодзи
choice-image = картинка
choice-dm = личка
choice-channel = канал
choice-usual = обычно
choice-always = всегда
choice-never = никогда
choice-four = четыре
choice-two = два
choice-dark = тёмный
choice-light = светлый
choice-cards-automatic = как выбрали все игроки за столом, иначе текст
choice-automatic = как в Discord
choice-en = English
choice-cs = Čeština
choice-de = Deutsch
choice-et = Eesti
choice-lt = Lietuvių
choice-lv = Latviešu
choice-pl = Polski
choice-ru = Русский
