import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { employees } from '#sandbox/employees/employees.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';

const addressOf = (persona: PersonaId, code: string) => {
  const policy = policiesOf(personas[persona]).find(({ produkt }) => produkt === code);
  return `${main}#/bm/hva-som-helst/${policy?.forsikringsnummer}/${policy?.versjon}/ansattliste`;
};

const cards = (page: Page) => page.getByRole('listitem');
const card = (page: Page, position: number) =>
  page.locator(`[aria-posinset="${position}"]`).getByRole('button');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søk på en ansatt...' });

/** The position of the focused card. */
const focusedPosition = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));

async function openLargeList(page: Page) {
  const sandbox = await visitAs(page, 'business-large', addressOf('business-large', 'N17'));
  await expect(heading(page, 'Ansatte dekket av Personal')).toBeVisible();
  await expect(page.getByText('10 000 ansatte er meldt inn')).toBeVisible();
  await expect(card(page, 1)).toBeVisible();
  return sandbox;
}

/** Scrolls to a share of the page, and waits until its cards are rendered. */
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

test('the page has at most 80 cards of 10 000 employees, and an open card stays open (B1.10, B2.11, B2.79, B2.81)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1440 });
  await openLargeList(page);
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
  // The focused card stays in the page, so this moves focus to another card.
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

test('each card follows the one before it, without a gap, when a search replaces an open card and brings it back (B2.80, B2.81)', async ({
  page,
}) => {
  await openLargeList(page);
  /** Pixels between the first ten cards, where they are not next to each other. */
  const gaps = () =>
    page.evaluate(() => {
      const rects = [...document.querySelectorAll('[aria-posinset]')].map((each) =>
        each.getBoundingClientRect(),
      );
      if (rects.length < 10) return ['too few cards'];
      const between = rects
        .slice(1, 10)
        .map(({ top }, index) => Math.round(top - (rects[index]?.bottom ?? 0)));
      return between.filter((gap) => gap !== 0);
    });
  await card(page, 2).click();
  await expect(page.getByText('Yrkesgruppe')).toBeVisible();
  await expect.poll(gaps).toEqual([]);
  await typeInto(search(page), 'foss');
  await expect(page.getByText('Yrkesgruppe')).toHaveCount(0);
  await expect.poll(gaps).toEqual([]);
  await typeInto(search(page), '');
  await expect(page.getByText('Yrkesgruppe')).toBeVisible();
  await expect.poll(gaps).toEqual([]);
});

test('the keyboard can reach each of 10 000 cards (B2.81)', async ({ page }) => {
  await openLargeList(page);
  await search(page).focus();
  await page.keyboard.press('Tab');
  await expect(card(page, 1)).toBeFocused();
  for (const [key, position] of [
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
    await expect(card(page, position), key).toBeFocused();
    await expect(card(page, position), key).toBeInViewport();
  }
  // Repeated Tab moves through the cards one by one, in order.
  for (let position = 2; position <= 60; position++) {
    await page.keyboard.press('Tab');
    expect(await focusedPosition(page)).toBe(String(position));
  }
  // A focused card keeps its position in the tab order after scrolling.
  await scrollTo(page, 0.5);
  await page.keyboard.press('Tab');
  await expect(card(page, 61)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 61)).toHaveAttribute('aria-expanded', 'true');
});

test('a visit to the form and back keeps the search and reloads the list, and the address never has the search (B2.80, B2.82, B7.9)', async ({
  page,
}) => {
  const sandbox = await openLargeList(page);
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
