import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { businessPoliciesNotice, meansNoPolicies } from '#domain/errors/business-policies.ts';

test.each([
  ['in another bank (A8.1)', { status: 404, code: 'FOR3170009' }, 'Feil kundeforhold', false],
  ['not a customer (A8.10)', { status: 404, code: 'FOR3170051' }, 'Ingen forsikringer', true],
  [
    'not allowed to see damage insurance (A6.5)',
    { status: 403, message: 'Bruker mangler tilgang til skadeforsikring' },
    'Ingen forsikringer',
    true,
  ],
  ['logged out (A8.8)', { status: 401 }, 'Du er ikke logget inn', false],
  ['refused without a reason (A6.5)', { status: 403 }, 'Noe gikk galt', false],
])('a business that is %s reads why its policies are missing', (_, error, title, hasNone) => {
  expect(businessPoliciesNotice(apiError(error)).title).toBe(title);
  expect(meansNoPolicies(apiError(error))).toBe(hasNone);
});
