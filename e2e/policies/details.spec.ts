import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { goBack, heading, openGroups, visitAs } from '#e2e/support/visits.ts';

test('a row of the overview opens the policy with its number and version (B1.2, B2.18, B2.27, C4.7)', async ({
  page,
}) => {
  await visitAs(page, 'private-rich', main);
  await openGroups(page, 'Kjøretøy');
  await page.getByRole('link', { name: /^Bil/ }).first().click();
  await expect(heading(page, 'Bil Volvo V60, XA10013')).toBeFocused();
  await expect(page.getByText('Volvo V60', { exact: true })).toBeVisible();
  await expect(page.getByText('Gjelder fra og med')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Endre forsikring' })).toBeVisible();
  // The name in the address is never trusted.
  await page.goto(page.url().replace('#/bil/', '#/reise/'));
  await page.reload();
  await expect(heading(page, 'Bil')).toBeVisible();
  await page.goto(page.url().replace(/\d+$/, '99'));
  await page.reload();
  await expect(heading(page, 'Vi fant ikke forsikringen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tilbake til oversikten' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
});

test('a reader who requests a change sees whom to call, and focus returns to the button (B6.7)', async ({
  page,
}) => {
  await visitAs(page, 'business-reader', main);
  await openGroups(page, 'Ansatte (7)');
  await page
    .getByRole('link', { name: /^Yrkesskade/ })
    .first()
    .click();
  const change = page.getByRole('button', { name: 'Endre forsikring' });
  await change.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Endre forsikring' })).toContainText(
    /Du har ikke tilgang til å endre forsikringer\. Ring oss på .*21 00 00 00, så hjelper vi deg\./,
  );
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
});

test('a car has price and documents beside or below its details, terms as PDF, and two certificates after a renewal (B2.49, B2.52, B2.57, B4.12, B7.6, B7.7, B7.8)', async ({
  page,
}) => {
  await visitAs(page, 'private-rich', main);
  await openGroups(page, 'Kjøretøy');
  await page.getByRole('link', { name: /^Bil/ }).first().click();
  const placeOf = async (name: string | RegExp) =>
    (await page.getByRole('heading', { name, level: 2, exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  const left = async (name: string) => Math.round((await placeOf(name)).x);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('heading', { name: 'Dokumenter', level: 2 })).toBeVisible();
  expect(await left('Pris')).toBe(await left('Dokumenter'));
  expect(await left('Pris')).toBeGreaterThan(await left('Dekninger'));
  await page.setViewportSize({ width: 360, height: 800 });
  expect(Math.abs((await left('Pris')) - (await left('Dekninger')))).toBeLessThan(40);
  // On a phone, the covers come first, then what to do, what it costs, and the rest (C4.32).
  const claim = await page.getByRole('link', { name: 'Meld skade' }).boundingBox();
  const topOf = async (name: string | RegExp) => (await placeOf(name)).y;
  const tops = [
    ...[await topOf('Dekninger'), claim?.y ?? 0, await topOf('Pris'), await topOf(/^Forsikringen fornyes/)],
    ...[await topOf('Dokumenter'), await topOf('Om kjøretøyet')],
  ];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));

  const terms = page.getByRole('link', { name: 'Vilkår for Bil (PDF)' });
  const file = await page.request.get(String(await terms.getAttribute('href')));
  expect(file.headers()['content-type']).toContain('application/pdf');
  const choose = page.getByRole('button', { name: 'Se forsikringsbevis' });
  await choose.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hvilket forsikringsbevis vil du se?' });
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  await dialog.getByRole('link').last().click();
  await expect(page).toHaveURL(/#\/bil\/7130010\/3\/forsikringsbevis$/);
  // The closed dialog has left no history entry, so each press of back changes the page.
  await expect(heading(page, 'Forsikringsbevis')).toBeVisible();
  await goBack(page);
  await expect(heading(page, 'Bil')).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(/mine-forsikringer\?persona=private-rich$/);
});

test('the travel card opens in a dialog over its policy, and links to its page (B2.55, B2.53, B2.56)', async ({
  page,
}) => {
  await visitAs(page, 'private-rich', main);
  await openGroups(page, 'Hjem og fritid');
  await page
    .getByRole('link', { name: /^Reise\b/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'SmartDelay+' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Savner du noe?' })).toBeVisible();
  await page.getByRole('button', { name: 'Se reisekort' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reisekort' });
  await expect(dialog.getByRole('heading', { name: 'Kari Skogly' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Gå til reisekort' }).click();
  await expect(page).toHaveURL(/#\/reisekort\/7370010$/);
});

for (const [address, cover] of [
  ['bil/7130010/2', 'Kasko'],
  ['bolig/7350010/3', 'Enebolig'],
  ['barn-og-ungdom/7200791/1', 'Forsikringssum'],
] as const)
  test(`a small phone has what ${address} covers in its first window (C4.32)`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visitAs(page, 'private-rich', `${main}#/${address}`);
    await expect(page.getByRole('link', { name: 'Meld skade' })).toBeVisible();
    const box = await page.getByText(cover, { exact: true }).locator('visible=true').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(640);
  });

test('on a phone, the words about a cover have the whole width below its name and its value', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitAs(page, 'private-rich', `${main}#/bil/7130010/2`);
  const boxOf = async (text: string) =>
    (await page.getByText(text, { exact: true }).locator('visible=true').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
  const value = await boxOf('Inntil femten dager');
  const words = await boxOf('En bil å kjøre mens din egen blir reparert.');
  expect(words.y).toBeGreaterThan(value.y + value.height / 2);
  expect(words.x + words.width).toBeGreaterThan(value.x);
});
