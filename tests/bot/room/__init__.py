"""What a test of behaviour stands in: Discord's sandbox, the bot, and people, in one loop.

All of it runs in virtual time and in the order in which it became ready, so a test is as fast as
the processor, and the same each time.
"""
