### Настройки игр: названия и значения, чем правила вызова отличаются от обычных, что не так с тем,
### что введено, и диалог, в котором их выбирают.

option-name-target = цель
    .hint = Очки, на которых партия кончается.
option-name-clock = часы
    .hint = Время каждого на всю партию, например 10m или 1h; или none.
option-name-increment = добавка
    .hint = Время, которое добавляется после каждого хода, например 5s; 0 – ничего.
option-name-turn-limit = время на ход
    .hint = Сколько можно думать над ходом, например 60s, 5m или 24h; или none.
option-name-rounds = раунды
    .hint = Сколько раундов играем.
option-value-target-0 = по числу игроков
option-name-deals = сдачи
    .hint = Сколько раундов играем; 0 – без определённого числа.
option-name-ace = туз
    .hint = Где стоит туз в ряду.
option-value-ace-low = внизу
option-value-ace-both = внизу и вверху
option-name-melds-per-turn = комбинаций за ход
option-value-melds-per-turn-any = сколько угодно
option-value-melds-per-turn-one = одна
option-name-lay-off-before-own-meld = прикладывать до своей комбинации
    .hint = Можно ли прикладывать карты, пока нет своей комбинации.
option-name-final-discard = последний сброс
    .hint = Нужно ли сбросить последнюю карту, чтобы закончить.
option-value-final-discard-optional = не обязателен
option-value-final-discard-required = обязателен
option-name-stock-out = пустая колода
    .hint = Что делать, когда колода кончится.
option-value-stock-out-reshuffle-once = сброс тасуется один раз
option-value-stock-out-reshuffle = сброс тасуется каждый раз
option-value-stock-out-turn-over = сброс переворачивается
option-name-scoring = подсчёт
option-value-scoring-winner-takes-all = все очки победителю
option-value-scoring-penalty = штрафные очки, у кого меньше, тот и победил
option-name-initial-meld = первая выкладка
    .hint = Сколько очков в сумме должны дать твои первые комбинации.
option-name-pile-before-initial-meld = сброс до первой выкладки
    .hint = Можно ли брать верхнюю карту сброса до первой выкладки.
option-value-pile-before-initial-meld-only-if-melded = только чтобы сразу выложить
option-value-pile-before-initial-meld-free = свободно
option-name-joker-swap = обмен джокера
    .hint = Можно ли обменять джокера на столе на карту, которую он заменяет.
option-name-unmelded = ничего не выложено
    .hint = Сколько получает тот, кто вообще ничего не выложил.
option-value-unmelded-count = считаются карты
option-name-knock = стук
    .hint = Наибольший остаток для стука; по открытой карте: сколько она стоит (Оклахома).
option-value-knock-oklahoma = по открытой карте
option-name-oklahoma-spades-double = пики вдвойне
    .hint = В Оклахоме: если открытая карта – пики, счёт раунда удваивается.
option-name-big-gin = большой джин
    .hint = Заканчивается ли раунд, когда все одиннадцать карт в комбинациях.
option-name-line-bonus = бонус за раунды
    .hint = Очки в конце за каждый выигранный раунд.
option-name-opening = первая выкладка
    .hint = Что должно стоить нужных очков.
option-value-opening-single = одна комбинация сама по себе
option-value-opening-total = все новые комбинации вместе
option-name-opening-points = очки первой выкладки
    .hint = Сколько очков нужно для первой выкладки; от 0 до 200.

preset-standard = обычные
preset-classic = классические
preset-tournament = турнирные
preset-oklahoma = Оклахома
preset-penalty = штрафные
preset-strict = строгие
preset-total = по сумме
preset-slow = без спешки
preset-three-rounds = три раунда
preset-ten-deals = десять сдач
preset-rummy-45 = Рамми 45
preset-rummy-40 = Рамми 40

## Во что играем, одной строкой
options-usual = Обычные правила
options-changed = Изменено: { $changes }
options-preset = Правила: { $preset } – { $meaning }
options-preset-changed = Правила: { $preset } – { $meaning } – но { $changes }
option-with-value = { $option }: { $value }
options-code = код `{ $code }`

## Что введено
options-not-understood = Не понимаю эти настройки. Пиши их так: { $example }, через пробел; первым может стоять набор правил или код.
option-unknown = { $game }: нет настройки «{ $name }». Есть: { $known }.
option-unknown-near = { $game }: нет настройки «{ $name }». Может быть, «{ $near }»? Есть: { $known }.
option-not-possible = «{ $value }» не подходит для настройки «{ $name }». Выбери: { $choices }.
option-not-possible-near = «{ $value }» не подходит для настройки «{ $name }». Может быть, «{ $near }»? Выбери: { $choices }.
option-not-between = «{ $value }» не подходит для настройки «{ $name }». Можно от { $least } до { $most }.
option-not-between-or = «{ $value }» не подходит для настройки «{ $name }». Можно от { $least } до { $most } или { $choices }.
preset-unknown = { $game }: нет набора правил «{ $name }». Выбери: { $choices }.
preset-and-code = Код задаёт все правила: укажи либо набор, либо код, а к нему, если хочешь, другие настройки.
code-not-understood = Не знаю кода «{ $code }». Проверь, нет ли опечатки.
code-other-game = Это код другой игры: { $game }. Убери игру или выбери эту: { $game }.

## Диалог и панель, с которой открываются его страницы. Заголовок – до 45 знаков.
options-title = Настройки: { $game }
options-between = от { $least } до { $most }
options-preset-hint = Выбери набор правил
options-shown = Теперь в вызове эти правила.
button-options-rules = Правила
button-options-more-rules = Ещё правила
button-options-time = Время
challenge-options-not-yours = Менять правила может только тот, кто бросил вызов. Не нравятся – откажись или уйди.
