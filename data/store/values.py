"""How values become rows of tables, whose columns are called as their fields."""

from dataclasses import fields
from typing import Any

from sqlalchemy import Column, Table


def row_of(table: Table, value: Any, /, **more: Any) -> dict[str, Any]:
    """The row of *table* that *value* makes, of its fields that are columns, and *more*."""
    names = (field.name for field in fields(value) if field.name in table.c)
    return {name: getattr(value, name) for name in names} | more


def columns_of(table: Table, kind: type) -> list[Column[Any]]:
    """The columns of *table* for which a *kind* of value has fields, in the order of these."""
    return [table.c[field.name] for field in fields(kind)]
