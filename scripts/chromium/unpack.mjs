/** Unpacks the Chromium of its package: `node unpack.mjs PACKAGE FOLDER`. It brings the libraries that it needs beyond
 * the C library, so that it runs on a machine without a desktop; `FOLDER/chromium` starts it with them. */

import { spawnSync } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const [packed, folder] = process.argv.slice(2).map((path) => resolve(path));
const ARCHIVES = ["al2023.tar", "fonts.tar", "swiftshader.tar"];

async function inflate(name, to) {
  await pipeline(
    createReadStream(join(packed, "bin", `${name}.br`)),
    createBrotliDecompress(),
    createWriteStream(to),
  );
}

mkdirSync(folder, { recursive: true });
for (const name of ARCHIVES) {
  const archive = join(folder, name);
  await inflate(name, archive);
  const told = spawnSync(
    "tar",
    ["--no-same-owner", "-xf", archive, "-C", folder],
    { stdio: "inherit" },
  );
  if (told.status !== 0) throw new Error(`${name} can't be unpacked`);
  rmSync(archive);
}
const browser = join(folder, "headless_shell");
await inflate("chromium", browser);
chmodSync(browser, 0o755);
const places = [
  join(folder, "fonts"),
  "/usr/share/fonts",
  "/usr/local/share/fonts",
].map((path) => `<dir>${path}</dir>`);
writeFileSync(
  join(folder, "fonts.conf"),
  `<?xml version="1.0"?>\n<fontconfig>${places.join("")}<cachedir>${join(folder, "fonts-cache")}</cachedir></fontconfig>\n`,
);
const starter = join(folder, "chromium.new");
const lines = [
  "#!/bin/sh",
  `LD_LIBRARY_PATH="${folder}/lib" FONTCONFIG_PATH="${folder}" exec "${browser}" "$@"`,
];
writeFileSync(starter, `${lines.join("\n")}\n`, { mode: 0o755 });
renameSync(starter, join(folder, "chromium")); // last, so that a half-done folder is done again
