storage-unreachable = Ma ei saa oma andmebaasiga ühendust. Midagi ei muutunud. Proovi hetke pärast uuesti.
storage-unknown = Ühendus andmebaasiga katkes, kui su viimast sammu salvestasin. Enne jätkamist vaata, kas see läks arvesse.
