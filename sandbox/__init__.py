"""A Discord of our own on loopback: a world, REST, a gateway, and a page to play on.

The bot reaches it by DISCORD_API_URL and DISCORD_GATEWAY_URL, and is the very program that a host
runs. Each request is judged by Discord's OpenAPI document and by the published limits which that
document does not hold; whatever is wrong is refused as Discord refuses it, shown to nobody, and
kept in `Discord.violations`. Faults can be ordered, and Discord's rate limits switched on.

It knows nothing of the bot: any other could be played with here.
"""
