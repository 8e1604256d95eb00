import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';
import {
  addTravelCardRefusals,
  deleteTravelCardRefusals,
  generateTravelCardsRefusals,
  shareTravelCardRefusals,
  travelCardRefusals,
  travelCardShared,
} from '#domain/travel-cards/errors.ts';

const failure = (text: string) => ({ kind: 'failure', title: null, text });
const refusal = (text: string) => ({ kind: 'refusal', title: null, text });

describe('a failed share of a travel card shows', () => {
  test.each([
    ['a problem (B8.25)', { status: 500 }, failure('Det oppstod et problem. Prøv igjen siden.')],
    [
      'a problem, also if the internal error has a code (B8.25)',
      { status: 500, code: 'FOR4630008', message: 'NullPointerException' },
      failure('Det oppstod et problem. Prøv igjen siden.'),
    ],
    [
      'an invalid number (B8.26)',
      { status: 400, code: 'INF0080002', message: 'Ugyldig' },
      refusal('Dette fødselsnummeret er ikke gyldig.'),
    ],
    [
      'that the card exists already (B8.27)',
      { status: 409, code: 'FOR4630008' },
      refusal('Dette reisekortet eksisterer allerede'),
    ],
    [
      'that the policy cannot be shared (B8.28)',
      { status: 400, code: 'FOR4630004' },
      refusal('Denne reiseforsikringen er ikke mulig å dele'),
    ],
    [
      'the message of the server (B8.29)',
      { status: 400, code: 'FOR4630099', message: 'Reisekortet er sperret.' },
      failure('Reisekortet er sperret.'),
    ],
    [
      'a problem, if the server sends no message (B8.29, B8.32)',
      { status: 0, code: 'NETWORK' },
      failure('Det oppstod et problem. Prøv igjen senere.'),
    ],
  ])('%s', (_, error, seen) => {
    expect(noticeIn(shareTravelCardRefusals, apiError(error))).toEqual(seen);
  });
});

test('an internal error of a share is a refusal with a name', () => {
  expect(refusalIn(shareTravelCardRefusals, apiError({ status: 500 }))).toBe('internalError');
});

describe('a failed addition of a travel card shows', () => {
  test.each([
    [
      'a problem (B8.32)',
      { status: 500, code: '500', message: 'NullPointerException' },
      'Det oppstod et problem. Prøv igjen senere.',
    ],
    [
      'a problem, by the error code and not by the HTTP status (B8.32)',
      { status: 400, code: '500', message: 'NullPointerException' },
      'Det oppstod et problem. Prøv igjen senere.',
    ],
    [
      'the message of the server, if a 500 has another code (B8.32)',
      { status: 500, code: 'FOR4630011', message: 'Registeret er stengt.' },
      'Registeret er stengt.',
    ],
    [
      'the message of the server (B8.32)',
      { status: 404, message: 'Fant ikke forsikringen.' },
      'Fant ikke forsikringen.',
    ],
    [
      'a problem, if the server sends no message (B8.32)',
      { status: 404 },
      'Det oppstod et problem. Prøv igjen senere.',
    ],
  ])('%s', (_, error, text) => {
    expect(noticeIn(addTravelCardRefusals, apiError(error))).toEqual(failure(text));
  });
});

test('the notice of a travel card that could not be created says to try again later (B8.31)', () => {
  expect(noticeIn(generateTravelCardsRefusals, apiError({ status: 500 }))).toEqual(
    failure('Det oppstod et problem, og reisekortet ble ikke opprettet. Prøv igjen senere.'),
  );
});

test('the notice of a travel card that could not be deleted says to try again later (B8.33)', () => {
  const error = apiError({ status: 400, message: 'vises ikke' });
  expect(noticeIn(deleteTravelCardRefusals, error)).toEqual(
    failure('Det oppstod et problem. Prøv igjen senere.'),
  );
});

test('the notice of travel cards that could not be loaded says to try again later (B8.34)', () => {
  expect(noticeIn(travelCardRefusals, apiError({ status: 404 }))).toEqual({
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.',
  });
});

test('the notice of a shared travel card is a success (B4.24)', () => {
  expect(travelCardShared).toEqual({
    kind: 'success',
    title: null,
    text: 'Reiseforsikringen din er nå delt.',
  });
});
