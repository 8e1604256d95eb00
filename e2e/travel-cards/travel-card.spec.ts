import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';

const numberOf = (code: string) =>
  policiesOf(personas['private-rich']).find(({ produkt }) => produkt === code)?.forsikringsnummer;

const openCard = (page: Page, code = 'P10') =>
  visitAs(page, 'private-rich', `${main}#/reisekort/${numberOf(code)}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const confirmation = 'Vil du dele reisekortet?';
const fodselsnummer = '05901210022';

async function typeNumber(page: Page) {
  await button(page, 'Del reisekortet').click();
  await typeInto(page.getByRole('textbox', { name: 'Fødselsnummer' }), fodselsnummer);
}

test('a double press on each step shares a card once (B1.6, B2.14, B4.24, B7.22, B9.13)', async ({
  page,
}) => {
  const sandbox = await openCard(page);
  await typeNumber(page);
  await sandbox.holds('shareTravelCard');
  await button(page, 'Neste').dblclick();
  await expect(dialog(page, confirmation)).toBeVisible();
  expect(await sandbox.arrived('shareTravelCard')).toEqual([]);
  await dialog(page, confirmation).getByRole('button', { name: 'Del reisekortet' }).dblclick();
  await expect.poll(() => sandbox.arrived('shareTravelCard')).toEqual([{ fodselsnummer }]);
  await sandbox.releases('shareTravelCard');
  await button(page, 'Ferdig').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sofie Skogly' })).toBeVisible();
  expect(await sandbox.arrived('shareTravelCard')).toHaveLength(1);
  expect(page.url()).not.toContain(fodselsnummer);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage, ...sessionStorage }, window.dataLayer]),
  );
  expect(stored).not.toContain(fodselsnummer);
});

test('Enter held down on each step shares a card once (B7.22, B9.13)', async ({ page }) => {
  const sandbox = await openCard(page);
  await button(page, 'Del reisekortet').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Del reisekortet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(fodselsnummer);
  for (let held = 0; held < 5; held += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('heading', { level: 2, name: confirmation })).toBeFocused();
  expect(await sandbox.arrived('shareTravelCard')).toEqual([]);
  await page.keyboard.press('Tab');
  for (let held = 0; held < 5; held += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Reiseforsikringen din er nå delt.' }),
  ).toBeFocused();
  expect(await sandbox.arrived('shareTravelCard')).toEqual([{ fodselsnummer }]);
});

test("the policyholder deletes another person's card, and the start page opens after half a second (B2.101, B4.25, B7.26, B9.12)", async ({
  page,
}) => {
  await page.clock.install();
  const sandbox = await openCard(page);
  await button(page, 'Slett reisekortet til Nora Skogly').click();
  const question = dialog(page, 'Vil du slette reisekortet til Nora Skogly?');
  await expect(question).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await question.getByRole('button', { name: 'Slett reisekortet' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reisekortet er slettet.' })).toBeVisible();
  await page.clock.runFor(499);
  expect(new URL(page.url()).hash).not.toBe('#/');
  await page.clock.runFor(1);
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  expect((await sandbox.log()).find(({ operation }) => operation === 'deleteTravelCard')?.path).toBe(
    `/reisekort/rk-2?forsikringsnummer=${numberOf('P10')}`,
  );
});

test('the page creates a card automatically, and offers it and the terms as PDF (B2.102, B2.103, B7.21, B7.24)', async ({
  page,
}) => {
  const sandbox = await openCard(page, 'P45');
  await expect(heading(page, 'Reisekort')).toBeVisible();
  expect(await sandbox.arrived('generateTravelCards')).toEqual([
    [{ forsikringsnummer: numberOf('P45'), produktkode: 'P45' }],
  ]);
  for (const name of [/^Last ned PDF/, 'Generelle vilkår (PDF)']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const file = await page.request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
  }
});
