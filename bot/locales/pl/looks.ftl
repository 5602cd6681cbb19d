### Jak wyglądają karty: wybór pod własnymi kartami i to, co jest wokół obrazków.

button-cards = Wygląd
button-look-cards-text = Tekst
button-look-cards-emoji = Emoji
button-look-cards-image = Obrazki
button-look-colours-four = Cztery kolory
button-look-colours-two = Dwa kolory
button-look-background-dark = Ciemne tło
button-look-background-light = Jasne tło
button-look-large-on = Duży druk
button-look-large-off = Zwykły druk

looks-now = **Jak widzisz karty:** { $cards ->
    [emoji] jako emoji
    [image] na obrazkach
   *[text] jako tekst
  }, { $colours ->
    [two] w dwóch kolorach
   *[four] w czterech kolorach
  }, { $background ->
    [light] na jasnym tle
   *[dark] na ciemnym tle
  }, { $large ->
    [on] dużym drukiem
   *[off] zwykłym drukiem
  }.

tiles-row-changed = { $row } ✓ zmieniony
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ pasuje
   *[no] { $number }: { $tiles }
  }
