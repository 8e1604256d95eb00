import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import {
  damageCustomerNotice,
  damageCustomerRefusals,
  noPolicies,
  personCustomerRefusals,
} from '#domain/errors/customer.ts';
import { identificationRefusals } from '#domain/errors/identification.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';

const anotherBank = {
  kind: 'state',
  title: 'Feil kundeforhold',
  text: 'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
};
const noneOfMine = {
  kind: 'state',
  title: 'Ingen forsikringer',
  text: 'Du har ingen forsikringer hos oss som er registrert på deg.',
};
const noneOfOurs = {
  kind: 'state',
  title: 'Ingen forsikringer',
  text: '{owner} har ingen aktive forsikringer',
};
const somethingWentWrong = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
};
const noAccess = {
  kind: 'refusal',
  title: 'Du har ikke tilgang til forsikring',
  text: 'Ring oss på {phone}, så hjelper vi deg.',
};

const mayNotSeeDamage = apiError({
  status: 403,
  code: '403',
  message: 'Bruker mangler tilgang til skadeforsikring',
});
const legacy = apiError({
  status: 403,
  code: '403',
  developerMessage: 'Customers of legacy system may not call this resource',
});
const missingRole = apiError({ status: 403, code: 'FEL3710020', message: 'Missing required role.' });

describe('with FOR3170009, the notice refers a customer of another bank to the adviser (A8.1, A9.10)', () => {
  test.each(['private', 'business'] as const)('as a %s customer', (visitor) => {
    expect(damageCustomerNotice(apiError({ status: 404, code: 'FOR3170009' }), visitor)).toEqual(anotherBank);
  });

  test('but not with another 404', () => {
    expect(damageCustomerNotice(apiError({ status: 404, code: '404' }), 'private')).toEqual(
      somethingWentWrong,
    );
  });
});

describe('an unknown person customer is treated as a customer of another bank (A8.2)', () => {
  test('with the message and a 404', () => {
    const error = apiError({ status: 404, code: '404', message: 'Kunden finnes ikke i denne banken.' });
    expect(noticeIn(personCustomerRefusals, error)).toEqual(anotherBank);
    expect(refusalIn(personCustomerRefusals, error)).toBe('notInThisBank');
  });

  test.each([
    ['a 404 and another message', { status: 404, message: 'Not Found' }],
    ['another status', { status: 500, message: 'Kunden finnes ikke i denne banken' }],
  ])('but not with %s', (_, error) => {
    expect(noticeIn(personCustomerRefusals, apiError(error))).toEqual(somethingWentWrong);
  });
});

describe('the notice without policies (A8.10, B8.5)', () => {
  const notFound = apiError({
    status: 404,
    code: 'FOR3170051',
    message: 'Fant ikke bedriftskunden i skadesystemet',
  });

  test('of a business', () => {
    const { title, text } = damageCustomerNotice(notFound, 'business');
    expect(title).toBe('Ingen forsikringer');
    expect(fill(text, { owner: 'Solvik Rør AS', phone: '' })).toBe(
      'Solvik Rør AS har ingen aktive forsikringer',
    );
  });

  test('of a private customer', () => {
    expect(damageCustomerNotice(notFound, 'private')).toEqual(noneOfMine);
  });

  test('is the same for an empty list', () => {
    expect(noPolicies).toEqual({ private: noneOfMine, business: noneOfOurs });
  });

  test('is not shown for the code without a 404', () => {
    expect(damageCustomerNotice(apiError({ status: 500, code: 'FOR3170051' }), 'business')).toEqual(
      somethingWentWrong,
    );
  });
});

