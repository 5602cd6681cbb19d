### Mida saab valida inimese või sõnumi menüüst (paremklõps või pikk vajutus, siis rakendused),
### ja kuidas kahe inimese omavaheline seis on.

## Nimed neis menüüdes: kuni 32 märki, tühikud ja suurtähed on lubatud.
pointed-challenge = Kutsu välja
pointed-versus = Omavaheline seis
pointed-replay = Kordus siit edasi

# „Kordus siit edasi“ sõnumi juures, kus partiid pole
replay-no-table = Selles sõnumis pole ühtki partiid. Vali minu sõnum, kus on laud, vooru tulemus või partii lõpp.

## Omavaheline seis: pealkiri, kes juhib, siis mäng mängu haaval.
versus-title = Sina ja { $name }
versus-ahead = **Sina juhid { $won } : { $lost }**
versus-behind = **{ $name } juhib { $lost } : { $won }**
versus-even = **Seis on võrdne, { $won } : { $lost }**
versus-level = { $count ->
    [one] 1 partii jäi viiki
   *[other] { $count } partiid jäid viiki
}
versus-streak-own = Praegune võiduseeria: sina { $count }
versus-streak-other = Praegune võiduseeria: { $name } { $count }
versus-longest = Pikim võiduseeria: sina { $own }, { $name } { $other }
versus-game = **{ $game }** · võite { $won }, kaotusi { $lost }
# { $own } ja { $other } on nagu „1240 punkti“ või „35 trahvipunkti“
versus-points = sinul { $own }, vastasel { $other }
versus-last = **Viimased partiid**
versus-about = Arvesse läheb iga partii, mille te selles serveris mõlemad lõpuni mängisite, reitinguga või ilma. Kui mängijaid on üle kahe, võidab see, kes teist edestab.
versus-none = Teie kaks pole siin veel ühtki partiid lõpuni mänginud.
versus-self = See oled sina ise. Omavahelise seisu nägemiseks vali keegi teine.
versus-bot = Botidel pole siin tulemusi. Omavahelise seisu nägemiseks vali mõni inimene.
person-gone = Seda inimest pole enam selles serveris.
button-versus = Omavaheline seis
button-challenge = Kutsu välja
button-profile = Profiil
