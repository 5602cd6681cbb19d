### Домашние правила: свои правила сервера, каждые под своим именем.

command-club-sheets = домашние-правила
    .description = Посмотреть домашние правила сервера; кто им управляет, может их менять
command-club-sheets-name = название
    .description = Название домашних правил, например «Пятница 51»
command-club-sheets-game = игра
    .description = Для какой они игры
command-club-sheets-options = настройки
    .description = Правила, как в /{ command-challenge }: target=200 increment=5, preset=tournament или код
command-club-sheets-rename = переименовать
    .description = Новое название
command-club-sheets-remove = убрать
    .description = Убрать их из списка
button-club-sheets = Домашние правила

sheet-played = Домашние правила: **{ $name }**
sheets-title = ### Домашние правила
sheets-none = На этом сервере пока нет домашних правил.
sheets-about = В /{ command-challenge } по ним играют с { command-challenge-options }:sheet=название. Ты управляешь этим сервером и можешь менять список.
sheets-for-managers = В /{ command-challenge } по ним играют с { command-challenge-options }:sheet=название. Список меняет тот, кто управляет сервером.
sheets-pick = Выбери, какие изменить
button-sheets = Все правила
button-sheet-new = Новые …
button-sheet-rename = Переименовать …
button-sheet-remove = Убрать
button-sheet-keep = Сделать домашними
sheet-dialog-new = Новые домашние правила
sheet-dialog-rename = Переименовать домашние правила
sheet-dialog-keep = Сохранить как домашние правила
field-sheet-name = Название
field-sheet-game = Игра
field-sheet-options = Правила
sheet-name-about = Короткое, например «Пятница 51»
sheet-options-about = Например, target=200 increment=5, preset=tournament или код; пусто — обычные
sheet-kept = Сохранены: **{ $name }**. В /{ command-challenge } они первые среди настроек.

sheet-name-wrong = В названии от 1 до { $length } знаков и нет знака =.
sheet-exists = Домашние правила с названием { $name } уже есть. Выбери другое название или сначала убери те.
sheet-gone = Этих домашних правил больше нет.
sheet-none = На этом сервере пока нет домашних правил.
sheet-unknown = Домашних правил «{ $name }» я не знаю. Есть такие: { $known }.
sheet-not-read = Эта версия Jolly не понимает домашние правила { $name }. Убери их и сохрани заново.
sheet-not-read-line = Эта версия Jolly их не понимает. Убери их и сохрани заново.
sheet-and-code = Домашние правила задают все настройки: укажи либо их, либо набор правил, либо код, а к ним, если хочешь, другие настройки.
sheets-too-many = Сервер может хранить домашних правил не больше { $count }. Сначала убери какие-нибудь.
