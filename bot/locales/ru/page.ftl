### Страница стола в браузере.

## Как туда попасть из Discord.

button-page = Играть за столом
open-page-link = Вот твоё место за столом #{ $game }. Ссылка только для тебя и сработает один раз, в течение десяти минут.
open-page-list = Вот твои столы. Ссылка только для тебя и сработает один раз, в течение десяти минут.
open-page-none = Открыть столы в браузере здесь больше нельзя. Всё можно сделать через свои карты в Discord.

## Выход, в /preferences.

preferences-signed-in = **столы в браузере:** после перехода по ссылке браузер помнит тебя 30 дней.
button-sign-out = Выйти везде
signed-out = Выход выполнен во всех браузерах. Чтобы войти снова, нужна новая ссылка.

## Список твоих столов: как дела за каждым.

running-your-turn = Твой ход
running-turn = Ходит { $name }
running-paused = На паузе
running-won = Победа
running-over = Окончена
running-aborted = Прервана

## Пока никто не впущен: страницы из одной фразы.

door-link-used = Эта ссылка уже использована или ей больше десяти минут. Чтобы получить новую, нажми «{ button-page }» в Discord.
door-closed = Вход не выполнен. Чтобы получить ссылку, нажми «{ button-page }» у одного из своих столов в Discord.
activity-again = Ещё раз
activity-declined = Чтобы показать твой стол, мне нужно знать твоё имя в Discord. Разреши это, пожалуйста.
activity-code = Этот вход устарел. Закрой стол и открой его снова.
activity-instance = Discord сообщает, что стол открыт для тебя не здесь. Закрой его и открой снова.
activity-later = Discord не отвечает. Попробуй чуть позже.
activity-closed = Столы внутри Discord пока не открываются. Сообщи владельцу бота, что одна из настроек неверна.
discord-unreached = Сейчас нет связи с Discord, поэтому время никому в счёт не идёт. Попробуй чуть позже.
door-later = Сейчас нет связи со столами. Попробуй чуть позже.

## За столом: что отклонено ещё до игры.

page-unreadable = Стол этого не понял. Обнови страницу.
page-too-fast = Слишком много действий сразу. Стол скоро откроется снова сам.

## Карты и фишки, когда их читают вслух; "card" — такое имя.

page-card = { $rank } { $suit }
page-tile = { $suit } { $rank }
page-joker = джокер
page-joker-as = джокер как { $card }
page-back = закрытая карта
page-rank-A = туз
page-rank-J = валет
page-rank-Q = дама
page-rank-K = король
page-suit-s = пик
page-suit-h = червей
page-suit-d = бубен
page-suit-c = треф
page-colour-b = синяя
page-colour-g = зелёная
page-colour-r = красная
page-colour-y = жёлтая

## Стол. Числа страница вставляет сама, поэтому формы при них быть не может: «карт: 5».

page-hand = Твои карты
page-you = Ты
page-meld = Комбинация { $number }: { $cards } ({ $player })
page-stock = Карт в колоде: { $count }
page-pile = Карт в сбросе: { $count }, сверху { $card }
page-pile-empty = Сброс пуст
page-pile-spread = Взять из сброса
page-take-from = { $card } и все карты сверху. Всего { $count }: { $cards }
page-close = Закрыть
page-choose = Здесь возможно несколько ходов. Выбери один внизу.
page-discard-one = Сбрасывают одну карту, и на этом ход кончается.
page-offline = Сейчас нет связи. Как только она появится, стол вернётся сам.

## За столом: чем могут стать поднятые карты, о чём ещё можно попросить, время.

offer-meld-run = Выложить ряд · { $points }
offer-meld-group = Выложить группу · { $points }
way-about = { $what } · { $name }
way-watch-yes = Зрители: все
way-watch-no = Зрители: только сообщение
way-watch-hidden = Зрители: нет
rematch-wanted = { $name } предлагает реванш.
said-in-seconds = { $count ->
    [one] через { $count } секунду
    [few] через { $count } секунды
    [many] через { $count } секунд
   *[other] через { $count } секунды
}
said-in-minutes = { $count ->
    [one] через { $count } минуту
    [few] через { $count } минуты
    [many] через { $count } минут
   *[other] через { $count } минуты
}
said-in-hours = { $count ->
    [one] через { $count } час
    [few] через { $count } часа
    [many] через { $count } часов
   *[other] через { $count } часа
}
said-in-days = { $count ->
    [one] через { $count } день
    [few] через { $count } дня
    [many] через { $count } дней
   *[other] через { $count } дня
}

## Черновик стола с фишками.

page-tiles-turn = Твой ход. Двигай фишки как хочешь, потом нажми «{ page-done }». Или возьми одну.
page-tiles-turn-no-stock = Твой ход. Двигай фишки как хочешь, потом нажми «{ page-done }». Или пропусти: запас пуст.
page-row = Комбинация { $number }: { $tiles }
page-put-here = Отмеченные фишки — в комбинацию { $number }
page-new-row = Новая комбинация
page-to-rack = На подставку
page-done = Готово
page-undo = Вернуть
page-reset = Заново
page-opening-sum = очков: { $counts } из { $needs }

## Полоса, меню и список столов.

page-tables = Столы
page-tables-waiting = Столы: твоего хода ждут ещё { $count }
page-tables-start = Для новой партии набери /{ command-challenge } в Discord.
page-tables-none = Сейчас ты ни за одним столом. Чтобы начать партию, набери /{ command-challenge } в Discord.
page-more = Ещё
page-sounds-on = Включить звук
page-sounds-off = Выключить звук
page-in-discord = Открыть в Discord
page-sign-out = Выйти здесь
page-agree = Согласиться
page-decline = Отклонить
page-planned = План на твой ход: { $what }.
page-plan-draws = взять карту
page-plan-discards = взять карту, затем сбросить ({ $card })
page-plan-nothing = Отменить план
page-plan-draw = План: взять
page-plan-discard = План: сбросить — { $card }

## Конец раунда и партии, повтор.

page-to-table = К столу
page-to-result = К итогам
page-to-rematch = К реваншу
page-points-round = очков: { $points }, всего { $total }
page-moment = Шаг { $step }
page-replay = Повтор
page-replay-at = Шаг { $at } из { $steps }
page-replay-end = Закончить повтор
page-round-before = На раунд назад
page-turn-before = На ход назад
page-move-before = На шаг назад
page-move-next = На шаг вперёд
page-turn-next = На ход вперёд
page-round-next = На раунд вперёд
