### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = задача
    .description = Задача дня: найди единственный ход, который явно лучше всех
command-club-puzzle-game = игра
    .description = В какой игре; если не указать, увидишь все сегодняшние
command-club-puzzle-level = уровень
    .description = Насколько она должна быть трудной

puzzle-grade-easy = лёгкая
puzzle-grade-medium = средняя
puzzle-grade-hard = трудная

puzzle-title = ### Задачи дня { $day }
puzzle-about = Один вариант явно лучше всех. Считается твой первый ответ. Новые задачи — в полночь UTC.
puzzle-none = Для этой игры задач нет.
puzzle-pick = Выбери задачу
puzzle-streak = { $days ->
    [0] Серии пока нет · рекорд { $best }
    [one] Серия: { $days } день · рекорд { $best }
    [few] Серия: { $days } дня · рекорд { $best }
    [many] Серия: { $days } дней · рекорд { $best }
   *[other] Серия: { $days } дня · рекорд { $best }
}
puzzle-more-of = Ещё одна задача в игре …
button-puzzle-more = Ещё задача
# $game: «Джин-рамми»
puzzle-all-had = Все задачи этой игры ({ $game }) у тебя уже были, кроме сегодняшних и тех, что выйдут в ближайшие две недели.
puzzle-extra-over = Эта задача больше не открыта. «{ button-puzzle-more }» даст другую.
button-puzzle-own = Мои ошибки
puzzle-over = День этой задачи прошёл. Вот сегодняшние.
puzzle-old-buttons = Эта кнопка устарела. Вот задача, как она есть сейчас: выбери ещё раз.
puzzle-had = Твоя попытка в этой задаче уже использована. Следующая будет в полночь по UTC.

puzzle-one = ### Задача { $day } · { $game } · { $grade }
puzzle-extra = ### Задача · { $game } · { $grade }
puzzle-question = Что сейчас лучше всего?
puzzle-question-tiles = В этот ход можно выложить все твои фишки. Какая из этих комбинаций тогда лежит на столе?
# Выложить можно $count фишек из $rack
puzzle-question-part = { $count ->
    [one] В этот ход можно выложить { $count } фишку из { $rack }, не больше.
    [few] В этот ход можно выложить { $count } фишки из { $rack }, не больше.
    [many] В этот ход можно выложить { $count } фишек из { $rack }, не больше.
   *[other] В этот ход можно выложить { $count } фишки из { $rack }, не больше.
} Какая из этих комбинаций тогда лежит на столе?
puzzle-choose = Выбери ответ
puzzle-hint = Подсказка { $number } из { $most }: осталось ответов: { $count }.
button-puzzle-answer = Ответить
button-puzzle-hint = Подсказка
button-puzzle-others = Все задачи
button-puzzle-share = Поделиться
puzzle-unanswered = Сначала ответь: тогда будет чем поделиться.

# Решения из своих партий, которые стоили очков, как задачи
puzzle-own = ### Из твоей партии #{ $number } · { $game }
puzzle-own-waiting = ⏳ Смотрю, что ещё можно было сделать …
# $points: «12,4 очка»
puzzle-own-played = **Сыграно:** { $choice }. Потеря в среднем: { $points }.
button-puzzle-own-next = Следующая ошибка
puzzle-own-none = Здесь пока пусто. Запроси разбор законченной партии: всё, на чём ты точно теряешь очки, станет здесь задачей. (Партии с фишками — нет.)
puzzle-own-solved = Все твои ошибки решены. Запроси разбор ещё одной партии, чтобы найти новые.
puzzle-own-gone = Этого решения в твоих разборах больше нет.
button-puzzle-review = Разбор #{ $game }

puzzle-right = ✅ **Верно!**
puzzle-wrong = ❌ **Не лучшее:** { $choice }
puzzle-best = **Лучше всего:** { $way }
puzzle-margin = Преимущество над следующим вариантом в среднем { $points }.
puzzle-margin-games = Из 100 партий так выигрывается на { $games } больше, чем со следующим вариантом.
puzzle-margin-left = { $count ->
    [one] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишку больше.
    [few] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишки больше.
    [many] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишек больше.
   *[other] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишки больше.
}
# Как это делается с фишками
puzzle-tiles-joker = Самое трудное: переложить комбинацию с джокером.
puzzle-tiles-split = Самое трудное: разделить комбинацию надвое.
puzzle-tiles-apart = Самое трудное: взять фишки из комбинации на столе.
puzzle-tiles-added = Разбирать ничего не нужно: надо только найти место своим фишкам.
puzzle-tempting = **Ложный след:** { $choice }. Из 100 партий так выигрывается на { $games } меньше:
# Что будет после ложного следа и после лучшего варианта, в скольких раундах из 100
puzzle-fate-first = Раунд заканчиваешь ты: { $tempting } из 100, а не { $best }.
puzzle-fate-laid = { $card } удаётся выложить в { $tempting } из 100 раундов, а не в { $best }.
puzzle-fate-left = { $card } застревает у тебя до конца в { $tempting } из 100 раундов, а не в { $best }.
puzzle-fate-theirs = { $card } попадает к сопернику в { $tempting } из 100 раундов, а не в { $best }.
puzzle-others = **Остальные варианты теряют:**
puzzle-others-games = **Остальные варианты, в победах из 100:**
puzzle-proof-sampled = Проверил сильный компьютер: раунд много раз доигран до конца, каждый раз с заново розданными скрытыми картами.
puzzle-proof-all = Проверил сильный компьютер: раунд доигран до конца при каждом возможном расположении скрытых карт.
puzzle-proof-exact = Проверено точно: расположение скрытых карт ничего не меняет.
# $change: «+12»
puzzle-rating = Твой рейтинг в задачах: **{ $rating }** ({ $change })
puzzle-rating-hints = С подсказками рейтинг в задачах не меняется.
button-puzzle-see = Что будет дальше
button-puzzle-best = Лучший вариант
button-puzzle-tempting = Ложный след
button-puzzle-back = К задаче
puzzle-line-waiting = ⏳ Доигрываю …
puzzle-line-best = **Лучший вариант** · шаг { $step } из { $steps }
puzzle-line-tempting = **Ложный след** · шаг { $step } из { $steps }
# $why: «alice заканчивает раунд.»
puzzle-line-over = **Раунд окончен.** { $why }
puzzle-line-about = Скрытые карты придуманы: так они могли бы лежать. За всех дальше играет сильный компьютер.
puzzle-copy = Чтобы поделиться (ничего не выдаёт):

puzzle-shared = Задача Jolly { $day } · { $game } · { $grade }: { $result }, дней подряд: { $streak }
puzzle-shared-solved = { $hints ->
    [0] решена
    [one] решена с { $hints } подсказкой
    [few] решена с { $hints } подсказками
    [many] решена с { $hints } подсказками
   *[other] решена с { $hints } подсказки
}
puzzle-shared-missed = { $hints ->
    [0] не решена
    [one] не решена, { $hints } подсказка
    [few] не решена, { $hints } подсказки
    [many] не решена, { $hints } подсказок
   *[other] не решена, { $hints } подсказки
}

# $ratings: «Джин-рамми 1432 · Рамми с фишками 1510 (предварительный)»
puzzle-ratings = **Рейтинг в задачах:** { $ratings }
puzzle-solved = **Задачи дня:** решено { $count }

## На странице клуба
puzzle-front = Задачи
puzzle-front-done = { $done } из { $all }
puzzle-front-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
# $grade — «лёгкая»
puzzle-front-next = **Сегодняшняя задача** ждёт: { $game }, { $grade }.
button-puzzle-front = Решить
