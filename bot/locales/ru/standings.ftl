### /standings, /profile и /history.

standings-title = { $game } · { $period ->
    [month] этот месяц
    [week] эта неделя
   *[all] за всё время
}
standings-order = { $order ->
    [points] по очкам
    [wins] по победам
    [games] по числу партий
   *[rating] по рейтингу
}
standings-nobody = { $period ->
    [all] Здесь ещё нет ни одной законченной рейтинговой партии. Твоя может стать первой!
   *[other] За это время нет ни одной законченной рейтинговой партии.
}
# Если другие игры или другое время не пусты
standings-nobody-game = { $period ->
    [all] { $game }: здесь ещё нет ни одной законченной рейтинговой партии.
   *[other] { $game }: за это время нет ни одной законченной рейтинговой партии.
}
standings-row = { $rank }\. **{ $name }** · { $value }
standings-won = побед: { $wins } из { $games }
standings-each = { $points } за партию
standings-total = всего { $points }
standings-outlasted = соперников позади: { $beaten } из { $rivals }
standings-streak = побед подряд: { $count }
standings-rating = { $rating }
standings-rating-provisional = { $rating } (предварительный)
standings-rating-named = рейтинг { $rating }
standings-settling = предварительный: пока мало партий
standings-foot = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}{ $pages ->
    [1] { "" }
   *[other] { " " }· страница { $page } из { $pages }
}
standings-server-only = Это работает только на сервере. Набери команду в одном из его каналов.
period-all = Всё время
period-month = Месяц
period-week = Неделя

profile-title = { $name }
profile-empty = Рейтинговых партий здесь ещё нет.
profile-game = **{ $game }** · рейтинг { $rating }
profile-streak = побед подряд сейчас: { $streak }, рекорд { $best }
profile-last = последняя партия { $time }
profile-place = **{ $game }** · уровень против компьютера: около { $place } ({ $games })
profile-against = **Соперники**
profile-against-row = { $name } · побед { $won }, поражений { $lost }
profile-uncounted = Не идут в зачёт: { $unrated ->
    [0] с компьютером { $computer }
   *[other] { $computer ->
        [0] без рейтинга { $unrated }
       *[other] без рейтинга { $unrated }, с компьютером { $computer }
      }
  }
profile-bot = У ботов нет профиля.

history-title = Законченные партии: { $name }
history-nothing = У тебя здесь ещё нет законченных партий.
history-row = **#{ $number }** { $game } · { $result } · { $when }
history-won = победа, соперники: { $names } ·
history-lost = поражение, победитель: { $names } ·
history-placed = место { $place } из { $count }, победитель: { $names } ·
history-none = игроки: { $names } ·
history-foot = { $pages ->
    [1] Чтобы увидеть раунды партии, укажи её номер в /{ command-history }
   *[other] страница { $page } из { $pages } · чтобы увидеть раунды партии, укажи её номер в /{ command-history }
}
history-round = Раунд { $round }: { $scores }
history-running = Партия #{ $game } ещё идёт. Посмотреть: /{ command-table }.
