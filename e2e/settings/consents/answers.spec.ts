import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { advice, around, arrive, consent, notSaved, option, sharing, surveys } from './customer.ts';

test.describe('consents: answering', () => {
  test('each consent has its texts, its answer and the day it was given (B3.36, B3.37)', async ({ page }) => {
    await arrive(page);
    await expect(page.getByRole('radiogroup')).toHaveCount(3);
    await expect(option(page, advice, 'Ja')).toBeChecked();
    await expect(around(page, advice)).toContainText('Vi kan sende deg tilbud og råd om forsikring.');
    await expect(around(page, advice)).toContainText(/Besvart \d\d\.\d\d\.\d{4}/);
    await expect(around(page, advice)).not.toContainText('Du får ikke tilbud og råd fra oss.');
    await expect(option(page, sharing, 'Nei')).toBeChecked();
    await expect(around(page, sharing)).toContainText('Banken din kan ikke se forsikringene dine.');
    await expect(around(page, sharing)).toContainText(/Besvart \d\d\.\d\d\.\d{4}/);
    await expect(consent(page, surveys).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(around(page, surveys)).toContainText('Ikke besvart');
    await expect(around(page, surveys)).not.toContainText('Vi spør deg ikke');
  });

  test('an answer is shown and sent at once, and is there after a reload (B4.27, B7.28)', async ({
    page,
  }) => {
    const sandbox = await arrive(page);
    await sandbox.holds('updateConsent');
    await option(page, advice, 'Nei').check();
    await expect(around(page, advice)).toContainText('Du får ikke tilbud og råd fra oss.');
    await expect(around(page, advice)).toContainText('Lagrer …');
    await expect(around(page, advice)).not.toContainText('Besvart');
    await expect(page.getByRole('status').filter({ hasText: 'Lagrer …' })).toHaveCount(1);
    await sandbox.releases('updateConsent');
    const today = new Intl.DateTimeFormat('nb-NO', {
      timeZone: 'Europe/Oslo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date());
    await expect(around(page, advice)).toContainText(`Lagret. Besvart ${today}`);
    await expect(page.getByRole('status').filter({ hasText: 'Lagret.' })).toHaveCount(1);
    await expect(around(page, advice)).not.toContainText('Lagrer …');
    expect(await sandbox.arrived('updateConsent')).toEqual([{ samtykkeId: 'tilbud', answer: false }]);
    await page.reload();
    await expect(option(page, advice, 'Nei')).toBeChecked();
    await expect(around(page, advice)).toContainText(`Besvart ${today}`);
  });

  test('the same answer again sends nothing', async ({ page }) => {
    const sandbox = await arrive(page);
    await option(page, advice, 'Ja').click();
    await option(page, surveys, 'Ja').dblclick();
    await expect(around(page, surveys)).toContainText('Besvart');
    expect(await sandbox.arrived('updateConsent')).toEqual([{ samtykkeId: 'undersokelser', answer: true }]);
  });

  test('a failure takes the answer back, with an error at that consent (B4.27, B8.36)', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await option(page, advice, 'Nei').click();
    await expect(around(page, advice)).toContainText(notSaved);
    await expect(around(page, advice).getByText(/Feilkode: \S{3,}/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: notSaved })).toHaveCount(1);
    await expect(option(page, advice, 'Ja')).toBeChecked();
    await expect(around(page, advice)).toContainText('Besvart');
    for (const title of [sharing, surveys]) await expect(around(page, title)).not.toContainText(notSaved);
    await page.reload();
    await expect(option(page, advice, 'Ja')).toBeChecked();
  });

  test('a second failure is spoken like the first', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.fails({ operation: 'updateConsent', status: 500 });
    const spoken = page.getByRole('status').filter({ hasText: notSaved });
    await option(page, advice, 'Nei').click();
    await expect(spoken).toHaveCount(1);
    await sandbox.holds('updateConsent');
    await option(page, advice, 'Nei').click();
    await expect(spoken).toHaveCount(0);
    await sandbox.releases('updateConsent');
    await expect(spoken).toHaveCount(1);
  });

  test('a failure of what was not answered leaves it without an answer', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await option(page, surveys, 'Nei').click();
    await expect(around(page, surveys)).toContainText(notSaved);
    await expect(consent(page, surveys).getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('a retry after a failure sends the answer again, and its words go when it is saved', async ({
    page,
  }) => {
    const sandbox = await arrive(page);
    await sandbox.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await option(page, advice, 'Nei').click();
    await expect(around(page, advice)).toContainText(notSaved);
    await option(page, surveys, 'Ja').check();
    await expect(around(page, surveys)).toContainText('Besvart');
    await expect(around(page, advice)).toContainText(notSaved);
    await around(page, advice).getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(around(page, advice)).toContainText('Lagret.');
    await expect(around(page, advice)).not.toContainText(notSaved);
    await expect(option(page, advice, 'Nei')).toBeChecked();
    expect(await sandbox.arrived('updateConsent')).toEqual([
      { samtykkeId: 'tilbud', answer: false },
      { samtykkeId: 'undersokelser', answer: true },
      { samtykkeId: 'tilbud', answer: false },
    ]);
  });

  test('no answer at all is told apart from a no', async ({ page }) => {
    await arrive(page);
    // The answers have the same address as the list, which has to be there first.
    await expect(option(page, advice, 'Ja')).toBeChecked();
    await page.route('**/rest/samtykke', (route) => route.abort('failed'), { times: 1 });
    await option(page, advice, 'Nei').click();
    await expect(around(page, advice)).toContainText('Vi fikk ikke svar');
    await expect(around(page, advice)).toContainText(
      'Vi vet ikke om svaret ditt kom fram. Sjekk nettforbindelsen, og last siden på nytt for å se hva som er lagret.',
    );
    await expect(around(page, advice)).not.toContainText(notSaved);
    await expect(option(page, advice, 'Ja')).toBeChecked();
    await option(page, advice, 'Nei').check();
    await expect(around(page, advice)).toContainText('Besvart');
    await expect(around(page, advice)).not.toContainText('Vi fikk ikke svar');
  });

  test('a lost session has its own words, and the previous answer is shown (A8.8)', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.fails({ operation: 'updateConsent', status: 401 });
    await option(page, advice, 'Nei').click();
    await expect(around(page, advice)).toContainText('Du er ikke logget inn');
    await expect(around(page, advice)).toContainText('Du må være logget inn for å bruke denne tjenesten.');
    await expect(option(page, advice, 'Ja')).toBeChecked();
  });
});

test.describe('consents: several answers', () => {
  test('two quick changes end at the last one, on screen and at the insurer (B4.27)', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.holds('updateConsent');
    await option(page, advice, 'Nei').check();
    await expect.poll(() => sandbox.arrived('updateConsent')).toHaveLength(1);
    await option(page, advice, 'Ja').check();
    expect(await sandbox.arrived('updateConsent')).toHaveLength(1);
    await sandbox.releases('updateConsent');
    await expect(around(page, advice)).toContainText('Besvart');
    await expect(option(page, advice, 'Ja')).toBeChecked();
    expect(await sandbox.arrived('updateConsent')).toEqual([
      { samtykkeId: 'tilbud', answer: false },
      { samtykkeId: 'tilbud', answer: true },
    ]);
    await page.reload();
    await expect(option(page, advice, 'Ja')).toBeChecked();
  });

  test('of what waits for one consent only the last is sent, and others wait beside it', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.holds('updateConsent');
    await option(page, advice, 'Nei').check();
    await option(page, surveys, 'Ja').check();
    await option(page, surveys, 'Nei').check();
    await option(page, sharing, 'Ja').check();
    for (const title of [advice, surveys, sharing])
      await expect(around(page, title)).toContainText('Lagrer …');
    await sandbox.releases('updateConsent');
    await expect(page.getByText(/Besvart \d/)).toHaveCount(3);
    expect(await sandbox.arrived('updateConsent')).toEqual([
      { samtykkeId: 'tilbud', answer: false },
      { samtykkeId: 'undersokelser', answer: false },
      { samtykkeId: 'bank', answer: true },
    ]);
    await page.reload();
    await expect(option(page, advice, 'Nei')).toBeChecked();
    await expect(option(page, surveys, 'Nei')).toBeChecked();
    await expect(option(page, sharing, 'Ja')).toBeChecked();
  });

  test('a failure is not shown while a later answer to the same consent waits: that one is sent', async ({
    page,
  }) => {
    const sandbox = await arrive(page);
    await sandbox.holds('updateConsent');
    await sandbox.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await option(page, surveys, 'Ja').check();
    await expect.poll(() => sandbox.arrived('updateConsent')).toHaveLength(1);
    await option(page, surveys, 'Nei').check();
    await sandbox.releases('updateConsent');
    await expect(around(page, surveys)).toContainText('Besvart');
    await expect(around(page, surveys)).not.toContainText(notSaved);
    expect(await sandbox.arrived('updateConsent')).toEqual([
      { samtykkeId: 'undersokelser', answer: true },
      { samtykkeId: 'undersokelser', answer: false },
    ]);
    await page.reload();
    await expect(option(page, surveys, 'Nei')).toBeChecked();
  });

  test('a failure of one leaves alone what waits for the others', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.holds('updateConsent');
    await sandbox.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await option(page, advice, 'Nei').check();
    await expect.poll(() => sandbox.arrived('updateConsent')).toHaveLength(1);
    await option(page, sharing, 'Ja').check();
    await sandbox.releases('updateConsent');
    await expect(around(page, advice)).toContainText(notSaved);
    await expect(option(page, advice, 'Ja')).toBeChecked();
    await expect(around(page, sharing)).toContainText('Besvart');
    await expect(around(page, sharing)).not.toContainText(notSaved);
    await expect(option(page, sharing, 'Ja')).toBeChecked();
  });

  test('the page asks before it closes while an answer is being saved', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.holds('updateConsent');
    await option(page, advice, 'Nei').check();
    const opened = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await opened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await sandbox.releases('updateConsent');
    await expect(around(page, advice)).toContainText('Besvart');
  });
});
