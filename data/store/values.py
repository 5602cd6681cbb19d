"""How values and tables belong together: what is a field there is a column here."""

from collections.abc import Sequence
from dataclasses import fields
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

from data.ids import ChallengeId, ChannelId, GameId, GuildId, MessageId, TournamentId, UserId

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
# SQLite counts up only a column that is called INTEGER; its integers have 64 bits all the same.
NUMBER = BigInteger().with_variant(Integer, "sqlite")
TYPES: dict[Any, Any] = {
    bool: Boolean,
    float: Float,
    str: Text,
    bytes: LargeBinary,
    **dict.fromkeys((UserId, GuildId, ChannelId, MessageId), BigInteger),
    **dict.fromkeys((GameId, ChallengeId, TournamentId), NUMBER),
}
OWNERS = {GameId: "games.id", ChallengeId: "challenges.id", TournamentId: "tournaments.id"}
LONG = ("_ms", "_id", "_order")
"""How numbers are called that may outgrow 32 bits."""


def table(name: str, key: str, /, *indexes: str, **kinds: Any) -> Table:
    """A table with a column for each of *kinds*, those named in *key* telling its rows apart.

    The key and each of the *indexes* name columns, with blanks between them.
    A kind is the type of the values: what may be None may be empty, a number of ours leads to where
    it was given out, and a tuple is no column, as it stands for rows of other tables.
    """
    own = {column: kind for column, kind in kinds.items() if get_origin(kind) is not tuple}
    columns = [_column(column, kind, key.split()) for column, kind in own.items()]
    return Table(name, metadata, *columns, *(Index(None, *each.split()) for each in indexes))


def _column(name: str, kind: Any, keys: Sequence[str]) -> Column[Any]:
    is_union = get_origin(kind) in (Union, UnionType)
    whole, *empty = get_args(kind) if is_union else (kind,)
    stored = _stored(name, whole)
    leads = [ForeignKey(OWNERS[whole])] if whole in OWNERS and name != "id" else []
    return Column(
        name,
        stored,
        *leads,
        primary_key=name in keys,
        nullable=bool(empty),
        autoincrement=name == "id" and stored is NUMBER,
        info={"is_person": whole is UserId},
    )


def _stored(name: str, kind: Any) -> Any:
    if kind is int:
        return NUMBER if name == "id" else BigInteger if name.endswith(LONG) else Integer
    return TYPES.get(kind, Text if get_origin(kind) is Literal else JSON)


def row_of(table: Table, value: Any, /, **more: Any) -> dict[str, Any]:
    """The row of *table* that *value* makes, of its fields that are columns, and *more*."""
    names = (field.name for field in fields(value) if field.name in table.c)
    return {name: getattr(value, name) for name in names} | more


def columns_of(table: Table, kind: type) -> list[Column[Any]]:
    """The columns of *table* for which a *kind* of value has fields, in the order of these."""
    return [table.c[field.name] for field in fields(kind)]
