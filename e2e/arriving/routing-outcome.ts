import { expect, type Page } from 'playwright/test';
import type { Outcome, Visit } from '#test/domain/arriving/routing-rows.ts';

export const headings = (page: Page) => page.getByRole('heading', { level: 1 });
export const retry = (page: Page) => page.getByRole('button', { name: 'Prøv igjen' });

/** The sentence that replaces the content where the bank blocks direct access (A4.10). */
const keptOutBy = (bank: string) =>
  `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${bank}.`;

/** The bank whose site is in the sandbox's configuration. */
const withSite = '0502';

const isKeptOutBy = (page: Page, bank: string, link: string) =>
  // The whole content; the second time it is announced.
  expect(page.getByRole('main')).toHaveText(`Forsikring${keptOutBy(bank)}${link}${keptOutBy(bank)}`);

/** Routing failed, and can be retried (A4.9). */
export async function seesErrorCard(page: Page) {
  await expect(headings(page)).toHaveText(['Noe gikk galt']);
  await expect(retry(page)).toBeVisible();
}

/** The landing page's own, which no other screen has. */
const pages = {
  private: { heading: 'Forsikring', section: 'Mine forsikringer' },
  business: { heading: 'Forsikringer for Fjordglimt Snekkeri AS', section: 'Oversikt' },
} as const;

export async function seesPage(page: Page, segment: keyof typeof pages) {
  await expect(page.getByRole('heading', { level: 2, name: pages[segment].section })).toBeVisible();
  await expect(headings(page)).toHaveText([pages[segment].heading]);
}

export const isSentTo = (page: Page, address: string) =>
  expect.poll(() => page.url(), { intervals: [50] }).toBe(address);

export function gets(page: Page, outcome: Outcome, { segment, bank }: Visit): Promise<void> {
  switch (outcome) {
    case 'page':
      return seesPage(page, segment);
    case 'kept out':
      return isKeptOutBy(page, 'Banken', bank === withSite ? 'Gå til Banken' : '');
    case 'error card':
      return seesErrorCard(page);
    default:
      return isSentTo(page, outcome.replace('{bank}', bank));
  }
}
