"""The dice of the day: everybody in a server has the same throw, once a day."""

from pathlib import Path

from bot.people.texts import add_texts

TEXTS = Path(__file__).parent / "texts"

# Its commands are named by them as soon as they are imported.
add_texts(TEXTS)
