### Слова, которые встречаются везде: кнопки, названия игр, ошибки.
### К игроку обращаемся на «ты»; пол неизвестен, поэтому без прошедшего времени и «готов».

button-accept = Принять
button-decline = Отклонить
button-cancel = Отменить
button-join = Занять место
button-leave = Уйти
button-start = Начать
button-options = Настройки
button-previous = Назад
button-next = Дальше

## Игры

game-to-target = { $game } до { $target }
game-for-rounds = { $game }, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
table-title = #{ $number } · { $game }

## Компьютер за столом
computer-name = Jolly
level-easy = лёгкий
level-normal = средний
level-strong = сильный
level-placed = { $level } · { $place }
games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}

## Время. Стоит и после «осталось», и после двоеточия, поэтому в именительном падеже.
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
none = нет
yes = да
no = нет

list-and = { $first } и { $last }
points = { $count ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
tenths = { $value }
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## Когда что-то не так
not-understood = Не знаю карты «{ $text }». Пиши карты так: `7h`, `10♠` или `дама червей`, несколько — через пробел: `4h 5h 6h`.
not-understood-layoff = Не понимаю «{ $text }». Напиши карту и номер комбинации, например `7h 3`.
not-one-card = Здесь нужна одна карта, например `7h` или `дама червей`.
# $ways is as in “`7s` (7♠) or `7h` (7♥)”
ambiguous-cards = «{ $text }» может означать разные карты. Напиши точно, какую имеешь в виду: { $ways }.
