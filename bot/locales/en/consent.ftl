### At the table, by consent: who may look on, more time for another, a move taken back.

## A table that only its players see
table-hidden-note = Only its players see the cards of this table.
