storage-unreachable = Ma ei saa oma andmebaasiga ühendust. Midagi ei muutunud; proovi hetke pärast uuesti.
storage-unknown = Ühendus andmebaasiga katkes just salvestamise ajal. Vaata, kas käik läks arvesse, ja jätka.
