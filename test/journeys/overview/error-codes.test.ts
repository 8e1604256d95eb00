import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { damageRefusals } from '#flows/fixtures/customer.ts';
import { homeCases } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';
import * as business from './business-parts.ts';
import * as customer from './private-parts.ts';

// A table in test/domain has the notice of each code. These tests show each notice once on the page.

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

/** Sorted, because their order does not matter. */
const sorted = (texts: readonly string[]) => [...texts].sort();

describe('a private customer whose damage insurance fails', () => {
  test.each([
    ['sees a notice about another bank (A8.1)', damageRefusals.FOR3170009, anotherBank],
    ['sees a notice about nightly maintenance (A8.3)', night, [...atNight, again]],
    ['sees a notice while the system is down (A8.4)', down, [...later, again]],
    ['sees the general notice without a connection (A8.5)', 'lost', [...wrong, again]],
    ['can log in after a lost session (A8.8)', lost, [...loggedOut, logIn]],
    ['sees no notice without access to damage insurance (A6.5)', damageRefusals.mayNotSeeDamage, []],
  ] as const)('%s', async (_, damage, seen) => {
    const { findTexts } = await customer.settleWith({ damage });
    expect(sorted(findTexts(all))).toEqual(sorted(seen));
    // In another bank, life insurance is not loaded.
    const others = ['Mine forsikringer', 'Peder Skogly', 'Forsikringer du har innsyn i'];
    expect(findTexts(others)).toHaveLength(seen === anotherBank ? 2 : 3);
  });

  test('sees the page for no access without a role (A6.5, C4.12)', async () => {
    const { findTexts } = await customer.settleWith({ damage: damageRefusals.FEL3710020 });
    expect(sorted(findTexts(all))).toEqual(sorted(noAccess));
    expect(findTexts(customer.privateAlways)).toEqual([]);
  });

  test('sees why there are no policies in this bank (A8.2)', async () => {
    const { findTexts } = await customer.settleWith({
      damage: damageRefusals.mayNotSeeDamage,
      life: { status: 404, body: { code: '404', message: 'Kunden finnes ikke i denne banken' } },
      digital: { status: 200, body: [] },
    });
    expect(sorted(findTexts(all))).toEqual(sorted(anotherBank));
  });
});

describe('an error that replaces the page if the agreement switch fails', () => {
  test.each([
    ['is about nightly maintenance (A8.3)', night, [...atNight, again]],
    ['says that the system is down (A8.4)', down, [...later, again]],
    [
      'offers a login after a lost session in maintenance (A8.8, C4.13)',
      refusal(401, 'INS00002'),
      [...loggedOut, logIn],
    ],
    ['offers a login after another error (A4.12)', refusal(500, '500'), [...loggedOut, logIn]],
    ['offers a retry after a response of the wrong shape', { status: 200, body: null }, [...wrong, again]],
  ] as const)('%s', async (_, agreement, seen) => {
    const { findTexts } = await customer.settleWith({ agreement });
    expect(sorted(findTexts(all))).toEqual(sorted(seen));
    expect(findTexts(['Mine forsikringer', 'Kjøp forsikring'])).toEqual([]);
  });

  test('is shown to a company too (A4.12)', async () => {
    const { findTexts } = await business.settleWith({ agreement: lost });
    expect(sorted(findTexts(all))).toEqual(sorted([...loggedOut, logIn]));
    expect(findTexts(['Oversikt', 'Meld skade'])).toEqual([]);
  });
});

describe('a company whose insurance fails', () => {
  test.each([
    ['sees a notice about another bank (A8.1)', damageRefusals.FOR3170009, anotherBank],
    ['sees a notice about nightly maintenance (A8.3)', night, [...atNight, again]],
    ['can log in after a lost session (A8.8)', lost, [...loggedOut, logIn]],
    [
      'has no policies without access to damage insurance (A6.5)',
      damageRefusals.mayNotSeeDamage,
      noneOfCompany,
    ],
  ] as const)('%s', async (_, damage, seen) => {
    const { findTexts } = await business.settleWith({ damage });
    expect(sorted(findTexts(all))).toEqual(sorted(seen));
    expect(findTexts(['Oversikt'])).toEqual(['Oversikt']);
  });
});

describe('an error that replaces the page if the identification fails', () => {
  test.each([
    ['is about nightly maintenance (A8.3)', night, atNight],
    ['says that the system is down (A8.4)', down, later],
  ] as const)('%s, and offers no login', async (_, response, [title = '', text = '']) => {
    const site = openSite(homeFlow, homeCases.input);
    await site.respond({ request: { method: 'GET', path: '/rest/avtalebytte/identification' }, response });
    const driver = site.driverOf('home');
    await waitFor(() => driver.expectHeading(title));
    await driver.sees(text, again);
    await driver.seesNot(logIn);
  });
});
