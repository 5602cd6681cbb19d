### Настройка сервера и кто может там вызывать на игру.

button-play-now = Играть
button-set-up = Настроить
setup-for-managers = Настроить меня можно с правом «Управлять сервером»; играть можно сразу.

# Страницы /server setup
server-step = **Шаг { $step } из { $steps }: { $page }**
server-page-roles = Роли
server-page-ready = Готово
server-about-games = Где можно вызывать на игру и во что играют, если игра не названа.
server-about-looks = На каком языке писать для всех, как выглядят карты и где публиковать таблицу недели.
server-about-roles = Кто вместе с тобой следит за порядком и кто может играть. Всё можно оставить пустым.
server-about-ready = Это всё. Изменить можно в любой момент: /{ command-server } { command-server-setup }.
button-setup-next = Дальше: { $page }
server-roles-moderators = **Модераторы** заканчивают партии и запрещают играть. С правом «Управлять сервером» это можно и так.
server-roles-challengers = **Вызывать и открывать столы** можно только с одной из этих ролей:
server-roles-muted = **Играть нельзя** с одной из этих ролей: ни вызывать, ни присоединяться
menu-roles-moderators = Своих модераторов нет
menu-roles-challengers = Можно всем
menu-roles-muted = Запрета нет ни для кого
server-has-moderators = **модераторы:** { $roles }
server-has-challengers = **вызывать могут:** { $roles }
server-has-muted = **играть не могут:** { $roles }
server-no-moderators = **модераторы:** те, у кого есть право «Управлять сервером»
server-no-challengers = **вызывать могут:** все
server-no-muted = **играть могут:** все
server-mentions = **позвать людей** вызовами и открытыми столами: не больше { $count } в час
field-mentions-per-hour = Позвать людей за час (0: по размеру)
server-not-everybody = Это не могут быть все. Выбери другую роль.
server-too-many-roles = Ролей в списке может быть не больше { $count }. Сначала убери одну.
setup-all-well = ✓ Все нужные права есть.
setup-missing = ⚠ Не хватает прав: { $permissions }. Дай их моей роли в настройках сервера.
setup-cannot-write = ⚠ Мне нельзя писать в { $channel }. Разреши мне видеть этот канал и отправлять сообщения.

command-server-setup = настроить
    .description = Настроить Jolly для этого сервера, шаг за шагом
command-server-set-mentions_per_hour = позвать-за-час
    .description = Сколько людей вызовы и открытые столы могут позвать за час
command-server-roles = роли
    .description = Роли, которые модерируют, могут бросать вызов или не могут играть
command-server-roles-moderator = модератор
    .description = Роль, с которой заканчивают партии и запрещают играть
command-server-roles-challenger = вызывающий
    .description = Роль, с которой можно вызывать; как только она есть, другим нельзя
command-server-roles-muted = без-игры
    .description = Роль, с которой нельзя ни вызывать, ни присоединяться
command-server-roles-role_off = роль-убрать
    .description = Убрать роль из всех трёх списков

## Почему вызов невозможен
role-needed = Чтобы вызывать и открывать столы, здесь нужна одна из этих ролей: { $roles }.
role-muted = С этой ролью здесь нельзя играть: { $roles }.
mentions-many = За час здесь можно позвать не больше { $count } { $count ->
    [one] человека
    [few] человек
    [many] человек
   *[other] человек
}. Позови меньше.
