### Pirmieji žodžiai naujame serveryje.

# Vieną kartą kanale, kai Jolly ateina į serverį; $help yra komanda, kurią galima paspausti
welcome-text = ### Labas, aš Jolly
    Čia dalinu rami kortas: su draugais arba su kompiuteriu, mygtukais, bet kuriame telefone. Savo kortas matai tik tu, o partija tavęs laukia tiek, kiek sutariate.
    Daugiau: /{ command-help }.
# Po tuo, su mygtuku, kuris ten veda
welcome-club = **Klube** kasdien laukia dalijimas ir galvosūkiai, o dar – atviri stalai, sezonai ir turnyrai.
button-first-lesson = Pirma pamoka
