### Kā izskatās kārtis: izvēle pie savām kārtīm un uzraksti pie attēliem.

button-cards = Kāršu izskats
button-look-cards-text = Teksts
button-look-cards-emoji = Emocijzīmes
button-look-cards-image = Attēli
button-look-colours-four = Četras krāsas
button-look-colours-two = Divas krāsas
button-look-background-dark = Tumšs fons
button-look-background-light = Gaišs fons
button-look-large-on = Lieli burti
button-look-large-off = Parasti burti

looks-now = **Kā tu redzi kārtis:** { $cards ->
    [emoji] emocijzīmēs
    [image] attēlos
   *[text] tekstā
  }, { $colours ->
    [two] mastis divās krāsās
   *[four] mastis četrās krāsās
  }, { $background ->
    [light] gaišs fons
   *[dark] tumšs fons
  }, { $large ->
    [on] lieli burti
   *[off] parasti burti
  }.

tiles-row-changed = { $row } ✓ mainīts
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ der
   *[no] { $number }: { $tiles }
  }
