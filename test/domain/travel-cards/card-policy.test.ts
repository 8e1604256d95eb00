import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { countsAsNoPolicies, getsAutomaticCard, policyOfCard } from '#domain/travel-cards/card-policy.ts';

test.each([
  ['the insurer has no record (A8.10)', { status: 404, code: 'FOR3170051' }],
  ['the record is at another bank (A8.1)', { status: 404, code: 'FOR3170009' }],
  [
    'the visitor has no access to damage insurance (A6.5)',
    { status: 403, message: 'Bruker mangler tilgang til skadeforsikring' },
  ],
  [
    'the visitor is a customer of the legacy system (A6.5)',
    { status: 403, message: 'Customers of legacy system may not call this resource' },
  ],
  ['the visitor has no role (A6.5)', { status: 403, code: 'FEL3710020', message: 'Missing required role.' }],
])('the visitor counts as having no policies if %s', (_, error) => {
  expect(countsAsNoPolicies(apiError(error))).toBe(true);
});

test.each([
  ['the session is lost', { status: 401 }],
  ['a 403 has no explanation', { status: 403 }],
  ['the system is down', { status: 500, code: 'INS00002' }],
  ['the connection is lost', { status: 0, code: 'NETWORK' }],
])('the visitor may have policies if %s', (_, error) => {
  expect(countsAsNoPolicies(apiError(error))).toBe(false);
});

test.each([
  ['in force', 'KRAFT', true],
  ['that is accepted', 'AKSEPT', true],
  ['that has ended', 'OPPSAGT', false],
  ['of unknown status', 'UKJENT', false],
])('a policy %s gets a card automatically: %s, %s (B2.103, C3.5)', (_, status, gets) => {
  const youth = {
    forsikringsnummer: '7041234',
    produkt: 'P45',
    forsikringstekst: 'Ung',
    periode: { fra: '2026-07-01' },
  };
  expect(getsAutomaticCard({ ...youth, status })).toBe(gets);
});

test('no policy gets no card, and neither does one whose product has none', () => {
  expect(getsAutomaticCard(null)).toBe(false);
  const car = { forsikringsnummer: '7', produkt: 'M05', forsikringstekst: 'Bil', status: 'KRAFT' };
  expect(getsAutomaticCard({ ...car, periode: { fra: '2026-07-01' } })).toBe(false);
});

test('the policy of a card is found by its number, and keeps only what the page needs', () => {
  const policy = {
    ...{ forsikringsnummer: '7041234', produkt: 'P45', forsikringstekst: 'Ung', status: 'KRAFT' },
    periode: { fra: '2026-07-01' },
  };
  const listed = { ...policy, premie: 900, periode: { fra: '2026-07-01', til: '2027-06-30' } };
  expect(policyOfCard([null, { ...listed, forsikringsnummer: '1' }, listed], '7041234')).toEqual(policy);
  expect(policyOfCard([null, listed], '7')).toBeNull();
});
