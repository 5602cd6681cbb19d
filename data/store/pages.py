"""Long lists by pages, which count from 1."""

from typing import Any, NamedTuple

from sqlalchemy import Select, func, select

from data.store.transaction import Transaction


class Page(NamedTuple):
    """Where a page of *size* rows is among all *rows* that there are."""

    page: int
    pages: int
    rows: int
    size: int

    def of(self, query: Select[Any]) -> Select[Any]:
        """The rows of *query* on this page."""
        return query.limit(self.size).offset((self.page - 1) * self.size)


def nearest(page: int, rows: int, size: int) -> Page:
    """The page of that number, or the nearest one that there is."""
    pages = max(1, -(-rows // size))
    return Page(min(max(page, 1), pages), pages, rows, size)


async def page_in(tx: Transaction, query: Select[Any], page: int, size: int) -> Page:
    """The page of *query* of that number, or the nearest one that there is."""
    counted = await tx.execute(select(func.count()).select_from(query.subquery()))
    return nearest(page, counted.scalar_one(), size)
