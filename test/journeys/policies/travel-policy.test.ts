import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads, readsNot } from '#test/journeys/portal.ts';

const alarm = 'Trenger du hjelp på reise? Ring alarmsentralen på +47 21 00 00 99.';

test('a travel policy has the number of the alarm centre and its card beside the other buttons (B2.55, B2.104)', async () => {
  const page = portalAs('private-rich');
  await page.open('#/reise/7370010/2');
  await reads(alarm);
  const card = screen.getByRole('button', { name: 'Se reisekort' });
  const claim = screen.getByRole('link', { name: 'Meld skade' });
  expect(card.parentElement).toBe(claim.parentElement);
});

test('cards that cannot be loaded have their sentence in the dialog too (B8.34)', async () => {
  const page = portalAs('private-rich');
  page.replaces('GET /rest/reisekort/forsikringsnummer/7370010', { status: 500, body: {} });
  await page.open('#/reise/7370010/2');
  await page.person().press('Se reisekort');
  await reads('Noe gikk galt', 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.');
});

test('a policy without travel cards has no number of the alarm centre', async () => {
  const page = portalAs('private-rich');
  await page.open('#/bil/7130010/2');
  await reads('Meld skade');
  await readsNot('alarmsentralen', 'Se reisekort');
});
