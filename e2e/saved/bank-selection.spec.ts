import { documentOf } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { responds, shows } from '#e2e/support/saved.ts';
import { visitAs } from '#e2e/support/visits.ts';

test('self-declaration as private-one ends in choosingBank', async ({ page }) => {
  const bankSelection = pageDriver(page, 'bank-selection');
  await responds(page, 'listBanks', 'lost');
  await visitAs(page, 'private-one', documentOf('self-declaration'));
  await shows(page, 'bank-selection', 'unavailable');
  await bankSelection.sees('Vi fikk ikke hentet bankene. Prøv igjen senere.');
  await bankSelection.sees('NETWORK');
  await responds(page, 'listBanks', null);
  await responds(page, 'listBanks', { status: 200, body: [{ name: 'Ravndal Sparebank', bankregnr: '4200' }, { name: 'Solvik Sparebank', bankregnr: '4100' }, { name: 'Sparebanken Solsida', bankregnr: '4300' }] });
  await bankSelection.press('Prøv igjen');
  await shows(page, 'bank-selection', 'choosing.closed');
  await responds(page, 'listBanks', null);
  await bankSelection.type('Velg bank', 'sol');
  await shows(page, 'bank-selection', 'choosing.open');
  await bankSelection.expectHeading('Velg lokalbank');
});
