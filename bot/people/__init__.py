"""Who reads: their language and its words, how they like cards, when they want no sound."""
