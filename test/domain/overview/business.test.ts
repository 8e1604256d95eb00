import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { businessNotice, isPartlyMissing, lostSessionIn, policiesShown } from '#domain/overview/business.ts';
import { warnsDamageCustomer } from '#domain/overview/direct-debit-warning.ts';
import type { DamageCustomer } from '#domain/shared/damage-customer.ts';
import { car, customer } from '#flows/fixtures/customer.ts';

const organisation = 'Fjordglimt Snekkeri AS';
const failed = (status: number, code: string, message = '') => ({
  value: null,
  error: apiError({ status, code, message }),
});
const withPolicies = (...forsikringer: DamageCustomer['forsikringer']) => ({
  value: { ...customer, forsikringer },
  error: null,
});
const empty = withPolicies();
const none = 'Fjordglimt Snekkeri AS har ingen aktive forsikringer';

test.each([
  ['in another bank (A8.1)', failed(404, 'FOR3170009'), 'Feil kundeforhold'],
  ['during nightly maintenance (A8.3)', failed(500, 'INS00002_NIGHT'), 'Vedlikehold'],
  ['while the system is down (A8.4)', failed(500, 'INS00002'), 'Prøv igjen senere'],
  ['after another error (A8.5)', failed(500, '500'), 'Noe gikk galt'],
  ['after a lost session (A8.8)', failed(401, '401'), 'Du er ikke logget inn'],
  ['unknown to the damage system (A8.10)', failed(404, 'FOR3170051'), none],
  [
    'without access to damage insurance (A6.5)',
    failed(403, '403', 'Bruker mangler tilgang til skadeforsikring'),
    none,
  ],
  [
    'in the legacy system (A6.5)',
    failed(403, '403', 'Customers of legacy system may not call this resource'),
    none,
  ],
  ['after a 403 without an explanation (A6.5)', failed(403, '403'), 'Noe gikk galt'],
  ['without policies (A8.10)', empty, none],
])('a company %s has one notice of its own (C4.26)', (_, damage, seen) => {
  const company = { organisation, roleError: null, damage };
  const notice = businessNotice(company);
  expect(notice?.text === none ? notice.text : notice?.title).toBe(seen);
  expect(isPartlyMissing(company)).toBe(false);
});

describe('if the relations fail', () => {
  const roleError = apiError({ status: 500, code: '500' });
  const ended = apiError({ status: 401, code: '401' });

  test.each([
    ['the page says that something is missing (A8.6)', roleError, empty, true, null],
    ['the page says so also if the insurance fails (A8.6)', roleError, failed(500, '500'), true, null],
    ['because the session has ended, the page says so (A8.8)', ended, empty, false, ended],
    [
      'because the session has ended, only the section of the insurance says so',
      ended,
      failed(401, '401'),
      false,
      null,
    ],
  ])('%s', (_, error, damage, partly, lost) => {
    const company = { organisation, roleError: error, damage };
    expect([isPartlyMissing(company), lostSessionIn(company)]).toEqual([partly, lost]);
  });
});

test('the notice about no policies is not shown to a company with an unreadable policy (A8.6)', () => {
  const company = { organisation, roleError: null, damage: withPolicies(null) };
  expect([businessNotice(company), isPartlyMissing(company)]).toEqual([null, true]);
});

test('analytics count the policies of a company (A7.24)', () => {
  const damage = withPolicies({ ...car, produkt: 'N17' }, { ...car, status: 'UKJENT' }, null);
  expect(policiesShown({ damage })).toEqual({
    type: 'policies.shown',
    count: 1,
    products: ['N17'],
    has: { skade: true, person: false, delte: false },
  });
  expect(policiesShown({ damage: failed(500, '500') })).toMatchObject({ count: 0, has: { skade: false } });
});

test.each([
  ['a company without a valid agreement for AvtaleGiro', 'AVTALEGIRO', false, true],
  ['a company with an agreement', 'AVTALEGIRO', true, false],
  ['a company that pays in another way', 'EFAKTURA', false, false],
])(
  '%s is warned only if an agreement is missing: %s, %s → %s (A4.8)',
  (_, betalingsmate, gyldigAvtalegiro, warns) => {
    const company = { forsikringer: [{ ...car, produkt: 'N17' }], betalingsmate, gyldigAvtalegiro };
    expect(warnsDamageCustomer(company)).toBe(warns);
  },
);
