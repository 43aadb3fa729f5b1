#!/bin/sh
# Print a folder with Node 20 or newer and npm: the machine's own, else one from a pinned Python package in .venv.
usable() { [ -x "$1/npm" ] && "$1/node" -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' >/dev/null 2>&1; }
own=$(command -v node) && own=$(dirname "$own") && usable "$own" && { echo "$own"; exit 0; }
if ! usable .venv/bin; then
    echo "web: no Node 20 on this machine, installing one into .venv" >&2
    .venv/bin/python -m pip --disable-pip-version-check install -qq --require-hashes -r requirements/node.txt >&2 || {
        echo "Kirifuda needs Node 20 or newer to build its page: install it (Debian, Ubuntu: apt-get install nodejs npm; macOS: brew install node) and run make again." >&2
        exit 1
    }
fi
echo "$PWD/.venv/bin"
