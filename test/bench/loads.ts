import type { Browser } from 'playwright';
import { build } from 'vite';
import { barePage, serveBare } from './loads/bare.ts';
import { floorOf } from './loads/floor.ts';
import { addressFor, load, openWatched } from './loads/load.ts';
import { type BenchPage, benchPages } from './loads/pages.ts';
import type { Bench } from './scenario.ts';
import { type BenchServer, serveBuild } from './server.ts';

/** Milliseconds of a call on the server and on the line: Chromium counts the delay of the server as part of the latency. */
const callDelay = 250;

/** Makes a static document of the page as it is when everything has loaded. */
async function makeFloor(browser: Browser, server: BenchServer, page: BenchPage, at: string): Promise<void> {
  const opened = await openWatched(browser, server.origin);
  await opened.page.goto(addressFor(page));
  await opened.page.evaluate((content) => window.painted(content), page.content);
  await opened.settle();
  server.put(at, await opened.page.evaluate(floorOf));
  await opened.close();
}

/** Cold loads of the production build, each beside its floor. */
export const loads: Bench = {
  title: 'Cold loads, CPU slowed 4 times, 150 ms, 1.6 Mbit/s: quote the ratios',
  rounds: 7,
  async scenarios(browser) {
    if (!process.env.DIST) await build({ logLevel: 'warn' });
    const server = await serveBuild({ callDelay });
    await serveBare(server);
    return [...benchPages, barePage].map((page) => {
      const floorAt = `/floor/${encodeURIComponent(page.name)}`;
      const floor = { isMade: false };
      return {
        what: page.name,
        variants: {
          floor: async () => {
            if (!floor.isMade) await makeFloor(browser, server, page, floorAt);
            floor.isMade = true;
            return load(browser, server.origin, floorAt, page);
          },
          page: () => load(browser, server.origin, addressFor(page), page),
        },
      };
    });
  },
};
