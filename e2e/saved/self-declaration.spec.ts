import { documentOf } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { ended, responds, shows } from '#e2e/support/saved.ts';
import { visitAs } from '#e2e/support/visits.ts';

test('self-declaration as new-customer ends in accepted', async ({ page }) => {
  const selfDeclaration = pageDriver(page, 'self-declaration');
  await visitAs(page, 'new-customer', documentOf('self-declaration'));
  await shows(page, 'self-declaration', 'filling.typing');
  await selfDeclaration.press('Gå videre');
  await shows(page, 'self-declaration', 'filling.rejected');
  await selfDeclaration.choose('Hvor mange skadesaker har du hatt de tre siste årene?', '0–3 skader');
  await selfDeclaration.choose('Skylder du penger til et forsikringsforetak?', 'Nei');
  await selfDeclaration.choose('Har du noen gang blitt oppsagt av et forsikringsforetak?', 'Ja');
  await shows(page, 'self-declaration', 'filling.typing');
  await responds(page, 'submitSelfDeclaration', { status: 500 });
  await selfDeclaration.press('Gå videre');
  await shows(page, 'self-declaration', 'filling.failed');
  await selfDeclaration.sees('Noe gikk galt!');
  await selfDeclaration.sees('500');
  await responds(page, 'submitSelfDeclaration', null);
  await responds(page, 'submitSelfDeclaration', { status: 200, body: { resultat: 'OK' } });
  await selfDeclaration.press('Gå videre');
  await ended(page, 'self-declaration');
});
