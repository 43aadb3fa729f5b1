/** Two browsers at one table, one screen for two, spectators, decks, replays. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  act,
  dice,
  openPage,
  playOn,
  playSome,
  settled,
  startGame,
  startRaid,
  surrender,
} from "./driving.mjs";
import { browser, server } from "./house.mjs";

const isAsked = (page) =>
  page.evaluate(
    () => document.querySelector(".frame")?.dataset.asked === "true",
  );
const isOver = (page) =>
  page.evaluate(
    () => document.querySelector(".frame")?.dataset.over === "true",
  );
const question = (page) => page.locator(".prompt .main").innerText();

/** Lets whoever is asked answer, so many times or until the game is over. */
async function playBoth(pages, roll, answers) {
  for (let i = 0; i < answers; i++) {
    if (await isOver(pages[0])) return true;
    let acted = false;
    for (const page of pages)
      if (await isAsked(page)) acted = (await act(page, roll)) !== "" || acted;
    await pages[0].waitForTimeout(acted ? 8 : 40);
  }
  return isOver(pages[0]);
}

/** Waits until one of the pages is asked: before that, automatic passes may still be under way. */
async function stands(pages) {
  for (let i = 0; i < 400; i++) {
    const asked = await Promise.all(pages.map(isAsked));
    if (asked.includes(true)) return;
    await pages[0].waitForTimeout(50);
  }
  throw new Error("nobody is asked");
}

test(
  "a game by link, through a reload and a killed server, watched by a third",
  { timeout: 900_000 },
  async () => {
    const host = await openPage(browser, server.base);
    const guest = await openPage(browser, server.base, {
      language: "en",
      theme: "light",
      width: 1024,
      height: 768,
    });
    const watcher = await openPage(browser, server.base);
    await startGame(host, { opponent: "friend" });
    const link = await host.locator(".room input").inputValue();
    await guest.goto(link);
    await guest.locator("form.join .button.go").click();
    await Promise.all([
      host.locator(".frame").waitFor(),
      guest.locator(".frame").waitFor(),
    ]);
    const watch = await host.evaluate(
      () =>
        Object.entries(JSON.parse(localStorage["kirifuda.seats"])).map(
          ([table, held]) => `/watch/${table}/${held.watch}`,
        )[0],
    );
    await watcher.goto(watch);
    await watcher.locator(".frame").waitFor();
    const roll = dice(5);
    await playBoth([host, guest], roll, 40);

    await stands([host, guest]);
    const beforeReload = await question(host);
    await host.reload();
    await host.locator(".frame").waitFor();
    assert.equal(
      await question(host),
      beforeReload,
      "a reload comes back to the same prompt",
    );

    await playBoth([host, guest], roll, 20);
    await stands([host, guest]);
    const beforeCrash = await Promise.all([question(host), question(guest)]);
    await server.kill();
    await host.waitForFunction(() => document.querySelector(".frame.lost"));
    await server.start();
    await Promise.all(
      [host, guest].map((page) =>
        page.waitForFunction(
          () => !document.querySelector(".frame.lost"),
          null,
          { timeout: 40_000 },
        ),
      ),
    );
    await stands([host, guest]);
    assert.deepEqual(
      await Promise.all([question(host), question(guest)]),
      beforeCrash,
      "a killed server brings both back to the same prompt",
    );

    assert.equal(
      await watcher.locator("#hand").count(),
      0,
      "a spectator has no hand",
    );
    if (!(await playBoth([host, guest], roll, 60))) await surrender(host);
    await guest.locator(".over h2").waitFor();
    for (const page of [host, guest, watcher]) {
      assert.deepEqual(page.errors, []);
      await page.context().close();
    }
  },
);

test(
  "two players on one screen hand it over behind a curtain",
  { timeout: 300_000 },
  async () => {
    const page = await openPage(browser, server.base);
    await startGame(page, { opponent: "here" });
    const roll = dice(9);

    let curtains = 0;
    for (let i = 0; i < 200 && curtains < 3; i++) {
      await settled(page);
      if (await page.locator(".curtain").count()) {
        curtains += 1;
        await page.locator(".curtain button").click();
      } else await act(page, roll);
      await page.waitForTimeout(5);
    }

    assert.equal(curtains, 3);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },
);

