import { documentOf } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { shows } from '#e2e/support/saved.ts';
import { visitAs } from '#e2e/support/visits.ts';

test('order-policy as business-admin ends in filling.typing', async ({ page }) => {
  const orderPolicy = pageDriver(page, 'order-policy');
  await visitAs(page, 'business-admin', documentOf('order-policy'));
  await shows(page, 'order-policy', 'filling.typing');
  await orderPolicy.type('Mobilnummer', '21000000');
  await orderPolicy.type('E-post', 'nei');
  await orderPolicy.expectHeading('Bestill ny forsikring');
  await orderPolicy.sees('Kontakt meg');
  await orderPolicy.sees('Skriv gjerne hva dere vil forsikre, og fra når. Ikke skriv personopplysninger i meldingen.');
});
