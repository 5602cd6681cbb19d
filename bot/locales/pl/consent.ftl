### Przy stole, za zgodą: kto może patrzeć, więcej czasu dla drugiego, cofnięty ruch.

## Stół, który widzą tylko jego gracze
table-hidden-note = Karty tego stołu widzą tylko ci, którzy przy nim grają.
