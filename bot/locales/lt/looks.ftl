### Kaip atrodo kortos: pasirinkimas prie savo kortų ir užrašai prie paveikslėlių.

button-cards = Kortų vaizdas
button-look-cards-text = Tekstas
button-look-cards-emoji = Jaustukai
button-look-cards-image = Paveikslėliai
button-look-colours-four = Keturios spalvos
button-look-colours-two = Dvi spalvos
button-look-background-dark = Tamsus fonas
button-look-background-light = Šviesus fonas
button-look-large-on = Stambus šriftas
button-look-large-off = Įprastas šriftas

looks-now = **Kortos:** { $cards ->
        [emoji] jaustukais
        [image] paveikslėliais
       *[text] tekstu
    }, { $colours ->
        [two] rūšys dviejų spalvų
       *[four] rūšys keturių spalvų
    }, { $background ->
        [light] šviesus fonas
       *[dark] tamsus fonas
    }, { $large ->
        [on] stambus šriftas
       *[off] įprastas šriftas
    }.

tiles-row-changed = { $row } ✓ pakeista
tiles-row-onto = { $fits ->
    [yes] { $number }: { $tiles } ✓ tinka
   *[no] { $number }: { $tiles }
  }
