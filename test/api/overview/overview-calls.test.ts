import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listDigitalInsurances } from '#api/overview/digital-insurances.ts';
import {
  countMessageThreads,
  documentsExist,
  hasDigitalAcceptance,
  hasHealthDeclaration,
  hasUnreadDocuments,
} from '#api/overview/presence.ts';
import {
  listClaims,
  listCommunicationTasks,
  listDocumentTasks,
  listHealthDeclarationTasks,
} from '#api/overview/tasks.ts';
import { listUnpaidInvoices } from '#api/policies/unpaid-invoices.ts';
import { listSharedPolicies } from '#api/sharing/shared-policies.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const rest = 'https://bank.example/rest';

/** The call sends one GET request to this address and returns the response unchanged. */
async function reads(call: () => Promise<unknown>, address: string, response: unknown) {
  const requests = network(json(200, response));
  await expect(call()).resolves.toEqual(response);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${rest}${address}`]);
}

async function refuses(call: () => Promise<unknown>, response: unknown) {
  network(json(200, response));
  await expect(call()).rejects.toMatchObject({ code: 'UNREADABLE' });
}

const toRead = { id: '1', tittel: 'Brev', mottattDato: '2026-11-02' };
const invoice = { fakturanummer: '9', kid: '123', belop: 958, forfallsdato: '2026-12-10' };
const claim = { id: '7', tittel: 'Bagasje', status: 'UNDER_UTFYLLING', opprettetDato: '2026-11-02' };
const invoicesOf = (skadekundenummer: string | null, personkundenummer: string | null) => () =>
  listUnpaidInvoices({ skadekundenummer, personkundenummer });

test.each([
  ['messages', listCommunicationTasks, '/kundekommunikasjon', toRead],
  ['documents', listDocumentTasks, '/dokumenter', toRead],
  [
    'unpaid invoices',
    invoicesOf('10', '31'),
    '/ubetalte-faktura?skadekundenummer=10&personkundenummer=31',
    invoice,
  ],
  ['invoices by one number', invoicesOf(null, '31'), '/ubetalte-faktura?personkundenummer=31', invoice],
  ['claims', () => listClaims('10'), '/10/skademeldinger', claim],
])('the call for %s returns the tasks (A7.14)', (_, call, path, task) =>
  reads(call, `/oppgaver${path}`, [task]),
);

describe('a call behind a conditional link (A7.15)', () => {
  test.each([
    ['health declarations', hasHealthDeclaration, '/har-helseerklaering'],
    ['unread documents', hasUnreadDocuments, '/har-uleste-dokumenter'],
    ['a digital acceptance', hasDigitalAcceptance, '/fremtind/oppgaver/har-digital-aksept'],
  ])('returns yes or no: %s', async (_, call, address) => {
    await reads(call, address, true);
    prepareCalls();
    await reads(call, address, false);
    prepareCalls();
    await refuses(call, 'true');
  });
});

test("the successor's policies are read (A7.15)", async () => {
  const insurance = {
    forsikringsnummer: 'F-1',
    navn: 'Ufør',
    beskrivelse: 'Engangssum',
    status: 'PENDING',
    fagsystem: 'PROLIFE',
    url: 'https://kunde.forsikring.example/pm',
  };
  await reads(listDigitalInsurances, '/fremtind/forsikringer', [insurance]);
});

test.each(['ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA', 'FAKTURA', 'ALL'] as const)(
  'the call for documents of the kind %s returns whether there are any (A7.16)',
  (kind) => reads(() => documentsExist(kind), `/dokumenter/exists?dokumentType=${kind}`, true),
);

describe('the number of message threads (A7.17, B7.35)', () => {
  const address = '/kundekommunikasjon/helseerklaring/antall-meldingstrader';

  test.each([0, 12])('may be %i', (count) => reads(countMessageThreads, address, count));

  test.each([-1, '12', null])('is never %j', (count) => refuses(countMessageThreads, count));
});

describe('a health declaration (A3.11, A7.14, B3.30)', () => {
  const declaration = {
    id: '8',
    baseurl: 'https://kunde.forsikring.example/helse',
    status: 'KLAR_FOR_SIGNERING',
    kilde: 'MAGNUM',
    isBarn: true,
    forsikredeName: 'Jonas Skogly',
  };

  test('is read with all its fields', () =>
    reads(listHealthDeclarationTasks, '/oppgaver/helseerklaering', [declaration]));

  test.each(['id', 'baseurl', 'status', 'kilde'])(
    'is null without its %s, and the others stay',
    async (field) => {
      network(json(200, [{ ...declaration, [field]: undefined }, declaration]));
      await expect(listHealthDeclarationTasks()).resolves.toEqual([null, declaration]);
    },
  );
});

test('shared policies are read, grouped by owner (B7.18, B3.29)', async () => {
  const policy = {
    forsikringsnummer: '7300001',
    versjon: 1,
    produkt: 'P05',
    title: 'Hus',
    subtitle: 'Granveien 12',
    labelText: null,
    premiePerManed: 410,
  };
  const group = {
    privatRelasjonId: 'r1',
    eierFornavn: 'NINA',
    eierEtternavn: 'Moen',
    forsikringer: [policy],
  };
  await reads(listSharedPolicies, '/delteforsikringer', [group]);
  prepareCalls();
  network(
    json(200, [
      { ...group, privatRelasjonId: 7 },
      { ...group, forsikringer: [{}, policy] },
    ]),
  );
  await expect(listSharedPolicies()).resolves.toEqual([null, { ...group, forsikringer: [null, policy] }]);
});
