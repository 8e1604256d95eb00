import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';

const jump = 'https://kunde.forsikring.example/hopp/3361/pm/';

test.each([
  ['#/innstillinger', 'oversikt'],
  ['#/dele-forsikringer', 'oversikt'],
  ['#/router?forsikringsnummer=7010001', 'oversikt'],
  ['#/reisekort', 'reisekort'],
  ['#/reisekort/7370010', 'reisekort'],
  ['#/7010001/2/smart-delay', 'reisekort'],
  ['#/bil/7010001/2', 'detaljer/motor'],
  ['#/uforekapital/7010001/2', 'detaljer/liv'],
  ['#/innbo/7010001/2', 'detaljer/skade'],
  ['#/delt/innbo/7010001/2', 'detaljer/skade'],
  ['#/bil/7010001/2/bestill-gront-kort', 'detaljer/motor'],
  ['#/bil/7010001/2/forsikringsbevis', 'dokumenter'],
  ['#/delt/bil/7010001/2/bevis', 'dokumenter'],
  ['#/tilbud', 'radgivertilbud'],
  ['#/tilbud/bil/8130010/1', 'radgivertilbud'],
  ['#/tilbud/bil/8130010/1/tilbudsbrev', 'radgivertilbud'],
  ['#/avtalegiro/skade', 'betaling'],
])('a customer of the successor leaves %s for its page %s (A2.47, A4.9)', async (address, path) => {
  const portal = portalAs('moving');
  await portal.open(address);
  await waitFor(() => expect(portal.exits()).toEqual([jump + path]));
});

test.each([
  ['#/bm/bestille', 'kjop'],
  ['#/bm/endre', 'oversikt'],
  ['#/bm/tilganger', 'oversikt'],
  ['#/bm/personal/7260001/3/ansattliste', 'detaljer/skade'],
])('a company at the successor leaves %s for its page %s (A2.47, A4.9)', async (address, path) => {
  const portal = portalAs('business-admin');
  portal.replaces('GET /rest/toggle/overgang', { status: 200, body: true });
  portal.replaces('GET /rest/fremtind-router-bm/routing', {
    status: 200,
    body: { routingTarget: 'FREMTIND', bankForholdRegnr: '3361' },
  });
  await portal.open(address);
  const expected = `https://kunde.forsikring.example/hopp/3361/bm/${path}`;
  await waitFor(() => expect(portal.exits()).toEqual([expected]));
});

test('an unknown address is not found, also for a customer of the successor', async () => {
  const portal = portalAs('moving');
  await portal.open('#/finnes/ikke/her/nei');
  await portal.person().expectHeading('Vi fant ikke siden');
  expect(portal.exits()).toEqual([]);
});
