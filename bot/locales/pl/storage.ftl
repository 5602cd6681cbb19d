storage-unreachable = Nie mam połączenia z bazą danych. Nic się nie zmieniło; spróbuj za chwilę.
storage-unknown = Połączenie z moją bazą danych urwało się przy zapisie twojego ostatniego kroku. Zanim zagrasz dalej, sprawdź, czy się liczy.
