### Настройки игр: названия и значения, чем правила вызова отличаются от обычных, что не так с тем,
### что введено, и диалог, в котором их выбирают.

option-name-target = цель
    .hint = До скольких очков идёт партия.
option-name-clock = часы
    .hint = Время каждого на всю партию, например 10m или 1h; или none.
option-name-increment = добавка
    .hint = Сколько времени добавляется к часам после каждого хода, например 5s; 0 — ничего.
option-name-turn-limit = время на ход
    .hint = Сколько можно думать над ходом, например 60s, 5m или 24h; или none.
option-value-target-0 = по числу игроков
option-name-deals = раздачи
    .hint = Сколько раундов играть; 0 — число не задано.
option-name-initial-meld = очки первой выкладки
    .hint = Сколько очков нужно для первой выкладки.

preset-standard = стандартные

## Во что играем, одной строкой
options-usual = Стандартные правила
options-changed = Изменено — { $changes }
options-preset = Правила: { $preset } ({ $meaning })
options-preset-changed = Правила: { $preset } ({ $meaning }); изменено — { $changes }
option-with-value = { $option }: { $value }
options-code = Те же правила ещё раз: `{ command-challenge-options }:code={ $code }`

## Что введено
options-not-understood = Не понимаю эти настройки. Напиши их так: { $example }, через пробел; первым может стоять набор правил или код.
option-unknown = В игре { $game } нет настройки «{ $name }». Выбери: { $known }.
option-unknown-near = В игре { $game } нет настройки «{ $name }». Может быть, «{ $near }»? Выбери: { $known }.
option-not-possible = «{ $value }» не подходит для настройки «{ $name }». Выбери: { $choices }.
option-not-possible-near = «{ $value }» не подходит для настройки «{ $name }». Может быть, «{ $near }»? Выбери: { $choices }.
option-not-between = «{ $value }» не подходит для настройки «{ $name }». Можно от { $least } до { $most }.
option-not-between-or = «{ $value }» не подходит для настройки «{ $name }». Можно от { $least } до { $most } или { $choices }.
preset-unknown = В игре { $game } нет набора правил «{ $name }». Выбери: { $choices }.
preset-and-code = Укажи набор правил или код, но не оба сразу. Другие настройки можно добавить.
code-not-understood = Не знаю кода «{ $code }». Проверь, нет ли опечатки.
code-other-game = Этот код для другой игры: { $game }. Выбери её или не указывай игру.

## Диалог и панель, с которой открываются его страницы. Заголовок – до 45 знаков.
options-title = Настройки: { $game }
options-between = от { $least } до { $most }
options-preset-hint = Выбери набор правил
options-shown = Теперь в вызове эти правила.
button-options-rules = Правила
button-options-more-rules = Ещё правила
button-options-time = Время
challenge-options-not-yours = Менять правила может только тот, кто бросил вызов. Ты можешь отказаться или уйти.
