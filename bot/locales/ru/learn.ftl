### /learn: учебные партии. Каждый шаг – облачко из одного–трёх коротких предложений: что видно и что
### сделать. $cards – нужные карты. Кнопки называются своими же сообщениями.

command-learn = учиться
    .description = Научиться игре за три минуты: учебная раздача подскажет, что делать
command-learn-game = игра
    .description = Какая игра; если не указать — выбрать из списка

learn-title = Учебная раздача · { $game }
learn-step = Шаг { $step } из { $steps }:
learn-mark = Отметь: { $cards }
learn-button-back = Шаг назад
learn-button-skip = Пропустить шаг
learn-button-end = Закончить урок
learn-button-again = Ещё раз
learn-button-others = Другие уроки
learn-button = Урок: { $game }
button-challenge-computer = Играть с Jolly
learn-not = ✗ { $why } Ничего не изменилось, попробуй ещё раз.
learn-other = Так тоже можно, но этот урок идёт иначе. Ничего не изменилось. Сделай то, что сказано ниже.
learn-done = Отлично! Вот и вся игра: { $game }.
learn-over = Коротко: { $game }
learn-offer = А теперь по-настоящему: сыграй с Jolly на самом лёгком уровне ({ $level }), без ограничения времени.
challenge-learn = { $game } — впервые? /{ command-learn } научит за три минуты; урок видишь только ты.
learn-choose = Какой игре хочешь научиться? Урок занимает три минуты, нигде не засчитывается, и видишь его только ты.
learn-choose-hint = Выбери игру
