import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import {
  certificateRefusals,
  detailRefusals,
  policyNotFound,
  proposalRefusals,
} from '#domain/policies/document-errors.ts';
import {
  hasNoDamagePolicies,
  hasNoLifePolicies,
  partlyMissing,
  searchesLife,
} from '#domain/policies/errors.ts';
import { generalError, shownNotice, temporarilyDown } from '#test/domain/errors/shown-notice.ts';

test('an overview without one of its sources says that policies may be missing (A8.6)', () => {
  expect(partlyMissing).toEqual({
    kind: 'failure',
    title: null,
    text: 'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
  });
});

test('a certificate that could not be loaded has its own sentence (B8.3)', () => {
  expect(shownNotice(certificateRefusals, { code: 'INS00002' })).toEqual([
    'failure',
    null,
    'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.',
  ]);
});

test('a proposal that was not found has its own sentence (B8.40)', () => {
  expect(shownNotice(proposalRefusals, { status: 404 })).toEqual([
    'refusal',
    'Noe gikk galt!',
    'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.',
  ]);
  expect(shownNotice(proposalRefusals, { status: 500 })).toEqual(generalError);
  expect(shownNotice(proposalRefusals, { status: 500, code: 'INS00002' })).toEqual(temporarilyDown);
});

test('a page of a policy that could not be loaded has the general error (B8.2, B8.4)', () => {
  expect(shownNotice(detailRefusals, { status: 404 })).toEqual(generalError);
});

test('a policy that the customer does not have is no failure (C4.21)', () => {
  expect(policyNotFound).toEqual({
    kind: 'state',
    title: 'Vi fant ikke forsikringen',
    text: 'Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.',
  });
});

describe('a customer has no policies of a kind, which is no failure,', () => {
  test.each([
    ['unknown to the insurer (A8.10)', { status: 404, code: 'FOR3170051' }, true],
    ['in another bank (A8.1)', { status: 404, code: 'FOR3170009' }, true],
    ['after another error', { status: 500 }, false],
  ])('of damage insurance: %s', (_, error, none) => {
    expect(hasNoDamagePolicies(apiError(error))).toBe(none);
  });

  test.each([
    ['unknown in this bank (A8.2)', { status: 404, message: 'Kunden finnes ikke i denne banken' }, true],
    ['after another error', { status: 404 }, false],
  ])('of life insurance: %s', (_, error, none) => {
    expect(hasNoLifePolicies(apiError(error))).toBe(none);
  });
});

describe('life policies are searched (A7.3)', () => {
  const person = { organisasjonsnummer: null, hasNationalId: true };

  test.each([
    ['for a person', person, null, true],
    ['for a person without damage insurance', person, { status: 404, code: 'FOR3170051' }, true],
    ['but not for a customer of another bank', person, { status: 404, code: 'FOR3170009' }, false],
    ['but not without a national identity number', { ...person, hasNationalId: false }, null, false],
    ['but not for an organisation', { ...person, organisasjonsnummer: '923609016' }, null, false],
  ])('%s', (_, visitor, error, searched) => {
    expect(searchesLife(visitor, error && apiError(error))).toBe(searched);
  });
});
