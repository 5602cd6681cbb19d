"""What a database says when it refuses, in our words."""

from sqlalchemy.exc import DBAPIError

from data.errors import StorageRefused, Trouble

# SQLite's primary result codes (https://www.sqlite.org/rescode.html), and PostgreSQL's SQLSTATEs
# (https://www.postgresql.org/docs/current/errcodes-appendix.html).
TROUBLE: dict[int | str, Trouble] = {
    **dict.fromkeys((5, 6, "40001", "40P01", "55P03"), "locked"),
    **dict.fromkeys((8, "25006"), "read_only"),
    **dict.fromkeys((13, "53100"), "full"),
    **dict.fromkeys(("57P01", "57P02", "57P03", "53300"), "unreachable"),
}
CONNECTION_LOST = "08"
"""The class of SQLSTATE whose every member says so."""


def refused(error: BaseException) -> StorageRefused:
    """*error* of a database or its driver as ours."""
    cause = (error.orig if isinstance(error, DBAPIError) else None) or error
    state: str | None = getattr(cause, "sqlstate", None)
    number: int = getattr(cause, "sqlite_errorcode", 0)
    code = state or number & 0xFF
    is_lost = isinstance(cause, OSError) or str(code).startswith(CONNECTION_LOST)
    is_lost |= isinstance(error, DBAPIError) and error.connection_invalidated
    kind = "unreachable" if is_lost else TROUBLE.get(code, "other")
    return StorageRefused(kind, str(cause) or type(cause).__name__, code)
