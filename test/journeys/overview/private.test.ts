import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { car, customer } from '#flows/fixtures/customer.ts';
import {
  openAsPrivate,
  page,
  partly,
  privateAlways,
  privateParts,
  settleWith,
  tasksMissing,
} from './private-parts.ts';

// A table in test/domain/overview has the effect of each failed part. These tests show the effects on the page.

const parts = Object.keys(privateParts);
const others = parts.filter((part) => part !== 'agreement');

test('private customers see every part if everything loads (A2.23, A2.24, A2.25, A2.26, A2.30, A5.8, B1.14, C2.8)', async () => {
  const { findAllTexts, countSkeletons } = await settleWith({});
  expect(findAllTexts()).toEqual(page.textsWith());
  expect(countSkeletons()).toBe(0);
});

test('the tasks stand before the offer of the adviser, and that before the policies (A2.23)', async () => {
  await settleWith({});
  const order = [
    'Oppgaver',
    'Tilbud fra rådgiveren din',
    'Mine forsikringer',
    'Forsikringer du har innsyn i',
  ];
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent ?? '');
  expect(headings.flatMap((text) => order.filter((name) => text.startsWith(name)))).toEqual(order);
});

test('the page has links to actions, proposals, details, the menu and feedback (A2.24, A2.25, A2.27, A2.30)', async () => {
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
  const adviser = within(screen.getByRole('complementary', { name: 'Kontakt' }));
  expect(adviser.getByRole('link', { name: '+47 62 51 23 45' }).getAttribute('href')).toBe('tel:62512345');
});

test('a customer with a policy can report a claim first (A2.25)', async () => {
  await settleWith({});
  const actions = within(screen.getByRole('navigation', { name: 'Snarveier' })).getAllByRole('link');
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Meld skade',
    'Se dokumenter',
    'Kjøp forsikring',
  ]);
});

test.each(['shared', 'bank', 'documents'])(
  'if %s fails, its part is missing, and the page says so (A8.6, A8.9)',
  async (part) => {
    const { findAllTexts, countSkeletons } = await settleWith(page.failing(part));
    expect(findAllTexts()).toEqual(page.textsWith(...(privateParts[part] ? [privateParts[part].fails] : [])));
    expect(countSkeletons()).toBe(0);
  },
);

test('if the damage customer fails, the tasks that there are stand above a sentence about the others (C4.26)', async () => {
  const { findTexts } = await settleWith(page.failing('damage'));
  const seen = ['Godta tilbudet ditt', 'Uten skadeforsikringene kan det mangle oppgaver her.'];
  expect(findTexts(seen)).toEqual(seen);
});

test('the page stays and shows each sentence once if all calls but the agreement fail (A8.6, A8.9)', async () => {
  const { findAllTexts, countSkeletons } = await settleWith(page.failing(...others));
  const says = Object.values(privateParts).flatMap(({ fails }) => fails.says ?? []);
  expect(findAllTexts()).toEqual(page.textsWith({ costs: others, says }));
  expect(countSkeletons()).toBe(0);
});

test('a customer with nothing sees that there are no policies and tasks, and a tip (B8.5, A2.29)', async () => {
  const empty = page.empty('hidesDeclarations');
  const { findAllTexts, findTexts } = await settleWith(empty);
  const insight = 'Forsikringer du har innsyn i';
  const none = 'Du har ingen forsikringer hos oss som er registrert på deg.';
  const without = page.textsWith({ costs: Object.keys(empty), says: ['Trenger du hjelp?', insight, none] });
  // Once about the customer's own policies, and once about shared ones.
  expect(findAllTexts()).toEqual([...without, none].sort());
  const texts = ['Du har ingen oppgaver nå.', 'Ingen forsikringer', 'Kom i gang'];
  expect(findTexts(texts)).toEqual(texts);
});

test('hidden health declarations are replaced by a sentence (A3.17, B4.30)', async () => {
  const { hidesDeclarations } = page.empty();
  const { findAllTexts } = await settleWith(hidesDeclarations ? { hidesDeclarations } : {});
  expect(findAllTexts()).toEqual(
    page.textsWith(...(privateParts.hidesDeclarations?.empty ? [privateParts.hidesDeclarations.empty] : [])),
  );
});

