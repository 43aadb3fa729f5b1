/** Hands on the board: drags, long presses, the trail back, warnings, the taught game, movement and sound. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, settled } from "./driving.mjs";
import { browser, server } from "./house.mjs";

/** The taught game: the same cards every time. */
async function learn(page, game) {
  await page.goto("/");
  await page.locator("form.start select").first().selectOption(game);
  await page.locator(".learn button").click();
  await settled(page);
}
const version = (page) => page.locator(".frame").getAttribute("data-version");
const kind = (page) => page.locator(".frame").getAttribute("data-kind");
/** Waits for a question of this kind, passing whatever else is asked. */
async function until(page, wanted, most = 30) {
  for (let i = 0; i < most; i++) {
    await settled(page);
    if ((await kind(page)) === wanted) return;
    const before = await version(page);
    await page.locator(".buttons .go").last().click();
    await page.waitForFunction(
      (old) =>
        document.querySelector(".frame").dataset.version !== old &&
        document.querySelector(".frame").dataset.asked === "true",
      before,
    );
  }
  assert.equal(await kind(page), wanted);
}
const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
async function drag(page, from, to) {
  const [x1, y1] = await middle(from);
  const [x2, y2] = await middle(to);
  await page.mouse.move(x1, y1);
  await page.mouse.down();
  await page.mouse.move(x1 + 9, y1 - 9);
  await page.mouse.move(x2, y2, { steps: 4 });
  await page.mouse.up();
}

test(
  "the taught game says its goal, points at what to press, repeats nothing and can be left",
  { timeout: 60_000 },
  async () => {
    for (const [language, goal, leave] of [
      ["ja", /めあて/, "手ほどきを終える"],
      ["en", /Your goal/, "No more hints"],
    ]) {
      const page = await openPage(browser, server.base, { language });
      await learn(page, "magical_duel");
      assert.match(await page.locator(".coach").innerText(), goal);
      assert.equal(await page.locator(".buttons .hinted").count(), 1);
      const first = await page.locator(".coach .words").innerText();
      await until(page, "call");
      const second = await page.locator(".coach .words").innerText();
      assert.notEqual(second, first);
      assert.ok((await page.locator("#hand .hinted").count()) > 0);
      await page.reload();
      await settled(page);
      assert.ok(
        !(await page.locator(".coach").innerText()).includes(
          second.slice(0, 12),
        ),
        "said once",
      );
      await page.getByText(leave).click();
      assert.equal(await page.locator(".coach").count(), 0);
      assert.equal(await page.locator(".hinted").count(), 0);
      assert.deepEqual(page.errors, []);
      await page.context().close();
    }
  },
);

test(
  "a card is dragged onto the table; dropped beside it, it springs back",
  { timeout: 60_000 },
  async () => {
    const page = await openPage(browser, server.base);
    await learn(page, "magical_duel");
    await until(page, "call");
    const asked = await version(page);
    const servant = page.locator('#hand [data-card="NS1-036"]').first();
    const card = (await servant.count())
      ? servant
      : page.locator("#hand [data-can=true]").last();

    await drag(page, card, page.locator(".top-bar h1"));
    assert.equal(
      await version(page),
      asked,
      "nothing is answered off the table",
    );

    await drag(page, card, page.locator('[data-zone="casters:0"]'));
    await page.waitForFunction(
      () =>
        document.querySelectorAll('[data-zone="casters:0"] [data-handle]')
          .length === 1,
    );
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },
);

test(
  "one drag from the hand to an area says two answers; the trail leads back; a last striker is not retired by a slip",
  { timeout: 60_000 },
  async () => {
    const page = await openPage(browser, server.base, { language: "en" });
    await learn(page, "spellcard_strike");
    await until(page, "retire");
    const asked = await version(page);
    await page.locator('[data-board] [data-can="true"]').first().click();
    await page.locator(".prompt .main.danger").waitFor();
    assert.match(
      await page.locator(".prompt .main").innerText(),
      /last striker/,
    );
    assert.equal(await version(page), asked);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".prompt .main.danger").count(), 0);

    await until(page, "summon");
    await page.locator('#hand [data-can="true"]').first().click();
    await page.waitForFunction(
      () => document.querySelector(".frame").dataset.kind !== "summon",
    );
    await page.locator(".steps button.done").first().click();
    await page.waitForFunction(
      () => document.querySelector(".frame").dataset.kind === "summon",
    );

    await drag(
      page,
      page.locator('#hand [data-can="true"]').first(),
      page.locator('[data-cell="0,0"]'),
    );
    await page
      .locator('[data-cell="0,0"] [data-handle]')
      .waitFor({ timeout: 5000 });
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },
);

