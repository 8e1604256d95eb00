import { expect, test } from 'vitest';
import { apiError } from '#domain/api-error.ts';
import { errorText } from '#domain/error-text.ts';

const otherwise = {
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
};

test('A8.3: at night, the customer reads about maintenance, and when it ends', () => {
  expect(errorText(apiError({ status: 503, code: 'INS00002_NIGHT' }))).toEqual({
    title: 'Vedlikehold',
    text: 'Forsikringssystemene er utilgjengelige på grunn av vedlikehold. De er tilbake senest klokken 04.00.',
  });
});

test('A8.4: during maintenance, the customer is asked to try again later', () => {
  expect(errorText(apiError({ status: 503, code: 'INS00002' }))).toEqual({
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
  expect(errorText(error)).toEqual(otherwise);
});

test.each(['constructor', '__proto__'])(
  'a code that every object knows (%s) is a code like any other',
  (code) => {
    expect(errorText(apiError({ code }))).toEqual(otherwise);
  },
);
