### No kurienes raunda punkti. Katra rinda ir punkts zem spēlētāja vārda; skaitļi kopā dod viņa punktus.

points-hand = - rokā: { $points }
points-held = - rokā −{ $points }
points-doubled = - dubulti: { $signed }

# Zem raunda rezultāta: rāda tikai pašam spēlētājam, cik skaitās viņa kārtis.
button-my-cards = Kas man palika
points-own = **#{ $game } · { $round }. raunds** · tavas kārtis { $cards }: { $sum }
points-own-none = **#{ $game } · { $round }. raunds** · tava roka bija tukša.
