/** A server and a browser for all tests of a file: opened before the first, closed behind the last. */

import { after, before } from "node:test";
import { openBrowser, Server } from "./driving.mjs";

export let server, browser;

before(async () => {
  server = await new Server().start();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
