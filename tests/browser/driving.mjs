/** What every browser test needs: a server of its own, a browser, and hands that answer through the page. */

import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const require = createRequire(join(ROOT, "web/package.json"));
export const { chromium } = require("playwright-core");
export const AXE = require.resolve("axe-core/axe.min.js");

const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** A busy machine takes its time. */
const START_MS = 120_000;
const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

export function findBrowser() {
  if (process.env.KIRIFUDA_BROWSER) return process.env.KIRIFUDA_BROWSER;
  for (const name of NAMES) {
    const found = spawnSync("sh", ["-c", `command -v ${name}`], {
      encoding: "utf8",
    }).stdout.trim();
    if (found) return found;
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  throw new Error(
    "No Chromium found: install one (apt-get install chromium) or name it in KIRIFUDA_BROWSER.",
  );
}

export const openBrowser = () =>
  chromium.launch({ executablePath: findBrowser(), args: FLAGS });

/** A visitor of their own, with an empty profile; page errors fail the test that reads `page.errors`. */
export async function openPage(browser, base, options = {}) {
  const {
    language = "ja",
    theme = "dark",
    width = 1440,
    height = 900,
    motion = "off",
    ...rest
  } = options;
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    locale: language === "ja" ? "ja-JP" : "en-US",
    colorScheme: theme,
    ...rest,
  });
  await context.addInitScript(
    ([wanted, movement]) => {
      if (!localStorage.getItem("kirifuda.settings"))
        localStorage.setItem(
          "kirifuda.settings",
          JSON.stringify({ language: wanted, motion: movement }),
        );
    },
    [language, motion],
  );
  const page = await context.newPage();
  page.errors = [];
  page.on("pageerror", (error) => page.errors.push(String(error)));
  page.on("console", (message) => {
    if (
      message.type() === "error" &&
      !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())
    )
      page.errors.push(message.text());
  });
  return page;
}

/** A server with a database of its own; `kill` ends it as a crash would, `start` brings it back at the same port. */
export class Server {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "kirifuda-browser-"));
    this.port = 0;
  }

  async start(more = ["--quick"]) {
    const command = process.env.KIRIFUDA ?? join(ROOT, ".venv/bin/kirifuda");
    const line = [
      "serve",
      "--port",
      String(this.port),
      "--no-open",
      "--database",
      `sqlite:///${join(this.folder, "table.sqlite3")}`,
    ];
    this.process = spawn(
      command,
      [
        ...line,
        "--limit",
        "tables_per_visitor=200",
        "--limit",
        "requests_per_s=500",
        "--limit",
        "tables_per_address=500",
        "--limit",
        "opens_per_s=100",
        ...more,
      ],
      { cwd: ROOT },
    );
    this.output = "";
    this.base = "";
    this.base = await new Promise((resolve, reject) => {
      const hear = (chunk) => {
        this.output += chunk;
        const found = /kirifuda serves at (http:\S+?)\/?\s/.exec(this.output);
        if (found) resolve(found[1]);
      };
      this.process.stdout.on("data", hear);
      this.process.stderr.on("data", hear);
      this.process.on("exit", (code) =>
        reject(new Error(`server ended with ${code}\n${this.output}`)),
      );
      setTimeout(() => {
        if (this.base) return;
        this.process.kill("SIGKILL");
        reject(new Error(`server did not start\n${this.output}`));
      }, START_MS).unref();
    });
    this.port = Number(new URL(this.base).port);
    return this;
  }

  async kill() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.removeAllListeners("exit");
    const gone = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGKILL");
    await Promise.race([ended, gone]);
  }

  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The same dice every time, so that a failure can be looked at again. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export const frame = (page) => page.locator(".frame");
const read = (page) =>
  page.evaluate(() => {
    const shown = document.querySelector(".frame");
    return (
      shown && {
        version: shown.dataset.version,
        asked: shown.dataset.asked === "true",
        over: shown.dataset.over === "true",
      }
    );
  });

/** Waits until this page is asked something or the game is over. */
export async function settled(page, timeout = 30_000) {
  await page.waitForFunction(
    () => {
      const shown = document.querySelector(".frame");
      return (
        shown &&
        (shown.dataset.asked === "true" ||
          shown.dataset.over === "true" ||
          document.querySelector(".curtain"))
      );
    },
    null,
    { timeout },
  );
  return read(page);
}

