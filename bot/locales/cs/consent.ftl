### U stolu, po dohodě: kdo se smí dívat, víc času pro druhého, tah vzatý zpět.

## Stůl, který vidí jen jeho hráči
table-hidden-note = Karty tohoto stolu vidí jen jeho hráči.
