import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { car, customer } from '#flows/overview/private-landing/cases.ts';
import {
  arriveAsPrivate,
  page,
  partly,
  privateAlways,
  privateParts,
  settleWith,
  tasksMissing,
} from './private-parts.ts';

afterEach(cleanup);

// Which part costs what is a table in test/domain/overview; here all of it meets the customer at once.

const parts = Object.keys(privateParts);
const others = parts.filter((part) => part !== 'agreement');

test('with everything, private customers see every part (A2.23, A2.24, A2.25, A2.26, A2.30, A5.8, B1.14, C2.8)', async () => {
  const { read, skeletons } = await settleWith({});
  expect(read()).toEqual(page.when());
  expect(skeletons()).toBe(0);
});

test('links lead to actions, proposals, details, the menu and feedback (A2.24, A2.25, A2.27, A2.30)', async () => {
  await settleWith({});
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Kjøp forsikring', '/oversikt/forsikring/mine-forsikringer/kjope'],
      ['Meld skade', '/meld-skade/meld-skade-skjema#/'],
      ['Se dokumenter', '/dokumenter'],
      ['Se forslaget til forsikring', '#/tilbud'],
      ['Bil', '#/bil/7010001/2'],
      ['Ufør', 'https://kunde.forsikring.example/hopp/3361/pm/detaljer/liv'],
      ['Faktura', '/faktura'],
      ['Meldinger', '/forsikring-kundekommunikasjon-web'],
      ['Reisekort', '#/reisekort/7010009'],
      ['Skadesaker', '/forsikre/meld-skade'],
      ['Dokumenter', '/dokumenter'],
      ['Profil og innstillinger', '#/innstillinger'],
      ['Dele forsikringer', '#/dele-forsikringer'],
      ['Ofte stilte spørsmål og svar', '/kundeservice/sporsmal-og-svar'],
      ['Gi oss tilbakemelding', '/kundeservice/tilbakemelding'],
    ]),
  );
});

test.each(['shared', 'bank', 'documents'])(
  'without %s, its part is missing, and the page says so (A8.6, A8.9)',
  async (part) => {
    const { read, skeletons } = await settleWith(page.failing(part));
    expect(read()).toEqual(page.when(...(privateParts[part] ? [privateParts[part].fails] : [])));
    expect(skeletons()).toBe(0);
  },
);

test('with every other call failing, the page stays and shows each sentence once (A8.6, A8.9)', async () => {
  const { read, skeletons } = await settleWith(page.failing(...others));
  const says = Object.values(privateParts).flatMap(({ fails }) => fails.says ?? []);
  expect(read()).toEqual(page.when({ costs: others, says }));
  expect(skeletons()).toBe(0);
});

test('everything empty: no policies, no tasks, and a tip (B8.5, A2.29)', async () => {
  const empty = page.empty('hidesDeclarations');
  const { read, reads } = await settleWith(empty);
  expect(read()).toEqual(page.when({ costs: Object.keys(empty), says: ['Trenger du hjelp?'] }));
  const texts = [
    'Du har ingen oppgaver nå.',
    'Ingen forsikringer',
    'Du har ingen forsikringer hos oss som er registrert på deg.',
    'Samle alle forsikringene dine',
  ];
  expect(reads(texts)).toEqual(texts);
});

test('hidden health declarations are replaced by a sentence (B4.30)', async () => {
  const { hidesDeclarations } = page.empty();
  const { read } = await settleWith(hidesDeclarations ? { hidesDeclarations } : {});
  expect(read()).toEqual(
    page.when(...(privateParts.hidesDeclarations?.empty ? [privateParts.hidesDeclarations.empty] : [])),
  );
});

