/** Whole games through the page: with the pointer in each game, and one by keyboard alone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dice,
  openPage,
  playOn,
  settled,
  startGame,
  startRaid,
} from "./driving.mjs";
import { browser, server } from "./house.mjs";

for (const [game, width, height, language] of [
  ["magical_duel", 1440, 900, "ja"],
  ["spellcard_strike", 390, 844, "en"],
  ["pso2", 820, 1180, "en"],
  ["lyrical", 820, 1180, "ja"],
  ["last_resort", 1440, 900, "en"],
]) {
  test(
    `${game}: a whole game to its end against the computer`,
    { timeout: 900_000 },
    async () => {
      const page = await openPage(browser, server.base, {
        width,
        height,
        language,
      });
      await startGame(page, { game, agent: "greedy" });

      await playOn(page, dice(7));

      await page.locator(".over h2").waitFor();
      assert.match(
        await page.locator(".over h2").innerText(),
        /勝利|敗北|引き分け|Victory|Defeat|Draw/,
      );
      await page.locator(".over .clause-box").waitFor();
      await page.locator('.over a[href^="/replay/"]').waitFor();
      assert.deepEqual(page.errors, []);
      await page.context().close();
    },
  );
}

test("pso2: a whole raid to its end", { timeout: 900_000 }, async () => {
  const page = await openPage(browser, server.base, { language: "en" });
  await startRaid(page, "en", 1);

  await playOn(page, dice(7));

  await page.locator(".over h2").waitFor();
  await page.locator(".over .clause-box").waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

const active = (page, selector) =>
  page.evaluate(
    (wanted) => document.activeElement?.matches(wanted) ?? false,
    selector,
  );

/** Tab until something that matches is focused. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 60; presses++) {
    if (await active(page, selector)) return true;
    await page.keyboard.press("Tab");
  }
  return false;
}

/** Answers with keys only: G goes round what glows, Enter or Space takes it, digits take what is listed. */
async function answerByKey(page, roll) {
  const offered = await page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.getBoundingClientRect().width && !element.disabled,
      );
    const go = shown(".buttons .go").at(-1);
    return {
      glows: shown('[data-can="true"]').filter(
        (element) => !element.querySelector(".pick"),
      ).length,
      words: shown(".buttons [data-option]:not(.go)").length,
      confirm: go !== undefined && !go.dataset.option,
      pass: go !== undefined && go.dataset.option !== undefined,
      several:
        document.querySelector(".buttons .go:not([data-option])") !== null,
    };
  });
  const chance = roll();
  if (offered.confirm && chance < 0.6) {
    if (await tabTo(page, ".buttons .go")) await page.keyboard.press("Enter");
  } else if (offered.glows && chance < 0.8) {
    const steps = 1 + Math.floor(roll() * offered.glows);
    for (let i = 0; i < steps; i++) await page.keyboard.press("g");
    await page.keyboard.press(offered.several ? "Space" : "Enter");
  } else if (offered.words)
    await page.keyboard.press(
      String(1 + Math.floor(roll() * Math.min(offered.words, 9))),
    );
  else if (offered.pass && (await tabTo(page, ".buttons .go")))
    await page.keyboard.press("Enter");
}

test(
  "magical_duel: a whole game by keyboard alone",
  { timeout: 900_000 },
  async () => {
    const page = await openPage(browser, server.base);
    await page.goto("/");
    await page.locator("form.start").waitFor();
    assert.ok(await tabTo(page, "form.start .button.go"));
    await page.keyboard.press("Enter");
    const roll = dice(3);

    let over = false;
    for (let answers = 0; answers < 3000 && !over; answers++) {
      over = (await settled(page, 60_000)).over;
      if (!over) await answerByKey(page, roll);
      await page.waitForTimeout(5);
    }

    assert.ok(over, "the game ends");
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },
);
