import { documentOf } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { responds, shows } from '#e2e/support/saved.ts';
import { visitAs } from '#e2e/support/visits.ts';

test('order-policy as business-admin ends in sent', async ({ page }) => {
  const orderPolicy = pageDriver(page, 'order-policy');
  await visitAs(page, 'business-admin', documentOf('order-policy'));
  await shows(page, 'order-policy', 'filling.typing');
  await orderPolicy.type('Melding', 'Vi har fått ny varebil.');
  await orderPolicy.type('Mobilnummer', '912 34 567');
  await orderPolicy.type('E-post', 'astrid@snekkeri.example');
  await responds(page, 'orderPolicy', { status: 403 });
  await orderPolicy.press('Kontakt meg');
  await shows(page, 'order-policy', 'filling.failed');
  await responds(page, 'orderPolicy', null);
  await responds(page, 'orderPolicy', { status: 204 });
  await orderPolicy.press('Kontakt meg');
  await shows(page, 'order-policy', 'sent');
  await orderPolicy.expectHeading('Bestillingen er sendt til behandling');
  await orderPolicy.sees('Vi tar kontakt med deg så snart vi kan.');
  await orderPolicy.sees('Vi har fått ny varebil.');
  await orderPolicy.sees('+47 912 34 567');
  await orderPolicy.sees('astrid@snekkeri.example');
  await orderPolicy.sees('Sendt');
  await orderPolicy.sees('Skriv ut');
  await orderPolicy.sees('Tilbake til oversikten');
});
