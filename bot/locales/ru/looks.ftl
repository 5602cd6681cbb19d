### Как выглядят карты: выбор в личном сообщении с картами и подписи к картинкам.

button-cards = Вид карт
button-look-cards-text = Текст
button-look-cards-emoji = Эмодзи
button-look-cards-image = Картинки
button-look-colours-four = Четыре цвета
button-look-colours-two = Два цвета
button-look-background-dark = Тёмный фон
button-look-background-light = Светлый фон
button-look-large-on = Крупный шрифт
button-look-large-off = Обычный шрифт

looks-now = **Карты:** { $cards ->
    [emoji] эмодзи
    [image] картинки
   *[text] текст
  }, { $colours ->
    [two] масти двух цветов
   *[four] масти четырёх цветов
  }, { $background ->
    [light] светлый фон
   *[dark] тёмный фон
  }, { $large ->
    [on] крупный шрифт
   *[off] обычный шрифт
  }.

tiles-row-changed = { $row } ✓ изменено
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ подходит
   *[no] { $number }: { $tiles }
  }
