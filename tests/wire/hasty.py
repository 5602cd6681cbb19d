"""`python -m bot`, with less patience for an answer of Discord than a host's has."""

import sys

import bot.messages.announcer
from bot.__main__ import main

if __name__ == "__main__":
    bot.messages.announcer.SHOW_SECONDS = 3.0
    sys.exit(main())
