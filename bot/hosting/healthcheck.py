"""Whether the Jolly of this machine lives, for what watches over it: quick, with no library."""

import os
import sys
import urllib.request

SECONDS = 5


def healthcheck() -> int:
    """0 where `/healthz` answers at HTTP_PORT, else 1 and one line that says why.

    HTTP_PORT is read from the environment, as in a container, else from `.env`.
    """
    port = os.environ.get("HTTP_PORT") or _port_in_settings()
    if not port:
        print("jolly: HTTP_PORT is not set, so nothing can be asked.", file=sys.stderr)
        return 1
    if is_alive(port):
        return 0
    print(f"jolly: no answer at HTTP_PORT {port}.", file=sys.stderr)
    return 1


def is_alive(port: str | int) -> bool:
    """Whether Jolly answers at *port* of loopback."""
    # Loopback is never behind a proxy, whatever the environment says of one.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"http://127.0.0.1:{port}/healthz", timeout=SECONDS) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False


def _port_in_settings() -> str:
    from bot.runtime.config import read_settings

    return str(read_settings().http_port or "")
