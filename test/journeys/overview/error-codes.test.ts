import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { businessSources } from './business-sources.ts';
import { fodselsnummer, personCustomer, relation } from './customer.ts';
import { arrive } from './page.ts';
import { settleWith } from './private-page.ts';
import { answersFrom, pageOf, withEverything } from './source-table.ts';

afterEach(cleanup);

const refusal = (status: number, code: string, message = '') => ({ status, body: { code, message } });

const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
const elsewhere = [
  'Feil kundeforhold',
  'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
];
const night = [
  'Vedlikehold',
  'Forsikringssystemene er utilgjengelige på grunn av vedlikehold. De er tilbake senest klokken 04.00.',
];
const later = ['Prøv igjen senere', 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.'];
const wrong = [
  'Noe gikk galt',
  'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
];
const loggedOut = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.'];
const none = ['Ingen forsikringer', 'Du har ingen forsikringer hos oss som er registrert på deg.'];
const noAccess = ['Du har ikke tilgang til forsikring', 'Ring oss på , så hjelper vi deg.'];
const again = 'Prøv igjen';
const logIn = 'Logg inn';

const all = [
  ...new Set([
    ...[elsewhere, night, later, wrong, loggedOut, none, noAccess].flat(),
    ...['Oversikt', 'Fjordglimt Snekkeri AS har ingen aktive forsikringer', partly, again, logIn],
  ]),
];

const mayNotSee = refusal(403, '403', 'Bruker mangler tilgang til skadeforsikring');
const legacy = refusal(403, '403', 'Customers of legacy system may not call this resource');
const noRole = refusal(403, 'FEL3710020', 'Missing required role.');
const notFound = refusal(404, 'FOR3170051', 'Fant ikke kunden');

/** What is read of the texts above, in any order. */
const same = (texts: readonly string[]) => [...texts].sort();

describe('the damage insurance of a private customer', () => {
  test.each([
    ['A8.1: another bank', refusal(404, 'FOR3170009'), elsewhere],
    ['A8.3: at night', refusal(500, 'INS00002_NIGHT'), [...night, partly, again]],
    ['A8.4: down', refusal(500, 'INS00002'), [...later, partly, again]],
    ['A8.5: anything else', refusal(500, '500'), [...wrong, partly, again]],
    ['A8.5: no connection', 'lost', [...wrong, partly, again]],
    ['A8.7: twice what is asked for twice', refusal(500, 'FOR4870001'), [...wrong, partly, again]],
    ['A8.8: the session lost', refusal(401, '401'), [...loggedOut, logIn]],
    ['A6.5: without damage insurance, the others are there', mayNotSee, []],
    ['A6.5: a customer of the legacy system', legacy, []],
    ['A6.5: without a role', noRole, noAccess],
    ['A8.10: unknown to the damage system', notFound, []],
    ['a 404 that explains nothing', refusal(404, '404'), [...wrong, partly, again]],
  ] as const)('%s', async (_, damage, seen) => {
    const page = await settleWith({ damage });
    expect(same(page.reads(all))).toEqual(same(seen));
    expect(page.reads(['Mine forsikringer', 'Peder Skogly', 'Forsikringer du har innsyn i'])).toHaveLength(
      // A7.3: in another bank, life insurance is not asked for.
      seen === elsewhere ? 2 : 3,
    );
  });

  const alone = {
    life: refusal(404, '404', 'Kunden finnes ikke i denne banken'),
    digital: { status: 200, body: [] },
  };
  const noLife = {
    life: { status: 200, body: { ...personCustomer, aktiveForsikringer: [] } },
    digital: { status: 200, body: [] },
  };

  test.each([
    ['A6.5: who may not see it', mayNotSee],
    ['A6.5: a customer of the legacy system', legacy],
    ['A8.10: unknown to the damage system', notFound],
  ])('%s, and has no other, has none', async (_, damage) => {
    const page = await settleWith({ ...noLife, damage });
    expect(same(page.reads(all))).toEqual(same(none));
    // A2.29: fewer than two.
    expect(page.reads(['Samle alle forsikringene dine'])).toHaveLength(1);
  });

  test('A6.5: a 403 that nothing explains is none to customers of a quiet bank', async () => {
    const bank = { status: 200, body: { name: 'Viddene', bankregnr: '0770' } };
    const page = await settleWith({ ...noLife, bank, damage: refusal(403, '403') });
    expect(same(page.reads(all))).toEqual(same(none));
  });

  test('A8.2: who has no life insurance in this bank misses nothing', async () => {
    const page = await settleWith({ life: alone.life });
    expect(page.reads(all)).toEqual([]);
    expect(page.reads(['Volvo V60 XA10001', 'Engangssum ved uførhet'])).toHaveLength(2);
  });

  test('A8.2: and who has nothing at all here is told why', async () => {
    const page = await settleWith({ ...alone, damage: mayNotSee });
    expect(same(page.reads(all))).toEqual(same(elsewhere));
  });
});

describe('the agreement switch, in place of the page', () => {
  test.each([
    ['A8.3: at night', refusal(500, 'INS00002_NIGHT'), [...night, again]],
    ['A8.4: down', refusal(503, 'INS00002'), [...later, again]],
    ['A8.8: the session lost', refusal(401, '401'), [...loggedOut, logIn, again]],
    ['A8.8: the session lost in maintenance', refusal(401, 'INS00002'), [...loggedOut, logIn, again]],
    ['A4.12: anything else', refusal(500, '500'), [...loggedOut, logIn, again]],
    ['A4.12: no connection', 'lost', [...loggedOut, logIn, again]],
  ] as const)('%s', async (_, agreement, seen) => {
    const page = await settleWith({ agreement });
    expect(same(page.reads(all))).toEqual(same(seen));
    expect(page.reads(['Mine forsikringer', 'Kjøp forsikring'])).toEqual([]);
  });
});

describe('the insurance of a company', () => {
  const { paths } = pageOf(businessSources, []);
  const ofCompany = ['Ingen forsikringer', 'Fjordglimt Snekkeri AS har ingen aktive forsikringer'];

  test.each([
    ['A8.1: another bank', refusal(404, 'FOR3170009'), elsewhere],
    ['A8.3: at night', refusal(500, 'INS00002_NIGHT'), [...night, partly, again]],
    ['A8.4: down', refusal(500, 'INS00002'), [...later, partly, again]],
    ['A8.5: anything else', refusal(500, '500'), [...wrong, partly, again]],
    ['A8.8: the session lost', refusal(401, '401'), [...loggedOut, logIn]],
    ['A8.10: unknown to the damage system', notFound, ofCompany],
    ['A6.5: without damage insurance', mayNotSee, ofCompany],
    ['A6.5: a customer of the legacy system', legacy, ofCompany],
  ] as const)('%s', async (_, damage, seen) => {
    const page = await arrive({
      identification: { organisasjonsnummer: relation.organisasjonsnummer, fodselsnummer },
      paths,
    });
    await page.answers({ ...answersFrom(businessSources, withEverything), damage });
    expect(same(page.reads(all))).toEqual(same(['Oversikt', ...seen]));
  });
});
