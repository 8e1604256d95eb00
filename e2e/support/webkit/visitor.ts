import { readdirSync } from 'node:fs';
import { seenIn, type Visitor } from '#e2e/engines/visitor.ts';
import type { WebKit } from './test.ts';
import { typeInto } from './webkit-page.ts';

/** Runs in the page. The session of the sandbox begins with its first response. */
const respondAtOnce = `return fetch('/sandbox/latency', {
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ ms: 0 }),
}).then(({ status }) => status)`;

/** A person in WebKit, at the build that a bank serves. */
export function webKitVisitor({ page, portal, inPage, home }: WebKit): Visitor {
  const { driver } = page;
  portal.prepare(inPage);
  let isFirst = true;
  /** Removes the data of the previous test: the tests of a process share the browser. */
  const startSession = async () => {
    await driver.get(`${portal.origin}/min-side`);
    await driver.manage().deleteAllCookies();
    await driver.executeScript('try { localStorage.clear(); sessionStorage.clear(); } catch {}');
    await driver.executeScript(respondAtOnce);
  };
  return {
    ...page,
    beforeEachDocument: async (script) => portal.prepare(`${inPage}(${script})();`),
    async open(persona, address) {
      const [path = '', hash = ''] = address.split(/(?=#)/);
      if (isFirst) await startSession();
      isFirst = false;
      await driver.get('about:blank');
      await driver.get(`${portal.origin}${path}${path.includes('?') ? '&' : '?'}persona=${persona}${hash}`);
    },
    press: async (role, name) => (await page.element({ role, name, isWhole: true })).click(),
    async type(name, text) {
      const roles = ['textbox', 'searchbox'] as const;
      await typeInto(await page.element(...roles.map((role) => ({ role, name, isWhole: true }))), text);
    },
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    sees: seenIn(page.evaluate),
    keepsPages: true,
    downloads: () => readdirSync(home),
  };
}
