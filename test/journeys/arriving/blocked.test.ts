import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads } from '#test/journeys/portal.ts';

test.each([
  '#/innstillinger',
  '#/bm/tilganger',
  '#/dele-forsikringer',
  '#/reisekort',
  '#/bil/7010001/2',
  '#/avtalegiro/skade',
])('a customer whose bank blocks direct access is stopped at %s (A4.10, C4.15)', async (address) => {
  const portal = portalAs('blocked-bank');
  await portal.open(address);
  await reads('Du har ikke tilgang til forsikringene dine herfra.');
  await waitFor(() => expect(document.title).toBe('Forsikring'));
});

test('a visitor of a business that stays here is stopped too (A4.10, C4.15)', async () => {
  const portal = portalAs('business-admin');
  portal.replaces('GET /rest/toggle/overgang', { status: 200, body: true });
  portal.replaces('GET /rest/bankinfo', { status: 200, body: { name: 'Grenseland', bankregnr: '0502' } });
  portal.replaces('GET /rest/kunde/direktetilgang', {
    status: 200,
    body: { banknavn: 'Grenseland', blokkerDirektetilgang: true },
  });
  await portal.open('#/bm/tilganger');
  await reads('logge inn på nettsidene til Grenseland');
});

test('a customer whose bank allows direct access goes through the check to the page (A4.10)', async () => {
  const portal = portalAs('private-rich');
  await portal.open('#/innstillinger');
  await portal.person('settings').sees('Profil og innstillinger');
});
