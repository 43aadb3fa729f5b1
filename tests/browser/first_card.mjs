/** How long it takes from a clean clone to the first card: `make play` in a copy without .venv, node_modules and build. */

import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { act, dice, openBrowser, openPage, ROOT, settled } from "./driving.mjs";

/** The files that git knows or would take, as they are now. */
function cloned(folder) {
  const listed = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  for (const name of listed.stdout.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    try {
      cpSync(join(ROOT, name), join(folder, name));
    } catch (error) {
      if (error.code !== "ENOENT") throw error; // deleted, and git was not told yet
    }
  }
}

/** Resolves with the address once the server says it. */
function address(child) {
  return new Promise((resolve, reject) => {
    let told = "";
    const hear = (chunk) => {
      told += chunk;
      const found = /kirifuda serves at (http:\S+?)\/?\s/.exec(told);
      if (found) resolve(found[1]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", () => reject(new Error(told)));
  });
}

/** Sits down with what the start page proposes and presses what glows until a card has left the hand. */
async function firstCard(page) {
  await page.goto("/");
  await page.locator("form.start button.go").click();
  const held = () => page.locator("#hand [data-handle]").count();
  const roll = dice(1);
  await settled(page, 60_000);
  const exchange = page.locator(".buttons .go");
  await exchange.click(); // keep the hand as it was dealt
  let before = 0;
  for (let presses = 0; presses < 400; presses++) {
    await settled(page, 60_000);
    const now = await held();
    if (now < before) return;
    before = now;
    await act(page, roll);
    await page.waitForTimeout(20);
  }
  throw new Error("no card was played");
}

const folder = mkdtempSync(join(tmpdir(), "kirifuda-clone-"));
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
cloned(folder);
const began = performance.now();
const line = `PLAY_ARGS=--no-open --port 0 --database sqlite:///${folder}/tables.sqlite3`;
const child = spawn("make", ["play", line], { cwd: folder, detached: true });
try {
  const base = await address(child);
  const served = seconds(began);
  const browser = await openBrowser();
  const opened = performance.now();
  await firstCard(await openPage(browser, base));
  const machine = `${cpus().length} cores, load average ${loadavg()[0].toFixed(1)}`;
  console.log(
    `first card: ${seconds(began)} s after make play (serving after ${served} s, ${seconds(opened)} s in the page; ${machine})`,
  );
  await browser.close();
} finally {
  process.kill(-child.pid);
  rmSync(folder, { recursive: true, force: true });
}
