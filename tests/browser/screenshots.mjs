/** Keeps pictures of every page on a phone, a tablet and a desktop in both languages, to be looked at. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  openBrowser,
  openPage,
  playSome,
  ROOT,
  Server,
  settled,
  startGame,
  startRaid,
  surrender,
} from "./driving.mjs";

const OUT = join(ROOT, "build/screenshots");
const SIZES = {
  phone: [390, 844, "light"],
  tablet: [1024, 768, "light"],
  desktop: [1440, 900, "dark"],
  // A phone on its side, a large screen, and high contrast: only where they differ.
  landscape: [844, 390, "dark"],
  large: [1920, 1080, "light"],
  contrast: [1440, 900, "contrast"],
};
/** What the README shows; taken anew only if asked for, since every game is another. */
const SHOWN = new Set(
  process.env.README_PICTURES
    ? ["table-magical_duel", "table-pso2-raid", "table-spellcard_strike"]
    : [],
);
const EVERYWHERE = new Set(["phone", "tablet", "desktop"]);
const VARIED = /^(table-|taught|replay$|over)/;
const MIDDLE = {
  magical_duel: 36,
  spellcard_strike: 16,
  pso2: 50,
  last_resort: 24,
  lyrical: 40,
};

mkdirSync(OUT, { recursive: true });
const only = process.argv[2];
const server = await new Server().start();
const browser = await openBrowser();

/** One visitor prepares everything worth showing; the pictures are taken with what that visitor keeps. */
async function prepare() {
  const page = await openPage(browser, server.base);
  const paths = {};
  for (const [game, presses] of Object.entries(MIDDLE)) {
    // A game that chance has ended early shows no middle of a game.
    for (let less = 0; less < 5; less++) {
      await startGame(page, { game, agent: "greedy" });
      await playSome(page, presses - 4 * less);
      if (!(await settled(page)).over) break;
    }
    paths[`table-${game}`] = new URL(page.url()).pathname;
  }
  await startGame(page, { game: "magical_duel", agent: "random" });
  await playSome(page, 60);
  await surrender(page);
  paths.over = new URL(page.url()).pathname;
  const replay = await page
    .locator('.over a[href^="/replay/"]')
    .getAttribute("href");
  paths.replay = `${replay}?at=50`;
  await page.goto("/");
  await page.locator("form.start select").first().selectOption("magical_duel");
  await page.locator(".learn button").click();
  await settled(page);
  await page.locator(".buttons .go").last().click();
  await page.waitForFunction(
    () => document.querySelector(".frame").dataset.kind === "call",
  );
  paths.taught = new URL(page.url()).pathname;
  await startRaid(page, "ja", 4);
  await playSome(page, 14);
  paths["table-pso2-raid"] = new URL(page.url()).pathname;
  await startGame(page, { opponent: "friend" });
  await page.locator(".room").waitFor();
  paths.waiting = new URL(page.url()).pathname;
  const link = await page.locator(".room input").inputValue();
  await page.goto("/decks/magical_duel");
  await page.locator("section:nth-of-type(2) li button").first().click();
  await page.locator(".builder").waitFor();
  paths.builder = new URL(page.url()).pathname;
  const state = await page.context().storageState();
  await page.context().close();
  return { state, paths, join: new URL(link).pathname };
}

/** Each hint of a taught game is said once; here it is wanted in every picture. */
const forgetLessons = (page, table) =>
  page.evaluate((id) => {
    const held = JSON.parse(localStorage["kirifuda.seats"]);
    held[id].lessons = ["hand"];
    localStorage["kirifuda.seats"] = JSON.stringify(held);
  }, table);

const { state, paths, join: invitation } = await prepare();
const pages = {
  home: "/",
  ...paths,
  join: invitation,
  decks: "/decks/magical_duel",
  cards: "/cards/magical_duel",
  card: "/cards/spellcard_strike/KW1-024",
  replays: "/replays",
  rules: "/rules/magical_duel",
  clause: "/rules/magical_duel/803_3",
  refused: "/table/nosuchtable00000",
};

for (const [size, [width, height, theme]] of Object.entries(SIZES)) {
  for (const language of ["ja", "en"]) {
    const origins = state.origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.map((kept) =>
        kept.name === "kirifuda.settings"
          ? {
              ...kept,
              value: JSON.stringify({
                language,
                motion: "off",
                name: "",
                ...(theme === "contrast" ? { theme } : {}),
              }),
            }
          : kept,
      ),
    }));
    const mine = await openPage(browser, server.base, {
      language,
      theme: theme === "contrast" ? "dark" : theme,
      width,
      height,
      storageState: { ...state, origins },
    });
    const guest = await openPage(browser, server.base, {
      language,
      theme: theme === "contrast" ? "dark" : theme,
      width,
      height,
    });
    for (const [name, path] of Object.entries(pages)) {
      if (only && !name.startsWith(only)) continue;
      if (!EVERYWHERE.has(size) && !VARIED.test(name)) continue;
      const page = name === "join" ? guest : mine;
      if (name === "taught") await forgetLessons(page, path.split("/").at(-1));
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(400);
      await page.screenshot({
        path: join(OUT, `${name}-${size}-${language}.png`),
      });
      if (size === "desktop" && language === "en" && SHOWN.has(name))
        await page.screenshot({
          path: join(ROOT, `docs/images/${name}.jpg`),
          type: "jpeg",
          quality: 78,
        });
      if (page.errors.length)
        console.log(`${name} ${size} ${language}:`, page.errors.splice(0));
    }
    await mine.context().close();
    await guest.context().close();
  }
}
await browser.close();
await server.stop();
console.log(`pictures in ${OUT}`);
