### Pie galda, vienojoties: kas drīkst skatīties, vairāk laika otram, atņemts gājiens.

## Galds, ko redz tikai tā spēlētāji
table-hidden-note = Šī galda kārtis redz tikai tie, kas pie tā spēlē.
