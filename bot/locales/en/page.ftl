### The page of the table.

## Before anybody is let in: pages of one sentence.

door-link-used = This link has been used or is older than ten minutes. Press Play at the table in Discord for a new one.
door-closed = Nobody is signed in here. Press Play at the table at one of your tables in Discord: it gives you a link.
door-later = The tables can’t be reached right now. Please try again in a moment.
