"""Whether the Jolly of this machine lives, for what watches over it: quick, with no library."""

import os
import sys
import urllib.error
import urllib.request

SECONDS = 5


def healthcheck() -> int:
    """0 where `/healthz` answers at HTTP_PORT, else 1 and one line that says why.

    HTTP_PORT from the environment alone, as in a container; from `.env` where it is not there.
    """
    port = os.environ.get("HTTP_PORT") or _port_in_settings()
    if not port:
        print("jolly: HTTP_PORT is not set, so nothing can be asked.", file=sys.stderr)
        return 1
    # Loopback is never behind a proxy, whatever the environment says of one.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"http://127.0.0.1:{port}/healthz", timeout=SECONDS):
            return 0
    except (OSError, urllib.error.URLError, ValueError) as error:
        print(f"jolly: no answer at port {port}: {error}", file=sys.stderr)
        return 1


def _port_in_settings() -> str:
    from bot.config import read_settings

    return str(read_settings().http_port or "")
