### Pirmie vārdi jaunā serverī.

# Vienreiz kanālā, kad Jolly ienāk serverī; $help ir komanda, ko var nospiest
welcome-text = ### Sveiki, es esmu Jolly
    Šeit dalu rummy kārtis: ar draugiem vai pret datoru, ar pogām, jebkurā telefonā. Tavas kārtis redzi tikai tu, un partija tevi gaida tik ilgi, cik sarunājat.
    Vairāk: /{ command-help }.
# Zem tā, ar pogu, kas tur ved
welcome-club = **Klubā** ir dalījumi un mīklas katrai dienai, atvērti galdi, sezonas un turnīri.
button-first-lesson = Pirmā nodarbība
