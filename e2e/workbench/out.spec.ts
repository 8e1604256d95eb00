import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 900 },
});

const state = (page: Page) => page.getByTestId('state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function saved(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  return readFileSync(await (await download).path(), 'utf8');
}

interface Session {
  readonly flow: string;
  readonly address: string;
  /** The buttons to press, each with the state that it leads to. */
  readonly presses: readonly (readonly [button: string, state: string])[];
}

/** The journeys in `e2e/saved` are the files that the workbench saves, and run as they are. */
const sessions: readonly Session[] = [
  {
    flow: 'order-policy',
    address: '/workbench?flow=order-policy&persona=business-admin',
    // Not the whole form, so that the saved file does not have each field.
    presses: [
      ['types a wrong phone number', 'filling.typing'],
      ['types a wrong e-mail address', 'filling.typing'],
    ],
  },
  {
    flow: 'bank-selection',
    address: '/workbench?flow=bank-selection&persona=private-one&hold=listBanks',
    presses: [
      ['lost', 'unavailable'],
      ['retried', 'loading'],
      ['banks', 'choosing.closed'],
      ['search.changed (sol)', 'choosing.open'],
    ],
  },
  {
    flow: 'self-declaration',
    address: '/workbench?flow=self-declaration&persona=new-customer&hold=submitSelfDeclaration',
    presses: [
      ['submitted', 'filling.rejected'],
      ['answers all', 'filling.typing'],
      ['submitted', 'sending'],
      ['500', 'filling.failed'],
      ['submitted', 'sending'],
      ['accepted', 'accepted'],
    ],
  },
];

for (const { flow, address, presses } of sessions)
  test(`the workbench saves what happened in ${flow} as a test`, async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto(address);
    for (const [name, next] of presses) {
      await button(page, name).click();
      await expect(state(page)).toHaveText(next);
    }
    const file = await saved(page, 'Save as test');
    expect(file).toBe(readFileSync(`e2e/saved/${flow}.spec.ts`, 'utf8'));
  });

test('the workbench saves and copies the chart in the formats of other tools', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=bank-selection&persona=private-one');
  await expect(state(page)).toHaveText('choosing.closed');
  const copied = async (name: string) => {
    await button(page, `Copy ${name}`).click();
    await expect(page.getByText(`Copied: ${name}`)).toBeVisible();
  };
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await copied('SVG');
  const drawing = readFileSync('docs/flows/buying/bank-selection.svg', 'utf8');
  const copy = await text();
  expect(copy).toContain(drawing.slice(drawing.indexOf('<title>'), drawing.lastIndexOf('</svg>')));
  expect(copy).toContain('>event of the visitor</text>');
  await copied('Stately file');
  expect(await text()).toBe(readFileSync('docs/flows/buying/bank-selection.stately.js', 'utf8'));
  await copied('PNG');
  const types = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(await types()).toEqual(['image/png']);
  expect((await saved(page, 'Save PNG')).slice(1, 4)).toBe('PNG');
  expect(await saved(page, 'Save Mermaid')).toContain('  unavailable --> loading : retried\n');
});
