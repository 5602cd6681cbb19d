### Разбор: чему можно научиться на партии; его видит только её игрок, пока сам им не поделится.

button-review = Разбор
button-review-course = Обзор

review-others = В партии **#{ $game }** тебя не было, поэтому разбирать для тебя нечего.
review-aborted = Партия **#{ $game }** была прервана, поэтому разбирать нечего.
review-nothing = В партии **#{ $game }** нет ни одного твоего решения, поэтому разбирать нечего.
review-two-waiting = Для тебя уже готовятся два разбора. Запроси этот, когда один из них будет готов.
review-gone = Разбора партии **#{ $game }** больше нет. Чтобы получить новый, нажми под партией **{ button-review }**.
review-failed = Закончить этот разбор не удалось. Нажми **{ button-review }** ещё раз.
review-queue = { $count ->
    [one] В очереди: перед твоим ещё { $count } разбор …
    [few] В очереди: перед твоим ещё { $count } разбора …
    [many] В очереди: перед твоим ещё { $count } разборов …
   *[other] В очереди: перед твоим ещё { $count } разбора …
}
review-progress = Смотрю все твои решения … { $percent } %

review-title = Разбор · { $game }
review-shared = { $name }, разбор · { $game }
# $points: «34 очка». Разница с соперником или со средним у нескольких.
review-outcome = { $outcome ->
    [won] Победа
    [lost] Поражение
   *[nobody] Без победителя
}, { $side ->
    [ahead] **впереди на { $points }**
    [behind] **позади на { $points }**
   *[level] по очкам поровну
}:
review-outcome-shared = { $side ->
    [ahead] **Впереди на { $points }**
    [behind] **Позади на { $points }**
   *[level] По очкам поровну
}:
# То же, если соперников несколько: «Поражение, на 14 очков лучше среднего у остальных»
review-average = { $outcome ->
    [won] Победа
    [lost] Поражение
   *[nobody] Без победителя
}, { $side ->
    [ahead] **на { $points } лучше** среднего у остальных
    [behind] **на { $points } хуже** среднего у остальных
   *[level] вровень со средним у остальных
}:
review-average-shared = { $side ->
    [ahead] **На { $points } лучше** среднего у остальных
    [behind] **На { $points } хуже** среднего у остальных
   *[level] Вровень со средним у остальных
}:
# Очки со знаком, вместе дающие результат. $rivals — имя соперника или review-rivals; $player —
# review-you или имя; $error: «4» или «0,5»
review-parts = **{ $cards }** карты · **{ $you }** { $player } (± { $error }) · **{ $others }** { $rivals }
review-you = ты
review-rivals = остальные
review-measured = Вместе три числа дают результат. Твоё число — сколько принесли или отняли твои решения по сравнению с сильным компьютером, который знает не больше твоего. Число соперников — сколько тебе дали их решения. *Карты* — всё прочее. Это оценки, без бонусов в конце партии.
# Что сказать об игре, если отдельных ошибок не назвать
review-verdict = { $verdict ->
    [few] Решений слишком мало ({ $decisions }), чтобы судить об игре.
    [well] Хорошая игра: { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }, а потерь почти нет.
    [lost] Ни одно решение само по себе нельзя уверенно назвать ошибкой, но все вместе они отняли очки.
   *[open] Явных ошибок нет. Есть ли мелкие, сказать нельзя: точность оценки — ± { $error }.
}
review-sure = { $count ->
    [1] Решений: { $decisions }. Явная ошибка одна:
   *[other] Решений: { $decisions }. Самые дорогие явные ошибки:
}
review-none-clear = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}, явных ошибок нет.
# Решения, которые точно отняли очки, но немного
review-small = { $count ->
    [1] Небольшая ошибка:
   *[other] Небольшие ошибки:
}
review-likely = { $count ->
    [1] Здесь, вероятно, потеряны очки, но наверняка сказать нельзя:
   *[other] Здесь, вероятно, потеряны очки, но наверняка сказать нельзя:
}
review-scattered = Кроме явных ошибок, на мелочах потеряно ещё примерно { $points } (± { $error }).
review-scattered-alone = На мелочах в сумме потеряно примерно { $points } (± { $error }).
# $loss: «примерно 6 очков (± 2)». $told: «**alice** сбрасывает K♦.» $advice: «Сбрось 7♦: …»
review-row = **{ $number }** · Раунд { $round } · { $loss }
    { $told } **Лучше:** { $advice }
# После сброса. $meld: «3 (3♦ 4♦ 5♦)»
review-fits = { $card } подходит к комбинации { $meld }.
review-loss = примерно { $points } (± { $error })
review-loss-likely = вероятно, примерно { $points }

## Страница раундов

button-review-rounds = Раунды
review-rounds = Раунд за раундом
review-round = **{ $round }** · **{ $result }** = { $cards } карты, { $you } { $player }, { $others } { $rivals }

review-decision = Решение { $number } из { $count } · раунд { $round }
review-played = **Сыграно:** { $told }
review-better = **Лучше:** { $advice }
review-cost = **Цена в среднем:** { $loss }

chances-title = Шансы на победу
chances-rounds = Раунды
chances-percent = { $percent } %
chances-said = Шансы на победу: в начале { $first }, в конце { $last }.
chances-round = Раунд { $round }: { $chances }
chances-mark = решение { $number }

review-trend = **Везение и игра** в твоих разобранных партиях (очки за раунд)
review-lately = { $game }, { $count ->
    [one] последняя { $count } партия
    [few] последние { $count } партии
    [many] последние { $count } партий
   *[other] последние { $count } партии
}: везение { $luck }, игра { $play }
review-before = { $game }, до этого { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}: везение { $luck }, игра { $play }
