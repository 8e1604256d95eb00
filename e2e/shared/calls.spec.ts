import { expect } from 'playwright/test';
import { idleTime } from '#app/main/idle-time.ts';
import { subApps } from '#documents/sub-apps.ts';
import { documentOf, main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { earlyVisits } from '#test/journeys/early-visits.ts';
import { requestLimits } from './request-limits.ts';
import { countRequests, stayBusy } from './requests.ts';

declare global {
  interface Window {
    readPaths: string[];
  }
}

/** Runs in the page: records the path of each response that a call reads. The first code reads copies of good ones, as JSON. */
function recordReads() {
  window.readPaths = [];
  const record = ({ url }: Response) => {
    const { pathname, search } = new URL(url);
    window.readPaths.push(pathname.replace('/rest', '') + search);
  };
  const { text, blob, json } = Response.prototype;
  Object.assign(Response.prototype, {
    text(this: Response) {
      record(this);
      return text.call(this);
    },
    blob(this: Response) {
      record(this);
      return blob.call(this);
    },
    json(this: Response) {
      if (!this.ok) record(this);
      return json.call(this);
    },
  });
}

interface Visit {
  readonly page: string;
  readonly persona: PersonaId;
  readonly address: string;
  readonly unread?: readonly string[];
}

/** Sent together with the identification, which is refused. */
const refusedAtOnce = ['/toggle/overgang', '/skade/kunde', '/avtalebytte', '/bankinfo'];

const others: readonly Visit[] = [
  { page: 'the form of the buy page', persona: 'private-one', address: documentOf('direct-debit') },
  {
    page: 'the landing page during maintenance',
    persona: 'maintenance',
    address: `${main}#/`,
    unread: refusedAtOnce,
  },
  {
    page: 'the landing page without a login',
    persona: 'logged-out',
    address: `${main}#/`,
    unread: refusedAtOnce,
  },
  {
    page: 'the landing page without a role',
    persona: 'business-no-role',
    address: `${main}#/`,
    unread: ['/skade/kunde', '/avtalebytte', '/bankinfo'],
  },
];

const visits: readonly Visit[] = [
  ...earlyVisits
    .filter(({ leaves }) => !leaves)
    .map((visit) => ({
      ...visit,
      address: visit.address.startsWith('#') ? main + visit.address : visit.address,
    })),
  ...others,
];

test('each document has a page with limits, and each page with limits is opened', () => {
  const limited = visits.filter(({ page }) => requestLimits[page]);
  expect(limited.map(({ page }) => page).toSorted()).toEqual(Object.keys(requestLimits).toSorted());
  const paths = limited.map(({ address }) => address.replace(/[?#].*/, ''));
  expect(subApps.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});

for (const { page: name, persona, address, unread = [] } of visits)
  test(`${name} sends no read twice, reads each response, and keeps its limits`, async ({ page }) => {
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordReads);
    await page.addInitScript(stayBusy, idleTime);
    const { seen } = countRequests(page);
    await visitAs(page, persona, address);
    await waitUntilLoaded(page);
    const limits = requestLimits[name];
    if (limits) {
      const { requests, scripts, js } = seen();
      expect.soft(requests, 'requests').toBeLessThanOrEqual(limits.requests);
      expect.soft(scripts, 'files of code').toBeLessThanOrEqual(limits.scripts);
      expect.soft(js, 'kB of code').toBeLessThanOrEqual(limits.js);
    }
    const log = await sandboxOf(page).log();
    const sent = log.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(sent.filter((path, index) => sent.indexOf(path) !== index)).toEqual([]);
    const read = await page.evaluate(() => window.readPaths);
    expect(sent.filter((path) => !read.includes(path)).toSorted()).toEqual([...unread].toSorted());
  });
