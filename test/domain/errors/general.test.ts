import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { couldNotLoad, generalNotice, unknownOutcome, unknownProduct } from '#domain/errors/general.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';

const otherwise = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
};

test('at night, the customer reads that maintenance ends at 04.00 (A8.3, A9.3)', () => {
  expect(generalNotice(apiError({ status: 503, code: 'INS00002_NIGHT' }))).toEqual({
    kind: 'failure',
    title: 'Vedlikehold',
    text: 'Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten.',
  });
});

test('A8.4: during maintenance, the customer is asked to try again later', () => {
  expect(generalNotice(apiError({ status: 503, code: 'INS00002' }))).toEqual({
    kind: 'failure',
    title: 'Prøv igjen senere',
    text: 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
  });
});

test.each([
  ['an internal error', apiError({ status: 500, code: '500' })],
  ['a lost connection', apiError({ code: 'NETWORK' })],
  ['a defect of ours', new TypeError('x is undefined')],
  ['nothing at all', undefined],
])('A8.5: of %s, the customer reads that something went wrong', (_, error) => {
  expect(generalNotice(error)).toEqual(otherwise);
});

test('A8.5: where a page could not be loaded, the customer is asked to try again later', () => {
  expect(couldNotLoad).toEqual({
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Vi beklager, men det har oppstått en feil. Vennligst prøv igjen senere.',
  });
});

describe('A8.8: who is not logged in is told so', () => {
  const notice = {
    kind: 'refusal',
    title: 'Du er ikke logget inn',
    text: 'Du må være logget inn for å bruke denne tjenesten.',
  };

  test('by any call that finds the session gone', () => {
    expect(generalNotice(apiError({ status: 401, code: '401' }))).toEqual(notice);
    expect(generalNotice(apiError({ status: 401, code: 'FOR0000001' }))).toEqual(notice);
  });

  test('and by pages that see it themselves', () => {
    expect(notLoggedIn).toEqual(notice);
  });
});

test('a write without a response says that it may have arrived', () => {
  expect(unknownOutcome).toEqual({
    kind: 'failure',
    title: 'Vi fikk ikke svar',
    text: 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
  });
});

test('A8.13: an unknown product has its own text', () => {
  expect(unknownProduct).toEqual({ kind: 'refusal', title: 'Noe gikk galt', text: 'Ukjent produkt' });
});

test.each(['constructor', '__proto__', 'toString', 'INS00002_night', ''])(
  'a code that means nothing (%s) is a code like any other',
  (code) => {
    expect(generalNotice(apiError({ code }))).toEqual(otherwise);
  },
);
