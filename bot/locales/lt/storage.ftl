storage-unreachable = Nepasiekiu savo duomenų bazės. Niekas nepasikeitė; bandyk po akimirkos.
storage-unknown = Ryšys su duomenų baze dingo įrašant paskutinį tavo veiksmą. Pirma pažiūrėk, ar jis įskaitytas, tada tęsk.
