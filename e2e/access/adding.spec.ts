import { expect } from 'playwright/test';
import { stored } from '#e2e/shared/visitor.ts';
import { test } from '#e2e/support/journey.ts';
import { goBack, heading } from '#e2e/support/visits.ts';
import { filledAccess } from '#flows/access/add-access/cases.ts';
import {
  addButton,
  adultsNumber,
  failureFor,
  fillIn,
  giveButton,
  openAccess,
  surnameField,
} from './administrator.ts';

test('a failure and the submit button are visible on a desktop and a phone, and the form keeps its values (B8.12, C3.10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const sandbox = await openAccess(page, 'business-admin', '/bm/tilganger/ny');
  await sandbox.fails({ operation: 'createRelation', status: 500 });
  await expect(heading(page, 'Gi tilgang')).toBeVisible();
  await expect(giveButton(page)).toBeInViewport({ ratio: 1 });
  await fillIn(page, { surname: 'Dahl' }, false);
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const before = await sandbox.arrived('createRelation');
    await giveButton(page).click();
    await expect.poll(() => sandbox.arrived('createRelation')).toHaveLength(before.length + 1);
    await expect(failureFor(page, 'Dahl')).toBeInViewport({ ratio: 1 });
    await expect(giveButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').filter({ hasText: 'Dahl har ikke fått tilgang' })).toHaveCount(1);
    await expect(surnameField(page)).toHaveValue('Dahl');
    await expect(page.getByRole('radio', { name: 'Bruker' })).toBeChecked();
  }
});

test('the form is a page with an address: going back leads to the list, going forward to the form, and going back does nothing while a request runs (B4.20)', async ({
  page,
}) => {
  const hash = () => expect.poll(() => new URL(page.url()).hash);
  const sandbox = await openAccess(page, 'business-admin');
  await addButton(page).click();
  await hash().toBe('#/bm/tilganger/ny');
  await page.goBack();
  await expect(heading(page, 'Tilganger')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Gi tilgang')).toBeVisible();
  await sandbox.holds('createRelation');
  await fillIn(page, {}, false);
  await giveButton(page).click();
  await expect.poll(() => sandbox.arrived('createRelation')).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await goBack(page);
  await hash().toBe('#/bm/tilganger/ny');
  await expect(page.getByRole('status').filter({ hasText: 'Vent Litt' })).toHaveCount(1);
  await sandbox.releases('createRelation');
  await expect(heading(page, 'Tilganger')).toBeVisible();
  expect(await sandbox.arrived('createRelation')).toHaveLength(1);
});

test('a person is added with only the keyboard, and the number is neither in the address nor in storage', async ({
  page,
}) => {
  const sandbox = await openAccess(page, 'business-admin');
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Gi tilgang')).toBeFocused();
  const { rolle: _, ...texts } = { ...filledAccess, fodselsnummer: adultsNumber };
  for (const text of Object.values(texts)) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sandbox.arrived('createRelation'))
    .toMatchObject([{ fodselsnummer: adultsNumber, rolle: 'ADMIN' }]);
  await expect(heading(page, 'Tilganger')).toBeFocused();
  expect(page.url()).not.toContain(adultsNumber);
  expect(await stored(page)).not.toContain(adultsNumber);
});

test('the message of a lost network does not cover the focused submit button (WCAG 2.4.11)', async ({
  page,
  context,
}) => {
  await openAccess(page, 'business-admin', '/bm/tilganger/ny');
  const notice = page.getByRole('alert').filter({ hasText: 'Du er uten nett.' });
  for (const [width, height] of [
    [1280, 700],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await giveButton(page).focus();
    // The button is at the end of the window, where the message appears.
    await giveButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    const button = await giveButton(page).boundingBox();
    const message = await notice.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  }
});
