### Слова на картинках столов, карт и таблиц: места там очень мало.
### В описании картинки может быть сказано больше.

picture-turn = Ход: { $name } · раунд { $round }
picture-own-turn = Твой ход · раунд { $round }
picture-round-over = Раунд { $round } окончен
picture-over = Партия окончена
picture-won = Победа: { $name }
picture-halted = { $reason ->
    [aborted] Партия прервана
    [adjourned] Партия отложена
    [vacation] Партия ждёт: отпуск
   *[other] Партия на паузе
}
picture-seat = Игрок { $seat }
picture-to-play = ход
picture-opened = выкладка
picture-laid = стол: { $points }
picture-stand-in = Jolly
picture-left = не играет
picture-out = вне игры
picture-meld = { $kind ->
    [run] ряд
    [group] группа
   *[flush] одна масть
} · { $points }
picture-no-melds = На столе пока пусто
picture-more-melds = { $count ->
    [one] и ещё { $count } комбинация
    [few] и ещё { $count } комбинации
    [many] и ещё { $count } комбинаций
   *[other] и ещё { $count } комбинации
}
picture-takeable = Можно взять: { $cards }
picture-hand-of = Карты игрока { $name }: { $cards }
picture-hand = Твои карты ({ $count }): { $cards }
picture-melds = Комбинации среди них: { $melds }
picture-fits = Подходят к комбинациям на столе: { $cards }
picture-marked = Отмечено: { $cards }
picture-must-lay = Нужно выложить в этом ходу: { $cards }
picture-keep = Нельзя сбросить в этом ходу: { $cards }
picture-drawn = Только что взято: { $cards }
