"""Somebody's data is deleted: they leave what still goes on, and are nobody in what is over."""

from bot.controls.clicks import Click
from bot.controls.entering import enter
from bot.controls.play import act
from bot.lobby import apart
from bot.people.refused import Refused
from data import challenges, games, privacy
from data.errors import StillPlaying
from data.store.transaction import Transaction
from engine.moves import Resign


async def forget(click: Click) -> None:
    """Resign the games of the person who clicked, withdraw their challenges, delete their data.

    Raises Refused where a game has begun meanwhile, and whatever a resignation raises; then what
    was resigned stays resigned.
    """
    app, user = click.client, click.user.id
    left = await resign_all(click)
    try:
        async with app.db.transaction() as tx:
            withdrawn = await withdraw(tx, user)
            await privacy.forget(tx, user, left)
            rows = [await challenges.load(tx, number) for number in withdrawn]
    except StillPlaying as error:
        raise Refused("privacy-game-begun", game=error.game) from None
    app.preferences.changed(user)
    for table in app.tables.kept:
        if table.seat_of(user) is not None:
            async with table.lock, app.db.reading() as tx:
                await table.reload(tx)
    for row in rows:
        app.lobby.show(row)


async def resign_all(click: Click) -> list[int]:
    """Resign every running game of the clicker; the numbers of those that others play on."""
    app, user = click.client, click.user.id
    async with app.db.reading() as tx:
        running = await games.tables_of(tx, user)
    left = []
    for row in running:
        table = await enter(click, row.id)
        if table.own_seat(user) in table.state.playing:
            await act(click, table, Resign())
        if not table.over:
            left.append(table.id)
    return left


async def withdraw(tx: Transaction, user: int) -> list[int]:
    """Take *user* out of all open challenges; those that nobody can accept any more end."""
    found = await challenges.open_with(tx, user)
    for row in found:
        await apart.withdraw(tx, row, user)
    return [row.id for row in found]
