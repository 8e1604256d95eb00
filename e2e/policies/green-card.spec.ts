import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';

/** `private-one` has a car and nothing else. */
const [car] = policiesOf(personas['private-one']);
if (!car) throw new Error('the sandbox has no car');
const { forsikringsnummer, versjon } = car;

const order = (page: Page) => page.getByRole('button', { name: 'Bestill grønt kort' });

test('a green card is ordered with only the keyboard, at an address with any state name (B2.20, C4.7)', async ({
  page,
}) => {
  const sandbox = await visitAs(
    page,
    'private-one',
    `${main}#/hund/${forsikringsnummer}/${versjon}/bestill-gront-kort`,
  );
  await expect(heading(page, 'Bestill grønt kort')).toBeVisible();
  await order(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Grønt kort er bestilt')).toBeFocused();
  const log = await sandbox.log();
  expect(log.filter(({ operation }) => operation === 'orderGreenCard').map(({ path }) => path)).toEqual([
    `/gront-kort/kunder/${personas['private-one'].kundenummer}/forsikringer/${forsikringsnummer}/versjon/${versjon}`,
  ]);
});

test('the document for green cards takes the policy from the query (A2.5)', async ({ page }) => {
  const document = `${main}/bestill-gront-kort`;
  await visitAs(page, 'private-one', `${document}?forsikringsnummer=${forsikringsnummer}&versjon=${versjon}`);
  await expect(order(page)).toBeVisible();
  await visitAs(page, 'private-one', document);
  await expect(heading(page, 'Vi fant ikke forsikringen')).toBeVisible();
});
