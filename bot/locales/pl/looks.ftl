### Jak wyglądają karty: wybór pod własnymi kartami i to, co jest wokół obrazków.

button-cards = Wygląd
button-look-cards-text = Tekst
button-look-cards-emoji = Emoji
button-look-cards-image = Obrazki
button-look-colours-four = Cztery kolory
button-look-colours-two = Dwa kolory
button-look-background-dark = Ciemne tło
button-look-background-light = Jasne tło
button-look-large-on = Duża czcionka
button-look-large-off = Zwykła czcionka

looks-now = **Karty:** { $cards ->
    [emoji] emoji
    [image] obrazki
   *[text] tekst
  }, { $colours ->
    [two] dwa kolory
   *[four] cztery kolory
  }, { $background ->
    [light] jasne tło
   *[dark] ciemne tło
  }, { $large ->
    [on] duża czcionka
   *[off] zwykła czcionka
  }.

tiles-row-changed = { $row } ✓ zmieniony
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ pasuje
   *[no] { $number }: { $tiles }
  }
