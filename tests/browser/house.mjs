/** A server and a browser for all tests of a file. */

import { after, before } from "node:test";
import { openBrowser, Server } from "./driving.mjs";

export let server, browser;

/** Opens them before the first test, and closes them behind the last. */
export function openHouse() {
  before(async () => {
    server = await new Server().start();
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
}
