### Настройка сервера и кто может там вызывать на игру.

button-play-now = Играть
button-set-up = Настроить
setup-for-managers = Настроить меня можно только с правом «Управлять сервером». А играть можно сразу.

# Страницы /server setup
server-step = **Шаг { $step } из { $steps }: { $page }**
server-page-roles = Роли
server-page-ready = Готово
server-about-games = Где можно бросать вызовы и какая игра обычная.
server-about-looks = На каком языке я здесь пишу, как показываю карты и где публикую таблицу недели.
server-about-roles = Роли, которые помогают следить за порядком, и роли, с которыми можно или нельзя играть. Всё это необязательно.
server-about-ready = Всё готово. Изменить что-нибудь потом: /{ command-server } { command-server-setup }.
button-setup-next = Дальше: { $page }
server-roles-moderators = **Модераторы** могут заканчивать партии и запрещать играть. С правом «Управлять сервером» это можно всегда.
server-roles-challengers = **Бросать вызов и открывать столы** можно только с одной из этих ролей:
server-roles-muted = **Играть нельзя** с одной из этих ролей: ни бросать вызов, ни присоединяться
menu-roles-moderators = Роли модераторов: нет
menu-roles-challengers = Роли для вызова: все
menu-roles-muted = Роли без права играть: нет
server-has-moderators = **модераторы:** { $roles }
server-has-challengers = **вызывать могут:** { $roles }
server-has-muted = **играть не могут:** { $roles }
server-no-moderators = **модераторы:** те, у кого есть право «Управлять сервером»
server-no-challengers = **вызывать могут:** все
server-no-muted = **играть могут:** все
server-mentions = **упоминания** в вызовах и открытых столах: не больше { $count } в час
field-mentions-per-hour = Упоминаний в час (0: по размеру сервера)
server-not-everybody = Общая роль всех участников здесь не подходит. Выбери другую.
server-too-many-roles = Ролей в списке может быть не больше { $count }. Сначала убери одну.
setup-all-well = ✓ Все нужные права у меня есть.
setup-missing = ⚠ Мне ещё не хватает прав: { $permissions }. Дай их моей роли в настройках сервера.
setup-cannot-write = ⚠ Мне нельзя писать в { $channel }. Разреши мне видеть этот канал и отправлять в него сообщения.

command-server-setup = настроить
    .description = Настроить Jolly для этого сервера, шаг за шагом
command-server-set-mentions_per_hour = упоминаний-в-час
    .description = Сколько людей вызовы и открытые столы могут упомянуть за час
command-server-roles = роли
    .description = Кто модерирует, кто может бросать вызов и кому нельзя играть
command-server-roles-moderator = модератор
    .description = Роль, с которой можно заканчивать партии и запрещать играть
command-server-roles-challenger = для-вызова
    .description = Роль, с которой можно бросать вызов; как только она есть, другим нельзя
command-server-roles-muted = без-игры
    .description = Роль, с которой нельзя ни бросать вызов, ни присоединяться
command-server-roles-role_off = роль-убрать
    .description = Убрать роль из всех трёх списков: модераторы, для вызова, без игры

## Почему вызов невозможен
role-needed = Чтобы бросить вызов или открыть стол, здесь нужна одна из этих ролей: { $roles }.
role-muted = С этой ролью здесь нельзя играть: { $roles }.
mentions-too-often = За последний час вызовы упомянули здесь очень много людей. Снова упоминать людей можно будет { $time }. А открыть стол можно всегда: оставь поле «{ command-challenge-opponent }» пустым.
mentions-many = За час здесь можно упомянуть не больше { $count } { $count ->
    [one] человека
    [few] человек
    [many] человек
   *[other] человек
}. Вызови меньше людей.
