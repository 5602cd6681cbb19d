### Wie Karten aussehen: die Wahl unter der eigenen Hand, und was um Bilder herum steht.

button-cards = Karten
button-look-cards-text = Text
button-look-cards-emoji = Emojis
button-look-cards-image = Bilder
button-look-colours-four = Vier Farben
button-look-colours-two = Zwei Farben
button-look-background-dark = Dunkler Hintergrund
button-look-background-light = Heller Hintergrund
button-look-large-on = Große Schrift
button-look-large-off = Normale Schrift

looks-now = **So siehst du Karten:** { $cards ->
    [emoji] als Emojis
    [image] als Bilder
   *[text] als Text
  }, { $colours ->
    [two] in zwei Farben
   *[four] in vier Farben
  }, { $background ->
    [light] auf hellem Hintergrund
   *[dark] auf dunklem Hintergrund
  }, { $large ->
    [on] in großer Schrift
   *[off] in normaler Schrift
  }.

tiles-row-changed = { $row } ✓ geändert
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ passt
   *[no] { $number }: { $tiles }
  }
