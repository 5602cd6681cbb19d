"""The files of the page, as they were when the bot started; what is not among them is not there."""

import gzip
from collections.abc import Iterable
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from string import Template

from aiohttp import web
from aiohttp.hdrs import ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, VARY

FOLDER = Path(__file__).parent / "page"
PLACE = "/page/_/"
"""How our files name the folder that they are served from: the hash takes the place of `_`."""
FOR_EVER = "public, max-age=31536000, immutable"
HASH_LETTERS = 12
IN_DISCORD = ("discord.js", "sdk.js")
"""Modules that are wanted inside Discord alone."""
PAGES = ("index.html", "sentence.html")
"""What is filled in for each reader, and not served as it is."""


def with_modules(page: str, names: Iterable[str]) -> str:
    """A *page* whose modules are fetched all at once, not each when another one has named it."""
    wanted = [name for name in names if name.endswith(".js") and name not in IN_DISCORD]
    links = (f'<link rel="modulepreload" href="{PLACE}{name}">\n' for name in wanted)
    return page.replace("</head>", f"{''.join(links)}</head>")


class Files:
    """The page's files by name, each packed once.

    Their address has a hash of all of them, so that browsers may keep them and never mix versions.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        found = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        names = "\n".join(f"{name} {sha256(found[name]).hexdigest()}" for name in found)
        self.hash = sha256(names.encode()).hexdigest()[:HASH_LETTERS]
        pages = {name: found.pop(name).decode() for name in PAGES}
        pages["index.html"] = with_modules(pages["index.html"], found)
        self._pages = {name: self._placed(text) for name, text in pages.items()}
        self._packed = {name: (body, gzip.compress(body, 9)) for name, body in found.items()}

    def _placed(self, text: str) -> str:
        return text.replace(PLACE, f"/page/{self.hash}/")

    def index(self) -> web.Response:
        """The page itself."""
        return web.Response(text=self._pages["index.html"], content_type="text/html")

    def sentence(self, language: str, sentence: str, status: int) -> web.Response:
        """A page that says no more than *sentence*, which is HTML."""
        page = Template(self._pages["sentence.html"])
        text = page.substitute(language=language, sentence=sentence)
        return web.Response(text=text, content_type="text/html", status=status)

    async def serve(self, request: web.Request) -> web.Response:
        """Answer with one file; raises HTTPNotFound for what is none, or was of another version."""
        name = request.match_info["name"]
        if request.match_info["hash"] != self.hash or name not in self._packed:
            raise web.HTTPNotFound
        body, packed = self._packed[name]
        headers = {CACHE_CONTROL: FOR_EVER, VARY: ACCEPT_ENCODING}
        if "gzip" in request.headers.get(ACCEPT_ENCODING, ""):
            body, headers[CONTENT_ENCODING] = packed, "gzip"
        kind = guess_type(name)[0] or "application/octet-stream"
        return web.Response(body=body, content_type=kind, headers=headers)

    def routes(self) -> list[web.RouteDef]:
        """Where the files are."""
        return [web.get("/page/{hash}/{name:.+}", self.serve)]
