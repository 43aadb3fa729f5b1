"""A bot that joins a table and plays: give it a server's address and a join link, or nothing to see it alone."""

import asyncio
import json
import subprocess
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(address: str, body: dict[str, str]) -> Any:
    return json.load(urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode())))


async def play(base: str, seated: Any) -> None:
    tokens = [seat["token"] for seat in seated["seats"]]
    async with connect(base.replace("http", "ws") + "/ws", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": seated["table"], "tokens": tokens}))
        async for text in socket:
            view = json.loads(text)
            if view["type"] == "view" and view["over"]:
                print(view["over"]["en"])
                return
            if view["type"] == "view" and (prompt := view["prompt"]):
                passes = [option["index"] for option in prompt["options"] if option.get("pass")]
                chosen = prompt["suggestion"] or passes[:1] or list(range(prompt["least"]))
                answer = {"type": "answer", "seat": view["seat"], "version": view["version"], "options": chosen}
                await socket.send(json.dumps(answer))


START = "from kirifuda.cli import main; main()", "serve", "--port", "0", "--quick", "--database", "sqlite://"
server = None if sys.argv[1:] else subprocess.Popen([sys.executable, "-c", *START], stdout=subprocess.PIPE, text=True)
base = sys.argv[1] if server is None else str(server.stdout and server.stdout.readline()).split()[-1].rstrip("/")
table, invite = sys.argv[2].split("/")[-2:] if sys.argv[2:] else ("", "")
path, body = (f"/{table}/sit", {"invite": invite}) if invite else ("", {"game": "magical_duel"})
asyncio.run(play(base, post(f"{base}/api/tables{path}", {"name": "bot", **body})))
if server is not None:
    server.terminate()
