storage-unreachable = Nie mam połączenia z bazą danych. Nic się nie zmienia; spróbuj za chwilę.
storage-unknown = Baza danych zniknęła mi akurat przy zapisie. Sprawdź, czy to się liczy, i graj dalej.
