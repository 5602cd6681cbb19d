### Jak karty vypadají: výběr pod vlastními kartami a co stojí kolem obrázků.

button-cards = Vzhled
button-look-cards-text = Text
button-look-cards-emoji = Emoji
button-look-cards-image = Obrázky
button-look-colours-four = Čtyři barvy
button-look-colours-two = Dvě barvy
button-look-background-dark = Tmavé pozadí
button-look-background-light = Světlé pozadí
button-look-large-on = Velké písmo
button-look-large-off = Běžné písmo

looks-now = **Karty:** { $cards ->
    [emoji] emoji
    [image] obrázky
   *[text] text
  }, { $colours ->
    [two] dvě barvy
   *[four] čtyři barvy
  }, { $background ->
    [light] světlé pozadí
   *[dark] tmavé pozadí
  }, { $large ->
    [on] velké písmo
   *[off] běžné písmo
  }.

tiles-row-changed = { $row } ✓ změněno
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ hodí se
   *[no] { $number }: { $tiles }
  }
