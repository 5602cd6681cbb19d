### První slova na novém serveru.

welcome-hello = ### Ahoj, jsem Jolly. Zahrajeme si rummy?
    Stiskni **{ button-play-now }** a rozdám karty na lehkou partii se mnou. Čas neběží a své karty vidíš jen ty.
    S přáteli začneš přes /{ command-challenge }. Umím rummy s kartami, žolíky i rummy s kameny.
welcome-ways = **{ button-first-lesson }** tě naučí hrát krok za krokem. **{ button-club }** má úlohy, rozdání dne a turnaje. **{ button-set-up }** je pro ty, kdo spravují tento server.
button-first-lesson = První lekce
