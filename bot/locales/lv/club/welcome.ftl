### Pirmie vārdi jaunā serverī.

button-first-lesson = Pirmā nodarbība
welcome-hello = ### Sveiki! Esmu Jolly. Uzspēlēsim rummy!
    Spied **{ button-play-now }**, un es izdalīšu kārtis vieglai partijai pret mani. Pulksteņa nav, un tavas kārtis redzi tikai tu.
    Lai spēlētu ar draugiem, lieto /{ command-challenge }. Protu rummy gan ar kārtīm, gan ar kauliņiem.
welcome-ways = **{ button-first-lesson }** māca soli pa solim. **{ button-club }**: uzdevumi, dienas dalījums un turnīri. **{ button-set-up }** ir tiem, kas pārvalda šo serveri.
