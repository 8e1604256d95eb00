import { expect, type Page } from 'playwright/test';
import type { Outcome, Visit } from '#test/domain/arriving/routing-rows.ts';

export const headings = (page: Page) => page.getByRole('heading', { level: 1 });
export const retry = (page: Page) => page.getByRole('button', { name: 'Prøv igjen' });

/** The text that replaces the content if the bank blocks direct access (A4.10). */
const blockedText = (bank: string) =>
  `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${bank}.`;

/** The bank with a site in the sandbox's configuration. */
const withSite = '0502';

const expectBlockedBy = (page: Page, bank: string, link: string) =>
  // The whole content; the second text is the announcement.
  expect(page.getByRole('main')).toHaveText(
    `Forsikring${blockedText(bank)}${link}Trenger du hjelp? Ring oss på +47 21 00 00 00, mandag til fredag 8–16Forsikring ${blockedText(bank)}`,
  );

/** The routing has failed, and can be retried (A4.9). */
export async function seesErrorCard(page: Page) {
  await expect(headings(page)).toHaveText(['Noe gikk galt']);
  await expect(retry(page)).toBeVisible();
}

/** Headings that only the landing pages have. */
const pages = {
  private: { heading: 'Forsikring', section: 'Mine forsikringer' },
  business: { heading: 'Forsikringer for Fjordglimt Snekkeri AS', section: 'Oversikt' },
} as const;

export async function seesPage(page: Page, segment: keyof typeof pages) {
  await expect(page.getByRole('heading', { level: 2, name: pages[segment].section })).toBeVisible();
  await expect(headings(page)).toHaveText([pages[segment].heading]);
}

export const expectAddress = (page: Page, address: string) =>
  expect.poll(() => page.url(), { intervals: [50] }).toBe(address);

export function expectOutcome(page: Page, outcome: Outcome, { segment, bank }: Visit): Promise<void> {
  switch (outcome) {
    case 'page':
      return seesPage(page, segment);
    case 'blocked':
      return expectBlockedBy(page, 'Banken', bank === withSite ? 'Gå til Banken' : '');
    case 'error card':
      return seesErrorCard(page);
    default:
      return expectAddress(page, outcome.replace('{bank}', bank));
  }
}