test('a policy and a task that cannot be read cost themselves alone (B3.5, A8.6, A8.9)', async () => {
  const declaration = {
    // Half a surrogate pair, which cannot be encoded.
    id: '\ud800',
    baseurl: 'https://kunde.forsikring.example/helserklaring',
    status: 'KLAR_FOR_SIGNERING',
    kilde: 'MAGNUM',
    isBarn: false,
    forsikredeName: 'Jonas Skogly',
  };
  const { reads } = await settleWith({
    damage: { status: 200, body: { ...customer, forsikringer: [{ ...car, premie: 'gratis' }, car] } },
    declarations: { status: 200, body: [null, declaration] },
  });
  const seen = ['Volvo V60 XA10001', 'Signer helseerklæring for Jonas Skogly', partly, tasksMissing];
  expect(reads(seen)).toEqual(seen);
  expect(reads(['Noe gikk galt'])).toEqual([]);
});

const only = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(page.loaded).filter(([part]) => names.includes(part)));

describe('loading', () => {
  const needed = ['agreement', 'damage'];

  test('the page is there before its parts, which come later', async () => {
    const { respond, pending, reads, read, skeletons } = await arriveAsPrivate();
    // The parties are shown above the page: they load first, so that nothing moves.
    expect(pending()).toEqual(['relations']);
    await respond(only(['relations', ...needed]));
    expect(pending()).toEqual(
      parts.filter((part) => !['relations', ...needed, 'life', 'invoices'].includes(part)).sort(),
    );
    expect(reads(['Volvo V60 XA10001', 'Kjøp forsikring', 'Bytt bruker', partly])).toEqual([
      'Volvo V60 XA10001',
      'Kjøp forsikring',
      'Bytt bruker',
    ]);
    // For the tasks, eight entries of the menu, and the shared policies.
    expect(skeletons()).toBe(10);
    await respond(page.loaded);
    expect(read()).toEqual(page.when());
    expect(skeletons()).toBe(0);
  });

  test.each(needed)('%s keeps the whole page waiting, as an outline (A4.12)', async (part) => {
    const { respond, pending, read, driver, skeletons } = await arriveAsPrivate();
    await respond(only(parts.filter((other) => ![part, 'life', 'invoices', 'claims'].includes(other))));
    expect(pending()).toEqual([part]);
    expect(read()).toEqual(['Bytt bruker', 'Du er inne som', 'Forsikring']);
    await driver.hears('Henter forsikringene dine …');
    expect(skeletons()).toBe(4);
    await respond(page.loaded);
    expect(read()).toEqual(page.when());
  });
});

describe('the switch failing takes the place of the page (A4.12)', () => {
  const loggedOut = [
    'Du er ikke logget inn',
    'Du må være logget inn for å bruke denne tjenesten.',
    'Logg inn',
  ];

  test.each([
    ['alone', {}],
    ['with all others', page.failing(...others)],
  ])('%s', async (_, more) => {
    const { reads } = await settleWith({ ...more, ...page.failing('agreement') });
    expect(reads(loggedOut)).toEqual(loggedOut);
    expect(reads([...privateAlways, partly])).toEqual([]);
  });

  test('at once', async () => {
    const { respond, reads } = await arriveAsPrivate();
    await respond({ ...only(['relations']), ...page.failing('agreement') });
    expect(reads(loggedOut)).toEqual(loggedOut);
  });
});

describe('insight into nothing yet', () => {
  const empty = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen', forsikringer: [] };
  const policy = { forsikringsnummer: '7300001', versjon: 1, produkt: 'P05', title: 'Hus', subtitle: null };
  const seen = [
    'Forsikringer du har innsyn i',
    'Du har ingen forsikringer hos oss som er registrert på deg.',
    'Delt av Nina M.',
    'Delt av Ola M.',
  ];

  test.each([
    ['by anyone is said once (B8.5)', [empty, { ...empty, privatRelasjonId: 'r2' }], seen.slice(0, 2)],
    [
      'by one owner does not matter beside what another gave',
      [empty, { ...empty, privatRelasjonId: 'r2', eierFornavn: 'OLA', forsikringer: [policy] }],
      [seen[0], seen[3]],
    ],
  ])('%s', async (_, body, read) => {
    const { reads } = await settleWith({ shared: { status: 200, body } });
    expect(reads(seen)).toEqual(read);
  });
});