test(
  "a deck is built, checked, kept and played",
  { timeout: 300_000 },
  async () => {
    const page = await openPage(browser, server.base);
    await page.goto("/decks/magical_duel");
    await page
      .locator("section[aria-labelledby=shipped-title] li button")
      .first()
      .click();
    await page.locator(".legal").waitFor();

    await page.locator(".deck .name input").fill("試しのデッキ");
    await page.locator(".deck ul li .step").first().click();
    await page.locator(".broken").first().waitFor();
    await page.locator(".deck header .button").click();
    await page.locator(".legal").waitFor();
    await page.locator(".deck .button", { hasText: "テキスト" }).click();
    const text = await page.locator(".deck textarea").inputValue();
    assert.match(text, /NS1-001/);
    await page.reload();
    assert.equal(
      await page.locator(".deck .name input").inputValue(),
      "試しのデッキ",
    );
    await page.locator(".legal").waitFor();
    await page.locator(".deck .button.go").click();
    await page.locator("form.start").waitFor();
    assert.match(
      await page.locator("form.start select").nth(1).inputValue(),
      /^own-/,
    );
    await page.locator("form.start .button.go").click();
    await settled(page);

    await page.goto("/decks/magical_duel");
    await page
      .locator("section[aria-labelledby=import-title] textarea")
      .fill(text);
    await page.locator("section[aria-labelledby=import-title] button").click();
    await page.locator(".builder .legal").waitFor();
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },
);

test(
  "a replay is scrubbed, seen from both sides and played on from",
  { timeout: 600_000 },
  async () => {
    const page = await openPage(browser, server.base);
    await startGame(page, { agent: "random" });
    const roll = dice(2);
    await playSome(page, 40, roll);
    if (!(await isOver(page))) await surrender(page);
    await page.locator('.over a[href^="/replay/"]').click();
    await page.locator(".scrubber").waitFor();

    const place = () => page.locator(".scrubber output").innerText();
    const start = await place();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await place(), start);
    await page.keyboard.press("End");
    const end = await place();
    await page.keyboard.press("Shift+ArrowLeft");
    assert.notEqual(await place(), end);
    await page.locator(".scrubber select").nth(1).selectOption("both");
    await page.locator(".fan.open").waitFor();
    const address = page.url();
    await page.goto(address);
    await page.locator(".scrubber").waitFor();
    assert.equal(
      await page.locator(".scrubber select").nth(1).inputValue(),
      "both",
      "the link names the side",
    );
    await page.keyboard.press("Home");
    for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
    await page.locator(".scrubber select").nth(1).selectOption("0");
    await page
      .locator(".scrubber .button", { hasText: "ここから遊ぶ" })
      .click();
    await page
      .locator(".scrubber .on .button", { hasText: "コンピュータ" })
      .click();
    await settled(page);
    await playOn(page, dice(4), 3).catch(() => undefined);

    assert.match(page.url(), /\/table\//);
    await page.goto(address);
    await page.locator(".scrubber").waitFor();
    await page.locator(".scrubber select").nth(2).selectOption({ index: 1 });
    await page
      .locator(".scrubber .button", { hasText: "ここから遊ぶ" })
      .click();
    await page.locator(".scrubber .on .button", { hasText: "友だち" }).click();
    const link = await page.locator(".room input").inputValue();
    const friend = await openPage(browser, server.base, { language: "en" });
    await friend.goto(link);
    await friend.locator("form.join .button.go").waitFor();
    assert.equal(
      await friend.locator("form.join select").count(),
      0,
      "the game has its decks already",
    );
    await friend.locator("form.join .button.go").click();
    await Promise.all(
      [page, friend].map((one) => one.locator(".frame").waitFor()),
    );
    assert.deepEqual([...page.errors, ...friend.errors], []);
    await friend.context().close();
    await page.context().close();
  },
);

test(
  "a raid: seats for persons and computers, each by its own link, against a seat that plays itself",
  { timeout: 300_000 },
  async () => {
    const host = await openPage(browser, server.base);
    await startRaid(host, "ja", 3, "friend");
    await host.locator(".room").waitFor();
    assert.equal(await host.locator(".room li").count(), 4);
    const invitation = await host.locator(".room input").inputValue();

    await host
      .locator(".room li", { hasText: "席" })
      .nth(1)
      .locator("button")
      .last()
      .click();
    await host.waitForFunction(
      () => document.querySelectorAll(".room li.ready").length === 3,
    );
    const friend = await openPage(browser, server.base, { language: "en" });
    await friend.goto(`${invitation}?seat=1`);
    await friend.locator("form.join .button.go").click();
    await Promise.all(
      [host, friend].map((page) => page.locator(".frame").waitFor()),
    );

    for (const page of [host, friend]) {
      await page.locator(".member").first().waitFor();
      assert.equal(await page.locator(".member").count(), 3);
      await page.locator(".member .name button").first().click();
      await page.locator(".sheet .cards").first().waitFor();
      await page.keyboard.press("Escape");
    }
    await playBoth([host, friend], dice(8), 25);
    assert.deepEqual([...host.errors, ...friend.errors], []);
    await host.context().close();
    await friend.context().close();
  },
);
