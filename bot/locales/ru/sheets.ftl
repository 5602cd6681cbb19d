### Домашние правила: свои правила сервера, каждые под своим именем.

command-club-sheets = домашние-правила
    .description = Домашние правила сервера; менять их можно с правом «Управлять сервером»
command-club-sheets-name = название
    .description = Название домашних правил, например «Пятница 51»
command-club-sheets-game = игра
    .description = Для какой игры эти правила; если не указать — для обычной
command-club-sheets-options = настройки
    .description = Правила, как в /{ command-challenge }: target=200 increment=5, preset=tournament или код
command-club-sheets-rename = переименовать
    .description = Новое название домашних правил
command-club-sheets-remove = убрать
    .description = Убрать домашние правила из списка
button-club-sheets = Домашние правила

sheet-played = Домашние правила: **{ $name }**
sheets-title = ### Домашние правила
sheets-none = На этом сервере пока нет домашних правил.
sheets-about = Чтобы играть по домашним правилам, добавь к /{ command-challenge } { command-challenge-options }:sheet=название. Ты управляешь этим сервером и можешь менять список.
sheets-for-managers = Чтобы играть по домашним правилам, добавь к /{ command-challenge } { command-challenge-options }:sheet=название. Менять список можно с правом «Управлять сервером».
sheets-pick = Какие правила изменить?
button-sheets = Все правила
button-sheet-new = Новые …
button-sheet-rename = Переименовать …
button-sheet-remove = Убрать
button-sheet-keep = Сохранить правила …
sheet-dialog-new = Новые домашние правила
sheet-dialog-rename = Переименовать домашние правила
sheet-dialog-keep = Сохранить как домашние правила
field-sheet-name = Название
field-sheet-game = Игра
field-sheet-options = Правила
sheet-name-about = Короткое, например «Пятница 51»
sheet-options-about = Например, target=200 increment=5, preset=tournament или код; пусто — обычные правила
sheet-kept = Правила **{ $name }** сохранены. В /{ command-challenge } они первые в списке настроек.

sheet-name-wrong = В названии от 1 до { $length } знаков и нет знака =.
sheet-exists = Домашние правила «{ $name }» уже есть. Выбери другое название или сначала убери старые.
sheet-unnamed = Выбери, какие домашние правила: заполни поле «{ command-club-sheets-name }».
sheet-gone = Этих домашних правил больше нет. Выбери другие.
sheet-none = На этом сервере пока нет домашних правил.
sheet-unknown = На этом сервере нет домашних правил «{ $name }». Выбери из этих: { $known }.
sheet-not-read = Эта версия Jolly не понимает домашние правила «{ $name }». Убери их и создай заново.
sheet-not-read-line = Эта версия Jolly не понимает эти правила. Убери их и создай заново.
sheet-of-other-game = Эти домашние правила для другой игры: { $game }. Оставь поле «{ command-challenge-game }» пустым или выбери эту игру.
sheet-and-code = Укажи что-то одно: домашние правила, набор правил или код. Другие настройки можно добавить.
sheets-too-many = Сервер может хранить домашних правил не больше { $count }. Сначала убери одни из них.