test('an unreadable policy and an unreadable task do not affect the others (B3.5, A8.6, A8.9)', async () => {
  const declaration = {
    // Half a surrogate pair, which cannot be encoded.
    id: '\ud800',
    baseurl: 'https://kunde.forsikring.example/helserklaring',
    status: 'KLAR_FOR_SIGNERING',
    kilde: 'MAGNUM',
    isBarn: false,
    forsikredeName: 'Jonas Skogly',
  };
  const { findTexts } = await settleWith({
    damage: { status: 200, body: { ...customer, forsikringer: [{ ...car, premie: 'gratis' }, car] } },
    declarations: { status: 200, body: [null, declaration] },
  });
  const seen = ['Volvo V60 XA10001', 'Signer helseerklæring for Jonas Skogly', partly, tasksMissing];
  expect(findTexts(seen)).toEqual(seen);
  expect(findTexts(['Noe gikk galt'])).toEqual([]);
});

const only = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(page.loaded).filter(([part]) => names.includes(part)));

describe('the page', () => {
  const needed = ['agreement', 'damage'];

  test('is shown before its parts have loaded', async () => {
    const { respond, pending, findTexts, findAllTexts, countSkeletons } = await openAsPrivate();
    // The parties are above the page, so they load first and nothing moves.
    expect(pending()).toEqual(['relations']);
    await respond(only(['relations', ...needed]));
    expect(pending()).toEqual(
      parts.filter((part) => !['relations', ...needed, 'life', 'invoices'].includes(part)).sort(),
    );
    expect(findTexts(['Volvo V60 XA10001', 'Kjøp forsikring', 'Bytt bruker', partly])).toEqual([
      'Volvo V60 XA10001',
      'Kjøp forsikring',
      'Bytt bruker',
    ]);
    // For the tasks, eight entries of the menu, and the shared policies.
    expect(countSkeletons()).toBe(10);
    await respond(page.loaded);
    expect(findAllTexts()).toEqual(page.textsWith());
    expect(countSkeletons()).toBe(0);
  });

  test.each(needed)('is a skeleton until %s has loaded (A4.12)', async (part) => {
    const { respond, pending, findAllTexts, driver, countSkeletons } = await openAsPrivate();
    await respond(only(parts.filter((other) => ![part, 'life', 'invoices', 'claims'].includes(other))));
    expect(pending()).toEqual([part]);
    expect(findAllTexts()).toEqual(['Bytt bruker', 'Du ser dine egne forsikringer.', 'Forsikring']);
    await driver.hears('Henter forsikringene dine …');
    expect(countSkeletons()).toBe(4);
    await respond(page.loaded);
    expect(findAllTexts()).toEqual(page.textsWith());
  });
});

describe('an error replaces the page if the agreement switch fails (A4.12)', () => {
  const loggedOut = [
    'Du er ikke logget inn',
    'Du må være logget inn for å bruke denne tjenesten.',
    'Logg inn',
  ];

  test.each([
    ['and nothing else does', {}],
    ['and all other calls do', page.failing(...others)],
  ])('%s', async (_, more) => {
    const { findTexts } = await settleWith({ ...more, ...page.failing('agreement') });
    expect(findTexts(loggedOut)).toEqual(loggedOut);
    expect(findTexts([...privateAlways, partly])).toEqual([]);
  });

  test('before the other calls of the page have ended', async () => {
    const { respond, findTexts } = await openAsPrivate();
    await respond({ ...only(['relations']), ...page.failing('agreement') });
    expect(findTexts(loggedOut)).toEqual(loggedOut);
  });
});

describe('insight into no policy', () => {
  const empty = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen', forsikringer: [] };
  const policy = { forsikringsnummer: '7300001', versjon: 1, produkt: 'P05', title: 'Hus', subtitle: null };
  const seen = [
    'Forsikringer du har innsyn i',
    'Du har ingen forsikringer hos oss som er registrert på deg.',
    'Delt av Nina M.',
    'Delt av Ola M.',
  ];

  test.each([
    ['is covered by one sentence if the list is empty (B8.5)', [], seen.slice(0, 2)],
    [
      'is covered by one sentence if nobody has (B8.5)',
      [empty, { ...empty, privatRelasjonId: 'r2' }],
      seen.slice(0, 2),
    ],
    [
      'is not shown if another person has shared a policy',
      [empty, { ...empty, privatRelasjonId: 'r2', eierFornavn: 'OLA', forsikringer: [policy] }],
      [seen[0], seen[3]],
    ],
  ])('%s', async (_, body, read) => {
    const { findTexts } = await settleWith({ shared: { status: 200, body } });
    expect(findTexts(seen)).toEqual(read);
  });
});