describe('no damage insurance is not an error (A6.5)', () => {
  test.each([
    ['a private customer without access to it', mayNotSeeDamage, 'private', noneOfMine],
    ['a business without access to it', mayNotSeeDamage, 'business', noneOfOurs],
    ['a private customer of the legacy system', legacy, 'private', noneOfMine],
    ['a business of the legacy system', legacy, 'business', noneOfOurs],
  ] as const)('for %s', (_, error, kind, seen) => {
    expect(damageCustomerNotice(error, kind)).toEqual(seen);
  });

  test.each([
    ['a 403 without an explanation', { status: 403 }],
    ['a 500', { status: 500 }],
    ['a missing response', { status: 0, code: 'NETWORK' }],
  ])('but the general notice is shown after %s', (_, error) => {
    expect(damageCustomerNotice(apiError(error), 'private')).toEqual(somethingWentWrong);
  });

  test.each([
    ['the message with another status', { ...mayNotSeeDamage, status: 500 }],
    ['the message of the legacy system with another status', { ...legacy, status: 500 }],
  ])('but %s is an error', (_, error) => {
    expect(damageCustomerNotice(error, 'private')).toEqual(somethingWentWrong);
  });
});

describe('a visitor without a role in the business (A6.5, A2.33)', () => {
  test.each(['private', 'business'] as const)(
    'reads that they have no access, with a phone number (%s)',
    (kind) => {
      expect(damageCustomerNotice(missingRole, kind)).toEqual(noAccess);
    },
  );

  test.each([
    ['another code', { ...missingRole, code: 'FEL3710015' }],
    ['another message', { ...missingRole, message: 'Forbidden' }],
    ['another status', { ...missingRole, status: 400 }],
  ])('is not recognised by %s', (_, error) => {
    expect(damageCustomerNotice(error, 'business')).toEqual(somethingWentWrong);
  });
});

test('maintenance comes before any other notice, for both kinds of customers (A8.3)', () => {
  const night = apiError({ status: 503, code: 'INS00002_NIGHT' });
  expect(damageCustomerNotice(night, 'private').title).toBe('Vedlikehold');
  expect(damageCustomerNotice(night, 'business').title).toBe('Vedlikehold');
  expect(damageCustomerNotice({ ...night, status: 403 }, 'private').title).toBe('Vedlikehold');
  expect(noticeIn(personCustomerRefusals, night).title).toBe('Vedlikehold');
});

test('the refusals of the damage customer have names', () => {
  expect(refusalIn(damageCustomerRefusals, mayNotSeeDamage)).toBe('mayNotSeeDamage');
  expect(refusalIn(damageCustomerRefusals, legacy)).toBe('legacyCustomer');
  expect(refusalIn(damageCustomerRefusals, missingRole)).toBe('FEL3710020');
});

test.each([401, 404, 500])('a visitor who cannot be identified (%d) has to log in (A6.4)', (status) => {
  expect(noticeIn(identificationRefusals, apiError({ status }))).toEqual({
    kind: 'loggedOut',
    title: 'Du er ikke logget inn',
    text: 'Du må være logget inn for å bruke denne tjenesten.',
  });
});

test.each([
  ['INS00002_NIGHT', 'Vedlikehold'],
  ['INS00002', 'Prøv igjen senere'],
])('while the systems are down (%s), the notice “%s” offers no login (A8.3, A8.4)', (code, title) => {
  const notice = noticeIn(identificationRefusals, apiError({ status: 500, code }));
  expect(notice).toMatchObject({ kind: 'failure', title });
});

test.each([
  ['a response of the wrong shape', { status: 200, code: 'UNREADABLE' }],
  ['a lost connection', { code: 'NETWORK' }],
  ['a time-out', { code: 'TIMEOUT' }],
])('%s is not a lost session, so a retry is offered (A6.4)', (_, known) => {
  expect(noticeIn(identificationRefusals, apiError(known))).toEqual(somethingWentWrong);
});

test('a 401 is a lost session with any code (A8.8)', () => {
  expect(noticeIn(identificationRefusals, apiError({ status: 401, code: 'INS00002' })).title).toBe(
    'Du er ikke logget inn',
  );
});
