#!/bin/sh
# Print a Chromium for the browser tests; install one where that is possible, else say in one sentence what is missing.
found() { for name in "$KIRIFUDA_BROWSER" chromium chromium-browser google-chrome google-chrome-stable; do
    [ -n "$name" ] && command -v "$name" && return 0
done; return 1; }
found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "browser: installing Chromium" >&2
    { apt-get update -qq && apt-get install -y -qq chromium fonts-noto-cjk; } >/dev/null 2>&1
    found && exit 0
fi
echo "The browser tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk; macOS: brew install --cask chromium) or name one in KIRIFUDA_BROWSER, and run make again." >&2
exit 1
