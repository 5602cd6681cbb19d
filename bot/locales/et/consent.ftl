### Lauas kokkuleppel: kes tohib vaadata, teisele rohkem aega, käigu tagasivõtmine.

## Laud, mida näevad ainult selle mängijad
table-hidden-note = Selle laua kaarte näevad ainult need, kes seal mängivad.
