#!/bin/sh
# Print a Python 3.11 or newer that can make virtual environments, or say in one sentence what to install.
candidates=${PYTHON:-"python3.11 python3.12 python3.13 python3.14 python3"}
old_or_bare=""
for name in $candidates; do
    "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
    if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        echo "$name"
        exit 0
    fi
    old_or_bare=$name
done
if [ -n "$old_or_bare" ]; then
    echo "Kirifuda found $old_or_bare but not its venv and pip modules: install them (Debian, Ubuntu: apt-get install python3-venv python3-pip) and run make again." >&2
else
    echo "Kirifuda needs Python 3.11 or newer with venv and pip: install it (Debian, Ubuntu: apt-get install python3 python3-venv python3-pip; macOS: brew install python@3.12) and run make again." >&2
fi
exit 1
