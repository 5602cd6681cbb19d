storage-unreachable = Nevaru sasniegt savu datubāzi. Nekas nav mainījies; mēģini pēc brīža.
storage-unknown = Savienojums ar datubāzi pazuda tieši saglabājot. Paskaties, vai tas ieskaitīts, un turpini.
