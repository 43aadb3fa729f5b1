#!/bin/sh
# Print a Chromium for the browser tests: the one named in KIRIFUDA_BROWSER, one unpacked earlier, the machine's own, or one from a pinned
# package, unpacked under build/chromium without root. Else say in one sentence what is missing.
own=build/chromium
for name in "$KIRIFUDA_BROWSER" "$PWD/$own/chromium" chromium chromium-browser google-chrome google-chrome-stable; do
    [ -n "$name" ] && command -v "$name" && exit 0
done
if [ "$(uname -sm)" = "Linux x86_64" ] && node=$(sh scripts/find_node.sh); then
    echo "browser: no Chromium on this machine, unpacking one under $own" >&2
    mkdir -p $own && cp scripts/chromium/package.json scripts/chromium/package-lock.json $own/ &&
        (cd $own && PATH="$node:$PATH" npm ci --ignore-scripts --no-audit --no-fund --silent) >&2 &&
        "$node/node" scripts/chromium/unpack.mjs $own/node_modules/@sparticuz/chromium $own >&2 &&
        rm -r $own/node_modules && "$own/chromium" --version >/dev/null 2>&1 && { echo "$PWD/$own/chromium"; exit 0; }
    rm -f $own/chromium
fi
echo "The browser tests need Chromium, and none could be installed here: install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium) or name one in KIRIFUDA_BROWSER, and run make again." >&2
exit 1
