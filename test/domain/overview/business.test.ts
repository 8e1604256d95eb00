import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import {
  businessNotice,
  businessSide,
  isPartlyMissing,
  lostRoleIn,
  policiesShown,
} from '#domain/overview/business.ts';
import { landingSite as site } from '#flows/overview/home/cases.ts';
import { car } from '#flows/overview/private-landing/cases.ts';

const organisation = 'Fjordglimt Snekkeri AS';
const failed = (status: number, code: string, message = '') => ({
  value: null,
  error: apiError({ status, code, message }),
});
const empty = { value: { rows: [], isPartial: false, employeeForms: [], adviser: null }, error: null };
const wrong = 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.';
const none = 'Fjordglimt Snekkeri AS har ingen aktive forsikringer';

test.each([
  ['A8.1: another bank', failed(404, 'FOR3170009'), 'Feil kundeforhold', false],
  ['A8.3: at night', failed(500, 'INS00002_NIGHT'), 'Vedlikehold', true],
  ['A8.4: down', failed(500, 'INS00002'), 'Prøv igjen senere', true],
  ['A8.5: anything else', failed(500, '500'), 'Noe gikk galt', true],
  ['A8.8: the session lost', failed(401, '401'), 'Du er ikke logget inn', false],
  ['A8.10: unknown to the damage system', failed(404, 'FOR3170051'), none, false],
  [
    'A6.5: without damage insurance',
    failed(403, '403', 'Bruker mangler tilgang til skadeforsikring'),
    none,
    false,
  ],
  [
    'A6.5: a customer of the legacy system',
    failed(403, '403', 'Customers of legacy system may not call this resource'),
    none,
    false,
  ],
  ['A8.10: without policies', empty, none, false],
])('the insurance of a company, %s', (_, damage, seen, partly) => {
  const company = { site, organisation, roleError: null, damage, bank: null };
  const notice = businessNotice(company);
  expect(notice?.text === none ? notice.text : notice?.title).toBe(seen);
  expect(isPartlyMissing(company)).toBe(partly);
});

describe('the relations fail', () => {
  const roleError = apiError({ status: 500, code: '500' });
  const ended = apiError({ status: 401, code: '401' });

  test.each([
    ['A8.6: something is missing', roleError, empty, true, null],
    ['A8.6: also beside the insurance', roleError, failed(500, '500'), true, null],
    ['A8.8: the session has ended', ended, empty, false, ended],
    ['the session has ended, which the insurance already says', ended, failed(401, '401'), false, null],
  ])('%s', (_, error, damage, partly, lost) => {
    const company = { site, organisation, roleError: error, damage, bank: null };
    expect([isPartlyMissing(company), lostRoleIn(company)]).toEqual([partly, lost]);
  });
});

describe('A6.5: a 403 that nothing explains', () => {
  const bankOf = (bankregnr: string) => ({ value: { name: 'Sparebanken Solvik', bankregnr }, error: null });

  test.each([
    ['is no error for customers of a quiet bank', bankOf('0770'), none],
    ['is one for customers of another', bankOf('3361'), wrong],
    ['is one when the bank cannot be loaded', failed(404, '404'), wrong],
  ])('%s', (_, bank, text) => {
    const damage = failed(403, '403');
    expect(businessNotice({ site, organisation, damage, bank })?.text).toBe(text);
  });
});

test('A8.6, B3.5: a policy that cannot be read may be the only one', () => {
  const damage = { value: { ...empty.value, isPartial: true }, error: null };
  const company = { site, organisation, roleError: null, damage, bank: null };
  expect([businessNotice(company), isPartlyMissing(company)]).toEqual([null, true]);
});

test('A7.24: analytics count the policies of a company', () => {
  const { rows } = businessSide({
    forsikringer: [{ ...car, produkt: 'N17' }, { ...car, status: 'UKJENT' }, null],
  });
  expect(policiesShown({ damage: { value: { ...empty.value, rows }, error: null } })).toEqual({
    type: 'policies.shown',
    count: 1,
    products: ['N17'],
    has: { skade: true, person: false, delte: false },
  });
  expect(policiesShown({ damage: failed(500, '500') })).toMatchObject({ count: 0, has: { skade: false } });
});
