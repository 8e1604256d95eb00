import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { successorAddress, successorHost } from '#domain/arriving/successor.ts';
import { type SuccessorTarget, successorPaths } from '#domain/arriving/successor-targets.ts';
import { allowAddress } from '#domain/site/address.ts';

const hosts = { production: 'kunde.successor.example', test: 'kunde.test.successor.example' };
const jump = { host: hosts.production, segment: 'private', bankForholdRegnr: '0820' } as const;

describe('the host of the successor (A9.9)', () => {
  test.each([
    ['is the production host for a production site', 'https://min-side.bank.example', hosts.production],
    ['is the test host for a test site', 'https://min-side.test.bank.example', hosts.test],
    ['is the test host for a quality assurance site', 'https://min-side.qa.bank.example', hosts.test],
    ['is the production host for a bank called test', 'https://test.example', hosts.production],
    [
      'is the production host for a bank whose name begins with test',
      'https://www.testbank.example',
      hosts.production,
    ],
    ['is the production host for a bank called qa', 'https://qa.example', hosts.production],
    ['is the production host for an unknown site', '', hosts.production],
  ])('%s', (_, origin, host) => {
    expect(successorHost(origin, hosts)).toBe(host);
  });
});

describe('the address of a target at the successor (A2.47)', () => {
  test.each([
    ['buyBoat', 'kjop/bat'],
    ['buyChild', 'kjop/barn'],
    ['buyTreatment', 'kjop/behandling'],
    ['buyCar', 'kjop/bil'],
    ['buyMotorhome', 'kjop/bobil'],
    ['buyHouse', 'kjop/hus'],
    ['buyCaravan', 'kjop/campingvogn'],
    ['buyCabin', 'kjop/hytte'],
    ['buyDog', 'kjop/hund'],
    ['buyContents', 'kjop/innbo'],
    ['buyCat', 'kjop/katt'],
    ['buyCriticalIllness', 'kjop/kritisk-sykdom'],
    ['buyLife', 'kjop/liv'],
    ['buyMoped', 'kjop/moped'],
    ['buyMotorcycle', 'kjop/motorsykkel'],
    ['buyTravel', 'kjop/reise'],
    ['buySmallElectricVehicle', 'kjop/elsparkesykkel'],
    ['buyTrailer', 'kjop/tilhenger'],
    ['buyDisability', 'kjop/ufor'],
    ['buyAccident', 'kjop/ulykke'],
    ['buyYoung', 'kjop/ung'],
    ['travelCard', 'reisekort'],
    ['detailsMotor', 'detaljer/motor'],
    ['detailsLife', 'detaljer/liv'],
    ['detailsDamage', 'detaljer/skade'],
    ['claimYourItems', 'skade/tingene-dine'],
    ['claimTravel', 'skade/reise'],
    ['claimVehicle', 'skade/kjoretoy'],
    ['claimHouseOrCabin', 'skade/hus-hytte'],
    ['claimLife', 'skade/liv'],
    ['claimLegalAid', 'skade/rettshjelp'],
    ['claimLiability', 'skade/ansvar'],
    ['claimBoat', 'skade/bat'],
    ['claims', 'skade'],
    ['documents', 'dokumenter'],
    ['overview', 'oversikt'],
    ['paymentOverview', 'betaling'],
    ['purchaseEntrances', 'kjopsinnganger'],
    ['adviserOffer', 'radgivertilbud'],
    ['healthDeclaration', 'helseerklaring'],
    ['buy', 'kjop'],
    ['home', 'hjem'],
    ['invoice', 'faktura'],
  ] as const)('for %s has the path %s, below the segment of the customer', (target, path) => {
    expect(successorAddress(target, jump)).toBe(`https://kunde.successor.example/hopp/0820/pm/${path}`);
    expect(successorAddress(target, { ...jump, segment: 'business' })).toBe(
      `https://kunde.successor.example/hopp/0820/bm/${path}`,
    );
  });

  test('differs for each of the 43 targets', () => {
    expect(new Set(Object.values(successorPaths)).size).toBe(43);
    expect(Object.keys(successorPaths)).toHaveLength(43);
  });

  test('has the kid of the redirect as a parameter (A9.9)', () => {
    expect(successorAddress('home', { ...jump, kid: '12 3&x=/#' })).toBe(
      'https://kunde.successor.example/hopp/0820/pm/hjem?kid=12+3%26x%3D%2F%23',
    );
  });

  test.each(['', '../..', '0820/x', '0820?', '0820\n', ' 0820', '__proto__', '٠٨٢٠'])(
    'is null for the bank “%s”, which is not a number',
    (bankForholdRegnr) => {
      expect(successorAddress('home', { ...jump, bankForholdRegnr })).toBeNull();
    },
  );
});

test('any bank and kid give an address below that bank at the successor, or null', () => {
  const targets = Object.keys(successorPaths) as SuccessorTarget[];
  const bank = fc.oneof(fc.string(), fc.constantFrom('0820', '3361', '..', '08/20', '\ud800'));
  // Includes half a surrogate pair, because encodeURIComponent would throw on it.
  const anyKid = fc.oneof(fc.string(), fc.constantFrom('\ud800', '&x=', 'æøå', '\n'));
  const allowed = { origin: 'https://bank.example', hosts: [hosts.production] };
  fc.assert(
    fc.property(fc.constantFrom(...targets), bank, anyKid, (target, anyBank, kid) => {
      const address = successorAddress(target, { ...jump, bankForholdRegnr: anyBank, kid });
      if (address === null) expect(anyBank).not.toMatch(/^\d+$/);
      else {
        expect(allowAddress(address, allowed)).toBe(address);
        expect(new URL(address).pathname).toBe(`/hopp/${anyBank}/pm/${successorPaths[target]}`);
        expect(new URL(address).searchParams.get('kid')).toBe(new URLSearchParams({ kid }).get('kid'));
      }
    }),
  );
});
