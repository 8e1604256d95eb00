import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/** Loads if the first screen is shown before the visitor's name is known, which differs from load to load. */
const sometimes = /\/load-names-/;

/** Records every request of a page but one; `seen` counts them, with the weight of its code in kB after gzip. */
export function countRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!sometimes.test(pathname)) paths.push(pathname);
  });
  return {
    seen() {
      const scripts = paths.filter((path) => path.endsWith('.js'));
      const bytes = scripts.map((path) => gzipSync(readFileSync(`dist${path}`)).length);
      const js = bytes.reduce((sum, each) => sum + each, 0) / 1000;
      return { requests: paths.length, scripts: scripts.length, js };
    },
  };
}

/** Runs in the page: it never becomes idle, so it does not load the code of the next pages. */
export function stayBusy(idleTime: number) {
  const set = window.setTimeout;
  Object.assign(window, {
    setTimeout: (callback: () => void, delay?: number) => (delay === idleTime ? 0 : set(callback, delay)),
  });
}
