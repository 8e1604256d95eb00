import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { homeCases } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { damageRefusals } from '#flows/overview/private-landing/cases.ts';
import { openDomSite } from '#test/support/dom-site.tsx';
import * as business from './business-parts.ts';
import * as customer from './private-parts.ts';

afterEach(cleanup);

// Which code leads to which notice is a table in test/domain; here each notice meets the customer once.

const refusal = (status: number, code: string) => ({ status, body: { code, message: '' } });
const night = refusal(500, 'INS00002_NIGHT');
const down = refusal(500, 'INS00002');
const lost = refusal(401, '401');

const anotherBank = [
  'Feil kundeforhold',
  'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
];
const atNight = [
  'Vedlikehold',
  'Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten.',
];
const later = ['Prøv igjen senere', 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.'];
const wrong = [
  'Noe gikk galt',
  'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
];
const loggedOut = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.'];
const none = ['Ingen forsikringer', 'Du har ingen forsikringer hos oss som er registrert på deg.'];
const noneOfCompany = ['Ingen forsikringer', 'Fjordglimt Snekkeri AS har ingen aktive forsikringer'];
const noAccess = ['Du har ikke tilgang til forsikring', 'Ring oss på , så hjelper vi deg.'];
const { partly } = customer;
const again = 'Prøv igjen';
const logIn = 'Logg inn';

const all = [
  ...new Set([anotherBank, atNight, later, wrong, loggedOut, none, noneOfCompany, noAccess].flat()),
  ...[partly, again, logIn],
];

/** In any order. */
const same = (texts: readonly string[]) => [...texts].sort();

describe('the damage insurance of a private customer', () => {
  test.each([
    ['A8.1: another bank', damageRefusals.FOR3170009, anotherBank],
    ['A8.3: at night', night, [...atNight, partly, again]],
    ['A8.4: down', down, [...later, partly, again]],
    ['A8.5: no connection', 'lost', [...wrong, partly, again]],
    ['A8.8: the session lost', lost, [...loggedOut, logIn]],
    ['A6.5: without damage insurance, the others are there', damageRefusals.mayNotSeeDamage, []],
  ] as const)('%s', async (_, damage, seen) => {
    const { reads } = await customer.settleWith({ damage });
    expect(same(reads(all))).toEqual(same(seen));
    // In another bank, life insurance is not loaded.
    const others = ['Mine forsikringer', 'Peder Skogly', 'Forsikringer du har innsyn i'];
    expect(reads(others)).toHaveLength(seen === anotherBank ? 2 : 3);
  });

  test('A6.5, C4.12: without a role, the page for no access takes the place of the page', async () => {
    const { reads } = await customer.settleWith({ damage: damageRefusals.FEL3710020 });
    expect(same(reads(all))).toEqual(same(noAccess));
    expect(reads(customer.privateAlways)).toEqual([]);
  });

  test('A8.2: without any policy in this bank, customers read why', async () => {
    const { reads } = await customer.settleWith({
      damage: damageRefusals.mayNotSeeDamage,
      life: { status: 404, body: { code: '404', message: 'Kunden finnes ikke i denne banken' } },
      digital: { status: 200, body: [] },
    });
    expect(same(reads(all))).toEqual(same(anotherBank));
  });
});

describe('the agreement switch, in place of the page', () => {
  test.each([
    ['A8.3: at night', night, [...atNight, again]],
    ['A8.4: down', down, [...later, again]],
    ['A8.8, C4.13: the session lost in maintenance', refusal(401, 'INS00002'), [...loggedOut, logIn]],
    ['A4.12: an error', refusal(500, '500'), [...loggedOut, logIn]],
    [
      'a response of the wrong shape, which is no lost session',
      { status: 200, body: null },
      [...wrong, again],
    ],
  ] as const)('%s', async (_, agreement, seen) => {
    const { reads } = await customer.settleWith({ agreement });
    expect(same(reads(all))).toEqual(same(seen));
    expect(reads(['Mine forsikringer', 'Kjøp forsikring'])).toEqual([]);
  });

  test('of a company too (A4.12)', async () => {
    const { reads } = await business.settleWith({ agreement: lost });
    expect(same(reads(all))).toEqual(same([...loggedOut, logIn]));
    expect(reads(['Oversikt', 'Meld skade'])).toEqual([]);
  });
});

describe('the insurance of a company', () => {
  test.each([
    ['A8.1: another bank', damageRefusals.FOR3170009, anotherBank],
    ['A8.3: at night', night, [...atNight, partly, again]],
    ['A8.8: the session lost', lost, [...loggedOut, logIn]],
    ['A6.5: without damage insurance', damageRefusals.mayNotSeeDamage, noneOfCompany],
  ] as const)('%s', async (_, damage, seen) => {
    const { reads } = await business.settleWith({ damage });
    expect(same(reads(all))).toEqual(same(seen));
    expect(reads(['Oversikt'])).toEqual(['Oversikt']);
  });
});

describe('the identification, in place of the page', () => {
  test.each([
    ['A8.3: at night', night, atNight],
    ['A8.4: down', down, later],
  ] as const)('%s, customers are not asked to log in', async (_, response, [title = '', text = '']) => {
    const site = openDomSite(homeFlow, homeCases.input);
    await site.respond({ request: { method: 'GET', path: '/rest/avtalebytte/identification' }, response });
    const driver = site.driverOf('home');
    await waitFor(() => driver.expectHeading(title));
    await driver.sees(text, again);
    await driver.seesNot(logIn);
  });
});
