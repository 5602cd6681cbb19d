"""The gallery: every screen in three languages, dark and light, on a phone and on a desktop."""
