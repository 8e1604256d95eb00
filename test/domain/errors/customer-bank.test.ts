import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { asNoDamage, dependsOnBank, isInAnotherBank } from '#domain/errors/customer.ts';
import { refusalsOfPart } from '#domain/errors/general.ts';
import { generalError, shownNotice, temporarilyDown } from './shown-notice.ts';

const mayNotSee = 'Bruker mangler tilgang til skadeforsikring';

test.each([
  ['of another bank (A8.1)', { status: 404, code: 'FOR3170009' }, true, false],
  ['without an explanation, and a 403 (A6.5)', { status: 403 }, false, true],
  ['without damage insurance (A6.5)', { status: 403, message: mayNotSee }, false, false],
  ['of a system that is down, and a 403', { status: 403, code: 'INS00002' }, false, false],
  ['after another error', { status: 500 }, false, false],
])('the error of a customer %s', (_, error, another, depends) => {
  expect(isInAnotherBank(apiError(error))).toBe(another);
  expect(dependsOnBank(apiError(error))).toBe(depends);
});

test('an error that counts as no damage insurance has the server’s words for it (A6.5)', () => {
  expect(asNoDamage(apiError({ status: 403, code: 'X' }))).toEqual(
    apiError({ status: 403, code: 'X', message: mayNotSee }),
  );
});

test('a part of a page has its own sentence, except while a system is down (A8.4)', () => {
  const table = refusalsOfPart('Vi fikk ikke hentet kortet.');
  const [kind, title] = generalError;
  expect(shownNotice(table, { status: 500 })).toEqual([kind, title, 'Vi fikk ikke hentet kortet.']);
  expect(shownNotice(table, { code: 'INS00002' })).toEqual(temporarilyDown);
});
