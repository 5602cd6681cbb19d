storage-unreachable = Nepasiekiu savo duomenų bazės. Niekas nepasikeitė; bandyk po akimirkos.
storage-unknown = Ryšys su duomenų baze dingo kaip tik įrašant. Pažiūrėk, ar įskaityta, ir tęsk.
