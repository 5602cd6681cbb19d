### За столом, по согласию: кто может смотреть, больше времени другому, ход назад.

## Команды
command-game-more-time = больше_времени
    .description = Дать другому больше времени: решаешь ты, согласия не нужно
command-game-more-time-time = время
    .description = Сколько; если не указать, выберешь кнопками
command-game-more-time-table = стол
    .description = За каким столом, если их у тебя несколько
choice-more-time-60 = 1 минута
choice-more-time-300 = 5 минут
choice-more-time-900 = 15 минут
choice-more-time-86400 = 1 день
command-game-takeback = вернуть_ход
    .description = Попросить вернуть твой последний ход, в партии без рейтинга
command-game-takeback-table = стол
    .description = За каким столом, если их у тебя несколько
command-game-watchers = зрители
    .description = Предложить, кто может смотреть твою партию
command-game-watchers-who = кто
    .description = Кто может смотреть с этого момента, если все за столом согласны
command-game-watchers-table = стол
    .description = За каким столом, если их у тебя несколько
command-challenge-watchers = зрители
    .description = Кто может смотреть партию; обычно да
choice-watchers-yes = Да: кто видит канал
choice-watchers-no = Нет: другие видят только сообщение стола
choice-watchers-hidden = Скрыто: карты видят только игроки

## Кто может смотреть
table-hidden-note = Карты этого стола видят только те, кто за ним играет.
table-closed-note = До конца партии другие видят только это сообщение.
challenge-watch-no = Зрители: нет. Другие видят только сообщение стола.
challenge-watch-hidden = Скрыто: карты видят только игроки.
options-watchers-hint = Кто может смотреть
courtesies-watch-yes = **Зрители:** кто видит канал, может заглянуть поближе.
courtesies-watch-no = **Зрители:** другие видят только сообщение стола.
courtesies-watch-hidden = **Зрители:** никого; карты видят только игроки.
button-watch-yes = Да
button-watch-no = Нет
button-watch-hidden = Скрыто
watchers-dm = Партию #{ $game } никто не может смотреть: она идёт в личке.
watchers-same = В партии #{ $game } так и есть.
proposal-watch-yes = **{ $name }** предлагает, чтобы партию **#{ $game }** мог смотреть каждый, кто видит канал.
proposal-watch-no = **{ $name }** предлагает, чтобы до конца партии **#{ $game }** другие видели только сообщение стола.
proposal-watch-hidden = **{ $name }** предлагает скрыть партию **#{ $game }**: карты увидят только игроки.
done-watch-yes = Партию #{ $game } теперь может смотреть каждый, кто видит канал.
done-watch-no = До конца партии #{ $game } другие видят только её сообщение в канале.
done-watch-hidden = Партия #{ $game } скрыта: карты видят только игроки.

## О чём можно попросить
button-table = За столом
courtesies-title = ### За столом #{ $game }
courtesies-takeback = **Вернуть** последний ход: спрошу остальных.
courtesies-more-time = **Больше времени**, кому: { $name }. Согласия не нужно.
courtesies-none = Сейчас просить не о чем.
button-takeback = Вернуть ход
consent-occasion = В партии #{ $game } для всех одно и то же: без лишнего времени, без возврата ходов, без зрителей.

## Больше времени
more-time-given = { $name }: в партии #{ $game } больше времени на { $time }.
more-time-rated = Партия #{ $game } рейтинговая, и игроков больше двух: время для одного — во вред другим.
more-time-nobody = В партии #{ $game } сейчас некому дать время. При времени на ход его можно дать тому, чей ход, при часах — любому, кроме компьютера.
more-time-amount = Столько или так мало за раз в партии #{ $game } дать нельзя. Что можно, покажет { button-table } под { button-more } у твоих карт.
told-more-time = **{ $other }** получает больше времени: { $time }. Даёт **{ $name }**.
refusal-too-much-time = Это слишком много: не больше дня за раз и двух недель всего.

## Ход назад
takeback-rated = Партия #{ $game } рейтинговая: что сыграно, то сыграно.
takeback-none = В партии #{ $game } возвращать нечего: можно только твой последний ход, пока не сыграл другой, и никогда — ход, который показал тебе новую карту или закончил раунд.
takeback-others = Последний ход в партии #{ $game } был не твой.
proposal-takeback = **{ $name }** просит вернуть последний ход в партии **#{ $game }**.
done-takeback = Ход возвращён: в партии #{ $game } снова твой ход. Партия с возвращённым ходом не идёт в зачёт твоего уровня против компьютера.
told-takeback = **{ $name }** возвращает последний ход.
