storage-unreachable = Netieku klāt savai datubāzei. Nekas nav mainījies. Pamēģini pēc brīža.
storage-unknown = Savienojums ar datubāzi pazuda tieši tad, kad saglabāju tavu gājienu. Pirms turpini, paskaties, vai tas ir ieskaitīts.
