import { expect, test } from 'vitest';
import { accessLost, relationCreated, relationDeleted } from '#domain/access/errors.ts';
import { directAccessBlocked } from '#domain/arriving/errors.ts';
import { unwanted } from '#domain/buying/self-declaration-errors.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { canRetry, isError, isSolvedByLogin, type Notice } from '#domain/errors/notice.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import { changeSent } from '#domain/requests/errors.ts';
import { insightDeleted, sharedByOwner } from '#domain/sharing/errors.ts';
import { travelCardShared } from '#domain/travel-cards/errors.ts';

test.each([
  ['failure', true, true],
  ['refusal', false, true],
  ['loggedOut', false, true],
  ['state', false, false],
  ['success', false, false],
] as const)('for the kind %s, canRetry returns %s and isError returns %s', (kind, retry, error) => {
  expect([canRetry({ kind }), isError({ kind })]).toEqual([retry, error]);
});

test('a lost session offers a login, whatever title a screen gives it (A8.8)', () => {
  expect(isSolvedByLogin({ ...notLoggedIn, title: 'Vi fikk ikke hentet beviset' })).toBe(true);
});

test.each(['failure', 'refusal', 'state', 'success'] as const)(
  'the kind %s does not offer a login',
  (kind) => {
    expect(isSolvedByLogin({ ...notLoggedIn, kind })).toBe(false);
  },
);

test.each<[Notice['kind'], readonly Notice[]]>([
  ['success', [relationCreated, relationDeleted, accessLost, insightDeleted, travelCardShared, changeSent]],
  ['state', [unwanted, sharedByOwner, directAccessBlocked]],
  ['failure', [partlyMissing]],
  ['refusal', Object.values(missingRight)],
])('the notices that no call fails with have the kind %s', (kind, notices) => {
  expect(notices.map((each) => each.kind)).toEqual(notices.map(() => kind));
});
