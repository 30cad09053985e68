"""A small static server for playing, tests and measurements.

    python -m tests.tools.serve [--port 8000] [--gzip] [--root FOLDER]

Serves one folder as any plain static host would: no special headers, nothing computed. Connections
are kept alive, answers carry their true media type (`application/wasm` among them) and may be kept
but must be asked about again, so that what was just edited is what is seen. It listens on this
machine alone.
"""

import argparse
import contextlib
import gzip
import os
import socket
import sys
import threading
from collections.abc import Iterator
from functools import lru_cache
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DEFAULT_PORT = 8000
PORTS_TRIED = 20
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
COMPRESSED_TYPES = frozenset(MEDIA_TYPES) - {".png", ".zip"}


@lru_cache(maxsize=512)
def _compressed(path: Path, _changed: int) -> bytes:
    """Return the file's bytes in gzip; `_changed` makes an edited file another entry."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class Server(ThreadingHTTPServer):
    """Serves `root`; with `is_compressing`, in gzip to those who accept it."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, root: Path, port: int = 0, *, is_compressing: bool = False) -> None:
        self.root = root.resolve()
        self.is_compressing = is_compressing
        self._open: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), Handler)

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - the base's
        """Answer a visitor in a thread, and remember who is there."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:  # noqa: ANN401 - the base's
        """Part with a visitor."""
        self._open.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Be gone for everybody: a connection that was kept alive would be answered for ever."""
        super().server_close()
        for connection in list(self._open):
            with contextlib.suppress(OSError):  # it has gone by itself
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - the base's
        """Say nothing of a visitor that has gone away in the middle."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """The address of the folder's own page."""
        return f"http://127.0.0.1:{self.server_port}/"


class Handler(SimpleHTTPRequestHandler):
    """One connection. Answers GET and HEAD with a file, or with why there is none."""

    protocol_version = "HTTP/1.1"  # connections stay open
    disable_nagle_algorithm = True  # else head and body of an answer wait for each other
    wbufsize = -1  # one packet for both where they fit
    server: Server

    def do_GET(self) -> None:
        self._answer(has_body=True)

    def do_HEAD(self) -> None:
        self._answer(has_body=False)

    def _answer(self, *, has_body: bool) -> None:
        path = self._file()
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        stat = path.stat()
        is_compressed = (
            self.server.is_compressing
            and path.suffix in COMPRESSED_TYPES
            and "gzip" in self.headers.get("Accept-Encoding", "")
        )
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}{"-gzip" if is_compressed else ""}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", tag)
            self.end_headers()
            return
        body = _compressed(path, stat.st_mtime_ns) if is_compressed else path.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", MEDIA_TYPES.get(path.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", tag)
        if is_compressed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if has_body:
            self.wfile.write(body)

    def _file(self) -> Path | None:
        """Return the file asked for, None if there is none below the root."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.split("?")[0].split("#")[0].endswith("/"):
            path /= "index.html"
        return path if path.is_file() else None

    def translate_path(self, path: str) -> str:
        self.directory = str(self.server.root)
        return super().translate_path(path)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        """Say nothing: a page asks for dozens of files."""


@contextlib.contextmanager
def serving(root: Path, *, is_compressing: bool = False) -> Iterator[Server]:
    """Serve `root` on a free port while the block runs."""
    server = Server(root, is_compressing=is_compressing)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def open_server(root: Path, port: int, *, is_compressing: bool) -> Server:
    """Return a server at `port`, or at the next free one if others hold it.

    Raises OSError when none of the next ports is free.
    """
    for candidate in range(port, port + PORTS_TRIED):
        try:
            return Server(root, candidate, is_compressing=is_compressing)
        except OSError:
            if candidate == port + PORTS_TRIED - 1:
                raise
    raise AssertionError("unreachable: the last port returns or raises")


def main() -> int:
    """Run the command until it is interrupted; return its exit code."""
    parser = argparse.ArgumentParser(description="Serve the game to a browser on this machine")
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT", DEFAULT_PORT)))
    parser.add_argument("--root", type=Path, default=ROOT)
    parser.add_argument("--gzip", action="store_true", help="compress as most hosts do")
    arguments = parser.parse_args()
    with open_server(arguments.root, arguments.port, is_compressing=arguments.gzip) as server:
        print(f"Schafkopf: {server.address}   (stop with Ctrl-C)", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
