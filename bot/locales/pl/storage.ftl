storage-unreachable = Nie mam połączenia z bazą danych. Nic się nie zmieniło; spróbuj za chwilę.
storage-unknown = Połączenie z bazą danych urwało się akurat przy zapisie. Zanim zagrasz dalej, sprawdź, czy to się liczy.
