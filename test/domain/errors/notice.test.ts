import { expect, test } from 'vitest';
import * as access from '#domain/access/errors.ts';
import { directAccessBlocked, switchNotices } from '#domain/arriving/errors.ts';
import { directDebitReceipts } from '#domain/buying/direct-debit-errors.ts';
import { notSoldDigitally } from '#domain/buying/errors.ts';
import { unwanted } from '#domain/buying/self-declaration-errors.ts';
import {
  maybeUnreadable,
  nothingToReport,
  notSelfAdministered,
  reportSent,
} from '#domain/employees/errors.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { canRetry, isError, isSolvedByLogin, type Notice } from '#domain/errors/notice.ts';
import { directDebitTakesTime, overdueInvoice } from '#domain/overview/errors.ts';
import { policyNotFound, proposalNotFound } from '#domain/policies/document-errors.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import { changeSent, orderSent } from '#domain/requests/errors.ts';
import { contactInfoUpdated } from '#domain/settings/errors.ts';
import * as sharing from '#domain/sharing/errors.ts';
import { travelCardDeleted, travelCardShared } from '#domain/travel-cards/errors.ts';

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

const { failed, failedOnPurchase, created, createdOnPurchase } = directDebitReceipts;

test.each<[Notice['kind'], readonly Pick<Notice, 'kind'>[]]>([
  ['success', [access.relationCreated, access.relationDeleted, access.accessLost, access.stillHasAccess]],
  ['success', [sharing.insightGiven, sharing.insightDeleted, travelCardShared, travelCardDeleted]],
  ['success', [changeSent, orderSent, contactInfoUpdated, ...Object.values(reportSent)]],
  ['success', [created, createdOnPurchase]],
  ['state', [unwanted, notSoldDigitally, directAccessBlocked, policyNotFound, nothingToReport]],
  ['state', [sharing.sharedByOwner, sharing.nothingToShare, sharing.organisationSharesNothing]],
  ['state', [overdueInvoice, directDebitTakesTime]],
  ['failure', [partlyMissing, ...Object.values(switchNotices), sharing.maybeGiven, sharing.maybeDeleted]],
  ['failure', [failed, failedOnPurchase]],
  ['refusal', [...Object.values(missingRight), maybeUnreadable, notSelfAdministered, proposalNotFound]],
])('the notices that no call fails with have the kind %s', (kind, notices) => {
  expect(notices.map((each) => each.kind)).toEqual(notices.map(() => kind));
});
