### /learn: rozdania do ćwiczenia krok po kroku. Każdy krok ma tekst `learn-<gra>-<numer>`: co widać
### i co teraz zrobić, w jednym do trzech krótkich zdań.

command-learn = nauka
    .description = Naucz się gry w trzy minuty: rozdanie na próbę, które mówi ci, co robić
command-learn-game = gra
    .description = Która gra; jeśli pominiesz, wybierzesz z listy

learn-title = Rozdanie na próbę · { $game }
learn-step = Krok { $step } z { $steps }:
learn-mark = Zaznacz: { $cards }
learn-button-back = Krok wstecz
learn-button-skip = Pomiń krok
learn-button-end = Zakończ lekcję
learn-button-again = Jeszcze raz
learn-button-others = Inne lekcje
learn-button = Nauka: { $game }
button-challenge-computer = Graj z komputerem
learn-not = ✗ { $why } Nic się nie zmieniło; spróbuj jeszcze raz.
learn-other = Tak też można, ale ta lekcja idzie inaczej. Nic się nie zmieniło. Zrób to, co jest napisane niżej.
learn-done = Świetnie! To była gra { $game }.
learn-over = { $game } w skrócie
learn-offer = A teraz naprawdę: zagraj z komputerem na najłatwiejszym poziomie ({ $level }), bez limitu czasu.
learn-choose = Której gry chcesz się nauczyć? Lekcja trwa trzy minuty, do niczego się nie liczy i widzisz ją tylko ty.
learn-choose-hint = Wybierz grę
challenge-learn = { $game } to dla ciebie nowość? /{ command-learn } nauczy cię w trzy minuty, a widzisz to tylko ty.
