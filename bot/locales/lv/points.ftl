### No kurienes raunda punkti. Katra rinda ir punkts zem spēlētāja vārda; skaitļi kopā dod viņa punktus.

points-meld = - { $cards }: { $sum }
points-added = - { $cards } pie { $meld }: { $sum }
points-hand = - rokā: { $points }
points-laid-nothing = - nekas nav izlikts
points-held = - rokā −{ $points }
points-hand-of = - { $name }: rokā { $points }
points-unmelded = - nekas nav izlikts: { $points }
points-going-out = - par raunda pabeigšanu: { $points }
points-lost = - { $name } zaudē { $points }
points-lowest = - mīnus vieglākais statīvs: +{ $points }
points-doubled = - un vēlreiz, jo skaitās dubulti: { $signed }

# Zem raunda rezultāta: rāda tikai pašam spēlētājam, cik skaitās viņa kārtis.
button-my-cards = Kas man palika
points-own = **#{ $game } · { $round }. raunds** · tavas kārtis { $cards }: { $sum }
points-own-none = **#{ $game } · { $round }. raunds** · tava roka bija tukša.
