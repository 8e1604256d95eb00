import { basename } from 'node:path';
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

/** Cold loads of the production build, or of each build that `DIST` names, beside the page's floor. */
export const loads: Bench = {
  title: 'Cold loads, CPU slowed 4 times, 150 ms, 1.6 Mbit/s: quote the ratios',
  rounds: 7,
  async scenarios(browser) {
    if (!process.env.DIST) await build({ logLevel: 'warn' });
    const folders = (process.env.DIST ?? 'dist').split(',');
    const builds = await Promise.all(
      folders.map(async (folder) => ({ folder, server: await serveBuild({ folder, callDelay }) })),
    );
    const [first] = builds;
    if (!first) return [];
    await serveBare(first.server);
    return [...benchPages, barePage].map((page) => {
      const floorAt = `/floor/${encodeURIComponent(page.name)}`;
      const floor = { isMade: false };
      const measureFloor = async () => {
        if (!floor.isMade) await makeFloor(browser, first.server, page, floorAt);
        floor.isMade = true;
        return load(browser, first.server.origin, floorAt, page);
      };
      const pages = builds.map(({ folder, server }) => [
        folders.length > 1 ? basename(folder) : 'page',
        () => load(browser, server.origin, addressFor(page), page),
      ]);
      return { what: page.name, variants: { floor: measureFloor, ...Object.fromEntries(pages) } };
    });
  },
};
