### How cards look: the choice in the private hand, and what is written around pictures.

# The button beside Sort, Rules and Resign. It opens the choice of how cards look: one short word.
button-cards = Cards
button-look-cards-text = Text
button-look-cards-emoji = Emojis
button-look-cards-image = Pictures
button-look-colours-four = Four colours
button-look-colours-two = Two colours
button-look-background-dark = Dark background
button-look-background-light = Light background
button-look-large-on = Large print
button-look-large-off = Normal print

# Stands above these buttons and says what is chosen now.
looks-now = **Cards:** { $cards ->
    [emoji] emojis
    [image] pictures
   *[text] text
  }, { $colours ->
    [two] two-colour suits
   *[four] four-colour suits
  }, { $background ->
    [light] light background
   *[dark] dark background
  }, { $large ->
    [on] large print
   *[off] normal print
  }.

# "3: 🔴4 🔴5 🔴6 ✓ changed": a row of the private working table that was not there before
tiles-row-changed = { $row } ✓ changed
# A choice in a menu, in place of tiles-row-choice: "3: 🔴4 🔴5 🔴6 ✓ fits"
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ fits
   *[no] { $number }: { $tiles }
  }