/** Presses one thing that the page offers, picked by chance; things on the board before words, passing last. */
export async function act(page, roll) {
  const target = await page.evaluate((number) => {
    const shown = (element) =>
      element.getBoundingClientRect().width > 0 && !element.disabled;
    const all = (selector) =>
      [...document.querySelectorAll(selector)].filter(shown);
    const go = all(".buttons .button.go").at(-1);
    const board = all('[data-can="true"]').filter(
      (element) => !element.querySelector(".pick"),
    );
    const words = all(".buttons [data-option]:not(.chosen):not(.go)");
    const confirm = go && !go.dataset.option;
    // Whoever gives their last striker away has lost: not what this test is about.
    if (
      go &&
      /retire/.test(document.querySelector(".frame").dataset.kind ?? "")
    )
      return { name: go.textContent, ...(go.click(), {}) };
    const wish = [...board, ...board, ...words, ...(go ? [go] : [])];
    if (!wish.length) return null;
    const chosen =
      confirm && number < 0.6
        ? go
        : wish[Math.floor(number * wish.length) % wish.length];
    chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = chosen.getBoundingClientRect();
    const [x, y] = [
      box.left + Math.min(12, box.width / 2),
      box.top + Math.min(16, box.height / 2),
    ];
    const name = chosen.getAttribute("aria-label") || chosen.textContent.trim();
    if (chosen.contains(document.elementFromPoint(x, y))) return { name, x, y };
    chosen.click(); // hidden under its neighbour, as a card in a full hand may be
    return { name };
  }, roll());
  if (target?.x !== undefined) await page.mouse.click(target.x, target.y);
  return target?.name ?? "";
}

/** Plays on until the game is over or so many presses were made; returns how many. */
export async function playOn(page, roll, most = 4000) {
  for (let presses = 0; presses < most; presses++) {
    const now = await settled(page);
    if (now?.over) return presses;
    if (await page.locator(".curtain").count())
      await page.locator(".curtain button").click();
    else await act(page, roll);
    await page.waitForTimeout(5);
  }
  throw new Error(`not over after ${most} presses`);
}

/** Presses so many things, or fewer where the game ends before; three computers may think before one is asked again. */
export async function playSome(page, presses, roll = dice(11)) {
  const patience = 180_000;
  for (let i = 0; i < presses; i++) {
    if ((await settled(page, patience)).over) return;
    await act(page, roll);
    await page.waitForTimeout(5);
  }
  await settled(page, patience);
}

/** Gives the game up through the menu, with the question whether one is sure. */
export async function surrender(page) {
  await page.keyboard.press("F1");
  await page.locator(".sheet .danger").click();
  await page.locator(".sheet .danger").click();
  await page.locator(".over h2").waitFor();
}

const MODE = { ja: ["遊び方", "人数"], en: ["Mode", "Players"] };

/** A raid for so many, with computers in the other seats or an invitation to them. */
export async function startRaid(
  page,
  language,
  players,
  opponent = "computer",
) {
  await page.goto("/");
  await page.locator("form.start select").first().selectOption("pso2");
  const [mode, seats] = MODE[language].map((words) =>
    page
      .locator("form.start label.field", { hasText: words })
      .locator("select"),
  );
  await mode.selectOption("raid");
  await seats.selectOption(String(players));
  if (players > 1)
    await page
      .locator(`form.start input[value=${opponent}]`)
      .check({ force: true });
  await page.locator("form.start button.go").click();
}

export async function startGame(
  page,
  { game = "magical_duel", opponent = "computer", agent = "random" } = {},
) {
  await page.goto("/");
  await page.locator("form.start select").first().selectOption(game);
  await page
    .locator(`form.start input[value=${opponent}]`)
    .check({ force: true });
  if (opponent === "computer") {
    await page.locator("form.start button[aria-expanded]").click();
    await page
      .locator("form.start select")
      .filter({ has: page.locator("option[value=greedy]") })
      .selectOption(agent);
  }
  await page.locator("form.start button.go").click();
}