test(
  "a long press reads a card by touch, and a finger drags as a pointer does",
  { timeout: 60_000 },
  async () => {
    const page = await openPage(browser, server.base, {
      width: 390,
      height: 844,
      hasTouch: true,
    });
    await learn(page, "magical_duel");
    await until(page, "call");
    const asked = await version(page);
    const hand = page.locator("#hand [data-can=true]").last();
    const touch = (element, type, [x, y]) =>
      element.dispatchEvent(type, {
        pointerType: "touch",
        pointerId: 5,
        button: 0,
        clientX: x,
        clientY: y,
        bubbles: true,
      });
    const at = await middle(hand);
    await touch(hand, "pointerdown", at);
    await page.locator(".inspector").waitFor({ timeout: 2000 });
    await touch(hand, "pointerup", at);
    await hand.evaluate((card) => card.click());
    assert.equal(await version(page), asked, "reading is no answer");
    await page.keyboard.press("Escape");

    await touch(hand, "pointerdown", at);
    const row = await middle(page.locator('[data-zone="casters:0"]'));
    await touch(hand, "pointermove", [at[0], at[1] - 30]);
    await touch(hand, "pointermove", row);
    await touch(hand, "pointerup", row);
    await page.waitForFunction(
      () =>
        document.querySelectorAll('[data-zone="casters:0"] [data-handle]')
          .length === 1,
    );
    await page.context().close();
  },
);

for (const [motion, moves] of [
  ["normal", true],
  ["off", false],
]) {
  test(
    `movement is ${moves ? "drawn" : "left out"} with motion ${motion}; sound waits to be turned on`,
    { timeout: 60_000 },
    async () => {
      const page = await openPage(browser, server.base, { motion });
      await page.addInitScript(() => {
        globalThis.moved = 0;
        globalThis.sounded = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
          globalThis.moved += 1;
          return animate.apply(this, given);
        };
        globalThis.AudioContext = class extends AudioContext {
          createOscillator() {
            globalThis.sounded += 1;
            return super.createOscillator();
          }
        };
      });
      await learn(page, "magical_duel");
      await until(page, "call");
      await page.locator("#hand [data-can=true]").last().click();
      await page
        .locator('[data-zone="casters:0"] [data-handle]')
        .first()
        .waitFor();
      assert.equal(await page.evaluate(() => globalThis.moved > 0), moves);
      assert.equal(await page.evaluate(() => globalThis.sounded), 0);
      await page.keyboard.press("F1");
      await page
        .locator(".preferences select")
        .filter({ has: page.locator("option[value=on]") })
        .selectOption("on");
      assert.ok((await page.evaluate(() => globalThis.sounded)) > 0);
      assert.deepEqual(page.errors, []);
      await page.context().close();
    },
  );
}

test(
  "stops, holding and yields are kept by the seat through a reload",
  { timeout: 60_000 },
  async () => {
    const page = await openPage(browser, server.base);
    await learn(page, "magical_duel");
    await page.locator(".rail button", { hasText: "エンド" }).click();
    await page
      .locator(".rail button", { hasText: "バトル" })
      .click({ modifiers: ["Shift"] });
    await page.keyboard.press("h");
    const set = async () => [
      await page.locator(".rail button.mine").innerText(),
      await page.locator(".rail button.theirs").innerText(),
      await page.locator(".passing input").nth(1).isChecked(),
    ];
    await page.waitForFunction(
      () => document.querySelectorAll(".passing input")[1]?.checked,
    );
    const before = await set();
    await page.waitForTimeout(200);
    await page.reload();
    await settled(page);
    assert.deepEqual(await set(), before);
    assert.equal(before[2], true);

    await until(page, "action");
    for (let i = 0; i < 20; i++) {
      await settled(page);
      if (await page.locator(".rail [aria-current] button.mine").count()) break;
      await page.locator(".buttons .go").last().click();
      await page.waitForTimeout(60);
    }
    assert.equal(
      await page.locator(".rail [aria-current] button.mine").count(),
      1,
      "asked at the stop, though nothing can be done there",
    );
    await page.context().close();
  },
);
