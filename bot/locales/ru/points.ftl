### Откуда взялись очки раунда. Каждая строка – пункт под именем игрока; числа складываются в его очки.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } к { $meld }: { $sum }
points-hand = - на руках: { $points }
points-laid-nothing = - ничего не выложено
points-held = - на руках −{ $points }
points-hand-of = - { $name }: на руках { $points }
points-unmelded = - ничего не выложено: { $points }
points-going-out = - за окончание раунда: { $points }
points-lost = - { $name } теряет { $points }
points-lowest = - за вычетом самой лёгкой подставки: +{ $points }
points-doubled = - и ещё раз, раз всё вдвойне: { $signed }

# Под итогом раунда: показывает игроку, и только ему, сколько насчитали его карты.
button-my-cards = Что осталось
points-own = **#{ $game } · Раунд { $round }** · твои карты { $cards }: { $sum }
points-own-none = **#{ $game } · Раунд { $round }** · карт на руках нет.
