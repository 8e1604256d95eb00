import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import {
  addTravelCardRefusals,
  cannotBeUndone,
  cardPolicyRefusals,
  deleteTravelCardRefusals,
  generateTravelCardsRefusals,
  shareTravelCardRefusals,
  travelCardDeleted,
  travelCardRefusals,
  travelCardShared,
} from '#domain/travel-cards/errors.ts';
import { shownNotice, temporarilyDown } from '#test/domain/errors/shown-notice.ts';

const later = ['failure', null, 'Det oppstod et problem. Prøv igjen senere.'];

describe('sharing a travel card', () => {
  test('says that it cannot be undone, and confirms it (B4.24)', () => {
    expect(cannotBeUndone).toBe('Når du har delt reisekortet, kan det ikke angres.');
    expect(travelCardShared).toEqual({
      kind: 'success',
      title: null,
      text: 'Reiseforsikringen din er nå delt.',
    });
  });

  test.each([
    ['INF0080002', 'Dette fødselsnummeret er ikke gyldig.', 'fodselsnummer'],
    ['FOR4630008', 'Dette reisekortet eksisterer allerede', 'fodselsnummer'],
    ['FOR4630004', 'Denne reiseforsikringen er ikke mulig å dele', null],
  ])('is refused with %s (B8.26, B8.27, B8.28)', (code, text, field) => {
    const error = { status: 400, code, message: 'Kortet er sperret.' };
    expect(shownNotice(shareTravelCardRefusals, error)).toEqual(['refusal', null, text]);
    expect(fieldErrorIn(shareTravelCardRefusals, apiError(error))).toEqual(
      field === null ? null : { [field]: text },
    );
  });

  test('has one sentence for every internal error (B8.25)', () => {
    const error = { status: 500, code: 'FOR4630008', message: 'Kortet er sperret.' };
    expect(shownNotice(shareTravelCardRefusals, error)).toEqual([
      ...['failure', null, 'Det oppstod et problem. Prøv igjen siden.'],
    ]);
  });

  test('shows the server’s message after another error, below the field for a 400 (B8.29)', () => {
    const error = { status: 400, code: 'X', message: 'Kortet er sperret.' };
    expect(shownNotice(shareTravelCardRefusals, error)).toEqual(['failure', null, 'Kortet er sperret.']);
    expect(fieldErrorIn(shareTravelCardRefusals, apiError(error))).toEqual({
      fodselsnummer: 'Kortet er sperret.',
    });
    expect(fieldErrorIn(shareTravelCardRefusals, apiError({ ...error, status: 409 }))).toBeNull();
    expect(fieldErrorIn(shareTravelCardRefusals, apiError({ ...error, message: '' }))).toBeNull();
    expect(shownNotice(shareTravelCardRefusals, { status: 400 })).toEqual(later);
  });
});

test('adding a travel card shows the server’s message, except for the code 500 (B8.32)', () => {
  const message = 'Kortet er sperret.';
  expect(shownNotice(addTravelCardRefusals, { code: '500', message })).toEqual(later);
  expect(shownNotice(addTravelCardRefusals, { code: '501', message })).toEqual(['failure', null, message]);
  expect(shownNotice(addTravelCardRefusals, { code: '501' })).toEqual(later);
});

test('deleting a travel card has one sentence for every error, and one for its success (B8.33, B4.25)', () => {
  expect(shownNotice(deleteTravelCardRefusals, { code: 'INS00002', message: 'Kortet er sperret.' })).toEqual(
    later,
  );
  expect(travelCardDeleted).toEqual({ kind: 'success', title: null, text: 'Reisekortet er slettet.' });
});

test('a card that could not be created (B8.31), and cards that could not be loaded (B8.34)', () => {
  expect(shownNotice(generateTravelCardsRefusals, { status: 500 })).toEqual([
    'failure',
    null,
    'Det oppstod et problem, og reisekortet ble ikke opprettet. Prøv igjen senere.',
  ]);
  expect(shownNotice(travelCardRefusals, { status: 500 })).toEqual([
    'failure',
    'Noe gikk galt',
    'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.',
  ]);
});

test('the policy of a card that could not be loaded', () => {
  expect(shownNotice(cardPolicyRefusals, { status: 500 })).toEqual([
    'failure',
    'Noe gikk galt',
    'Vi fikk ikke hentet forsikringen. Prøv igjen for å se vilkårene og dele kortet.',
  ]);
  expect(shownNotice(cardPolicyRefusals, { code: 'INS00002' })).toEqual(temporarilyDown);
});
