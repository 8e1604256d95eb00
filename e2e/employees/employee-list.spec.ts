import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { employees } from '#sandbox/employees/employees.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';

const list = (persona: PersonaId, code: string) => {
  const policy = policiesOf(personas[persona]).find(({ produkt }) => produkt === code);
  return `${main}#/bm/hva-som-helst/${policy?.forsikringsnummer}/${policy?.versjon}/ansattliste`;
};

const cards = (page: Page) => page.getByRole('listitem');
const card = (page: Page, place: number) => page.locator(`[aria-posinset="${place}"]`).getByRole('button');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søk på en ansatt...' });

/** The place of the card that has focus. */
const reached = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));

async function arriveAtTenThousand(page: Page) {
  const sandbox = await visitAs(page, 'business-large', list('business-large', 'N17'));
  await expect(heading(page, 'Ansatte dekket av Personal')).toBeVisible();
  await expect(page.getByText('10 000 ansatte er meldt inn')).toBeVisible();
  await expect(card(page, 1)).toBeVisible();
  return sandbox;
}

/** Scrolls as with a wheel, and waits until the cards there are in the page. */
async function scrollTo(page: Page, share: number) {
  await page.evaluate((part) => {
    window.scrollTo(0, document.documentElement.scrollHeight * part);
  }, share);
  const isFilled = () =>
    [...document.querySelectorAll('[aria-posinset]')].some((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  await expect.poll(() => page.evaluate(isFilled)).toBe(true);
}

test('of 10 000 employees at most 80 cards are in the page, and an open card stays open (B1.10, B2.11, B2.79, B2.81)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1440 });
  await arriveAtTenThousand(page);
  await card(page, 2).click();
  await expect(card(page, 2)).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => {
    const counts = new Set<number>();
    new MutationObserver(() => counts.add(document.querySelectorAll('[aria-posinset]').length)).observe(
      document.body,
      { subtree: true, childList: true },
    );
    Object.assign(window, { counts });
  });
  // The card that has focus stays in the page, so another one takes it.
  await card(page, 20).focus();
  for (const share of [0.01, 0.2, 0.5, 0.8, 1]) await scrollTo(page, share);
  await expect(card(page, 10_000)).toBeInViewport();
  await expect(card(page, 2)).toHaveCount(0);
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '10000');
  await scrollTo(page, 0);
  await expect(card(page, 2)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Yrkesgruppe')).toBeVisible();
  const most = await page.evaluate(() => Math.max(...(window as unknown as { counts: Set<number> }).counts));
  expect(most).toBeLessThanOrEqual(80);
});

test('the keyboard alone reaches every card of 10 000 (B2.81)', async ({ page }) => {
  await arriveAtTenThousand(page);
  await search(page).focus();
  await page.keyboard.press('Tab');
  await expect(card(page, 1)).toBeFocused();
  for (const [key, place] of [
    ['ArrowDown', 2],
    ['Tab', 3],
    ['PageDown', 13],
    ['End', 10_000],
    ['ArrowUp', 9_999],
    ['Tab', 10_000],
    ['Shift+Tab', 9_999],
    ['PageUp', 9_989],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(page, place), key).toBeFocused();
    await expect(card(page, place), key).toBeInViewport();
  }
  // Held down, Tab goes through them one by one, in order.
  for (let place = 2; place <= 60; place++) {
    await page.keyboard.press('Tab');
    expect(await reached(page)).toBe(String(place));
  }
  // What is scrolled away keeps its place in the order.
  await scrollTo(page, 0.5);
  await page.keyboard.press('Tab');
  await expect(card(page, 61)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 61)).toHaveAttribute('aria-expanded', 'true');
});

test('the search survives going to the form and back, is never in the address, and the list is loaded again (B2.80, B2.82, B7.9)', async ({
  page,
}) => {
  const sandbox = await arriveAtTenThousand(page);
  const address = page.url();
  await search(page).pressSequentially('åse berg');
  const hits = employees(10_000).filter(({ personInfo }) => personInfo.navn.startsWith('Åse Berg')).length;
  await expect(page.getByText(`${hits} treff`).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${hits} treff` })).toHaveCount(1);
  expect(page.url()).toBe(address);
  await page.getByRole('link', { name: 'Inn- og utmelding av ansatte' }).click();
  await expect(search(page)).toHaveCount(0);
  expect(page.url()).not.toMatch(/berg/i);
  await page.goBack();
  await expect(search(page)).toHaveValue('åse berg');
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(hits));
  expect(await sandbox.arrived('listEmployees')).toHaveLength(2);
});
