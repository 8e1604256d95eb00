import type { Browser, Page } from 'playwright';
import { main } from '#e2e/support/documents.ts';
import { type Employee, employees } from '#sandbox/employees/employees.ts';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { openPage, slowDown } from './page.ts';
import { type Bench, type Measured, median } from './scenario.ts';
import { serveBuild } from './server.ts';

const typed = 'berg';

const persona = 'business-large';
const policy = policiesOf(personas[persona]).find(({ produkt }) => produkt === 'N17');
const list = `#/bm/personal/${policy?.forsikringsnummer}/${policy?.versjon}/ansattliste`;

const letters = [...'abcdefghij'];

/** Gives each employee a unique name, as in most companies; the sandbox has a few hundred names. */
function named(employee: Employee, index: number): Employee {
  const middle = [...String(index).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('');
  const navn = employee.personInfo.navn.replace(' ', ` M${middle} `);
  return { ...employee, personInfo: { ...employee.personInfo, navn } };
}

declare global {
  interface Window {
    /** Resolves with the time of the paint after the first card is in the page. */
    listPainted(): Promise<number>;
    keyPainted: Promise<number>;
  }
}

/** Runs in the page, before its own code. */
function watchPaints() {
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  window.listPainted = () =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector('.card-list__card')) return;
        observer.disconnect();
        void afterPaint().then(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true });
      look();
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.keyPainted = afterPaint().then((painted) => painted - timeStamp);
    },
    { capture: true },
  );
}

/** Opens the list by its address, from another page of the app. */
const openAgain = (page: Page) =>
  page.evaluate(async (address) => {
    performance.clearResourceTimings();
    const start = performance.now();
    location.hash = address;
    const painted = await window.listPainted();
    const [response] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/bm/ansattliste/'));
    const { responseEnd = start } = (response ?? {}) as Partial<PerformanceResourceTiming>;
    return { open: painted - start, afterResponse: painted - responseEnd, address: response?.name ?? '' };
  }, list);

const parseAgain = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const start = performance.now();
    JSON.parse(await (await fetch(url, { cache: 'no-store' })).text());
    return performance.now() - start;
  }, address);

async function time(browser: Browser, origin: string): Promise<Measured> {
  const { page, cdp, close } = await openPage(browser, origin);
  await page.addInitScript(watchPaints);
  await slowDown(cdp);
  await page.goto(`${main}?persona=${persona}${list}`, { waitUntil: 'commit' });
  const load = await page.evaluate(() => window.listPainted());

  await page.evaluate(() => {
    location.hash = '#/bm/bestille';
  });
  await page.getByRole('button', { name: 'Kontakt meg' }).waitFor();
  const { address, open, afterResponse } = await openAgain(page);

  await page.getByRole('searchbox').focus();
  const keys: number[] = [];
  for (const letter of typed) {
    await page.keyboard.press(letter);
    keys.push(await page.evaluate(() => window.keyPainted));
  }
  const parsed = await parseAgain(page, address);
  await close();
  return {
    'key to paint': median(keys),
    'open within the app': open,
    'of which after the response': afterResponse,
    'reading and parsing alone': parsed,
    'load the document': load,
  };
}

/** Compares a list of 10 000 employees with one of 100. */
export const employeeList: Bench = {
  title: 'The employee list in ms, CPU slowed 4 times; the goal is a ratio of 1.5',
  rounds: 15,
  async scenarios(browser) {
    const serveWith = (size: number) =>
      serveBuild({ responses: { '/bm/ansattliste/': employees(size).map(named) } });
    const [short, long] = [await serveWith(100), await serveWith(10_000)];
    return [
      {
        what: 'employees',
        variants: {
          '100': () => time(browser, short.origin),
          '10 000': () => time(browser, long.origin),
        },
      },
    ];
  },
};
