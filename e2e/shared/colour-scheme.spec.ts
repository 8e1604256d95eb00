import { expect, type Page } from 'playwright/test';
import { documentOf, main } from '#e2e/support/documents.ts';
import { faintEdges } from '#e2e/support/look/faint-edges.ts';
import { test } from '#e2e/support/test.ts';
import { heading, visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color, getComputedStyle(document.documentElement).colorScheme];
  });

const light = ['rgb(251, 248, 243)', 'rgb(32, 39, 51)', 'light'];
const dark = ['rgb(11, 19, 17)', 'rgb(223, 225, 229)', 'dark'];

const documents = [
  'home',
  'direct-debit-created',
  'self-declaration',
  'agreement-chooser',
  'buy',
  'green-card',
  'intermediate',
]
  .map(documentOf)
  .concat('/bedrift/nettbank/mine-forsikringer/mellomside');

/** The pages follow the system, and have no setting of their own (C4.45). */
test.describe('the colours follow the system', () => {
  test.use({ colorScheme: 'dark' });

  test('in each document, before its code and its style sheets have loaded', async ({ page }) => {
    await page.route('**/assets/*', (route) => route.abort('failed'));
    for (const document of documents) {
      await visitAs(page, 'private-one', document);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await coloursOf(page), document).toEqual(dark);
      expect(
        await page.getByRole('banner').evaluate((banner) => getComputedStyle(banner).backgroundColor),
      ).toBe('rgb(11, 59, 54)');
      // The browser's own bar continues the masthead.
      await expect(page.locator('meta[name=theme-color][media*=dark]')).toHaveAttribute('content', '#0b3b36');
      await expect(page.locator('meta[name=theme-color][media*=light]')).toHaveAttribute(
        'content',
        '#0c4a43',
      );
      await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light dark');
    }
  });

  test('when the system changes them, without a reload', async ({ page }) => {
    await visitAs(page, 'private-one', `${main}#/innstillinger`);
    await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
    expect(await coloursOf(page)).toEqual(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await coloursOf(page)).toEqual(light);
    const banner = page.getByRole('banner');
    expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(12, 74, 67)',
    );
  });

  test('and paper is light', async ({ page }) => {
    await visitAs(page, 'private-rich', `${main}#/reisekort/7370010`);
    await expect(heading(page, 'Reisekort')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect((await coloursOf(page)).slice(1)).toEqual(light.slice(1));
    const card = page.getByRole('region', { name: 'Vilkår og skade' });
    expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});

/** Presses Tab; false if the focus is on the page itself or on an element that had it before. The page may still change. */
async function tabsOn(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    if (element === document.body || element.hasAttribute('data-tabbed')) return false;
    return element.toggleAttribute('data-tabbed', true);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the Tab key shows a mark of 3:1 around each control: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const pages = [
      ['private-rich', main],
      ['private-rich', `${main}#/reisekort/7370010`],
      ['private-one', `${main}/kjope`],
      ['business-admin', `${main}#/bm/bestille`],
    ] as const;
    for (const [persona, address] of pages) {
      // Another hash of the same document would keep the place where Tab continues.
      await page.goto('about:blank');
      await visitAs(page, persona, address);
      await waitUntilLoaded(page);
      let seen = 0;
      const faint: string[] = [];
      while (await tabsOn(page)) {
        seen += 1;
        faint.push(...(await page.evaluate(faintEdges)));
      }
      expect(faint, address).toEqual([]);
      expect(seen, address).toBeGreaterThan(9);
    }
  });
}
