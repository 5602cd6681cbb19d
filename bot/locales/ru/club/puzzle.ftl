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
    [0] Дней подряд: пока ни одного · рекорд { $best }
    [one] Подряд: { $days } день · рекорд { $best }
    [few] Подряд: { $days } дня · рекорд { $best }
    [many] Подряд: { $days } дней · рекорд { $best }
   *[other] Подряд: { $days } дня · рекорд { $best }
}
puzzle-over = День этой задачи прошёл. Вот сегодняшние.
puzzle-old-buttons = Эта кнопка устарела. Вот задача, как она есть сейчас: выбери ещё раз.
puzzle-had = Твоя попытка в этой задаче уже использована. Следующая будет в полночь по UTC.

puzzle-one = ### Задача { $day } · { $game } · { $grade }
puzzle-question = Что сейчас лучше всего?
puzzle-question-tiles = В этот ход можно выложить все твои фишки. Какая из этих комбинаций тогда лежит на столе?
puzzle-choose = Выбери ответ
puzzle-hint = Подсказка { $number } из { $most }: осталось ответов: { $count }.
button-puzzle-answer = Ответить
button-puzzle-hint = Подсказка
button-puzzle-others = Все задачи
button-puzzle-share = Поделиться
puzzle-unanswered = Сначала ответь: тогда будет чем поделиться.

puzzle-right = ✅ **Верно!**
puzzle-wrong = ❌ **Не лучшее:** { $choice }
puzzle-best = **Лучше всего:** { $way }
puzzle-margin = Преимущество над следующим вариантом в среднем { $points }.
puzzle-others = **Остальные варианты теряют:**
puzzle-proof-sampled = Проверил сильный компьютер: раунд много раз доигран до конца, каждый раз с заново розданными скрытыми картами.
puzzle-proof-all = Проверил сильный компьютер: раунд доигран до конца при каждом возможном расположении скрытых карт.
puzzle-proof-exact = Проверено точно: расположение скрытых карт ничего не меняет.
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

puzzle-solved = **Задачи дня:** решено { $count }
