### /club puzzle: the puzzles of the day, read by one person alone, and the line to share.

command-club-puzzle = задача
    .description = Задача дня: найди ход, который явно лучше всех остальных
command-club-puzzle-game = игра
    .description = Какая игра; если не указать — все сегодняшние задачи
command-club-puzzle-level = уровень
    .description = Какая задача: лёгкая, средняя или трудная

puzzle-grade-easy = лёгкая
puzzle-grade-medium = средняя
puzzle-grade-hard = трудная

puzzle-title = ### Задачи · { $day }
puzzle-about = Один вариант явно лучше остальных. Считается только первый ответ. Новые задачи — в полночь UTC.
puzzle-none = Для этой игры задач нет.
puzzle-pick = Выбери задачу
puzzle-streak = { $days ->
    [0] { $best ->
        [0] Серии пока нет
       *[other] Сейчас серии нет · рекорд { $best }
    }
    [one] Серия: { $days } день · рекорд { $best }
    [few] Серия: { $days } дня · рекорд { $best }
    [many] Серия: { $days } дней · рекорд { $best }
   *[other] Серия: { $days } дня · рекорд { $best }
}
puzzle-more-of = Ещё задача: выбери игру …
button-puzzle-more = Ещё задача
# $game: «Джин-рамми»
puzzle-all-had = { $game }: все задачи у тебя уже были, кроме сегодняшних и тех, что выйдут в ближайшие две недели.
puzzle-extra-over = Эта задача уже закрыта. Чтобы получить другую, нажми **{ button-puzzle-more }**.
button-puzzle-own = Мои ошибки
puzzle-over = День этой задачи закончился. Вот сегодняшние.
puzzle-old-buttons = Кнопка устарела. Вот текущая задача: выбери ещё раз.
puzzle-had = Твой ответ к этой задаче уже принят. Следующая выйдет в полночь UTC.

puzzle-one = ### Задача · { $day } · { $game } · { $grade }
puzzle-extra = ### Задача · { $game } · { $grade }
puzzle-question = Какой вариант лучше всех?
puzzle-question-tiles = В этот ход ты можешь выложить все свои фишки. Какая из этих комбинаций тогда окажется на столе?
# Выложить можно $count фишек из $rack
puzzle-question-part = { $count ->
    [1] В этот ход ты можешь выложить только { $count } фишку из { $rack }.
    [one] В этот ход ты можешь выложить { $count } фишку из { $rack }, не больше.
    [few] В этот ход ты можешь выложить { $count } фишки из { $rack }, не больше.
    [many] В этот ход ты можешь выложить { $count } фишек из { $rack }, не больше.
   *[other] В этот ход ты можешь выложить { $count } фишки из { $rack }, не больше.
} Какая из этих комбинаций тогда окажется на столе?
puzzle-choose = Выбери ответ
puzzle-hint = Подсказка { $number } из { $most }. Осталось вариантов: { $count }.
button-puzzle-answer = Ответить
button-puzzle-hint = Подсказка
button-puzzle-others = Все задачи
button-puzzle-share = Поделиться
puzzle-unanswered = Делиться пока нечем: сначала выбери ответ к задаче.

# Решения из своих партий, которые стоили очков, как задачи
puzzle-own = ### Из твоей партии #{ $number } · { $game }
puzzle-own-waiting = ⏳ Смотрю, что ещё можно было сделать …
# $points: «12,4 очка»
puzzle-own-played = **Твой выбор:** { $choice }. Потеря в среднем: { $points }.
button-puzzle-own-next = Следующая ошибка
puzzle-own-none = Здесь пока пусто. Запроси разбор законченной партии, и каждая явная ошибка станет здесь задачей (только в играх с картами).
puzzle-own-solved = Все задачи из твоих ошибок решены. Запроси разбор ещё одной партии, чтобы найти новые.
puzzle-own-gone = Этой ошибки в твоих разборах больше нет. Чтобы увидеть другую, нажми **{ button-puzzle-own }**.
button-puzzle-review = Разбор #{ $game }

puzzle-right = ✅ **Верно!**
puzzle-wrong = ❌ **Не лучший вариант:** { $choice }
puzzle-best = **Лучше всего:** { $way }
puzzle-margin = В среднем это на { $points } лучше, чем следующий по силе вариант.
puzzle-margin-games = В 100 партиях это { $games ->
    [one] на { $games } победу больше
    [few] на { $games } победы больше
    [many] на { $games } побед больше
   *[other] на { $games } победы больше
}, чем даёт следующий по силе вариант.
puzzle-margin-left = { $count ->
    [one] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишку больше.
    [few] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишки больше.
    [many] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишек больше.
   *[other] С любой другой комбинацией на подставке остаётся хотя бы на { $count } фишки больше.
}
# Как это делается с фишками
puzzle-tiles-joker = Самое трудное: переложить комбинацию с джокером.
puzzle-tiles-split = Самое трудное: разделить комбинацию надвое.
puzzle-tiles-apart = Самое трудное: забрать несколько фишек из комбинации.
puzzle-tiles-added = Разбирать ничего не нужно: просто найди место для своих фишек.
puzzle-tempting = **Ложный след:** { $choice }. В 100 партиях это { $games ->
    [one] на { $games } победу меньше
    [few] на { $games } победы меньше
    [many] на { $games } побед меньше
   *[other] на { $games } победы меньше
}:
# Что будет после ложного следа и после лучшего варианта, в скольких раундах из 100
puzzle-fate-first = Ты заканчиваешь { $tempting } из 100 раундов, а не { $best }.
puzzle-fate-laid = { $card } удаётся выложить в { $tempting } из 100 раундов, а не в { $best }.
puzzle-fate-left = { $card } остаётся у тебя на руках до конца в { $tempting } из 100 раундов, а не в { $best }.
puzzle-fate-theirs = { $card } достаётся сопернику в { $tempting } из 100 раундов, а не в { $best }.
puzzle-others = **Остальные варианты теряют:**
puzzle-others-games = **Остальные варианты, побед в 100 партиях:**
puzzle-proof-sampled = Проверил сильный компьютер: он много раз доиграл раунд с этого места, каждый раз с другим раскладом неизвестных карт.
puzzle-proof-all = Проверил сильный компьютер: он доиграл раунд при каждом возможном раскладе неизвестных карт.
puzzle-proof-exact = Проверено точно: ответ не зависит от того, чего ты не видишь.
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
puzzle-line-about = Закрытые карты придуманы: это лишь один из возможных раскладов. За всех играет сильный компьютер.
puzzle-copy = Чтобы поделиться (без спойлеров):

puzzle-shared = Задача Jolly { $day } · { $game } · { $grade }: { $result }, серия { $streak }
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
button-puzzle-front = Решить задачу
