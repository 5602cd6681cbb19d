### Разбор: чему можно научиться на партии; его видит только её игрок, пока сам им не поделится.

button-review = Разбор
button-review-course = Обзор

review-others = Партию **#{ $game }** играли другие, поэтому разбирать в ней для тебя нечего.
review-aborted = Партия **#{ $game }** была прервана, поэтому разбирать нечего.
review-nothing = В партии **#{ $game }** нет ни одного твоего решения, поэтому разбирать нечего.
review-two-waiting = Для тебя уже готовятся два разбора. Запроси этот, когда один из них будет готов.
review-gone = Разбора партии **#{ $game }** больше нет. Новый будет по кнопке «Разбор» под партией.
review-failed = Закончить этот разбор не удалось. Нажми «Разбор» ещё раз.
review-queue = { $count ->
    [one] В очереди: перед твоим { $count } разбор …
    [few] В очереди: перед твоим { $count } разбора …
    [many] В очереди: перед твоим { $count } разборов …
   *[other] В очереди: перед твоим { $count } разбора …
}
review-progress = Смотрю каждое твоё решение … { $percent } %

review-title = Разбор · { $game }
review-shared = { $name } делится своим разбором · { $game }
review-loss = примерно { $points } (± { $error })

review-decision = Решение { $number } из { $count } · раунд { $round }
review-played = **Сыграно:** { $told }
review-better = **Лучше:** { $advice }
review-cost = **Цена:** в среднем { $loss }

chances-title = Шансы на победу
chances-rounds = Раунды
chances-percent = { $percent } %
chances-said = Шансы на победу: в начале { $first }, в конце { $last }.
chances-round = Раунд { $round }: { $chances }
chances-mark = решение { $number }

review-trend = **Карты и решения** в твоих разобранных партиях, очки за раунд
review-lately = { $game }, { $count ->
    [one] последняя { $count } партия
    [few] последние { $count } партии
    [many] последние { $count } партий
   *[other] последние { $count } партии
}: карты { $luck }, решения { $play }
review-before = { $game }, до этого { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}: карты { $luck }, решения { $play }
