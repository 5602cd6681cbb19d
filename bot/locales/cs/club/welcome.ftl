### První slova na novém serveru.

# Jednou v kanálu, když Jolly přijde na server; $help je příkaz, na který jde klepnout
welcome-text = ### Ahoj, já jsem Jolly
    Rozdávám tu rummy: hraješ s přáteli nebo s počítačem, tlačítky, na každém mobilu. Své karty vidíš jen ty a partie počká tak dlouho, jak se domluvíte.
    Víc poví /{ command-help }.
# Pod tím, s tlačítkem, které tam vede
welcome-club = **Klub** má na každý den partii a hádanky, k tomu volné stoly, sezóny a turnaje.
button-first-lesson = První lekce
