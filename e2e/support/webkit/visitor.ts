import { readdirSync } from 'node:fs';
import { seenIn, type Visitor } from '#e2e/engines/visitor.ts';
import type { WebKit } from './test.ts';
import { typeInto } from './webkit-page.ts';

/** A person in WebKit, at the build that a bank serves. */
export function webKitVisitor({ page, portal, inPage, home }: WebKit): Visitor {
  const { driver } = page;
  portal.prepare(inPage);
  return {
    ...page,
    beforeEachDocument: async (script) => portal.prepare(`${inPage}(${script})();`),
    async open(persona, address) {
      await driver.get('about:blank');
      const [path = '', hash = ''] = address.split(/(?=#)/);
      // The session of the sandbox begins with its first response.
      await driver.get(`${portal.origin}/min-side`);
      await driver.executeScript(
        "return fetch('/sandbox/latency', { method: 'PUT', body: JSON.stringify({ ms: 0 }), headers: { 'Content-Type': 'application/json' } }).then(({ status }) => status)",
      );
      await driver.get(`${portal.origin}${path}${path.includes('?') ? '&' : '?'}persona=${persona}${hash}`);
    },
    press: async (role, name) => (await page.element({ role, name, isWhole: true })).click(),
    async type(name, text) {
      const roles = ['textbox', 'searchbox'] as const;
      await typeInto(await page.element(...roles.map((role) => ({ role, name, isWhole: true }))), text);
    },
    reload: () => driver.navigate().refresh(),
    sees: seenIn(page.evaluate),
    downloads: () => readdirSync(home),
  };
}
