### Prie stalo, susitarus: kas gali stebėti, daugiau laiko kitam, atsiimtas ėjimas.

## Stalas, kurį mato tik jo žaidėjai
table-hidden-note = Šio stalo kortas mato tik tie, kurie prie jo žaidžia.
