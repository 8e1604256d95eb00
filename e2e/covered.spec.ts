import { expect } from 'playwright/test';
import { test } from './support/journey.ts';
import { coveredControls } from './support/look/covered.ts';

const over = 'position: absolute; inset: 0; z-index: 1';

/** The controls that are found on a page with this content. */
const cases: readonly (readonly [name: string, content: string, found: readonly string[]])[] = [
  ['a free button', '<button>Send</button>', []],
  [
    'a button below a transparent element',
    `<button>Send</button><div class="veil" style="${over}"></div>`,
    ["button. 'Send' is covered by div.veil ''"],
  ],
  [
    'a link below the stretched link of another row',
    `<a href="#a">Bil</a><table><tr><td><a href="#b">Hus<span style="${over}"></span></a></td></tr></table>`,
    ["a. 'Bil' is covered by span. ''"],
  ],
  [
    'a button far down the page, below a bar that is fixed to the window',
    `<div style="height: 3000px"></div><button>Send</button><div class="bar" style="position: fixed; inset: 0 0 -50px"></div>`,
    ["button. 'Send' is covered by div.bar ''"],
  ],
  [
    'a radio button that its label draws',
    '<label style="display: block; position: relative"><input type="radio"><b style="position: absolute; inset: 0">Ja</b></label>',
    [],
  ],
  ['a disabled button', `<button disabled>Send</button><div style="${over}"></div>`, []],
  ['a page below a dialog', '<button>Send</button><dialog open><button>Lukk</button></dialog>', []],
  [
    'a button in a dialog, below a notice',
    `<dialog open><button>Lukk</button></dialog><p class="notice" style="${over}">Lagret</p>`,
    ["button. 'Lukk' is covered by p.notice 'Lagret'"],
  ],
  [
    'a field below the open list of another field',
    `<input><ul role="listbox" style="${over}"><li role="option">Kari</li></ul>`,
    [],
  ],
];

for (const [name, content, found] of cases) {
  test(`the check of covered controls: ${name}`, async ({ page }) => {
    await page.setContent(content);
    expect(await page.evaluate(coveredControls)).toEqual(found);
  });
}
