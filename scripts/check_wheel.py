"""The wheel as a person gets it who has only Python: installed into a fresh environment, served, and played at once.

`python scripts/check_wheel.py dist/kirifuda-….whl`
"""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
import venv
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import httpx2
from websockets.asyncio.client import connect


def installed(wheel: Path, folder: Path) -> Path:
    """A fresh environment with nothing but the wheel and what it asks for."""
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", str(wheel)], check=True)
    return python.with_name("kirifuda")


async def first_question(base: str) -> str:
    """Sit down against the computer; what is asked first."""
    async with httpx2.AsyncClient(base_url=base, timeout=30) as http:
        page = (await http.get("/")).text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None, "the page is not the built client"
        assert (await http.get(script[1])).status_code == 200
        games = [game["name"] for game in (await http.get("/api/games")).json()]
        body = {"game": games[0], "name": "wheel", "first": "me"}
        table = (await http.post("/api/tables", json=body)).json()
    async with connect(base.replace("http", "ws") + "/ws", max_size=None) as socket:
        tokens = [seat["token"] for seat in table["seats"]]
        await socket.send(json.dumps({"type": "hello", "table": table["table"], "tokens": tokens}))
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["type"] == "view" and message["prompt"] is not None:
                return str(message["prompt"]["question"]["en"])


async def served(command: Path, folder: Path) -> str:
    """Serve with the installed command, away from the checkout."""
    options = (
        "serve",
        "--port",
        "0",
        "--no-open",
        "--database",
        f"sqlite:///{folder}/t.sqlite3",
        "--log-level",
        "error",
    )
    process: Process = await asyncio.create_subprocess_exec(command, *options, stdout=PIPE, cwd=folder)
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), 60)
        return await first_question(line.split()[-1].decode().rstrip("/"))
    finally:
        process.terminate()
        await process.wait()


def main() -> None:
    """Install, serve, ask."""
    wheel = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        question = asyncio.run(served(installed(wheel, Path(name)), Path(name)))
    print(f"wheel: {wheel.name} serves the table; the first question is: {question}")


if __name__ == "__main__":
    main()
