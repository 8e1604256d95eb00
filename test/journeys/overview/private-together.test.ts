import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { sharedGroup } from './customer.ts';
import { arriveAsPrivate, failing, pageWhen, settleWith, table } from './private-page.ts';
import { privateAlways } from './private-sources.ts';

afterEach(cleanup);

const names = Object.keys(table);
const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
const none = ['Ingen forsikringer', 'Du har ingen forsikringer hos oss som er registrert på deg.'];
const tips = 'Samle alle forsikringene dine';

const nothing = Object.fromEntries(
  Object.entries(table).flatMap(([name, row]) =>
    row.none && name !== 'agreement' && name !== 'hidesDeclarations'
      ? [[name, { status: 200, body: row.none.body }]]
      : [],
  ),
);

describe('everything but the switch failing', () => {
  test('leaves the page, and what is always on it', async () => {
    const page = await settleWith(failing(...names.filter((name) => name !== 'agreement')));
    const costs = names.filter((name) => name !== 'agreement');
    const says = Object.values(table).flatMap(({ fails }) => fails.says ?? []);
    // The tasks' own: the invoices, and what is asked for without any number.
    expect(page.read()).toEqual(pageWhen({ costs, says }));
    expect(page.skeletons()).toBe(0);
  });
});

describe('the switch failing', () => {
  const loggedOut = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.'];

  test.each([
    ['alone', {}],
    ...names.filter((name) => name !== 'agreement').map((name) => [`with ${name}`, failing(name)] as const),
    ['with all others', failing(...names)],
  ] as const)('takes the place of the page (A4.12): %s', async (_, others) => {
    const page = await settleWith({ ...others, ...failing('agreement') });
    expect(page.reads([...loggedOut, 'Logg inn', 'Prøv igjen'])).toEqual([
      ...loggedOut,
      'Logg inn',
      'Prøv igjen',
    ]);
    expect(page.reads([...privateAlways, partly])).toEqual([]);
  });

  test('waits for nobody', async () => {
    const page = await arriveAsPrivate();
    await page.answers(failing('agreement'));
    expect(page.reads(loggedOut)).toEqual(loggedOut);
  });
});

describe('everything empty', () => {
  test('the customer is told so, has nothing to do, and is told how to begin (B8.5, A2.29)', async () => {
    const page = await settleWith(nothing);
    expect(page.read()).toEqual(
      pageWhen({ costs: Object.keys(nothing), says: ['Trenger du hjelp?'] }).filter(
        (text) => text !== 'Oppgaver',
      ),
    );
    expect(page.reads([...none, tips])).toEqual([...none, tips]);
  });

  test.each(['life', 'digital', 'bank'])(
    'with %s slow, nobody is told that there are none, or few',
    async (slow) => {
      const page = await arriveAsPrivate();
      const bank = { status: 200, body: { name: 'Solvik', bankregnr: '3361' } };
      const answers = { ...nothing, agreement: { status: 200, body: { isAvtalebytte: false } }, bank };
      await page.answers(Object.fromEntries(Object.entries(answers).filter(([name]) => name !== slow)));
      expect(page.reads(['Mine forsikringer', ...none, tips])).toEqual(['Mine forsikringer']);
      // The shared ones have come.
      expect(page.skeletons()).toBe(1);
    },
  );

  test.each(['life', 'digital', 'bank'])(
    'with %s failing, nobody is told that there are none, or few',
    async (name) => {
      const page = await settleWith({ ...nothing, ...failing(name) });
      expect(page.reads(['Mine forsikringer', ...none, tips, partly])).toEqual([partly]);
      expect(page.skeletons()).toBe(0);
    },
  );

  test.each(['shared', 'threads', 'travelCards'])(
    'with %s failing, the customer still has none',
    async (name) => {
      const page = await settleWith({ ...nothing, ...failing(name) });
      expect(page.reads([...none, tips, partly])).toEqual([...none, tips, partly]);
    },
  );
});

describe('insight into nothing yet', () => {
  const empty = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen', forsikringer: [] };
  const seen = [
    'Forsikringer du har innsyn i',
    'Du har ingen forsikringer hos oss som er registrert på deg.',
    'Delt av Nina M.',
  ];

  test('by anyone, is told of once (B8.5)', async () => {
    const page = await settleWith({
      shared: { status: 200, body: [empty, { ...empty, privatRelasjonId: 'r2' }] },
    });
    expect(page.reads(seen)).toEqual(seen.slice(0, 2));
  });

  test('by one owner, is no matter beside what another gave', async () => {
    const page = await settleWith({
      shared: { status: 200, body: [empty, { ...sharedGroup, eierFornavn: 'OLA' }] },
    });
    expect(page.reads([...seen, 'Delt av Ola M.'])).toEqual([
      'Forsikringer du har innsyn i',
      'Delt av Ola M.',
    ]);
  });
});
