### Kuidas kaardid välja näevad: valik oma kaartide juures ja tekstid piltide ümber.

button-cards = Kaartide välimus
button-look-cards-text = Tekst
button-look-cards-emoji = Emojid
button-look-cards-image = Pildid
button-look-colours-four = Neli värvi
button-look-colours-two = Kaks värvi
button-look-background-dark = Tume taust
button-look-background-light = Hele taust
button-look-large-on = Suur kiri
button-look-large-off = Tavaline kiri

looks-now = **Kaardid:** { $cards ->
    [emoji] emojid
    [image] pildid
   *[text] tekst
  }, { $colours ->
    [two] mastid kahes värvis
   *[four] mastid neljas värvis
  }, { $background ->
    [light] hele taust
   *[dark] tume taust
  }, { $large ->
    [on] suur kiri
   *[off] tavaline kiri
  }.

tiles-row-changed = { $row } ✓ muudetud
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ sobib
   *[no] { $number }: { $tiles }
  }
