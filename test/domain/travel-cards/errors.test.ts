import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import {
  addTravelCardRefusals,
  deleteTravelCardRefusals,
  shareTravelCardRefusals,
} from '#domain/travel-cards/errors.ts';
import { shownNotice } from '#test/domain/errors/shown-notice.ts';

const message = 'Kortet er sperret.';
const later = ['failure', null, 'Det oppstod et problem. Prøv igjen senere.'];

test('sharing a travel card shows the server’s message, below the field for a 400 (B8.29)', () => {
  const error = { status: 400, code: 'X', message };
  expect(shownNotice(shareTravelCardRefusals, error)).toEqual(['failure', null, message]);
  expect(fieldErrorIn(shareTravelCardRefusals, apiError(error))).toEqual({ fodselsnummer: message });
  expect(fieldErrorIn(shareTravelCardRefusals, apiError({ ...error, status: 409 }))).toBeNull();
  expect(fieldErrorIn(shareTravelCardRefusals, apiError({ ...error, message: '' }))).toBeNull();
  expect(shownNotice(shareTravelCardRefusals, { status: 400 })).toEqual(later);
});

test('a number that the server does not know has its sentence below the field (B8.26)', () => {
  const error = apiError({ status: 400, code: 'INF0080002', message });
  expect(fieldErrorIn(shareTravelCardRefusals, error)).toEqual({
    fodselsnummer: 'Dette fødselsnummeret er ikke gyldig.',
  });
});

test('adding a travel card shows the server’s message, except for the code 500 (B8.32)', () => {
  expect(shownNotice(addTravelCardRefusals, { code: '500', message })).toEqual(later);
  expect(shownNotice(addTravelCardRefusals, { code: '501', message })).toEqual(['failure', null, message]);
  expect(shownNotice(addTravelCardRefusals, { code: '501' })).toEqual(later);
});

test('deleting a travel card has one sentence for every error, never the server’s message (B8.33)', () => {
  expect(shownNotice(deleteTravelCardRefusals, { status: 400, code: 'X', message })).toEqual(later);
  expect(shownNotice(deleteTravelCardRefusals, { status: 500, code: '500', message })).toEqual(later);
});
