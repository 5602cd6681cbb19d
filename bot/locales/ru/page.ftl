### Страница стола в браузере.

## Как туда попасть из Discord.

button-page = Играть за столом
open-page-link = Вот твоё место за столом #{ $game }. Ссылка только твоя и сработает один раз, в ближайшие десять минут.
open-page-list = Вот дорога к твоим столам. Ссылка только твоя и сработает один раз, в ближайшие десять минут.
open-page-none = Страницы для столов здесь больше нет. Всё можно сделать картами в Discord.

## Выход, в /preferences.

preferences-signed-in = **столы в браузере:** браузер, где открыта ссылка, помнит твой вход 30 дней.
button-sign-out = Выйти везде
signed-out = Выход выполнен во всех браузерах. Новая ссылка впустит снова.

## Список твоих столов: как дела за каждым.

running-your-turn = Твой ход
running-turn = Ходит { $name }
running-paused = На паузе
running-won = Победа
running-over = Окончена
running-aborted = Прервана

## Пока никто не впущен: страницы из одной фразы.

door-link-used = Эта ссылка уже использована или ей больше десяти минут. Нажми «{ button-page }» в Discord, и будет новая.
door-closed = Вход не выполнен. Нажми «{ button-page }» у одного из своих столов в Discord: там будет ссылка.
activity-again = Ещё раз
activity-declined = Чтобы показать твой стол, мне нужно знать твоё имя в Discord. Разреши это, пожалуйста.
activity-code = Discord больше не признаёт этот вход. Закрой стол и открой его снова.
activity-instance = Discord говорит, что стол открыт для тебя не здесь. Закрой его и открой снова.
activity-later = Discord не отвечает. Попробуй чуть позже.
activity-closed = Столы внутри Discord пока не открываются. Скажи тому, кто меня запускает, что одна настройка неверна.
discord-unreached = До Discord сейчас не достучаться, поэтому время ни у кого не идёт. Попробуй чуть позже.
door-later = До столов сейчас не добраться. Попробуй чуть позже.

## За столом: что отклонено ещё до игры.

page-unreadable = Стол этого не понимает. Обнови страницу.
page-too-fast = Слишком много сразу. Стол откроется снова сам.

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
page-stock = Колода, карт: { $count }
page-pile = Сброс, карт: { $count }, сверху { $card }
page-pile-empty = Сброс пуст
page-pile-spread = Взять из сброса
page-take-from = { $card } и все карты сверху. Всего { $count }: { $cards }
page-close = Закрыть
page-choose = Тут можно по-разному. Выбери внизу.
page-discard-one = Сбрасывают одну карту, и на этом ход кончается.
page-offline = Сейчас нет связи. Когда появится, стол вернётся сам.

## За столом: чем могут стать поднятые карты, о чём ещё можно попросить, время.

offer-meld-run = Выложить ряд · { $points }
offer-meld-group = Выложить группу · { $points }
way-about = { $what } · { $name }
way-watch-yes = Зрители: да
way-watch-no = Зрители: нет
way-watch-hidden = Зрители: скрыто
rematch-wanted = { $name } предлагает реванш.

## Черновик стола с фишками.

page-tiles-turn = Твой ход. Двигай фишки как хочешь, потом нажми «Готово». Или возьми одну.
page-tiles-turn-no-stock = Твой ход. Двигай фишки как хочешь, потом нажми «Готово». Или пропусти: запас пуст.
page-row = Комбинация { $number }: { $tiles }
page-put-here = Отмеченные фишки — в комбинацию { $number }
page-new-row = Новая комбинация
page-to-rack = На подставку
page-done = Готово
page-undo = Вернуть
page-reset = Сначала
page-opening-sum = очков: { $counts } из { $needs }

## Полоса, меню и список столов.

page-tables = Столы
page-tables-waiting = Столы; ещё ждут твоего хода: { $count }
page-tables-start = Чтобы сыграть ещё одну партию, набери /{ command-challenge } в Discord.
page-tables-none = Сейчас ты ни за одним столом не сидишь. Чтобы начать партию, набери /{ command-challenge } в Discord.
page-more = Ещё
page-sounds-on = Включить звук
page-sounds-off = Выключить звук
page-in-discord = Открыть в Discord
page-sign-out = Выйти здесь
page-agree = Согласиться
page-decline = Отклонить
page-planned = На твоём ходу: { $what }.
page-plan-draws = взять карту
page-plan-discards = взять карту, затем сбросить ({ $card })
page-plan-nothing = Отменить план
page-plan-draw = Заранее: взять
page-plan-discard = Заранее сбросить: { $card }

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
