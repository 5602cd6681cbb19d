"""Somebody's data is deleted: they leave what still goes on, and are nobody in what is over."""

from bot.controls.clicks import Click
from bot.controls.entering import enter
from bot.controls.places import WINGS
from bot.controls.play import act
from bot.lobby.leaving import withdraw
from bot.lobby.lobby import Lobby
from bot.people.refused import Refused
from bot.runtime.news import News
from bot.runtime.senders import user_of
from data import challenges, games, privacy
from data.errors import StillPlaying
from data.ids import GameId
from engine.moves import Resign


async def forget(click: Click) -> None:
    """Resign the games of the person who clicked, withdraw their challenges, delete their data.

    Raises Refused where a game has begun meanwhile, and whatever a resignation raises; then what
    was resigned stays resigned.
    """
    app, user = click.client, user_of(click)
    left = await resign_all(click)
    await app.part(News).forgetting.run(user)
    try:
        async with app.db.transaction() as tx:
            withdrawn = await withdraw(tx, user)
            follows = [await found(click, tx) for wing in WINGS for found in wing.partings]
            await privacy.forget(tx, user, left)
            rows = [await challenges.load(tx, number) for number in withdrawn]
    except StillPlaying as error:
        raise Refused("privacy-game-begun", game=error.game) from None
    app.preferences.changed(user)
    for table in app.tables.of_person(user):
        async with table.lock, app.db.reading() as tx:
            await table.reload(tx)
    for row in rows:
        app.part(Lobby).show(row)
    for follow in follows:
        follow()


async def resign_all(click: Click) -> list[GameId]:
    """Resign every running game of the clicker; the numbers of those that others play on."""
    app, user = click.client, user_of(click)
    running = await app.db.read(games.tables_of, user)
    left = []
    for row in running:
        table = await enter(click, row.id)
        if table.own_seat(user) in table.state.playing:
            await act(click, table, Resign())
        if not table.over:
            left.append(table.id)
    return left
