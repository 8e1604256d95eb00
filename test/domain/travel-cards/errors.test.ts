import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';
import {
  addTravelCardRefusals,
  createTravelCardRefusals,
  deleteTravelCardRefusals,
  shareTravelCardRefusals,
  travelCardRefusals,
  travelCardShared,
} from '#domain/travel-cards/errors.ts';

const failure = (text: string) => ({ kind: 'failure', title: null, text });
const refusal = (text: string) => ({ kind: 'refusal', title: null, text });

describe('who shares a travel card reads', () => {
  test.each([
    [
      'B8.25: that there was a problem',
      { status: 500 },
      failure('Det oppstod et problem. Prøv igjen siden.'),
    ],
    [
      'B8.25: that also where the internal error has a code',
      { status: 500, code: 'FOR4630008', message: 'NullPointerException' },
      failure('Det oppstod et problem. Prøv igjen siden.'),
    ],
    [
      'B8.26: that the number is not valid',
      { status: 400, code: 'INF0080002', message: 'Ugyldig' },
      refusal('Dette fødselsnummeret er ikke gyldig.'),
    ],
    [
      'B8.27: that the card is there already',
      { status: 409, code: 'FOR4630008' },
      refusal('Dette reisekortet eksisterer allerede'),
    ],
    [
      'B8.28: that this policy cannot be shared',
      { status: 400, code: 'FOR4630004' },
      refusal('Denne reiseforsikringen er ikke mulig å dele'),
    ],
    [
      'B8.29: what the server says',
      { status: 400, code: 'FOR4630099', message: 'Reisekortet er sperret.' },
      failure('Reisekortet er sperret.'),
    ],
    [
      'B8.29: that there was a problem, where the server says nothing',
      { status: 0, code: 'NETWORK' },
      failure('Det oppstod et problem. Prøv igjen siden.'),
    ],
  ])('%s', (_, error, seen) => {
    expect(noticeIn(shareTravelCardRefusals, apiError(error))).toEqual(seen);
  });

  test('and the chart knows an internal error by name', () => {
    expect(refusalIn(shareTravelCardRefusals, apiError({ status: 500 }))).toBe('internalError');
  });
});

describe('who adds a travel card reads', () => {
  test.each([
    [
      'B8.32: that there was a problem',
      { status: 500, code: '500', message: 'NullPointerException' },
      'Det oppstod et problem. Prøv igjen senere.',
    ],
    [
      'B8.32: that there was a problem, by the error code and not by the HTTP status',
      { status: 400, code: '500', message: 'NullPointerException' },
      'Det oppstod et problem. Prøv igjen senere.',
    ],
    [
      'B8.32: what the server says, where a 500 has another code',
      { status: 500, code: 'FOR4630011', message: 'Registeret er stengt.' },
      'Registeret er stengt.',
    ],
    [
      'B8.32: what the server says',
      { status: 404, message: 'Fant ikke forsikringen.' },
      'Fant ikke forsikringen.',
    ],
    [
      'B8.32: that there was a problem, where the server says nothing',
      { status: 404 },
      'Det oppstod et problem. Prøv igjen senere.',
    ],
  ])('%s', (_, error, text) => {
    expect(noticeIn(addTravelCardRefusals, apiError(error))).toEqual(failure(text));
  });
});

test('B8.31: whose travel card could not be made reads so', () => {
  expect(noticeIn(createTravelCardRefusals, apiError({ status: 500 }))).toEqual(
    failure('Det oppstod et problem, og reisekortet ble ikke opprettet. Prøv igjen senere.'),
  );
});

test('B8.33: whose travel card could not be deleted is asked to try again later', () => {
  const error = apiError({ status: 400, message: 'vises ikke' });
  expect(noticeIn(deleteTravelCardRefusals, error)).toEqual(
    failure('Det oppstod et problem. Prøv igjen senere.'),
  );
});

test('B8.34: if travel cards could not be loaded, the customer is asked to try again later', () => {
  expect(noticeIn(travelCardRefusals, apiError({ status: 404 }))).toEqual({
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.',
  });
});

test('B4.24: who shared a travel card reads so', () => {
  expect(travelCardShared).toEqual({
    kind: 'success',
    title: null,
    text: 'Reiseforsikringen din er nå delt.',
  });
});
